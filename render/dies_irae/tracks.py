"""Tracks with a lane for each power: the development chart, victory points, stability, provinces, islands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.contract import Event
from engine.dies_irae.charts import GOLDEN, HIGHEST, REVOLUTION, Needs, chart, goods, laurels
from engine.dies_irae.events import Developed, SetBack, StabilityMoved
from engine.dies_irae.law.tally import fulfils, points, territory
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.words import POWERS, ROWS
from render.dies_irae.cycle import CYCLE, draw_cycle
from render.dies_irae.geometry import WIDTH
from render.dies_irae.goods import good_sign
from render.dies_irae.powers import colour_of, emblem, number_of
from render.dies_irae.signs import gate_sign, track_sign
from render.kit.encode import canvas
from render.kit.marks import ring
from render.kit.palette import BLOOD, GOLD, INK, LAND, PAPER, RIDGE, WHITE, Rgb, index, mix
from render.kit.panel import Box
from render.kit.sprite import BOLD, VALUE, text
from render.scene import Told

LANE, HEAD, SIGN = 38, 46, 96
"""Height of a lane and of the line of numbers above the lanes, size of the sign before them."""
BODY = HEAD + LANE * len(POWERS)
GATE, NEED = 34, 34
"""Sizes of the sign that tells whether a condition is fulfilled, and of the goods it asks for."""
TITLE = 120
"""Width of the place of the sign."""
MARGIN = 20
PALE, GILT, DIM = mix(PAPER, WHITE, 0.5), mix(GOLD, PAPER, 0.35), mix(RIDGE, PAPER, 0.35)


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of a track: what is written on it, and its ground."""

    label: str
    ground: Rgb = PALE
    begins: bool = False
    """Whether a stronger line stands before it."""
    goods: tuple[str, ...] = ()
    """Goods that one needs to enter it, drawn before its label."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A power on a track: its cell, the cell its bar begins at, and whether it has just moved."""

    power: int
    cell: int
    start: int
    moved: bool
    gates: tuple[tuple[int, bool], ...] = ()
    """Cells ahead that ask for a condition, and whether it is fulfilled now."""


def draw_track(
    image: Image.Image, box: Box, sign: str, cells: Sequence[Cell], runners: Iterable[Runner]
) -> None:
    """Draws a sign, a line of numbers, and a lane per power with a bar up to its emblem."""
    pen = ImageDraw.Draw(image)
    track_sign(sign, SIGN).at(image, box.x + TITLE / 2 - 2, box.y + BODY / 2)
    left, width = box.x + TITLE, (box.width - TITLE) / len(cells)
    edges = [round(left + place * width) for place in range(len(cells) + 1)]
    for cell, start, end in zip(cells, edges, edges[1:], strict=False):
        pen.rectangle((start, box.y, end, box.y + BODY), fill=index(cell.ground), outline=index(DIM))
        if cell.label:
            shade = INK if cell.ground != LAND[2] else mix(INK, PAPER, 2 / 12)
            middle = (start + end) / 2
            for place, good in enumerate(cell.goods):
                good_sign(good, NEED).at(image, start + 1 + NEED * (place + 0.5), box.y + HEAD / 2)
                middle = (start + NEED * (place + 1) + end) / 2
            text(cell.label, BOLD, VALUE, shade, cell.ground).at(image, middle, box.y + HEAD / 2)
    for runner in runners:
        top = box.y + HEAD + runner.power * LANE
        low, high = sorted((runner.start, runner.cell))
        bar = (edges[low] + 2, top + 6, edges[high + 1] - 2, top + LANE - 6)
        pen.rectangle(bar, fill=index(colour_of(runner.power)), outline=index(INK))
    for cell, start in zip(cells, edges, strict=False):
        if cell.begins:
            pen.line((start, box.y, start, box.y + BODY), fill=index(INK), width=2)
    for runner in runners:
        for cell_ahead, met in runner.gates:
            lane = box.y + HEAD + runner.power * LANE + LANE / 2
            gate_sign(met, GATE).at(image, (edges[cell_ahead] + edges[cell_ahead + 1]) / 2, lane)
        middle = (edges[runner.cell] + edges[runner.cell + 1]) / 2
        y = box.y + HEAD + runner.power * LANE + LANE / 2
        emblem(runner.power, LANE).at(image, middle, y)
        if runner.moved:
            ring(LANE + 20).at(image, middle, y)


GAP = 14
"""Between two tracks."""


