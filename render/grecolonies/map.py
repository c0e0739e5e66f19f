"""The map: ground, who lives where, what changed, signs and names; whole, or larger around a province."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.contract import Event, Word
from engine.grecolonies.state import GrecoloniesState
from render.grecolonies.arrows import Ground
from render.grecolonies.geometry import Point, Sight, close, near
from render.grecolonies.ground import MAPS, closed, ground, is_in, lived_in, shape
from render.grecolonies.marks import along, arrows_of, covered, is_seen, marks_of
from render.grecolonies.tokens import dwellers, facing, is_closed, signs_of, tokens_of
from render.kit.labels import Box, Wish, place
from render.kit.palette import INK
from render.kit.sprite import DISPLAY, NAME, Placed, text
from render.kit.zoom import Part
from render.scene import Told

LETTERS, HALO = 32, 4
"""Height of the letters of names in pixels, and what is light around them."""
LONGEST = 300
"""Width of a name: longer ones are written smaller, then shortened."""
NAME_UP, NAME_UP_AT_HOME = 92, 84
"""How far a name stands above a province's middle."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What is drawn on the ground of a map, layer upon layer."""

    under_signs: tuple[Placed, ...]
    """Rings around signs."""
    signs: tuple[Placed, ...]
    below: tuple[Placed, ...]
    """Rings around tokens, and arrows."""
    tokens: tuple[Placed, ...]
    """Citizens and Guards."""
    above: tuple[Placed, ...]
    """Swords and numbers."""
    names: tuple[Placed, ...]


def sight_of(state: GrecoloniesState, focus: str | Part | None) -> Sight:
    """The whole map, a part of it, or a province with its surroundings."""
    name = state.options.board
    if focus is None:
        return Sight(name)
    if isinstance(focus, tuple):
        return close(name, focus)
    return near(name, MAPS.drawn(name).places[state.board.index[focus]].middle)


def layout(state: GrecoloniesState, events: Sequence[Event], words: Told, sight: Sight) -> Layout:
    """Where everything stands: numbers and names look for places that are free."""
    provinces = range(len(state.board.provinces))
    faced = facing(state, events, sight.board)
    standing = {province: tuple(tokens_of(state, province, sight, faced)) for province in provinces}
    signs = [sign for province in provinces for sign in signs_of(sight, province)]
    tokens = [token.placed for province in provinces for token in standing[province]]
    marks, size = marks_of(state, events, sight, standing), (sight.width, sight.height)
    taken: list[Box] = [each.box for each in (*signs, *tokens)]
    taken += covered((*marks.under_signs, *marks.rings))
    grown = place(marks.grown, taken, size)
    taken += [each.box for each in grown]
    wishes = [_name(state, each, words, sight) for each in provinces if _is_near(state, each, sight)]
    names = place([_settled(wish, taken) for wish in wishes], taken, size)
    below, numbers = marks.rings, marks.fights
    if marks.moves:
        still = (*marks.under_signs, *signs, *grown, *names)
        things: list[Box] = [each.box for each in still if is_seen(each, sight)]
        things += [box for row in standing.values() for token in row for box in token.boxes]
        arrows = tuple(arrows_of(marks, standing, Ground(size, things, bounded=sight.whole), sight))
        below += tuple(each.placed for each, _ in arrows)
        ways = [each.way for each, _ in arrows]
        numbers += tuple(wish for each, count in arrows for wish in along(each.way, count, ways, sight))
        taken += covered(each.placed for each, _ in arrows)
    found = place(numbers, [*taken, *(name.box for name in names)], size)
    if found:  # a name steps aside for what could not keep off it
        taken += [each.box for each in found]
        names = place([_settled(wish, taken) for wish in wishes], taken, size)
    # Nothing gives way to the plates of signs that open objectives ask for: they are no more than an edge.
    lit = tuple(sign for province in provinces for sign in signs_of(sight, province, state.open))
    return Layout(marks.under_signs, lit, below, tuple(tokens), (*grown, *found), names)


def _settled(wish: Wish, taken: Sequence[Box]) -> Wish:
    """A name that has its best place for itself: it need not look further."""
    left, top, right, bottom = wish.at(wish.places[0])
    clash = any(box[0] < right and left < box[2] and box[1] < bottom and top < box[3] for box in taken)
    return wish if clash else Wish(wish.sprite, wish.places[:1])


def _is_near(state: GrecoloniesState, province: int, sight: Sight) -> bool:
    """Whether the middle of a province is in the picture."""
    x, y = sight.at(MAPS.drawn(state.options.board).places[province].middle)
    return 0 <= x <= sight.width and 0 <= y <= sight.height


def _name(state: GrecoloniesState, province: int, words: Told, sight: Sight) -> Wish:
    """A province's name and its places: above what stands there, beside that, or below."""
    label = words(Word("province", state.board.provinces[province]))
    sprite = text(label, DISPLAY, LETTERS, INK, None, HALO)
    if sprite.size[0] > LONGEST:
        sprite = text(label, DISPLAY, NAME, INK, None, HALO)
    while sprite.size[0] > LONGEST:
        label = label.rstrip("…")[:-1].rstrip() + "…"
        sprite = text(label, DISPLAY, NAME, INK, None, HALO)
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    wide, tall = sprite.size[0] / 2 + 6, sprite.size[1] / 2 + 6
    x = min(max(x, wide), sight.width - wide)
    high = NAME_UP_AT_HOME if state.board.is_metropolis(province) else NAME_UP
    wishes: list[Point] = [(x, y - high)]
    wishes += [(x + aside, y - high - up) for up in (0, 14, -12, 30) for aside in (0, -26, 26, -52, 52)][1:]
    wishes += [(x + aside, y + down) for down in (118, 134) for aside in (0, -30, 30, -62, 62, -94, 94)]
    return Wish(sprite, tuple((px, min(max(py, tall), sight.height - tall)) for px, py in wishes))


def draw_map(state: GrecoloniesState, found: Layout, sight: Sight) -> Image.Image:
    """The map as it stands, with what changed marked."""
    canvas = ground(sight).copy()
    for province in range(len(state.board.provinces)):
        cities = tuple(city for city, _ in dwellers(state, province))
        if not cities and not is_closed(state, province):
            continue
        if not is_in(sight, province):
            continue
        corner, cell, _ = shape(sight, province)
        canvas.paste(lived_in(sight, province, cities) if cities else closed(sight, province), corner, cell)
    for each in (*found.under_signs, *found.signs, *found.below, *found.tokens, *found.above, *found.names):
        each.draw(canvas)
    return canvas
