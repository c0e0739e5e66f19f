"""Armies on the march.

Source: "Les unités militaires", "Si une armée passe", "Un temple ne peut jamais être laissé seul": an army
goes from region to region; it may pass opponents and villages but not stop there; it enters the sea only
where a ship of its own lies; it stops where it completes an attack on a village. Where an army alone stands
with a temple, it stays: a temple is never left alone. Two armies are never in one region at the end of the
turn; while it lasts they may be, if what can still march in it can part them. The law looks ahead, so that
nobody is ever stuck.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.change import change, with_entry
from engine.core.values.latest import latest_of
from engine.deus import actions
from engine.deus.effects import March
from engine.deus.events import Marched
from engine.deus.frames import Marching
from engine.deus.law.counting import armies
from engine.deus.law.villages import attacked
from engine.deus.state import ARMY_BIT, TEMPLE_BIT, DeusState, DeusStep, asking, cards_of, ground, tile_words
from engine.deus.words import NOBODY, REGION_NUMBER, REGIONS, SEA, VILLAGE

RULE = "Unités militaires"
REST = (actions.Done(),)


class Field(NamedTuple):
    """What stays as it is while a seat's armies march."""

    neighbours: tuple[tuple[int, ...], ...]
    terrain: tuple[int, ...]
    owner: tuple[int, ...]
    pieces: tuple[int, ...]
    seat: int

    def enters(self, region: int) -> bool:
        """Land and villages always; the sea only where a ship of one's own lies."""
        return self.terrain[region] != SEA or self.owner[region] == self.seat

    def stops(self, region: int) -> bool:
        """In empty regions and one's own."""
        return self.terrain[region] != VILLAGE and self.owner[region] in (NOBODY, self.seat)

    def guarded(self, region: int) -> bool:
        """Whether armies are all that stands beside a temple there."""
        return self.pieces[region] & ~ARMY_BIT == TEMPLE_BIT


class Armies(NamedTuple):
    """Where a seat's armies are, and what they can still do in this turn."""

    stand: tuple[int, ...]
    """The region of each that stands somewhere, in order."""
    frame: Marching
    later: tuple[tuple[int, int], ...]
    """The marches of cards still to come: how many armies, how far."""


def _field(state: DeusState, seat: int) -> Field:
    found = ground(state)
    return Field(found.neighbours, found.terrain, state.owner, state.pieces, seat)


def _armies(state: DeusState, frame: Marching) -> Armies:
    stand = tuple(sorted((*armies(state, state.active), *state.course.doubled)))
    designs = cards_of(state).designs
    coming = (designs[card].effects[number] for card, number in state.course.agenda)
    later = tuple((each.armies, each.regions) for each in coming if isinstance(each, March))
    return Armies(stand, frame, later)


def _movers(field: Field, found: Armies) -> dict[int, int]:
    """From where an army can march, and how far: the one on its way first, then those that have rested."""
    stand, frame = found.stand, found.frame
    movers: dict[int, int] = {}
    if frame.at != NOBODY and frame.left:
        movers[frame.at] = frame.left
    if frame.armies and not frame.passing:
        for region in stand:
            if stand.count(region) > frame.tired.count(region) + (region == frame.at):
                movers.setdefault(region, frame.regions)
    return {
        region: steps
        for region, steps in movers.items()
        if stand.count(region) != 1 or not field.guarded(region)
    }


def _gone(field: Field, found: Armies, origin: int, target: int) -> Armies:
    """The armies once one of them has gone a region further."""
    stand, frame, later = found
    going_on = origin == frame.at and frame.left > 0
    left = (frame.left if going_on else frame.regions) - 1
    fresh = frame.armies if going_on else frame.armies - 1
    tired = frame.tired if going_on or frame.at == NOBODY else (*frame.tired, frame.at)
    if not (going_on and frame.passing):
        at = stand.index(origin)
        stand = (*stand[:at], *stand[at + 1 :])
    stops = field.stops(target)
    if stops:
        stand = tuple(sorted((*stand, target)))
    return Armies(stand, Marching(frame.card, fresh, frame.regions, target, left, not stops, tired), later)


def _settled(found: Armies) -> bool:
    """Whether all stand where they may at the end of a turn."""
    return not found.frame.passing and len(set(found.stand)) == len(found.stand)


def _settles(field: Field, found: Armies, seen: set[Armies]) -> bool:
    """Whether the armies can still part, and the one on its way stop, before the turn ends."""
    if _settled(found):
        return True
    if found in seen:
        return False
    seen.add(found)
    stand, frame, later = found
    for origin in _movers(field, found):
        if frame.passing or stand.count(origin) > 1:
            for target in field.neighbours[origin]:
                if field.enters(target) and _settles(field, _gone(field, found, origin, target), seen):
                    return True
    if frame.passing or not later:
        return False
    (count, regions), *rest = later
    return _settles(field, Armies(stand, Marching(frame.card, count, regions), tuple(rest)), seen)


def start_marching(state: DeusState, card: int, effect: March, _events: list[Event]) -> DeusState:
    """The state in which armies may move, if any can."""
    return asking(state, Marching(card, effect.armies, effect.regions), legal_marches)


