"""The map: ground, names, signs, who lives where, and what changed."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.contract import Event, Word
from engine.grecolonies.board import Board, board
from engine.grecolonies.events import (
    Allied,
    Attacked,
    Entered,
    FightWon,
    Gathered,
    ObjectiveTaken,
    Recruited,
    Returned,
)
from engine.grecolonies.law.groups import present
from engine.grecolonies.state import GUARD_FLED, Fight, GrecoloniesState, InFight
from render.grecolonies.emblems import COLOURS, citizens, colour_of, guard, sign
from render.grecolonies.geometry import Drawn, drawn
from render.grecolonies.own_map import own_map
from render.kit.layers import Maps, masks
from render.kit.marks import Move, arrows, ring, swords
from render.kit.palette import INK, LAND, PLAYERS, SEA, flat, index, tinted
from render.kit.sprite import DISPLAY, text
from render.scene import Told

NAME = 27
SIGN = 46
STRIPE = 26
"""Width in pixels of the stripes of several cities that live together."""


MAPS = Maps("grecolonies", drawn, own_map)
"""The maps of its boards."""


@lru_cache(maxsize=8)
def named_ground(name: str, names: tuple[str, ...]) -> Image.Image:
    """The ground with the provinces' names in one language, and the colonies' signs."""
    ground = MAPS.layer(name, "ground").copy()
    ground.putpalette(flat())
    for place, label, signs in zip(MAPS.drawn(name).places, names, board(name).signs, strict=True):
        x, y = place.middle
        text(label, DISPLAY, NAME, INK, None, 4).at(ground, x, y - 70)
        for number, each in enumerate(signs):
            sign(each, SIGN).at(ground, x + (number - 1) * (SIGN + 10), y - 26)
    return ground


@lru_cache(maxsize=64)
def _stripes(width: int, height: int, place: int, many: int) -> Image.Image:
    """A mask of slanting stripes: those of the n-th of so many."""
    image = Image.new("1", (width, height))
    pen = ImageDraw.Draw(image)
    period = STRIPE * many
    for start in range(-height - period, width + period, period):
        left = start + place * STRIPE
        right = left + STRIPE
        pen.polygon([(left, height), (right, height), (right + height, 0), (left + height, 0)], fill=1)
    return image


@lru_cache(maxsize=512)
def _province(name: str, names: tuple[str, ...], province: int, cities: tuple[str, ...]) -> Image.Image:
    """A province's ground, tinted and banded by those who live there."""
    box, _, band = masks(MAPS, name, province)
    plain = named_ground(name, names).crop(box)
    fresh = plain.copy()
    for place, city in enumerate(cities):
        colour = COLOURS[city]
        whole = plain.point(tinted(colour))
        whole.paste(index(PLAYERS[colour]), (0, 0), band)
        fresh.paste(whole, (0, 0), _stripes(*plain.size, place, len(cities)))
    # Names, signs and outlines stay as they are: they are not among the shades of land and sea.
    shades = {index(shade) for shade in (*LAND, *SEA)}
    kept = plain.point([0 if place in shades else 255 for place in range(256)], "1")
    fresh.paste(plain, (0, 0), kept)
    return fresh


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


def draw_map(state: GrecoloniesState, events: Sequence[Event], words: Told) -> Image.Image:
    """The map as it stands, with what changed marked."""
    name = state.options.board
    facts, found = board(name), MAPS.drawn(name)
    names = tuple(words(Word("province", province)) for province in facts.provinces)
    canvas = named_ground(name, names).copy()
    living = [dwellers(state, province) for province in range(len(facts.provinces))]
    for province, here in enumerate(living):
        if here:
            box, cell, _ = masks(MAPS, name, province)
            cities = tuple(city for city, _ in here)
            canvas.paste(_province(name, names, province, cities), box[:2], cell)
    _marks(canvas, found, facts, events)
    for province, here in enumerate(living):
        _tokens(canvas, state, found, facts, province, here)
    _fights(canvas, found, facts, events)
    return canvas


def _tokens(
    canvas: Image.Image,
    state: GrecoloniesState,
    found: Drawn,
    facts: Board,
    province: int,
    here: Sequence[tuple[str, int]],
) -> None:
    x, y = found.places[province].middle
    home = facts.is_metropolis(province)
    sprites = [citizens(city, count) for city, count in here]
    if home and here and not _guard_fled(state, province):
        sprites.append(guard(54))
    step = min(64, 200 // max(1, len(sprites)))
    top = y if home else y + 46
    for place, sprite in enumerate(sprites):
        sprite.at(canvas, x + (place - (len(sprites) - 1) / 2) * step, top)


def _guard_fled(state: GrecoloniesState, province: int) -> bool:
    fight = fight_of(state)
    return fight is not None and fight.province == province and fight.guard == GUARD_FLED


def _marks(canvas: Image.Image, found: Drawn, facts: Board, events: Sequence[Event]) -> None:
    """Rings and arrows, below the tokens."""
    for event in events:
        if isinstance(event, Recruited | Entered | Returned):
            x, y = found.places[facts.index[event.province]].middle
            ring(96).at(canvas, x, y + (0 if facts.is_metropolis(facts.index[event.province]) else 46))
        elif isinstance(event, ObjectiveTaken):
            for province in event.provinces:
                x, y = found.places[facts.index[province]].middle
                ring(150).at(canvas, x, y - 14)
        elif isinstance(event, Gathered | Allied):
            target = event.target if isinstance(event, Gathered) else event.province
            (x, y), (to_x, to_y) = (found.places[facts.index[each]].middle for each in (event.origin, target))
            for each in arrows([Move((x, y + 20), (to_x, to_y + 30), colour_of(event.city))]):
                each.draw(canvas)


def _fights(canvas: Image.Image, found: Drawn, facts: Board, events: Sequence[Event]) -> None:
    """Crossed swords, above the tokens."""
    assaults = {event.province: event.assaults for event in events if isinstance(event, FightWon)}
    for event in events:
        if isinstance(event, Attacked):
            x, y = found.places[facts.index[event.province]].middle
            swords(assaults.get(event.province, 0)).at(canvas, x + 92, y - 62)
