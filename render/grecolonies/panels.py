"""Below the map: open objectives, what is left for all, and a panel for each city in the order of play."""

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Event, Word
from engine.grecolonies.events import (
    GloryWon,
    ObjectiveOpened,
    ObjectiveTaken,
    OracleSpoke,
    Pillaged,
)
from engine.grecolonies.law.rounds import TILE
from engine.grecolonies.state import GrecoloniesState, Polis
from engine.grecolonies.telling.guide import held_by
from engine.grecolonies.words import GROUPS, HIDDEN_OBJECTIVE, NO_OBJECTIVE, Objective
from render.grecolonies.emblems import colour_of, column, emblem, glory, sign, tile, tripod
from render.kit.laurel import laurel
from render.kit.marks import gain, ring
from render.kit.palette import BLOOD, GOLD, INK, IRON, LAND, RIDGE, TERRACOTTA, Rgb, index, mix
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene

CARD, LEFT = 110, 200
"""Height of an open objective, and width of what is left beside them."""
PANEL, WIDE = 248, 440
"""Height of a panel, and the width from which on its names stand beside its emblem."""
ROWS, WIDE_ROWS = (42, 98, 133, 173, 216), (48, 48, 112, 162, 215)
"""The rows of a panel, of a wide one too: emblem and points, city, holder, means, objectives."""
TILE_STEP = 48
"""From one objective that a city has to the next."""
EDGES = {GROUPS[0]: mix(GOLD, INK, 0.4), GROUPS[1]: IRON, GROUPS[2]: TERRACOTTA}
"""The colours of harvests, crafts and sanctuaries."""


def height_of() -> int:
    """Pixels that objectives and panels need."""
    return CARD + GAP + PANEL