def draw_charts(state: DiesIraeState, events: Sequence[Event], words: Told) -> Image.Image:
    """The development chart, the tracks and the action cycle below it, as a picture of their own."""
    step = BODY + GAP
    image = canvas(WIDTH, (len(ROWS) + 4) * step + CYCLE + 2 * GAP, index(PAPER))
    width = WIDTH - 2 * MARGIN
    draw_chart(image, Box(MARGIN, GAP, width, len(ROWS) * step), state, events)
    draw_tracks(image, Box(MARGIN, GAP + len(ROWS) * step, width, 4 * step), state, events)
    draw_cycle(image, Box(MARGIN, image.height - CYCLE - GAP, width, CYCLE), state, words)
    return image


def draw_chart(image: Image.Image, box: Box, state: DiesIraeState, events: Sequence[Event]) -> None:
    """Draws the development chart: prices of the spaces, three to a phase, the golden age; where all stand,
    and which conditions of later phases each fulfils now.
    """
    moved = {(event.power, event.row) for event in events if isinstance(event, Developed | SetBack)}
    step = box.height / len(ROWS)
    for number, row in enumerate(ROWS):
        grounds = (PALE, LAND[1], LAND[2], LAND[3])
        cells = [Cell("")]
        for place, space in enumerate(chart()[number][1:]):
            golden = space.phase == 5
            ground = GILT if golden else grounds[space.phase - 1]
            cells.append(Cell(str(space.price), ground, place % 3 == 0, _signs(space.needs)))
        runners = [
            Runner(
                power,
                realm.development[number],
                0,
                (POWERS[power], row) in moved,
                () if realm.fallen else _gates(realm, number),
            )
            for power, realm in enumerate(state.realms)
        ]
        draw_track(image, Box(box.x, round(box.y + number * step), box.width, BODY), row, cells, runners)
    assert len(cells) == GOLDEN + 1  # noqa: S101 - checked when the chart is read


def _signs(needs: Needs) -> tuple[str, ...]:
    """The goods of a condition, where no good may stand for another."""
    return tuple(str(goods()[group[0]].good) for group in needs.goods if len(group) == 1)


def _gates(realm: Realm, row: int) -> tuple[tuple[int, bool], ...]:
    """The first spaces of phases a power has not entered, and whether it meets their conditions."""
    return tuple(
        (place, fulfils(realm.goods, realm.development, space.needs))
        for place, space in enumerate(chart()[row])
        if space.needs and place > realm.development[row]
    )


def draw_tracks(image: Image.Image, box: Box, state: DiesIraeState, events: Sequence[Event]) -> None:
    """Draws victory points, stability, provinces and islands; spaces with a laurel are gilt."""
    goal = int(state.options.victory)
    alive = [(power, realm) for power, realm in enumerate(state.realms) if not realm.fallen]
    moved = {number_of(event.power) for event in events if isinstance(event, StabilityMoved)}
    by_provinces, by_islands = laurels(state.options.light_laurels)
    levels = range(REVOLUTION, HIGHEST + 1)
    stability = [Cell(_level(level), _mood(level), level in (-2, 3, HIGHEST)) for level in levels]
    listed: list[tuple[str, list[Cell], list[Runner]]] = [
        (
            "points",
            [Cell(str(each), GILT if each == goal else PALE) for each in range(goal + 1)],
            [Runner(power, min(goal, points(state, power)), 0, False) for power, _ in alive],
        ),
        (
            "stability",
            stability,
            [
                Runner(power, realm.stability - REVOLUTION, -REVOLUTION, power in moved)
                for power, realm in alive
            ],
        ),
    ]
    for place, (name, marks) in enumerate((("provinces", by_provinces), ("islands", by_islands))):
        cells = [
            Cell(str(each), GILT if each and marks[each] > marks[each - 1] else PALE)
            for each in range(len(marks))
        ]
        runners = [Runner(power, territory(state, power)[place], 0, False) for power, _ in alive]
        listed.append((name, cells, runners))
    step = box.height / len(listed)
    for place, (name, cells, runners) in enumerate(listed):
        draw_track(image, Box(box.x, round(box.y + place * step), box.width, BODY), name, cells, runners)


def _level(level: int) -> str:
    return "" if level in (REVOLUTION, HIGHEST) else str(abs(level))


def _mood(level: int) -> Rgb:
    if level == REVOLUTION:
        return BLOOD
    if level == HIGHEST:
        return GILT
    return PALE if level >= 0 else mix(BLOOD, PAPER, 0.65)
