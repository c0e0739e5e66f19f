"""After a fight: glory, the province or the pillage, the Oracle, and everybody goes home.

Source: "Métropole", "Conséquences du combat": "Lorsque le Défenseur", "Lorsque l'Attaquant remporte le
combat". The winner's citizens in the Refuge come back to the province of the fight (after a pillage:
anywhere its own), everybody else's to provinces they live in, as they like. Where only one is left they go
there by themselves.
"""

from functools import lru_cache

from engine.core.contract import Chance, Decision, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry
from engine.grecolonies.actions import Return
from engine.grecolonies.board import board
from engine.grecolonies.events import FightWon, GloryWon, Pillaged, Returned
from engine.grecolonies.law.objectives import end_action
from engine.grecolonies.law.oracle import resolve as resolve_oracle
from engine.grecolonies.law.rounds import last_round
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Fight,
    GrecoloniesState,
    Returning,
    combatants,
    occupied,
    placed,
    with_polis,
)
from engine.grecolonies.words import Objective, Province

RULE = "Conséquences du combat"


def finish(
    state: GrecoloniesState, fight: Fight, side: int, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state once a side has won, in which survivors come back, or after they have."""
    found = state.board
    winner, loser = combatants(fight)[side], combatants(fight)[1 - side]
    cities = state.poleis[winner].city, state.poleis[loser].city
    province = found.provinces[fight.province]
    at_home = found.is_metropolis(fight.province)
    events.append(FightWon(*cities, province, fight.number, side == ATTACKER, at_home))
    state = _glory(state, winner, events)
    if side == ATTACKER and at_home:
        state = _pillage(state, fight, chance, events)
    state = resolve_oracle(state, fight, side, events)
    stays = fight.defender if side == DEFENDER or at_home else fight.attacker
    back = survivors(fight)
    polis = placed(state.poleis[stays], fight.province, back[stays])
    state = with_polis(state, stays, polis)
    coming = tuple((number, count) for number, count in enumerate(back) if count and number != stays)
    return bring_back(state, Returning(fight.province, coming), events)


def survivors(fight: Fight) -> tuple[int, ...]:
    """Citizens of each player that are left in the groups and the Refuge."""
    return tuple(sum(counts) for counts in zip(*fight.groups, *fight.refuge, strict=True))


def _glory(state: GrecoloniesState, winner: int, events: list[Event]) -> GrecoloniesState:
    """A marker from the reserve; when it is empty, one from the box."""
    polis = state.poleis[winner]
    left = max(0, state.glory - 1)
    events.append(GloryWon(polis.city, left))
    polis = change(polis, glory=polis.glory + 1)
    state = change(state, poleis=with_entry(state.poleis, winner, polis), glory=left)
    return state if left else last_round(state, "glory", events)


def _pillage(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """One objective changes hands; all are worth the same, so chance says which."""
    robber, robbed = state.poleis[fight.attacker], state.poleis[fight.defender]
    province = state.board.provinces[fight.province]
    tile: Objective | None = None
    if robbed.tiles:
        many = len(robbed.tiles)
        place = chance.roll(many, "pillage") - 1 if chance is not None and many > 1 else many - 1
        tile = robbed.tiles[place]
        tiles = (*robbed.tiles[:place], *robbed.tiles[place + 1 :])
        poleis = with_entry(state.poleis, fight.defender, change(robbed, tiles=tiles))
        richer = change(robber, tiles=(*robber.tiles, tile))
        state = change(state, poleis=with_entry(poleis, fight.attacker, richer))
    events.append(Pillaged(robber.city, robbed.city, province, tile))
    return state


def bring_back(state: GrecoloniesState, frame: Returning, events: list[Event]) -> GrecoloniesState:
    """The state in which those with several places to go to choose, or after all are back."""
    provinces = state.board.provinces
    owed: tuple[tuple[int, int], ...] = ()
    for number, count in frame.owed:
        polis = state.poleis[number]
        if polis.withdrawn:
            polis = change(polis, reserve=polis.reserve + count)
        elif len(places := occupied(polis)) == 1:
            events.append(Returned(polis.city, provinces[places[0]], count))
            polis = placed(polis, places[0], count)
        else:
            owed = (*owed, (number, count))
            continue
        state = with_polis(state, number, polis)
    if owed:
        return change(state, frame=Returning(frame.province, owed))
    return end_action(state, events)


def decisions(state: GrecoloniesState, frame: Returning) -> tuple[Decision, ...]:
    """What those who come back are asked, where to: whoever never answers goes home."""
    provinces = state.board.provinces
    return tuple(
        [
            _decision(
                Seat(number),
                number == state.active,
                provinces[state.poleis[number].home],
                provinces[frame.province],
                count,
            )
            for number, count in frame.owed
        ]
    )


@lru_cache(maxsize=8192)
def _decision(seat: Seat, in_turn: bool, home: Province, province: Province, count: int) -> Decision:
    back = Return(home, count)
    facts = {"count": count, **named(province=province)}
    return Decision(seat, "return", in_turn=in_turn, default=back, facts=facts, answers=(("home", back),))


@lru_cache(maxsize=8192)
def _returns(name: str, places: tuple[int, ...], most: int) -> tuple[Return, ...]:
    provinces = board(name).provinces
    return tuple(Return(provinces[place], count) for place in places for count in range(most, 0, -1))


def _left(frame: Returning, seat: Seat) -> int:
    return dict(frame.owed).get(seat, 0)


def legal_returns(state: GrecoloniesState, frame: Returning, seat: Seat) -> tuple[Return, ...]:
    """Any number to any province lived in."""
    return _returns(state.options.board, occupied(state.poleis[seat]), _left(frame, seat))


def refuse_return(state: GrecoloniesState, frame: Returning, seat: Seat, action: Return) -> Refusal | None:
    """Too many, or a province where one does not live."""
    left = _left(frame, seat)
    found = state.board
    places = occupied(state.poleis[seat])
    if found.index[action.province] not in places:
        homes = tuple(Word("province", found.provinces[place]) for place in places)
        return Refusal("not-lived-in", {**named(province=action.province), "homes": homes}, RULE)
    if not 1 <= action.count <= left:
        return Refusal("too-many-to-return", {"wanted": action.count, "left": left}, RULE)
    return None


def come_back(
    state: GrecoloniesState, frame: Returning, seat: Seat, action: Return, _chance: Chance
) -> Step[GrecoloniesState]:
    """Citizens arrive; when all have, the attacker's action is over."""
    place = state.board.index[action.province]
    polis = placed(state.poleis[seat], place, action.count)
    events: list[Event] = [Returned(polis.city, action.province, action.count)]
    left = _left(frame, seat) - action.count
    owed = tuple((number, left if number == seat else count) for number, count in frame.owed)
    owed = tuple(each for each in owed if each[1])
    state = with_polis(state, seat, polis)
    return Step(bring_back(state, Returning(frame.province, owed), events), tuple(events))
