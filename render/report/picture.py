"""The whole report.

Drawn 1200 pixels wide to be read at 400: nothing is written smaller than 34 pixels. Each seat has the colour
and the emblems that it has on the board, and a shape of its own along its line.
"""

import io
from collections.abc import Sequence

from PIL import Image

from render.kit.letters import wrapped
from render.kit.palette import INK, PAPER
from render.kit.sprite import BOLD, DISPLAY, TEXT, font
from render.report.chart import CHANCES, CHART, draw_chances, draw_chart
from render.report.sheet import BADGE, FINER, LARGE, MARGIN, MEDIUM, SMALL, WIDTH, Sheet, cut_to, looks_of
from render.report.values import POINTS, Report
from render.scene import Picture

ROW, POINT_ROW = 66, 46
"""Heights of the rows below the chart: of a seat's pace, of a line of a turning point."""
ABOVE, BARE = 104, 48
"""Pixels above the chart, for the numbers of the turning points; and where there are none."""
TITLED = MEDIUM + 24
"""Pixels of the title of what is below the chart."""


def draw_report(report: Report) -> Picture:
    """The report as a PNG."""
    points = report.points[:POINTS]
    told = [_lines(point.text, TEXT, SMALL, WIDTH - 2 * MARGIN - 62) for point in points]
    subtitle = _lines(report.subtitle, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
    top = MARGIN + LARGE + 20 + (MEDIUM + 8) * len(subtitle) + (ABOVE if points else BARE)
    below = top + CHART + 84
    chances = TITLED + CHANCES + 40 if report.chances else 0
    height = below + chances + (TITLED + sum(map(_point_height, told)) + 26 if points else 0)
    height += (TITLED + ROW * len(report.curves) if report.pace_title else 0) + MARGIN
    image = Image.new("RGB", (WIDTH * FINER, height * FINER), PAPER)
    sheet = Sheet(image, looks_of(report.curves))
    sheet.frame(height)
    sheet.write(MARGIN, MARGIN, report.title, DISPLAY, LARGE, WIDTH - 2 * MARGIN)
    for number, line in enumerate(subtitle):
        sheet.write(MARGIN, MARGIN + LARGE + 20 + (MEDIUM + 8) * number, line, BOLD, MEDIUM, WIDTH)
    draw_chart(sheet, report, points, top)
    y = below
    if report.chances:
        sheet.write(MARGIN, y, report.chances_title, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
        draw_chances(sheet, report, y + TITLED)
        y += chances
    if points:
        sheet.write(MARGIN, y, report.points_title, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
        y += TITLED
        for number, lines in enumerate(told, 1):
            sheet.badge(MARGIN + BADGE, y + 20, number)
            for place, line in enumerate(lines):
                sheet.write(MARGIN + 62, y + POINT_ROW * place, line, TEXT, SMALL, WIDTH)
            y += _point_height(lines)
        y += 26
    if report.pace_title:
        sheet.write(MARGIN, y, report.pace_title, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
        _pace(sheet, report, y + TITLED)
    return _picture(image, height)


def _lines(text: str, name: str, size: int, room: int) -> list[str]:
    """A text in at most two lines, cut where it needs more."""
    face = font(name, size * FINER)
    lines = wrapped(text, face, room * FINER)
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    return [cut_to(line, lambda part: face.getlength(part) <= room * FINER) for line in lines]


def _point_height(lines: Sequence[str]) -> int:
    return POINT_ROW * len(lines) + 8


def _picture(image: Image.Image, height: int) -> Picture:
    data = io.BytesIO()
    image.reduce(FINER).quantize(128, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return Picture(data.getvalue(), WIDTH, height, "report.png")


def _pace(sheet: Sheet, report: Report, y: int) -> None:
    """A bar for each seat: how long the others waited for an answer, in the middle of all."""
    longest = max((curve.seconds or 0.0 for curve in report.curves), default=0.0) or 1.0
    start, end = MARGIN + 540, WIDTH - MARGIN - 190
    for seat, curve in enumerate(report.curves):
        middle = y + 24
        sheet.shape(MARGIN + 14, middle, seat, 13)
        left = MARGIN + 42 + sheet.emblems(MARGIN + 34, middle, curve.crests, 52)
        sheet.write(left + 10, middle, curve.name, TEXT, SMALL, round(start - left - 24), "lm")
        if curve.seconds is not None:
            reach = start + max(10.0, (end - start) * curve.seconds / longest)
            box = tuple(each * FINER for each in (start, middle - 15, reach, middle + 15))
            sheet.pen.rectangle(box, sheet.looks[seat].colour, INK, 2 * FINER)
            sheet.write(reach + 16, middle, curve.pace, TEXT, SMALL, 190, "lm")
        else:
            sheet.write(start, middle, curve.pace, TEXT, SMALL, 400, "lm")
        y += ROW
