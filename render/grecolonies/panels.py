"""Below the map: open objectives, what is left for all, and a panel for each city in the order of play."""

from collections.abc import Iterator, Mapping, Sequence

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
from engine.grecolonies.words import GROUPS, HIDDEN_OBJECTIVE, NO_OBJECTIVE, Objective, Sign
from render.grecolonies.emblems import colour_of, column, emblem, glory, sign, tile, tripod
from render.kit.laurel import laurel
from render.kit.marks import gain, ring
from render.kit.palette import BLOOD, GOLD, INK, IRON, LAND, RIDGE, TERRACOTTA, Rgb, index, mix
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene

CARD, LEFT = 146, 200
"""Height of an open objective, and width of what is left beside them."""
LOW, HIGH = 182, 230
"""Heights of a panel: in two rows, and alone in one."""
EDGES = {GROUPS[0]: mix(GOLD, INK, 0.4), GROUPS[1]: IRON, GROUPS[2]: TERRACOTTA}
"""The colours of harvests, crafts and sanctuaries."""


def group_of(state: GrecoloniesState, objective: Objective) -> int:
    """Which of the three kinds an objective is, by the sign that both of its provinces carry."""
    one, other = (state.board.signs[site] for site in state.board.sites[objective])
    return next(place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a == b)


def sign_of(state: GrecoloniesState, objective: Objective) -> Sign:
    """The sign an objective asks for."""
    return state.board.signs[state.board.sites[objective][0]][group_of(state, objective)]


def height_of(state: GrecoloniesState) -> int:
    """Pixels that objectives and panels need."""
    return CARD + GAP + (HIGH if len(state.poleis) == 3 else 2 * LOW + GAP)


