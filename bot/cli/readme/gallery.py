"""Draws the pictures of a folder from the game files beside them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.cli.game_files import read_named
from bot.cli.readme.message import draw_message
from bot.cli.readme.wanted import Wanted
from bot.pictures.captions import captions_of
from bot.pictures.draw import private_scene
from bot.posting.messages.report import report_of
from bot.private.panel.answers import At, Sight
from bot.private.panel.sheet import asked_at, panel_sheet
from bot.private.panel.sight import posed_at, sight_with
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Seat
from engine.core.play.match import Match, enter
from render import replay as pictures
from render.questions import draw_question
from render.report.picture import draw_report
from render.scene import Picture

BEGAN, BETWEEN = datetime(2026, 1, 1, tzinfo=UTC), timedelta(hours=5)
"""When the games are said to have begun, and how long each entry took."""


def draw(folder: Path, wanted: Wanted) -> Picture:
    """A picture as its table wants it; the command ends with a sentence where a game file cannot be read."""
    match, names = read_named(folder / wanted.game)
    teller = Teller(wanted.language, match.title, names, match.options)
    if wanted.kind == "panel":
        return _panel(wanted, match, names)
    if wanted.kind == "report":
        return draw_report(report_of(_chairs(names), match, dict(_times(match)), teller))
    if wanted.kind == "film":
        return pictures.replay(match, captions_of(teller), first=wanted.since, last=wanted.turn)
    return pictures.position(match, captions_of(teller), turn=wanted.turn)


def _chairs(names: tuple[str, ...]) -> tuple[Chair, ...]:
    return tuple(Chair(Seat(seat), seat + 1, name) for seat, name in enumerate(names))


def _times(match: Match) -> Iterator[tuple[int, tuple[datetime, int | None]]]:
    """When each entry of a game was made, and by whom."""
    for place, entry in enumerate(match.log):
        yield place, (BEGAN + place * BETWEEN, entry.seat + 1 if entry.seat is not None else None)


def _panel(wanted: Wanted, match: Match, names: tuple[str, ...]) -> Picture:
    """What the person to play sees of the game after so many entries."""
    at = match.restart()
    for entry in match.line[: wanted.entries]:
        at = enter(at, entry).match
    table = Table(
        id=1, guild=1, channel=1, seats=match.seats, status=RUNNING, host=1, host_name=names[0],
        language=wanted.language, number=at.number, told=0, created=BEGAN, title=match.title,
        options=match.options, chairs=_chairs(names), commitment="", match=at,
    )  # fmt: skip
    person, place = table.owed[0].seat + 1, At(wanted.path)
    return draw_message(
        panel_sheet(table, person, wanted.language, place, sight=_sight(table, person, place))
    )


def _sight(table: Table, person: int, at: At) -> Sight | None:
    """The picture of the question in a panel."""
    asked = asked_at(table, person, table.language, at)
    posed = None if asked is None else posed_at(asked, at)
    if asked is None or posed is None:
        return None
    scene = private_scene(asked.match.view(asked.seat), asked.teller)
    picture = draw_question(asked.match.title, scene, posed)
    return None if picture is None else sight_with(asked, posed, picture)
