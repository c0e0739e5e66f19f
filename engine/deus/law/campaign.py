"""What armies do where they stand: robbing opponents, besieging villages.

Source: "Les unités militaires".
"""

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.amounts import Amounts
from engine.core.values.change import change, with_entry
from engine.deus import actions
from engine.deus.effects import Besiege, Rob
from engine.deus.events import Besieged, Robbed, RobbedOfPoints
from engine.deus.frames import Besieging, Resolving, Robbing
from engine.deus.law.counting import armies, rivals_beside, villages_beside_armies
from engine.deus.law.villages import with_vp
from engine.deus.state import DeusState, DeusStep, acting, asking, ground, with_player
from engine.deus.words import GOLD, HIDDEN, NOBODY, REGION_NUMBER, REGIONS, VP

RULE = "Unités militaires"


# Robbing


def _targets_of_robbery(state: DeusState) -> list[int]:
    seat = state.active
    army = state.course.army
    return rivals_beside(state, seat, armies(state, seat) if army == NOBODY else [army])


def start_robbing(state: DeusState, card: int, effect: Rob, events: list[Event]) -> DeusState:
    """The state once each opponent beside one's armies is robbed, or in which one of them is chosen."""
    rivals = _targets_of_robbery(state)
    state = change(state, frame=Resolving())
    if effect.whom == "each":
        for rival in rivals:
            state = _robbed(state, rival, effect.gold, effect.vp, events)
        return state
    frame = Robbing(card, effect.gold, effect.vp)
    return change(state, frame=frame) if rivals else state


def _loot(state: DeusState, rival: int, gold: int, vp: int) -> Amounts:
    """What can be taken: no more than the opponent has. Hidden points are assumed to be there."""
    player = state.players[rival]
    points = vp if player.vp == HIDDEN else min(vp, player.vp)
    return Amounts.from_pairs(((GOLD, min(gold, player.gold)), (VP, points)))


def _robbed(state: DeusState, rival: int, gold: int, vp: int, events: list[Event]) -> DeusState:
    seat = acting(state)[0]
    loot = _loot(state, rival, gold, vp)
    if vp:
        events.append(RobbedOfPoints(seat, Seat(rival), loot))
    elif loot:
        events.append(Robbed(seat, Seat(rival), loot))
    for who, sign in ((rival, -1), (seat, 1)):
        state = with_player(state, who, with_vp(state, who, sign * loot[VP]))
        player = state.players[who]
        state = with_player(state, who, change(player, gold=player.gold + sign * loot[GOLD]))
    return state


def legal_robberies(state: DeusState, _frame: Robbing, _seat: Seat) -> list[actions.Rob]:
    """Each opponent beside the army."""
    return [actions.Rob(Seat(rival)) for rival in _targets_of_robbery(state)]


def refuse_robbery(state: DeusState, _frame: Robbing, _seat: Seat, action: actions.Rob) -> Refusal | None:
    """Somebody who is not beside the army."""
    targets = _targets_of_robbery(state)
    if action.rival in targets:
        return None
    rivals = tuple(Word("seat", str(rival)) for rival in targets)
    return Refusal("not-beside-army", {"rival": Word("seat", str(action.rival)), "rivals": rivals}, RULE)


def rob(state: DeusState, frame: Robbing, _seat: Seat, action: actions.Rob, _chance: Chance) -> DeusStep:
    """The opponent gives what the card takes, as far as there is any."""
    events: list[Event] = []
    state = _robbed(state, action.rival, frame.gold, frame.vp, events)
    return Step(change(state, frame=Resolving()), tuple(events))


# Besieging


def start_besieging(state: DeusState, card: int, effect: Besiege, _events: list[Event]) -> DeusState:
    """The state in which a village beside one's army may be besieged, if there is one not attacked."""
    return asking(state, Besieging(card, effect.vp), legal_sieges)


def legal_sieges(state: DeusState, _frame: Besieging, seat: Seat) -> list[actions.Besiege]:
    """Each village beside one's armies that has points left."""
    regions = ground(state).villages
    found = villages_beside_armies(state, seat, attacked=False)
    return [actions.Besiege(REGIONS[regions[village]]) for village in found]


def refuse_siege(state: DeusState, frame: Besieging, seat: Seat, action: actions.Besiege) -> Refusal | None:
    """No village, one without points, or none beside one's army."""
    found = legal_sieges(state, frame, seat)
    if action in found:
        return None
    facts: dict[str, Fact] = {
        "region": Word("region", action.region),
        "regions": tuple(Word("region", each.region) for each in found),
    }
    return Refusal("no-siege-there", facts, RULE)


def besiege(
    state: DeusState, frame: Besieging, seat: Seat, action: actions.Besiege, _chance: Chance
) -> DeusStep:
    """The points change hands; a village left without any counts as attacked."""
    village = ground(state).village_number[REGION_NUMBER[action.region]]
    taken = min(frame.vp, state.villages[village])
    left = state.villages[village] - taken
    state = with_player(state, seat, with_vp(state, seat, taken))
    state = change(state, villages=with_entry(state.villages, village, left), frame=Resolving())
    return Step(state, (Besieged(seat, action.region, taken, left),))