def draw_below(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws all of it. Where five play, what is left for all takes the place of a sixth panel."""
    state: GrecoloniesState = scene.view.state
    players = len(state.poleis)
    columns = 2 if players == 4 else 3
    beside = players < 5
    cards = Box(area.x, area.y, area.width - (LEFT + GAP if beside else 0), CARD)
    for box, objective in zip(_row(cards, len(state.open)), state.open, strict=True):
        if objective == NO_OBJECTIVE:
            frame(canvas, box, LAND[1], RIDGE, 2)
        else:
            _objective(canvas, box, scene, objective)
    rows = [
        Box(area.x, area.y + CARD + GAP + row * (LOW + GAP), area.width, HIGH if players == 3 else LOW)
        for row in range(-(-players // columns))
    ]
    cells = [box for row in rows for box in _row(row, columns)]
    for box, number in zip(cells, order_of_play(state), strict=False):
        _city(canvas, box, number, scene, cast)
    rest = Box(area.x + area.width - LEFT, area.y, LEFT, CARD) if beside else cells[-1]
    draw_left(canvas, rest, state)


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
    paper = LAND[0]
    frame(canvas, box, paper, EDGES[GROUPS[group_of(state, objective)]], 6)
    if any(isinstance(event, ObjectiveOpened) and event.objective == objective for event in scene.events):
        ring(126).at(canvas, box.x + 72, box.y + box.height // 2)
    sign(sign_of(state, objective), 96).at(canvas, box.x + 72, box.y + box.height // 2)
    left = box.x + 142
    name = fitting(scene.words(Word("objective", objective)), DISPLAY, 34, box.width - 158, INK, paper)
    name.at(canvas, left, box.y + 34, "lm")
    for row, province in enumerate(state.board.sites[objective]):
        y = box.y + 76 + row * 40
        label = scene.words(Word("province", state.board.provinces[province]))
        there = [polis.city for polis in state.poleis if polis.citizens[province]]
        taken = 20 + 40 * min(2, len(there))
        written = fitting(label, TEXT, 32, box.width - 158 - taken, INK, paper)
        written.at(canvas, left, y, "lm")
        right = box.x + box.width - 32
        step = min(42, (right - left - written.size[0] - 30) / max(1, len(there) - 1))
        for place, city in enumerate(reversed(there)):
            emblem(city, 38).at(canvas, right - place * step, y)


def grown_by(city: str, events: Sequence[Event]) -> int:
    """Points of glory that a city has won in these events."""
    markers = sum(isinstance(event, GloryWon) and event.city == city for event in events)
    tiles = sum(isinstance(event, ObjectiveTaken) and event.city == city for event in events)
    robbed = sum(
        isinstance(event, Pillaged) and event.objective is not None and event.city == city for event in events
    )
    return markers + TILE * (tiles + robbed)


def _city(canvas: Image.Image, box: Box, number: int, scene: Scene, cast: Cast) -> None:
    state: GrecoloniesState = scene.view.state
    polis = state.poleis[number]
    word, more = Word("city", polis.city), (box.height - LOW) // 3
    active = word in cast.lifted
    paper = ground(canvas, box, active=active)
    if polis.withdrawn:
        dashed(canvas, box)
    else:
        strip(canvas, box, colour_of(polis.city), active=active)
    size = 84 + more
    x = box.x + 30 + size // 2
    emblem(polis.city, size, dead=polis.withdrawn).at(canvas, x, box.y + 18 + size // 2)
    if number == state.first:
        column(48).at(canvas, x, box.y + box.height - 38)
    held = {word.id: count for word, count in held_by(polis)}
    points = text(str(held["points"]), BOLD, 68 + more, BLOOD if active else INK, paper)
    right = box.x + box.width - 22
    points.at(canvas, right, box.y + 42 + more // 2, "rm")
    taken = points.size[0] + 20
    if word in cast.leaders or (cast.over and active):
        laurel(64).at(canvas, right - points.size[0] - 12, box.y + 42 + more // 2, "rm")
        taken += 76
    left = x + size // 2 + 16
    title = fitting(
        scene.words(word),
        DISPLAY,
        38 + more // 2,
        right - left - taken,
        RIDGE if polis.withdrawn else INK,
        paper,
    )
    title.at(canvas, left, box.y + 40 + more // 3, "lm")
    y = box.y + 88 + more
    room = _gains(canvas, right, y, polis, scene) - left
    name = fitting(scene.names[number], TEXT, 34 + more // 4, room, TERRACOTTA, paper)
    name.at(canvas, left, y, "lm")
    _means(canvas, Box(left, box.y, right - left, box.height), polis, held, scene, paper)


def _gains(canvas: Image.Image, right: int, y: int, polis: Polis, scene: Scene) -> int:
    """Draws how many points and citizens on the Oracle a city has won; where there is room left of that."""
    blessed = sum(
        event.citizens
        for event in scene.events
        if isinstance(event, OracleSpoke) and event.city == polis.city
    )
    for count, icon in ((grown_by(polis.city, scene.events), None), (blessed, tripod(42))):
        if count:
            plate = gain(f"+{count}")
            plate.at(canvas, right, y, "rm")
            right -= plate.size[0] + 8
            if icon is not None:
                icon.at(canvas, right, y, "rm")
                right -= 50
    return right - 12


def dashed(canvas: Image.Image, box: Box) -> None:
    """A dashed edge: nobody plays this city any more."""
    pen, far, low = ImageDraw.Draw(canvas), box.x + box.width, box.y + box.height
    for x in range(box.x + 24, far - 12, 48):
        for y in (box.y, low - 4):
            pen.rectangle((x, y, min(x + 23, far), y + 4), fill=index(LAND[1]))
    for y in range(box.y + 24, low - 12, 48):
        for x in (box.x, far - 4):
            pen.rectangle((x, y, x + 4, min(y + 23, low)), fill=index(LAND[1]))


def _means(
    canvas: Image.Image, box: Box, polis: Polis, held: Mapping[str, int], scene: Scene, paper: Rgb
) -> None:
    """Citizens in reserve and on the Oracle, markers of glory, and objectives."""
    y = box.y + box.height - 38
    x = box.x + 22
    icons: tuple[tuple[Sprite, int], ...] = (
        (emblem(polis.city, 44, dead=polis.withdrawn), held["reserve"]),
        (tripod(42), held["oracle"]),
        (glory(46), held["markers"]),
    )
    for sprite, count in icons:
        sprite.at(canvas, x, y)
        text(str(count), BOLD, VALUE + 4, INK if count else RIDGE, paper).at(canvas, x + 28, y, "lm")
        x += 112 if box.width > 400 else 94
    _tiles(canvas, Box(x - 20, y, box.x + box.width - x + 20, 0), polis, scene, paper)


def _tiles(canvas: Image.Image, room: Box, polis: Polis, scene: Scene, paper: Rgb) -> None:
    """The objectives a city has; where there is no room for all, one and how many."""
    state: GrecoloniesState = scene.view.state
    right, y = room.x + room.width - 23, room.y
    new = {
        event.objective
        for event in scene.events
        if isinstance(event, ObjectiveTaken | Pillaged) and event.city == polis.city
    }
    shown = polis.tiles
    if len(shown) > room.width // 44:
        number = text(str(len(shown)), BOLD, VALUE + 4, INK, paper)
        number.at(canvas, right + 23, y, "rm")
        right, shown = right - number.size[0] - 6, shown[-1:]
    for place, (objective, sprite) in enumerate(zip(reversed(shown), _faces(state, shown), strict=True)):
        if objective in new:
            ring(64).at(canvas, right - place * 48, y)
        sprite.at(canvas, right - place * 48, y)


def _faces(state: GrecoloniesState, tiles: Sequence[Objective]) -> Iterator[Sprite]:
    for objective in reversed(tiles):
        yield tile(46) if objective == HIDDEN_OBJECTIVE else sign(sign_of(state, objective), 46)


def draw_left(canvas: Image.Image, box: Box, state: GrecoloniesState) -> None:
    """Draws the markers of glory left and the objectives to come."""
    frame(canvas, box, LAND[1], RIDGE, 2)
    across = box.width > 2 * LEFT
    size = 72 if across else 54
    for place, (sprite, told, left) in enumerate(
        (
            (glory(size), str(state.glory), state.glory),
            (tile(size), f"+{len(state.stack)}", len(state.stack)),
        )
    ):
        x = box.x + (round(box.width * (0.18 + 0.42 * place)) if across else 58)
        y = box.y + (box.height // 2 if across else 40 + place * 66)
        sprite.at(canvas, x, y)
        number = text(told, BOLD, 60 if across else 44, INK if left else BLOOD, LAND[1])
        number.at(canvas, x + (50 if across else 40), y, "lm")
