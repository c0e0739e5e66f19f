"""The report of a game that is over: who led when, which turns decided it, who answered how quickly."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from statistics import median

from bot.pictures.course import chances_in, course_of, curves_of, points_of, written_names
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from engine.core.contract import Seat
from engine.core.play.log import PERSON
from engine.core.play.match import Match
from render.report.values import Report

MINUTE, HOUR, DAY = 60, 3600, 86400


def report_of(
    chairs: Sequence[Chair], whole: Match, times: Mapping[int, tuple[datetime, int | None]], teller: Teller
) -> Report:
    """Everything the picture shows, in the teller's language; `times`: when each entry was made."""
    course, names = course_of(whole, whole.rules.standing), written_names(teller, whole.seats)
    paces = [pace(whole, times, chair.seat) for chair in chairs]
    curves = tuple(
        replace(
            curve,
            pace=told_pace(teller, paces[chair.seat], computer=chair.person is None),
            seconds=paces[chair.seat],
        )
        for chair, curve in zip(chairs, curves_of(whole, course.scores, names), strict=True)
    )
    chances = chances_in(whole, course)
    return Report(
        teller.say("report-title", title=teller.title()),
        plain(teller.ending(whole.standing)),
        curves,
        course.turns,
        points_of(course, teller, names),
        teller.say("report-pace"),
        teller.say("report-points"),
        teller.say("report-start"),
        chances,
        teller.say("report-chances") if chances else "",
    )


def pace(whole: Match, times: Mapping[int, tuple[datetime, int | None]], seat: Seat) -> float | None:
    """Seconds between being asked and answering, in the middle of all; None if nobody ever waited."""
    waited = []
    for before, entry in zip(whole.log, whole.log[1:], strict=False):
        if entry.seat != seat or before.seat == seat or entry.by != PERSON:
            continue
        if before.number in times and entry.number in times:
            waited.append((times[entry.number][0] - times[before.number][0]).total_seconds())
    return median(waited) if waited else None


def told_pace(teller: Teller, seconds: float | None, *, computer: bool) -> str:
    """A pace in words."""
    if seconds is None:
        return teller.say("report-at-once" if computer else "report-no-pace")
    for unit, key in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds >= 2 * unit or (unit == MINUTE and seconds >= unit):
            return teller.render(f"report-{key}", {"count": round(seconds / unit)})
    return teller.say("report-at-once")
