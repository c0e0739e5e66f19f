"""What an action will pay, place and set off, told before it is taken.

Source: "Pour construire un bâtiment": the card, its cost, the piece, then the column from the bottom up.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.contract import Action, Event, Fact, Note, Seat, View, Word, named, seat_word
from engine.core.play.chance import LoadedChance
from engine.core.values.amounts import Amounts
from engine.deus.actions import Build, BuildWild, Invoke, March, Offer, Place, PlaceAfar
from engine.deus.events import Gained, GodGave, Robbed, VillageAttacked
from engine.deus.frames import Offering, Placing
from engine.deus.law import building, offering
from engine.deus.law.agenda import advance
from engine.deus.law.places import FAR, afar, near
from engine.deus.law.wild import wild_price
from engine.deus.state import DeusState, acting, cards_of, ground
from engine.deus.telling.choices import brought
from engine.deus.telling.description import pieces_in
from engine.deus.words import (
    COLOURS,
    GODS,
    REGION_NUMBER,
    REGIONS,
    RESOURCES,
    SEA,
    TEMPLE,
    TERRAINS,
    VILLAGE,
    Region,
)

NO_CHANCE = LoadedChance(())
NAMED = 8
"""Regions that are named; of more only the number is told."""


def preview(view: View[DeusState], action: Action) -> tuple[Note, ...]:
    """What follows from building, from placing the piece, from an offering, from an answer to a card."""
    state, frame = view.state, view.state.frame
    match action:
        case Build():
            return _build(state, action)
        case BuildWild():
            column = COLOURS.index(action.colour)
            pay = Amounts.of(gold=wild_price(acting(state)[1], column))
            return (_building(state, "build-wild", action.card, column, pay, ()),)
        case Place() | PlaceAfar() if isinstance(frame, Placing):
            return _place(state, frame, action)
        case March():
            return _ground(state, action.target)
        case Offer():
            colour = cards_of(state).designs[cards_of(state).number[action.card]].colour
            return (Note("offer", named(colour=COLOURS[colour], god=GODS[colour])),)
        case Invoke() if isinstance(frame, Offering):
            return _invoke(state, frame, action)
    return brought(view, action)


def _ground(state: DeusState, region: Region, events: Sequence[Event] = ()) -> tuple[Note, ...]:
    """What a region is, what of one's own stands there, the villages beside it that may still fall, and what
    follows at once from going there: in one line, but for a second village that falls with it."""
    found, place = ground(state), REGION_NUMBER[region]
    terrain = found.terrain[place]
    fallen = [event for event in events if isinstance(event, VillageAttacked)]
    villages = [
        (REGIONS[found.villages[number]], points)
        for number, points in enumerate(state.villages)
        if points and found.villages[number] in found.neighbours[place]
    ]
    beside = [each for each in villages if each[0] not in {event.region for event in fallen}]
    facts: dict[str, Fact] = {
        **named(region=region, terrain=TERRAINS[terrain]),
        "good": "" if terrain in (SEA, VILLAGE) else Word("good", RESOURCES[terrain - 1]),
        "pieces": pieces_in(state, place) if state.owner[place] == state.active else (),
        "villages": tuple(Word("region", village) for village, _ in beside),
        "points": tuple(points for _, points in beside),
        "gains": _summed(event.gains for event in events if isinstance(event, Gained)),
        "stolen": _summed(event.gains for event in events if isinstance(event, Robbed)),
        "rivals": tuple(seat_word(event.rival) for event in events if isinstance(event, Robbed)),
    }
    first, *others = (_fall(region, event) for event in fallen or (None,))
    return (Note("ground", facts | first), *(Note("falls", each) for each in others))


def _fall(region: Region, event: VillageAttacked | None) -> dict[str, Fact]:
    """Which village falls, and who takes what; of none the same facts without anything."""
    winners = () if event is None else tuple(map(seat_word, event.winners))
    return {
        "region": Word("region", region),
        "village": "" if event is None else Word("region", event.region),
        "winners": winners,
        "vp": 0 if event is None else event.vp,
    }


def _summed(found: Iterable[Amounts]) -> Amounts:
    """All of it together."""
    total = Counter[str]()
    for each in found:
        total.update(dict(each))
    return Amounts.from_pairs(total.items())


def _build(state: DeusState, action: Build) -> tuple[Note, ...]:
    _, player = acting(state)
    found = cards_of(state)
    number = found.number[action.card]
    design = found.designs[number]
    ways = building.ways_for(design, player)
    pay = action.pay if action.pay is not None else ways[0] if ways else Amounts()
    if design.colour == TEMPLE:
        key = "build-temple" if state.temples else "build-no-temple"
        return (_building(state, key, action.card, TEMPLE, pay, ()),)
    powers = (*_powers(state, design.colour), Word("card", action.card))
    return (_building(state, "build", action.card, design.colour, pay, powers),)


def _building(
    state: DeusState, key: str, card: str, column: int, pay: Amounts, powers: tuple[Word, ...]
) -> Note:
    regions = near(state, state.active, column)
    facts: dict[str, Fact] = {
        **named(card=card, colour=COLOURS[column]),
        "pay": pay,
        "piece": Word("piece", building.piece_word(column)),
        "regions": tuple(Word("region", REGIONS[each]) for each in regions) if len(regions) <= NAMED else (),
        "many": len(regions),
        "far": len(afar(state, state.active, column)),
        "vp": FAR,
        "powers": powers or _powers(state, column),
    }
    return Note(key, facts)


def _powers(state: DeusState, column: int) -> tuple[Word, ...]:
    """The cards of a column that will be carried out, from the bottom up."""
    if column == TEMPLE:
        return ()
    _, player = acting(state)
    names = cards_of(state).names
    return tuple(
        Word("card", names[card])
        for height, card in enumerate(player.columns[column])
        if (column, height) != player.wild
    )


def _place(state: DeusState, frame: Placing, action: Place | PlaceAfar) -> tuple[Note, ...]:
    """The region with what it makes a difference for, then the powers that follow anywhere."""
    step = building.place(state, frame, Seat(state.active), action, NO_CHANCE)
    events: list[Event] = list(step.events)
    advance(step.state, events)
    powers = _powers(state, frame.piece)
    following = (Note("powers", {"powers": powers}),) if powers else ()
    return (*_ground(state, action.region, events), *following)


def _invoke(state: DeusState, frame: Offering, action: Invoke) -> tuple[Note, ...]:
    step = offering.invoke(state, frame, Seat(state.active), action, NO_CHANCE)
    given = next((event for event in step.events if isinstance(event, GodGave)), None)
    facts: dict[str, Fact] = {
        "god": Word("god", action.god),
        "offered": len(frame.cards),
        "gains": given.gains if given else Amounts(),
        "piece": Word("piece", given.piece) if given and given.piece else "",
    }
    return (Note(f"god-{action.god}", facts),)