def may_rest(state: DeusState, frame: Marching) -> bool:
    """Whether the march may end here: no army is on its way, and those that meet can part later."""
    if frame.passing:
        return False
    if not state.course.doubled:
        return True
    found = _armies(state, Marching(frame.card, 0, 0))
    return _settles(_field(state, state.active), found, set())


@latest_of("laid", "owner", "pieces", "course", "active", "setting")  # asked before it is decided, and then
def legal_marches(state: DeusState, frame: Marching, _seat: Seat) -> tuple[actions.March, ...]:
    """Each army to each neighbouring region from which all can still be where they may in time."""
    field, found = _field(state, state.active), _armies(state, frame)
    return tuple(
        [
            actions.March(REGIONS[origin], REGIONS[target])
            for origin in _movers(field, found)
            for target in field.neighbours[origin]
            if field.enters(target) and _settles(field, _gone(field, found, origin, target), set())
        ]
    )


def legal_rest(state: DeusState, frame: Marching, _seat: Seat) -> Sequence[actions.Done]:
    """To end the march, where it may end here."""
    return REST if may_rest(state, frame) else ()


def refuse_rest(state: DeusState, frame: Marching, _seat: Seat, _action: actions.Done) -> Refusal | None:
    """An army on its way, or two armies that would stay in one region."""
    if frame.passing:
        return Refusal("must-march-on", {}, RULE)
    return None if may_rest(state, frame) else _must_part(state)


def refuse_march(state: DeusState, frame: Marching, seat: Seat, action: actions.March) -> Refusal | None:
    """Why this army cannot go there."""
    if action in legal_marches(state, frame, seat):
        return None
    origin, target = REGION_NUMBER[action.origin], REGION_NUMBER[action.target]
    facts: dict[str, Fact] = {
        "origin": Word("region", action.origin),
        "region": Word("region", action.target),
    }
    if origin >= len(state.owner) or target >= len(state.owner):
        wrong = action.origin if origin >= len(state.owner) else action.target
        return Refusal("no-such-region", {"region": Word("region", wrong), "tiles": tile_words(state)}, RULE)
    field, found = _field(state, state.active), _armies(state, frame)
    if frame.passing and origin != frame.at:
        return Refusal("army-on-its-way", {**facts, "at": Word("region", REGIONS[frame.at])}, RULE)
    if not frame.passing and origin not in found.stand:
        return Refusal("no-army-there", {**facts, "regions": _words(found.stand)}, RULE)
    if found.stand.count(origin) == 1 and field.guarded(origin):
        return Refusal("army-guards-temple", facts, RULE)
    if origin not in _movers(field, found):
        return Refusal("army-tired", facts, RULE)
    if target not in field.neighbours[origin]:
        return Refusal("not-neighbours", {**facts, "regions": _words(field.neighbours[origin])}, RULE)
    if not field.enters(target):
        return Refusal("no-ship-there", facts, RULE)
    after = _gone(field, found, origin, target)
    if after.frame.passing:
        return Refusal("no-stop-there", facts, RULE)
    if after.stand.count(target) > 1:
        return Refusal("two-armies", facts, RULE)
    return _must_part(state)


def _must_part(state: DeusState) -> Refusal:
    """Two armies are in one region, and one of them must march on now."""
    return Refusal("must-part", {"regions": _words(state.course.doubled)}, RULE)


def _words(regions: Iterable[int]) -> tuple[Word, ...]:
    return tuple(Word("region", REGIONS[region]) for region in dict.fromkeys(regions))


def march(state: DeusState, frame: Marching, seat: Seat, action: actions.March, _chance: Chance) -> DeusStep:
    """The army enters the region; where it can stand, villages are attacked, and then it must stop."""
    origin, target = REGION_NUMBER[action.origin], REGION_NUMBER[action.target]
    events: list[Event] = [Marched(seat, action.origin, action.target)]
    after = _gone(_field(state, seat), _armies(state, frame), origin, target).frame
    if not (frame.passing and origin == frame.at):
        state = _lifted(state, origin)
    course = state.course
    state = change(state, course=change(course, entered=course.entered + 1, army=target))
    if not after.passing:
        state = _landed(state, seat, target)
        before = state.villages
        state = attacked(state, target, events)
        if state.villages is not before:
            after = change(after, left=0)
    return Step(asking(state, after, legal_marches), tuple(events))


def _lifted(state: DeusState, region: int) -> DeusState:
    """The state without an army of this region, which may be left empty."""
    doubled = state.course.doubled
    if region in doubled:
        at = doubled.index(region)
        course = change(state.course, doubled=(*doubled[:at], *doubled[at + 1 :]))
        return change(state, course=course)
    mask = state.pieces[region] & ~ARMY_BIT
    owner = state.owner if mask else with_entry(state.owner, region, NOBODY)
    return change(state, pieces=with_entry(state.pieces, region, mask), owner=owner)


def _landed(state: DeusState, seat: int, region: int) -> DeusState:
    """The state with an army more in this region."""
    mask = state.pieces[region]
    if mask & ARMY_BIT:
        course = change(state.course, doubled=(*state.course.doubled, region))
        return change(state, course=course)
    return change(
        state,
        owner=with_entry(state.owner, region, seat),
        pieces=with_entry(state.pieces, region, mask | ARMY_BIT),
    )
