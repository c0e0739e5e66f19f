"""What stands in the provinces: citizens with their numbers, the Sacred Guard, the signs of colonies."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.contract import Event
from engine.grecolonies.board import board
from engine.grecolonies.events import Allied, Gathered
from engine.grecolonies.law.groups import present
from engine.grecolonies.state import GUARD_FLED, Fight, GrecoloniesState, InFight
from engine.grecolonies.words import Objective
from render.grecolonies.emblems import PLATE, citizens, guard, sign
from render.grecolonies.geometry import Point, Sight
from render.grecolonies.ground import MAPS
from render.kit.labels import Box
from render.kit.sprite import Placed, Sprite

SIGN, BETWEEN = 60, 74
"""Pixels across a sign, and from one to the next."""
SIGNS_UP, COLONY_DOWN, HOME_DOWN = 36, 58, 16
"""How far signs stand above a province's middle, and tokens below that of a colony or a metropolis."""
LARGE, SMALL, GUARD = 80, 62, 70
"""Pixels across a token's disc where up to three stand together, where more do, and across the Guard."""
ROOM = 264
"""Width of a row of tokens."""


@dataclass(frozen=True, slots=True)
class Token:
    """Something that stands in a province; `city`: whose citizens, empty for the Guard."""

    placed: Placed
    city: str
    radius: float
    """Half the width of its disc."""

    @property
    def middle(self) -> Point:
        """The middle of its disc."""
        return self.placed.x, self.placed.box[1] + self.radius

    @property
    def boxes(self) -> Iterator[Box]:
        """What it covers: its disc, nearly, and the plate below it."""
        (x, y), r = self.middle, self.radius
        for across, up in ((1.0, 0.4), (0.72, 0.72), (0.4, 1.0)):
            yield x - r * across, y - r * up, x + r * across, y + r * up
        if self.city:
            left, _, right, bottom = self.placed.box
            yield max(left, x - PLATE), bottom - PLATE, min(right, x + PLATE), bottom


def fight_of(state: GrecoloniesState) -> Fight | None:
    """The fight that is going on, if any."""
    return state.frame.fight if isinstance(state.frame, InFight) else None


def dwellers(state: GrecoloniesState, province: int) -> list[tuple[str, int]]:
    """The cities in a province with their citizens, those in a fight there among them."""
    return [
        (polis.city, count)
        for polis, count in zip(state.poleis, present(state, province), strict=True)
        if count or (polis.home == province and not polis.withdrawn)
    ]


def is_closed(state: GrecoloniesState, province: int) -> bool:
    """Whether it is a metropolis where nobody plays, or plays any more."""
    return state.board.is_metropolis(province) and province not in state.in_play


def facing(state: GrecoloniesState, events: Sequence[Event], name: str) -> Mapping[tuple[int, str], float]:
    """For each province and city that citizens left or came to: how far right the other end lies."""
    places, index = MAPS.drawn(name).places, state.board.index
    found: dict[tuple[int, str], float] = {}
    for event in events:
        if isinstance(event, Gathered | Allied):
            origin = index[event.origin]
            target = index[event.target if isinstance(event, Gathered) else event.province]
            right = places[target].middle[0] - places[origin].middle[0]
            for province, way in ((origin, right), (target, -right)):
                found[province, event.city] = found.get((province, event.city), 0) + way
    return found


def tokens_of(
    state: GrecoloniesState, province: int, sight: Sight, faced: Mapping[tuple[int, str], float]
) -> Iterator[Token]:
    """What stands in a province, from left to right; in a crowded metropolis in two rows.

    Who moves stands on the side where the other end of its way lies, so that arrows cross nobody.
    """
    here = dwellers(state, province)
    home = state.board.is_metropolis(province)
    guarded = home and bool(here) and not _guard_fled(state, province)
    count = len(here) + guarded
    disc = LARGE if count <= 3 else SMALL
    sprites: list[tuple[Sprite, str, float]] = [
        (citizens(city, number, disc), city, disc / 2) for city, number in here
    ]
    if guarded:
        sprites.append((guard(GUARD if count <= 3 else SMALL), "", (GUARD if count <= 3 else SMALL) / 2))
    sprites.sort(key=lambda each: faced.get((province, each[1]), 0.0))
    rows = [sprites[:3], sprites[3:]] if home and count > 3 else [sprites]
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    y += HOME_DOWN if home else COLONY_DOWN
    for number, row in enumerate(rows):
        middle = y + (number - (len(rows) - 1) / 2) * 92
        step = min(disc + 8, ROOM / max(1, len(row)))
        for place, (sprite, city, radius) in enumerate(row):
            left = x + (place - (len(row) - 1) / 2) * step
            lifted = 0 if city else -7
            yield Token(Placed(sprite, left, middle + lifted), city, radius)


def _guard_fled(state: GrecoloniesState, province: int) -> bool:
    fight = fight_of(state)
    return fight is not None and fight.province == province and fight.guard == GUARD_FLED


@lru_cache(maxsize=64)
def signs_of(sight: Sight, province: int, wanted: tuple[Objective, ...] = ()) -> tuple[Placed, ...]:
    """A colony's signs: harvest, craft and sanctuary; those that `wanted` objectives ask for are lit."""
    found = board(sight.board)
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    lit = {found.sign_of(each) for each in wanted if each in found.sites}
    return tuple(
        Placed(sign(each, SIGN, lit=each in lit), x + (number - 1) * BETWEEN, y - SIGNS_UP)
        for number, each in enumerate(found.signs[province])
    )
