"""How it stands, at any time: the scores so far as a table and as a curve, as far as the asker may know them.

The curve and the order are of what their own view counts; what only they know is told in words beside it.
"""

from collections.abc import Sequence

from bot.herald.drawing import one_picture, wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, Sheet
from bot.pictures.course import Course, course_of, curves_of, points_of, written_names
from bot.private.looking.board_view import viewer_of
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat, Standing, State, Viewer
from engine.core.play.match import Match
from render.report.values import Report


def course_seen(whole: Match, viewer: Viewer) -> Course:
    """How a game went, by the scores that a viewer could count at each moment. Replays it."""

    def seen(state: State) -> Standing:
        return whole.guide.standing(whole.rules.view(state, viewer))

    return course_of(whole, seen)


@one_picture
async def show(press: Press) -> None:
    """Tell a person how it stands, with a button that tells it to everybody.

    Raises:
        NotRunning: the game has not begun.
        TooManyAtOnce: they wait for enough pictures.
    """
    table = await press.table()
    viewer, line = viewer_of(table, press.person), table.begun.line
    await press.promise()
    teller = press.teller(table)
    sheet = Sheet().text("\n".join(standing_lines(table, teller, viewer, table.seats_of(press.person))))
    if await wants_pictures(press):
        sheet.attach(*await _curve(press, table, teller, viewer))
    if line:
        sheet.row(KeptButton.make("standing-post", table.id, label=press.say("button-standing-post")))
    await press.show(sheet)


@one_picture
async def post(press: Press) -> None:
    """Tell everybody in the channel how it stands, as a spectator may know it.

    Raises:
        NotRunning: the game has not begun.
        TooManyAtOnce, TooOften: they wait for enough pictures, or have posted enough.
    """
    table = await press.table()
    press.services.posted.once_more(press.person)
    await press.promise(new=False)
    teller = teller_for(table, table.language)
    sheet = Sheet().text("\n".join(standing_lines(table, teller, None)))
    await press.tell_all(sheet.attach(*await _curve(press, table, teller, None)))


async def _curve(press: Press, table: Table, teller: Teller, viewer: Viewer) -> tuple[Attachment, ...]:
    """The picture of a game's course as a viewer may see it; none where no score has changed yet."""
    tables = press.services.tables
    whole = await tables.whole(table.id)
    course = await tables.replays.do(course_seen, whole, viewer)
    if len(set(course.scores)) < 2:
        return ()
    report = report_so_far(whole, course, teller)
    picture = await press.services.easel.report(report)
    return (Attachment(picture.name, picture.data, cut(course_alt(teller, report), LONGEST_ALT)),)


def standing_lines(table: Table, teller: Teller, viewer: Viewer, own: Sequence[Seat] = ()) -> list[str]:
    """How it stands in words: places, scores, and what they are made of where the game tells that.

    `own`: the seats of whoever asks, of which they may know more.
    """
    match = table.begun
    standing, turn = table.guide.standing(match.view(viewer)), table.guide.turn(match.view(viewer))
    if match.standing.ended is not None:
        standing = match.standing
    key = f"status-{table.status}"
    lines = [f"**{teller.say(key, title=teller.title(), turn=turn.number, round=turn.round)}**"]
    if not any(standing.scores):
        return [*lines, teller.say("standing-no-points")]
    for seat in sorted(range(match.seats), key=lambda seat: (standing.ranks[seat], seat)):
        view = match.view(Seat(seat) if Seat(seat) in own else viewer)
        made_of = ", ".join(teller.notes("scored", table.guide.scored(view, Seat(seat))))
        rank = standing.ranks[seat]
        key = "standing-shared" if standing.ranks.count(rank) > 1 else "standing-line"
        score = teller.score(standing.scores[seat], standing.goal)
        lines.append(teller.say(key, rank=rank, who=teller.seat(Seat(seat), match.roles), score=score))
        if made_of:
            lines.append(f"-# {made_of}")
    hidden = teller.key("standing-hidden")
    if table.status == RUNNING and teller.knows(hidden):
        lines.append(f"-# {teller.say(hidden)}")
    return lines


def report_so_far(match: Match, course: Course, teller: Teller) -> Report:
    """The picture of a course, in the teller's language: curves and turning points, and no paces."""
    names = written_names(teller, match.seats)
    title = teller.title()
    return Report(
        teller.say("standing-title", title=title),
        plain(teller.ending(match.standing)) if match.standing.ended is not None else "",
        tuple(curves_of(match, course.scores, names)),
        course.turns,
        points_of(course, teller, names),
        "",
        teller.say("report-points"),
        teller.say("report-start"),
    )


def course_alt(teller: Teller, report: Report) -> str:
    """The picture for people who cannot see it."""
    names = map(plain, teller.names)
    scores = [f"{name}: {curve.scores[-1]}" for name, curve in zip(names, report.curves, strict=True)]
    return "\n".join((teller.say("standing-alt"), *scores, *(point.text for point in report.points)))
