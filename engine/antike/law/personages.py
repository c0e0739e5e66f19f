"""5. Personages, awarded at the end of a turn, and the victory.

Source: "Prendre un personnage historique si possible", "Personnages historiques": "Rois", "Savants",
"Généraux", "Citoyens", "Navigateurs"; "ANTIKE à 3 joueurs", "Fin du jeu et victoire". Once all are gone, the
first of five or six nations to destroy a temple wins: that stands in `conquest`.
"""

from typing import cast

from engine.antike.actions import End
from engine.antike.events import PersonageWon, Won
from engine.antike.options import AntikeOptions
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Choosing,
    Coin,
    Open,
    Over,
    Realm,
    realms_with,
    temples_of,
)
from engine.antike.words import PERSONAGES, PILES
from engine.core.contract import Chance, Event, Seat, Standing, Step, ranks
from engine.core.values.change import change

GOALS = {3: 10, 4: 9, 5: 8, 6: 7}
"""Personages that win, by the number of nations; 12 instead of 10 with three, by an option."""


def goal(options: AntikeOptions, nations: int) -> int:
    """Personages a nation needs to win."""
    if nations == 3:
        return int(options.personages)
    return GOALS[nations]


def left(state: AntikeState) -> tuple[int, ...]:
    """What is left of each pile: kings, scholars, generals, citizens, navigators."""
    won = [realm.personages for realm in state.realms]
    return tuple(pile - sum(each) for pile, *each in zip(PILES, *won, strict=True))


def all_gone(state: AntikeState) -> bool:
    """Whether all 35 personages have been won."""
    return not any(left(state))


def due(state: AntikeState, realm: Realm) -> tuple[int, int, int, int, int]:
    """Personages the active nation has earned and not yet won, whatever the piles hold."""
    active = state.active
    cities = state.owner.count(active)
    temples = 0
    if cities >= 3 and state.temples.count(True) >= 3:
        temples = temples_of(state, active)
    seas = len(realm.galleys) - realm.galleys.count(0)
    kings, _, _, citizens, navigators = realm.personages
    return (
        max(0, cities // 5 - kings),
        state.firsts,
        state.destroyed,
        max(0, temples // 3 - citizens),
        max(0, seas // 7 - navigators),
    )


def award(state: AntikeState) -> tuple[Realm, tuple[Event, ...]]:
    """The active nation with the personages it has earned, as far as the piles last, and their events."""
    realm = state.realm
    wanted = due(state, realm)
    if not any(wanted):
        return realm, ()
    needed = goal(state.options, len(state.realms))
    won = list(realm.personages)
    events: list[Event] = []
    for kind, (count, pile) in enumerate(zip(wanted, left(state), strict=True)):
        for _ in range(min(count, pile)):
            won[kind] += 1
            events.append(PersonageWon(realm.nation, PERSONAGES[kind], won[kind], sum(won), needed))
    return change(realm, personages=cast(tuple[int, int, int, int, int], tuple(won))), tuple(events)


def end_turn(
    state: AntikeState, _frame: Open, _seat: Seat, _action: End, _chance: Chance
) -> Step[AntikeState]:
    """Personages are awarded; the game is won or the next nation begins."""
    realm, events = award(state)
    if not events:
        return Step(next_turn(state))
    state, total = change(state, realms=realms_with(state, realm)), sum(realm.personages)
    if total >= goal(state.options, len(state.realms)):
        won = Won(realm.nation, total)
        return Step(change(state, frame=Over("personages", state.active)), (*events, won))
    return Step(next_turn(state), events)


def standing(state: AntikeState) -> Standing:
    """The scores of the seats: personages of the better nation. Who gave up ranks behind everybody else."""
    frame = state.frame
    scores = [0] * state.seats
    gone = frame.left if isinstance(frame, Choosing) else ()
    staying = [not state.realms and seat not in gone for seat in range(state.seats)]
    for realm in state.realms:
        scores[realm.seat] = max(scores[realm.seat], sum(realm.personages))
        staying[realm.seat] = staying[realm.seat] or not realm.withdrawn
    won = frame.winner if isinstance(frame, Over) else NOBODY
    winner = None if won == NOBODY else state.realms[won].seat
    keys = [
        (seat == winner, stays, score)
        for seat, (stays, score) in enumerate(zip(staying, scores, strict=True))
    ]
    needed = goal(state.options, 4 if state.seats == 2 else state.seats)
    return Standing(
        tuple(scores),
        ranks(keys),
        frame.reason if isinstance(frame, Over) else None,
        () if winner is None else (winner,),
        1.0 if isinstance(frame, Over) else min(1.0, max(scores) / needed),
        needed,
    )


def next_nation(state: AntikeState) -> int:
    """The nation still in the game whose turn is next."""
    nations = len(state.realms)
    following = (state.active + 1) % nations
    while state.realms[following].withdrawn:
        following = (following + 1) % nations
    return following


def next_turn(state: AntikeState) -> AntikeState:
    """The state in which the next nation still in the game begins its turn."""
    following = next_nation(state)
    new_round = state.round + (following <= state.active)
    return change(
        state, active=following, frame=Coin(), turn=state.turn + 1, round=new_round, firsts=0, destroyed=0
    )