def draw_below(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws all of it: objectives with what is left for all, and the panels in one row."""
    state: GrecoloniesState = scene.view.state
    cards = Box(area.x, area.y, area.width - LEFT - GAP, CARD)
    for box, objective in zip(_row(cards, len(state.open)), state.open, strict=True):
        if objective == NO_OBJECTIVE:
            frame(canvas, box, LAND[1], RIDGE, 2)
        else:
            _objective(canvas, box, scene, objective)
    draw_left(canvas, Box(area.x + area.width - LEFT, area.y, LEFT, CARD), state)
    row = Box(area.x, area.y + CARD + GAP, area.width, PANEL)
    for box, number in zip(_row(row, len(state.poleis)), order_of_play(state), strict=True):
        _city(canvas, box, number, scene, cast)


def _row(area: Box, count: int) -> list[Box]:
    """Boxes beside each other."""
    width = (area.width - GAP * (count - 1)) // count
    return [Box(area.x + place * (width + GAP), area.y, width, area.height) for place in range(count)]


def order_of_play(state: GrecoloniesState) -> list[int]:
    """The players from the one who begins a round to the last."""
    return [(state.first + step) % len(state.poleis) for step in range(len(state.poleis))]


def _objective(canvas: Image.Image, box: Box, scene: Scene, objective: Objective) -> None:
    """An open objective with its two provinces and who lives there already; ringed if it is new."""
    state: GrecoloniesState = scene.view.state
    paper, middle = LAND[0], box.y + box.height // 2
    frame(canvas, box, paper, EDGES[GROUPS[state.board.group_of(objective)]], 6)
    if any(isinstance(event, ObjectiveOpened) and event.objective == objective for event in scene.events):
        ring(104).at(canvas, box.x + 60, middle)
    sign(state.board.sign_of(objective), 76).at(canvas, box.x + 60, middle)
    left = box.x + 118
    name = fitting(scene.words(Word("objective", objective)), DISPLAY, 32, box.width - 134, INK, paper)
    name.at(canvas, left, box.y + 25, "lm")
    for row, province in enumerate(state.board.sites[objective]):
        y = box.y + 57 + row * 32
        label = scene.words(Word("province", state.board.provinces[province]))
        there = [polis.city for polis in state.poleis if polis.citizens[province]]
        taken = 20 + 36 * min(2, len(there))
        written = fitting(label, TEXT, 30, box.width - 134 - taken, INK, paper)
        written.at(canvas, left, y, "lm")
        right = box.x + box.width - 26
        step = min(34, (right - left - written.size[0] - 26) / max(1, len(there) - 1))
        for place, city in enumerate(reversed(there)):
            emblem(city, 31).at(canvas, right - place * step, y)


def grown_by(city: str, events: Sequence[Event]) -> int:
    """Points of glory that a city has won in these events."""
    markers = sum(isinstance(event, GloryWon) and event.city == city for event in events)
    tiles = sum(isinstance(event, ObjectiveTaken) and event.city == city for event in events)
    robbed = sum(
        isinstance(event, Pillaged) and event.objective is not None and event.city == city for event in events
    )
    return markers + TILE * (tiles + robbed)


def _city(canvas: Image.Image, box: Box, number: int, scene: Scene, cast: Cast) -> None:
    """A city's panel: emblem and points, its names, what it can put to use, and the objectives it has."""
    state: GrecoloniesState = scene.view.state
    polis = state.poleis[number]
    word, wide = Word("city", polis.city), box.width >= WIDE
    active = word in cast.lifted
    paper = ground(canvas, box, active=active)
    if polis.withdrawn:
        dashed(canvas, box)
    else:
        strip(canvas, box, colour_of(polis.city), active=active)
    first, second, third, fourth, fifth = (box.y + row for row in (WIDE_ROWS if wide else ROWS))
    left, right = box.x + 34, box.x + box.width - 18
    sprite = emblem(polis.city, 84 if wide else 66, dead=polis.withdrawn)
    sprite.at(canvas, left, first, "lm")
    held = {word.id: count for word, count in held_by(polis)}
    free = _points(canvas, right, first, polis, scene, cast, paper)
    begin = left + sprite.size[0] + 16 if wide else left
    colour = RIDGE if polis.withdrawn else INK
    room = (free if wide else right) - begin
    fitting(scene.words(word), DISPLAY, 48 if wide else 40, room, colour, paper).at(
        canvas, begin, second, "lm"
    )
    if number == state.first:
        column(44).at(canvas, right, third, "rm")
        right -= 54
    name = fitting(scene.names[number], TEXT, 40 if wide else 34, right - left, TERRACOTTA, paper)
    name.at(canvas, left, third, "lm")
    row = Box(left, fourth, box.width - 52, fifth - fourth)
    _means(canvas, row, polis, held, paper)
    _tiles(canvas, row, polis, scene, paper)


def _points(
    canvas: Image.Image, right: int, y: int, polis: Polis, scene: Scene, cast: Cast, paper: Rgb
) -> int:
    """Draws a city's points, its laurel and how many it has just won; where there is room left of that."""
    word = Word("city", polis.city)
    active = word in cast.lifted
    held = {word.id: count for word, count in held_by(polis)}
    points = text(str(held["points"]), BOLD, 68, INK, paper)
    points.at(canvas, right, y, "rm")
    right -= points.size[0] + 8
    if word in cast.leaders or (cast.over and active):
        laurel(56).at(canvas, right, y, "rm")
        right -= 62
    grown = grown_by(polis.city, scene.events)
    if grown:
        plate = gain(f"+{grown}")
        plate.at(canvas, right, y, "rm")
        right -= plate.size[0] + 8
    return right - 8


def dashed(canvas: Image.Image, box: Box) -> None:
    """A dashed edge: nobody plays this city any more."""
    pen, far, low = ImageDraw.Draw(canvas), box.x + box.width, box.y + box.height
    for x in range(box.x + 24, far - 12, 48):
        for y in (box.y, low - 4):
            pen.rectangle((x, y, min(x + 23, far), y + 4), fill=index(LAND[1]))
    for y in range(box.y + 24, low - 12, 48):
        for x in (box.x, far - 4):
            pen.rectangle((x, y, x + 4, min(y + 23, low)), fill=index(LAND[1]))


def _means(canvas: Image.Image, row: Box, polis: Polis, held: Mapping[str, int], paper: Rgb) -> None:
    """Citizens in reserve and on the Oracle, and markers of glory."""
    size = 50 if row.width >= WIDE else 40
    icons: tuple[tuple[Sprite, int], ...] = (
        (emblem(polis.city, size, dead=polis.withdrawn), held["reserve"]),
        (tripod(size - 2), held["oracle"]),
        (glory(size + 2), held["markers"]),
    )
    for place, (sprite, count) in enumerate(icons):
        x = row.x + place * row.width // 3
        sprite.at(canvas, x, row.y, "lm")
        number = text(str(count), BOLD, size - 2, INK if count else RIDGE, paper)
        number.at(canvas, x + size + 6, row.y, "lm")


def _tiles(canvas: Image.Image, row: Box, polis: Polis, scene: Scene, paper: Rgb) -> None:
    """The objectives a city has, new ones ringed, and how many citizens it has just put on the Oracle.

    Where there is no room for all objectives, the last one and how many.
    """
    state: GrecoloniesState = scene.view.state
    y, right = row.y + row.height, row.x + row.width
    blessed = sum(
        event.citizens
        for event in scene.events
        if isinstance(event, OracleSpoke) and event.city == polis.city
    )
    if blessed:
        plate = gain(f"+{blessed}")
        plate.at(canvas, right, y, "rm")
        tripod(40).at(canvas, right - plate.size[0] - 6, y, "rm")
        right -= plate.size[0] + 54
    new = {
        event.objective
        for event in scene.events
        if isinstance(event, ObjectiveTaken | Pillaged) and event.city == polis.city
    }
    x, shown = row.x, polis.tiles
    if len(shown) > (right - x) // TILE_STEP:
        number = text(str(len(shown)), BOLD, VALUE + 2, INK, paper)
        number.at(canvas, x, y, "lm")
        x, shown = x + number.size[0] + 6, shown[-1:]
    for place, objective in enumerate(shown):
        sprite = tile(44) if objective == HIDDEN_OBJECTIVE else sign(state.board.sign_of(objective), 42)
        middle = x + place * TILE_STEP + 22
        if objective in new:
            ring(58).at(canvas, middle, y)
        sprite.at(canvas, middle, y)


def draw_left(canvas: Image.Image, box: Box, state: GrecoloniesState) -> None:
    """Draws the markers of glory left and the objectives to come."""
    frame(canvas, box, LAND[1], RIDGE, 2)
    left_over = (
        (glory(46), str(state.glory), state.glory),
        (tile(46), f"+{len(state.stack)}", len(state.stack)),
    )
    for place, (sprite, told, left) in enumerate(left_over):
        y = box.y + 29 + place * 52
        sprite.at(canvas, box.x + 56, y)
        text(told, BOLD, 44, INK if left else BLOOD, LAND[1]).at(canvas, box.x + 96, y, "lm")
