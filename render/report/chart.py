"""The charts of the report: a line for each seat, turning points above it, names at its right; and below
it each one's chance to win."""

from collections.abc import Sequence

from render.kit.laurel import laurel
from render.kit.palette import INK
from render.kit.sprite import BOLD, TEXT
from render.report.sheet import (
    BADGE,
    FAINT,
    FINER,
    LEAST,
    MARGIN,
    MEDIUM,
    SMALL,
    WIDTH,
    Sheet,
    wide,
    width_of_emblems,
)
from render.report.values import Report, TurningPoint

CHART, LEFT, RIGHT = 560, 76, 420
"""The chart's height, and the room for its labels at its left and at most at its right."""
CHANCES = 250
"""The height of the chart of chances below it."""
WHOLE = 100
"""A chance that is none any more."""
BADGES = 62
"""Pixels from the numbers of the turning points to the chart below."""
EMBLEM, LABEL, LAUREL = 62, 84, 50
"""Sizes of an emblem at the end of a line, of all that stands there, and of the winner's laurel."""
BESIDE = 44
"""Pixels from the end of a line to its emblem."""
END = 46
"""Pixels at least of the last stretch, in which much that was hidden may be opened."""
MARKED = 9
"""Shapes along a line."""

Line = list[tuple[float, float]]


class _Scale:
    """Where turns and scores lie in the chart."""

    def __init__(self, report: Report, top: float, height: float = CHART, *, chances: bool = False) -> None:
        scores = [score for curve in report.curves for score in curve.scores] or [0, 1]
        self.least = min(0, *scores)
        self.most = max(self.least + 1, *scores)
        if chances or report.unit:
            self.least, self.most = 0, WHOLE
        self.last = max(1, max((len(curve.scores) for curve in report.curves), default=1) - 1)
        self.top, self.bottom = top, top + height
        self.left, self.right = MARGIN + LEFT, WIDTH - MARGIN - _room_of_ends(report)

    def x(self, place: int) -> float:
        """Of a place along the curves; the last stretch is never narrow."""
        width = self.right - self.left
        end = max(END, width / self.last)
        if place >= self.last:
            return self.right
        return self.left + (width - end) * place / max(1, self.last - 1)

    def y(self, score: float) -> float:
        """Of a score."""
        return self.bottom - (self.bottom - self.top - 20) * (score - self.least) / (self.most - self.least)


def draw_chart(sheet: Sheet, report: Report, points: Sequence[TurningPoint], top: int) -> None:
    """Draw the scores over time, with the turning points above and the names at the end."""
    scale = _Scale(report, top)
    for score in steps(scale.least, scale.most):
        y = scale.y(score)
        sheet.line([(scale.left, y), (scale.right, y)], FAINT, 2)
        sheet.write(scale.left - 14, y, str(score), TEXT, LEAST, LEFT, "rm")
    for place in ticks(report.turns):
        label = report.turn_label if place == 0 else str(report.turns[place])
        sheet.write(scale.x(place), scale.bottom + 26, label, TEXT, LEAST, 190, "la" if place == 0 else "ma")
    lines = [_line(scale, seat, curve.scores, len(report.curves)) for seat, curve in enumerate(report.curves)]
    _points(sheet, scale, points, lines)
    _curves(sheet, report, lines)
    _ends(sheet, report, scale, [line[-1][1] for line in lines])


