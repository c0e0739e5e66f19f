"""Armies: moving, robbing, besieging.

Source: "Les unités militaires", 1.5 and 1.6: an army goes from region to region; it may pass opponents and
villages but not stop there; it enters the sea only where a ship of its own lies; it stops where it completes
an attack on a village.
"""

from collections.abc import Sequence

from engine.core.amounts import Amounts
from engine.core.contract import Event, Fact, Refusal, Seat, Step, Word
from engine.deus import actions
from engine.deus.counting import armies, rivals_beside, villages_beside_armies
from engine.deus.counts import with_entry
from engine.deus.effects import Besiege, March, Rob
from engine.deus.events import Besieged, Marched, Robbed, RobbedOfPoints
from engine.deus.state import (
    ARMY_BIT,
    TEMPLE_BIT,
    Besieging,
    Course,
    DeusState,
    Marching,
    Resolving,
    Robbing,
    acting,
    change,
    change_player,
    ground,
    tile_words,
    with_player,
)
from engine.deus.villages import attacked, with_vp
from engine.deus.words import GOLD, HIDDEN, NOBODY, REGION_NUMBER, REGIONS, SEA, VILLAGE, VP

RULE = "Unités militaires"


def start_marching(state: DeusState, card: int, effect: March, events: list[Event]) -> DeusState:
    """Armies may move, if any can."""
    del events
    return _marching(state, Marching(card, effect.armies, effect.regions))


def _marching(state: DeusState, frame: Marching) -> DeusState:
    """The state with this frame, or without it where no army can go on."""
    return change(state, frame=frame if legal_marches(state, frame) else Resolving())


def _may_enter(state: DeusState, seat: int, region: int) -> bool:
    """Land and villages always; the sea only where a ship of one's own lies."""
    return ground(state).terrain[region] != SEA or state.owner[region] == seat


def _may_stop(state: DeusState, seat: int, region: int) -> bool:
    """In an empty region, or in one's own where no army stands."""
    if ground(state).terrain[region] == VILLAGE:
        return False
    owner = state.owner[region]
    return owner == NOBODY or (owner == seat and not state.pieces[region] & ARMY_BIT)


def _reaches_a_stop(state: DeusState, seat: int, region: int, left: int) -> bool:
    """Whether an army that enters this region with so many steps left can stop in time."""
    if _may_stop(state, seat, region):
        return True
    return left > 0 and any(
        _may_enter(state, seat, there) and _reaches_a_stop(state, seat, there, left - 1)
        for there in ground(state).neighbours[region]
    )


def _lifted(state: DeusState, region: int) -> DeusState:
    """The state without the army of this region, which may be left empty."""
    mask = state.pieces[region] & ~ARMY_BIT
    owner = state.owner if mask else with_entry(state.owner, region, NOBODY)
    return change(state, pieces=with_entry(state.pieces, region, mask), owner=owner)


def _targets(state: DeusState, seat: int, origin: int, left: int, *, standing: bool) -> list[int]:
    """Where an army can go on to from a region; `standing`: it is one of the region's pieces."""
    if left < 1:
        return []
    without = _lifted(state, origin) if standing else state
    return [
        there
        for there in ground(state).neighbours[origin]
        if _may_enter(state, seat, there) and _reaches_a_stop(without, seat, there, left - 1)
    ]


def _guards_temple(state: DeusState, region: int) -> bool:
    """Whether the army is all that stands beside a temple: it may not leave it alone."""
    return state.pieces[region] == ARMY_BIT | TEMPLE_BIT


def _origins(state: DeusState, frame: Marching) -> list[tuple[int, int, bool]]:
    """Armies that can go on: region, steps left, whether they stand there."""
    found: list[tuple[int, int, bool]] = []
    seat = state.active
    if frame.at != NOBODY and frame.left:
        found.append((frame.at, frame.left, not frame.passing))
    if frame.armies and not frame.passing:
        found += [
            (region, frame.regions, True)
            for region in armies(state, seat)
            if region != frame.at and region not in frame.tired
        ]
    return [each for each in found if not (each[2] and _guards_temple(state, each[0]))]


def legal_marches(state: DeusState, frame: Marching) -> list[actions.March]:
    """Each army to each neighbouring region from which it can still stop in time."""
    return [
        actions.March(REGIONS[origin], REGIONS[target])
        for origin, left, standing in _origins(state, frame)
        for target in _targets(state, state.active, origin, left, standing=standing)
    ]


def refuse_march(state: DeusState, frame: Marching, action: actions.March) -> Refusal | None:
    """Why this army cannot go there."""
    seat = state.active
    origin, target = REGION_NUMBER[action.origin], REGION_NUMBER[action.target]
    facts: dict[str, Fact] = {
        "origin": Word("region", action.origin),
        "region": Word("region", action.target),
    }
    if origin >= len(state.owner) or target >= len(state.owner):
        wrong = action.origin if origin >= len(state.owner) else action.target
        return Refusal("no-such-region", {"region": Word("region", wrong), "tiles": tile_words(state)}, RULE)
    if frame.passing and origin != frame.at:
        return Refusal("army-on-its-way", {**facts, "at": Word("region", REGIONS[frame.at])}, RULE)
    if not frame.passing and origin not in armies(state, seat):
        return Refusal("no-army-there", {**facts, "regions": _words(armies(state, seat))}, RULE)
    if not frame.passing and _guards_temple(state, origin):
        return Refusal("army-guards-temple", facts, RULE)
    found = {where: (left, standing) for where, left, standing in _origins(state, frame)}
    if origin not in found:
        return Refusal("army-tired", facts, RULE)
    if target not in ground(state).neighbours[origin]:
        beside = _words(ground(state).neighbours[origin])
        return Refusal("not-neighbours", {**facts, "regions": beside}, RULE)
    if not _may_enter(state, seat, target):
        return Refusal("no-ship-there", facts, RULE)
    left, standing = found[origin]
    if target not in _targets(state, seat, origin, left, standing=standing):
        return Refusal("no-stop-there", facts, RULE)
    return None


