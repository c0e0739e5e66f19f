"""The board for one person: drawn as they may see it, now or at the end of an earlier turn, or in words."""

from collections.abc import Sequence

from bot.herald.drawing import chart_buttons, draw_board, one_picture
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet, at_table, turning
from bot.pictures.draw import Shown
from bot.speech.alt import board_in_words
from bot.speech.teller import Teller
from bot.tables.seats.forking import turns_of
from bot.tables.state.lookback import at_turn
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Viewer
from render.boards import charts_of

WORDS = 3500
"""Characters of the board in words on one page."""


def viewer_of(table: Table, person: int) -> Viewer:
    """As whom a person looks: as their seat, as a spectator if they have none or several."""
    seats = table.seats_of(person)
    return seats[0] if len(seats) == 1 else None


def _last_turn(table: Table) -> int:
    """Entries before the newest turn that has anything in it."""
    match = table.match
    if match is None or not match.line:
        return 0
    return match.turns.index(match.turns[-1])


@one_picture
async def show_board(press: Press, table: Table, focus: str | None = None, turn: int | None = None) -> None:
    """Show the board for one person, in place of the panel or of a private board they pressed a button of.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn: the turn has not been played.
        TooManyAtOnce: they wait for enough pictures.
    """
    match, back = table.begun, press.way_back
    new = not back and not _is_board(press)
    await press.promise(new=new)
    tables, teller = press.services.tables, press.teller(table)
    if turn is None:
        events = [event for each in await tables.since(table, _last_turn(table)) for event in each.events]
    else:
        match, events = await tables.replays.do(at_turn, await tables.whole(table.id), turn)
    shown = Shown(viewer_of(table, press.person), events, focus, turn)
    drawn = await draw_board(press.services, match, teller, shown, press.asker)
    await press.show(Sheet().attach(drawn).row(*_around(teller, table, turn, focus), *back), new=new)


def _is_board(press: Press) -> bool:
    """Whether a button below a private board was pressed."""
    message = press.interaction.message
    return message is not None and press.is_private and bool(message.attachments)


def _around(teller: Teller, table: Table, turn: int | None, focus: str | None) -> list[KeptButton]:
    """The turns before and after, charts or the way back from one, and the board in words."""
    latest = table.rules.turn(table.match.state).number if table.match is not None else 0
    shown = latest if turn is None else turn
    buttons = [
        KeptButton.make("boardat", table.id, step, label=teller.say(key))
        for key, step in (("button-previous-turn", shown - 1), ("button-next-turn", shown + 1))
        if 0 <= step <= latest
    ]
    if (
        turn is not None
        and table.match is not None
        and _may_fork(table)
        and turn + 1 in turns_of(table.match)
    ):
        buttons.append(KeptButton.make("fork", table.id, turn + 1, label=teller.say("button-fork")))
    at = () if turn is None else (turn,)
    charts: Sequence[KeptButton] = chart_buttons(teller, table, turn)
    if focus in {word.id for word in charts_of(table.title, table.begun.view(None))}:
        charts = at_table(table, teller.language, "board")
    return [*buttons, *charts, KeptButton.make("words", table.id, 0, *at, label=teller.say("button-text"))]


def _may_fork(table: Table) -> bool:
    """Whether people may play on from a past turn of it."""
    return not table.is_fork and table.held is None and (table.status != RUNNING or table.forks)


async def board_at(press: Press) -> None:
    """Show the board at the end of a turn."""
    await show_board(press, await press.table(), turn=int(press.parts[1]))


async def chart(press: Press) -> None:
    """Show a chart of the game, now or as it was at the end of a turn."""
    turn = int(press.parts[2]) if len(press.parts) > 2 else None
    await show_board(press, await press.table(), press.parts[1], turn)


async def show_words(
    press: Press, table: Table, page: int = 0, turn: int | None = None, *, new: bool = True
) -> None:
    """Show the board in words, a page at a time.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn: the turn has not been played.
    """
    teller, match, back = press.teller(table), table.begun, press.way_back
    if turn is not None:
        tables = press.services.tables
        match, _ = await tables.replays.do(at_turn, await tables.whole(table.id), turn)
    viewer = viewer_of(table, press.person)
    pages = board_in_words(teller, match.view(viewer), WORDS)
    page = max(0, min(page, len(pages) - 1))
    at = () if turn is None else (turn,)
    buttons = turning(teller.language, page, len(pages), lambda step: ("words", table.id, step, *at))
    await press.show(Sheet().text(pages[page]).row(*buttons, *back), new=new and not back)


async def words(press: Press) -> None:
    """Show the board in words: below a picture, or another page."""
    page, turn = int(press.parts[1]), int(press.parts[2]) if len(press.parts) > 2 else None
    await show_words(press, await press.table(), page, turn, new=_is_board(press))
