"""Before the first turn. Source: "Mise en place"."""

from engine.core.contract import Chance, Event, Seat, Step
from engine.core.values.change import with_entry
from engine.grecolonies.board import board
from engine.grecolonies.events import CityTaken, FirstPlayerChosen, ObjectiveOpened
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import Acting, GrecoloniesState, Polis

CITIZENS = 30
"""Of each colour."""
AT_HOME = 12
"""Citizens in the metropolis at the start; the rest is the reserve."""
GLORY_EACH = 2
"""Markers of glory for each player."""


def setup(options: GrecoloniesOptions, seats: int, chance: Chance) -> Step[GrecoloniesState]:
    """The state before the first action. Seats follow each other clockwise, as the metropolises lie.

    Which metropolises stay empty, who sits at which and who begins are left to chance.
    """
    found = board(options.board)
    homes = list(range(len(found.cities)))
    if seats < len(homes):
        homes = sorted(chance.shuffled(len(homes), "metropolises")[:seats])
    turned = chance.roll(seats, "places") - 1
    homes = homes[turned:] + homes[:turned]
    first = chance.roll(seats, "first player") - 1
    nobody = (0,) * len(found.provinces)
    poleis = tuple(
        Polis(found.cities[home], home, with_entry(nobody, home, AT_HOME), CITIZENS - AT_HOME, 0, 0, ())
        for home in homes
    )
    order = chance.shuffled(len(found.objectives), "objectives")
    tiles = tuple(found.objectives[place] for place in order)
    shown, stack = tiles[: found.open], tiles[found.open :]
    in_play = tuple(place for place in range(len(nobody)) if place in homes or not found.is_metropolis(place))
    events: list[Event] = [CityTaken(Seat(seat), polis.city) for seat, polis in enumerate(poleis)]
    events.append(FirstPlayerChosen(poleis[first].city))
    events += [ObjectiveOpened(tile, len(stack)) for tile in shown]
    state = GrecoloniesState(
        options, poleis, first, first, Acting(), 1, 1, in_play, shown, stack, GLORY_EACH * seats
    )
    return Step(state, tuple(events))
