"""Beside the map: the open objectives, a panel for each city, and what is left for all."""

from collections.abc import Mapping

from PIL import Image

from engine.core.contract import Word
from engine.grecolonies.state import GrecoloniesState, Polis
from engine.grecolonies.telling.guide import held_by
from engine.grecolonies.words import GROUPS, NO_OBJECTIVE, Objective, Sign
from render.grecolonies.emblems import colour_of, emblem, sign, tripod, wreath
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, TERRACOTTA, WHITE, Rgb, mix
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, fitting, text
from render.scene import Cast, Scene, Told

FAINT = mix(INK, PAPER, 8 / 12)


def sign_of(state: GrecoloniesState, objective: Objective) -> Sign:
    """The sign an objective asks for."""
    facts = state.board
    one, other = facts.sites[objective]
    return next(
        a
        for place in range(len(GROUPS))
        for a, b in ((facts.signs[one][place], facts.signs[other][place]),)
        if a == b
    )


def draw_objectives(canvas: Image.Image, area: Box, state: GrecoloniesState, words: Told) -> None:
    """Draws the open objectives with their two provinces and who lives there already; and the stack."""
    slots = len(state.open)
    width = (area.width - GAP * (slots - 1)) // slots
    for place, objective in enumerate(state.open):
        box = Box(area.x + place * (width + GAP), area.y, width, area.height)
        if objective == NO_OBJECTIVE:
            frame(canvas, box, LAND[1], RIDGE, 2)
        else:
            _objective(canvas, box, state, objective, words)


def _objective(
    canvas: Image.Image, box: Box, state: GrecoloniesState, objective: Objective, words: Told
) -> None:
    facts = state.board
    frame(canvas, box, WHITE, TERRACOTTA, 4)
    middle = box.x + box.width // 2
    name = fitting(words(Word("objective", objective)), DISPLAY, 29, box.width - 20, INK, WHITE)
    name.at(canvas, middle, box.y + 30)
    sign(sign_of(state, objective), 96).at(canvas, middle, box.y + 100)
    y = box.y + 190
    for province in facts.sites[objective]:
        label = words(Word("province", facts.provinces[province]))
        fitting(label, TEXT, 26, box.width - 16, INK, WHITE).at(canvas, middle, y)
        there = [polis.city for polis in state.poleis if polis.citizens[province]]
        step = min(50, (box.width - 24) // max(1, len(there)))
        for place, city in enumerate(there):
            emblem(city, 46).at(canvas, middle + (place - (len(there) - 1) / 2) * step, y + 42)
        y += 116


def draw_cities(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per city in turn order, those that owe an answer lifted out."""
    state: GrecoloniesState = scene.view.state
    count = len(state.poleis)
    rows = -(-count // 2)
    width, height = (area.width - GAP) // 2, (area.height - GAP * (rows - 1)) // rows
    for number, polis in enumerate(state.poleis):
        column, row = divmod(number, rows)
        box = Box(area.x + column * (width + GAP), area.y + row * (height + GAP), width, height)
        active = Word("city", polis.city) in cast.lifted
        paper = ground(canvas, box, active=active)
        strip(canvas, box, colour_of(polis.city), active=active)
        title = scene.words(Word("city", polis.city))
        _heading(canvas, box, polis, title, scene.names[number], paper)
        held = {word.id: count for word, count in held_by(polis)}
        points = text(str(held["points"]), BOLD, 62, BLOOD if active else INK, paper)
        points.at(canvas, box.x + box.width - 20, box.y + 44, "rm")
        _means(canvas, box, state, number, held, paper)


def _heading(canvas: Image.Image, box: Box, polis: Polis, title: str, name: str, paper: Rgb) -> None:
    """The emblem, the city's name and its player's."""
    emblem(polis.city, 84).at(canvas, box.x + 76, box.y + box.height // 2)
    left, room = box.x + 132, box.width - 132 - 100
    fitting(title, DISPLAY, 32, room, RIDGE if polis.withdrawn else INK, paper).at(
        canvas, left, box.y + 30, "lm"
    )
    fitting(name, TEXT, 28, room, TERRACOTTA, paper).at(canvas, left, box.y + 62, "lm")


def _means(
    canvas: Image.Image, box: Box, state: GrecoloniesState, number: int, held: Mapping[str, int], paper: Rgb
) -> None:
    """Citizens in reserve, the oracle's tokens, markers and objectives; whether the city begins the round."""
    polis, first = state.poleis[number], number == state.first
    y = box.y + box.height - 30
    if first:
        text("I", DISPLAY, 26, FAINT, paper).at(canvas, box.x + box.width - 20, y, "rm")
    x = box.x + 150
    for sprite, count in (
        (emblem(polis.city, 36), held["reserve"]),
        (tripod(34), held["oracle"]),
        (wreath(36), held["markers"]),
    ):
        sprite.at(canvas, x, y)
        text(str(count), BOLD, 34, INK if count else FAINT, paper).at(canvas, x + 22, y, "lm")
        x += 72
    right = box.x + box.width - (48 if first else 26)
    step = min(38, max(1, right - x) // max(1, len(polis.tiles)))
    for place, tile in enumerate(reversed(polis.tiles)):
        sign(sign_of(state, tile), 36).at(canvas, right - 12 - place * step, y)


def draw_strip(canvas: Image.Image, area: Box, state: GrecoloniesState) -> None:
    """Draws the glory left and objectives to come."""
    frame(canvas, area, LAND[1], LAND[1], 1)
    y = area.y + area.height // 2
    x = area.x + area.width - 420
    wreath(44).at(canvas, x, y)
    number = text(str(state.glory), BOLD, 40, INK if state.glory else BLOOD, LAND[1])
    number.at(canvas, x + 34, y, "lm")
    x += 170
    frame(canvas, Box(x - 16, y - 21, 33, 43), PAPER, INK, 3)
    text("?", BOLD, 30, INK, PAPER).at(canvas, x, y)
    text(f"+{len(state.stack)}", BOLD, 38, INK if state.stack else BLOOD, LAND[1]).at(canvas, x + 28, y, "lm")