def _words(regions: Sequence[int]) -> tuple[Word, ...]:
    return tuple(Word("region", REGIONS[region]) for region in regions)


def march(state: DeusState, frame: Marching, action: actions.March) -> Step[DeusState]:
    """The army enters the region; where it can stand, villages are attacked, and then it must stop."""
    seat = acting(state)[0]
    origin, target = REGION_NUMBER[action.origin], REGION_NUMBER[action.target]
    events: list[Event] = [Marched(seat, action.origin, action.target)]
    going_on = origin == frame.at and frame.left > 0
    left = (frame.left if going_on else frame.regions) - 1
    fresh = frame.armies if going_on else frame.armies - 1
    tired = frame.tired if going_on or frame.at == NOBODY else (*frame.tired, frame.at)
    if not (going_on and frame.passing):
        state = _lifted(state, origin)
    stops = _may_stop(state, seat, target)
    course = state.course
    course = Course(
        course.agenda, course.entered + 1, target, course.discarded, course.offering, course.extra
    )
    state = change(state, course=course)
    if stops:
        state = change(
            state,
            owner=with_entry(state.owner, target, seat),
            pieces=with_entry(state.pieces, target, state.pieces[target] | ARMY_BIT),
        )
        before = state.villages
        state = attacked(state, target, events)
        if state.villages is not before:
            left = 0
    after = Marching(frame.card, fresh, frame.regions, target, left, not stops, tired)
    return Step(_marching(state, after), tuple(events))


# Robbing


def _targets_of_robbery(state: DeusState) -> list[int]:
    seat = state.active
    army = state.course.army
    return rivals_beside(state, seat, armies(state, seat) if army == NOBODY else [army])


def start_robbing(state: DeusState, card: int, effect: Rob, events: list[Event]) -> DeusState:
    """Each opponent beside one's armies is robbed, or one of them after a choice."""
    rivals = _targets_of_robbery(state)
    state = change(state, frame=Resolving())
    if effect.whom == "each":
        for rival in rivals:
            state = _robbed(state, rival, effect.gold, effect.vp, events)
        return state
    frame = Robbing(card, effect.gold, effect.vp)
    return change(state, frame=frame) if legal_robberies(state, frame) else state


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
        state = with_player(state, who, change_player(player, gold=player.gold + sign * loot[GOLD]))
    return state


def legal_robberies(state: DeusState, frame: Robbing) -> list[actions.Rob]:
    """Each opponent beside the army."""
    del frame
    return [actions.Rob(Seat(rival)) for rival in _targets_of_robbery(state)]


def refuse_robbery(state: DeusState, frame: Robbing, action: actions.Rob) -> Refusal | None:
    """Somebody who is not beside the army."""
    if action in legal_robberies(state, frame):
        return None
    rivals = tuple(Word("seat", str(rival)) for rival in _targets_of_robbery(state))
    return Refusal("not-beside-army", {"rival": Word("seat", str(action.rival)), "rivals": rivals}, RULE)


def rob(state: DeusState, frame: Robbing, action: actions.Rob) -> Step[DeusState]:
    """The opponent gives what the card takes, as far as there is any."""
    events: list[Event] = []
    state = _robbed(state, action.rival, frame.gold, frame.vp, events)
    return Step(change(state, frame=Resolving()), tuple(events))


# Besieging


def start_besieging(state: DeusState, card: int, effect: Besiege, events: list[Event]) -> DeusState:
    """A village beside one's army may be besieged, if there is one not attacked."""
    del events
    frame = Besieging(card, effect.vp)
    return change(state, frame=frame if legal_sieges(state) else Resolving())


def legal_sieges(state: DeusState) -> list[actions.Besiege]:
    """Each village beside one's armies that has points left."""
    regions = ground(state).villages
    found = villages_beside_armies(state, state.active, attacked=False)
    return [actions.Besiege(REGIONS[regions[village]]) for village in found]


def refuse_siege(state: DeusState, action: actions.Besiege) -> Refusal | None:
    """No village, one without points, or none beside one's army."""
    found = legal_sieges(state)
    if action in found:
        return None
    facts: dict[str, Fact] = {
        "region": Word("region", action.region),
        "regions": tuple(Word("region", each.region) for each in found),
    }
    return Refusal("no-siege-there", facts, RULE)


def besiege(state: DeusState, frame: Besieging, action: actions.Besiege) -> Step[DeusState]:
    """The points change hands; a village left without any counts as attacked."""
    seat = acting(state)[0]
    village = ground(state).village_number[REGION_NUMBER[action.region]]
    taken = min(frame.vp, state.villages[village])
    left = state.villages[village] - taken
    state = with_player(state, seat, with_vp(state, seat, taken))
    state = change(state, villages=with_entry(state.villages, village, left), frame=Resolving())
    return Step(state, (Besieged(seat, action.region, taken, left),))