def draw_chances(sheet: Sheet, report: Report, top: int) -> None:
    """Draw each one's chance to win over time, below the scores and in line with them."""
    scale = _Scale(report, top, CHANCES, chances=True)
    for chance in (0, WHOLE // 2, WHOLE):
        y = scale.y(chance)
        sheet.line([(scale.left, y), (scale.right, y)], FAINT, 2)
        sheet.write(scale.left - 14, y, str(chance), TEXT, LEAST, LEFT, "rm")
    lines = [_line(scale, seat, found, len(report.chances)) for seat, found in enumerate(report.chances)]
    _curves(sheet, report, lines)


def _curves(sheet: Sheet, report: Report, lines: Sequence[Line]) -> None:
    """The lines with their shapes, those of the winners on top."""
    order = sorted(range(len(lines)), key=lambda seat: report.curves[seat].won)
    for seat in order:
        sheet.curve(lines[seat], seat)
    for seat in order:
        stride = max(1, -(-len(lines[seat]) // MARKED))
        for x, y in lines[seat][seat % stride : -1 : stride]:
            sheet.shape(x, y, seat, 11)


def _points(sheet: Sheet, scale: _Scale, points: Sequence[TurningPoint], lines: Sequence[Line]) -> None:
    """The numbers of the turning points in a row, each with a line down to the highest score of its turn."""
    wanted = [scale.x(point.place) for point in points]
    row, start = scale.top - BADGES, scale.top - 12
    spread = spread_out(wanted, [2 * BADGE + 8] * len(wanted), scale.left, scale.right)
    for number, (x, at) in enumerate(zip(spread, wanted, strict=True), 1):
        sheet.dashes(at, start, min((y for line in lines for place, y in line if place == at), default=start))
        sheet.line([(x, row), (at, start)], INK, 2)
        sheet.badge(x, row, number)


def _line(scale: _Scale, seat: int, scores: Sequence[int], seats: int) -> Line:
    """A seat's line; those that run together lie beside each other."""
    shift = (seat - (seats - 1) / 2) * 5
    found = [(scale.x(place), scale.y(score) + shift) for place, score in enumerate(scores)]
    return found if len(found) > 1 else [*found, (scale.right, found[0][1])]


def _room_of_ends(report: Report) -> int:
    """Pixels to the right of the chart that names and scores need."""
    name = max((wide(curve.name, TEXT, SMALL) for curve in report.curves), default=0)
    score = max(
        (wide(f"{curve.scores[-1]}{report.unit}", BOLD, MEDIUM) for curve in report.curves), default=0
    )
    return min(RIGHT, round(_before_text(report) + max(name, score + LAUREL + 12)))


def _before_text(report: Report) -> float:
    """Pixels from the end of the lines to the names, with the shapes and emblems between."""
    count = max((len(curve.crests) for curve in report.curves), default=0)
    return BESIDE + (width_of_emblems(count, EMBLEM) + 12 if count else 0)


def _ends(sheet: Sheet, report: Report, scale: _Scale, heights: Sequence[float]) -> None:
    """Each one's shape, emblems, score and name at the end of the curve, a laurel for who has won."""
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    room = min(float(LABEL), (CHART + LABEL) / max(1, len(order)))
    wanted = [heights[seat] for seat in order]
    middles = spread_out(wanted, [room] * len(order), scale.top - LABEL / 2, scale.bottom + LABEL / 2)
    size = round(min(EMBLEM, room - 8))
    text = scale.right + _before_text(report)
    for seat, y in zip(order, middles, strict=True):
        curve = report.curves[seat]
        sheet.line([(scale.right, heights[seat]), (scale.right + 22, y)], INK, 2)
        sheet.shape(scale.right + 24, y, seat, 13)
        sheet.emblems(scale.right + BESIDE, y, curve.crests, size)
        score = f"{curve.scores[-1]}{report.unit}"
        sheet.write(text, y - 20, score, BOLD, MEDIUM, 120, "lm")
        if curve.won:
            middle = text + wide(score, BOLD, MEDIUM) + 12 + LAUREL / 2
            sheet.sprite(laurel(LAUREL * FINER), middle, y - 22)
        sheet.write(text, y + 20, curve.name, TEXT, SMALL, round(WIDTH - 24 - text), "lm")


def spread_out(wanted: Sequence[float], sizes: Sequence[float], least: float, most: float) -> list[float]:
    """The middles of things of these sizes in a row, in their order, each near to where it is wanted.

    None lies over another, and all between two ends if there is room.
    """
    found: list[float] = []
    edge = least
    for middle, size in zip(wanted, sizes, strict=True):
        found.append(max(middle, edge + size / 2))
        edge = found[-1] + size / 2
    edge = most
    for place in range(len(found) - 1, -1, -1):
        found[place] = min(found[place], edge - sizes[place] / 2)
        edge = found[place] - sizes[place] / 2
    return found


def steps(least: int, most: int) -> list[int]:
    """A few round scores between two, both ends within."""
    span = max(1, most - least)
    width = next(
        size * 10**power for power in range(9) for size in (1, 2, 5) if span / (size * 10**power) <= 6
    )
    first = -(-least // width) * width
    return list(range(first, most + 1, width))


def ticks(turns: Sequence[int]) -> list[int]:
    """The places along the curves that get a number: the first, the last, and a few round ones between."""
    if len(turns) < 3:
        return list(range(len(turns)))
    width = steps(0, turns[-1])
    stride = width[1] - width[0] if len(width) > 1 else 1
    last = len(turns) - 1
    near = max(1, len(turns) // 9)
    between = [
        place
        for place, turn in enumerate(turns)
        if turn % stride == 0 and 2 * near < place < last - near and turns[place - 1] != turn
    ]
    return [0, *between, last]
