"""The board for one person: drawn as they may see it, now or at the end of an earlier turn, or in words."""

from collections.abc import Sequence

from bot.herald.messages import Attachment
from bot.herald.press import Handlers, KeptButton, Press, Sheet
from bot.herald.replies import asker_of, language, promise, reply_sheet, table_of, turning
from bot.pictures.draw import Shown
from bot.speech.alt import board_in_words
from bot.speech.teller import Teller
from bot.tables.state.lookback import at_turn
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Viewer
from engine.core.play.match import Match

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


async def send_board(
    interaction: Press, table: Table, focus: str | None = None, turn: int | None = None
) -> None:
    """Draw the board for one person, in place of a private board they pressed a button of.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn: the turn has not been played.
        TooManyAtOnce: they wait for enough pictures.
    """
    match = table.begun
    with interaction.client.services.drawing.one(interaction.user.id):
        await _send_board(interaction, table, match, focus, turn)


async def _send_board(
    interaction: Press, table: Table, match: Match, focus: str | None, turn: int | None
) -> None:
    new = not _is_board(interaction)
    await promise(interaction, new=new)
    tables = interaction.client.services.tables
    teller = teller_for(table, language(interaction))
    if turn is None:
        events = [event for each in await tables.since(table, _last_turn(table)) for event in each.events]
    else:
        match, events = await tables.replays.do(at_turn, await tables.whole(table.id), turn)
    viewer = viewer_of(table, interaction.user.id)
    picture, alt = await interaction.client.services.easel.draw(
        match,
        teller,
        Shown(viewer, events, focus, turn),
        asker_of(interaction),
    )
    sheet = Sheet().picture(picture.name, alt).row(*_around(teller, table, turn))
    await reply_sheet(interaction, sheet, [Attachment(picture.name, picture.data, alt)], new=new)


def _is_board(interaction: Press) -> bool:
    """Whether a button below a private board was pressed."""
    message = interaction.message
    return message is not None and message.flags.ephemeral and bool(message.attachments)


def _around(teller: Teller, table: Table, turn: int | None) -> list[KeptButton]:
    """The turns before and after, and the board in words."""
    latest = table.rules.turn(table.match.state).number if table.match is not None else 0
    shown = latest if turn is None else turn
    buttons = [
        KeptButton.make("boardat", table.id, step, label=teller.say(key))
        for key, step in (("button-previous-turn", shown - 1), ("button-next-turn", shown + 1))
        if 0 <= step <= latest
    ]
    at = () if turn is None else (turn,)
    return [*buttons, KeptButton.make("words", table.id, 0, *at, label=teller.say("button-text"))]


async def board_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The board as it is now, for oneself."""
    await send_board(interaction, await table_of(interaction, parts))


async def board_at_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The board at the end of a turn."""
    await send_board(interaction, await table_of(interaction, parts), turn=int(parts[1]))


async def send_words(
    interaction: Press, table: Table, page: int = 0, turn: int | None = None, *, new: bool = True
) -> None:
    """The board in words, a page at a time.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn: the turn has not been played.
    """
    teller, match = teller_for(table, language(interaction)), table.begun
    if turn is not None:
        tables = interaction.client.services.tables
        match, _ = await tables.replays.do(at_turn, await tables.whole(table.id), turn)
    viewer = viewer_of(table, interaction.user.id)
    pages = board_in_words(teller, match.view(viewer), WORDS)
    page = max(0, min(page, len(pages) - 1))
    at = () if turn is None else (turn,)
    buttons = turning(teller.language, page, len(pages), lambda step: ("words", table.id, step, *at))
    await reply_sheet(interaction, Sheet().text(pages[page]).row(*buttons), new=new)


async def words_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The board in words: below a picture, or another page."""
    table = await table_of(interaction, parts)
    turn = int(parts[2]) if len(parts) > 2 else None
    await send_words(interaction, table, int(parts[1]), turn, new=_is_board(interaction))


PRESSED: Handlers = {
    "board": board_pressed,
    "boardat": board_at_pressed,
    "words": words_pressed,
}
"""What is pressed of this file, by the name in its id."""
