"""What only one person sees: what their seats hold in secret, and how likely what they may answer is."""

from collections.abc import Callable, Sequence

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.herald.messages import Attachment
from bot.herald.press import Handlers, KeptButton, Press, Sheet
from bot.herald.replies import asker_of, language, promise, reply_sheet, table_of
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.tables.state.telling import held_by, likely_for, teller_for
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.boards import HandArtist, artist_of

PICTURES = 4
"""Hands that are drawn for whoever holds several seats; all of them are told in words."""


def odds_button(table: Table, teller: Teller, seats: Sequence[Seat]) -> list[KeptButton]:
    """The button that tells how likely things are, where there is something to tell."""
    if not any(likely_for(table, teller, seat) for seat in seats):
        return []
    return [KeptButton.make("odds", table.id, label=teller.say("button-odds"))]


def _seats(table: Table, person: int) -> tuple[Seat, ...]:
    seats = table.seats_of(person)
    if not seats:
        raise NotSeated
    if table.match is None:
        raise NotRunning
    return seats


def _by_seat(
    table: Table, teller: Teller, seats: Sequence[Seat], told: Callable[[Table, Teller, Seat], list[str]]
) -> list[str]:
    """The lines of each seat, under its name where somebody holds several."""
    roles, lines = table.begun.roles, []
    for seat in seats:
        found = told(table, teller, seat)
        if found and len(seats) > 1:
            lines.append(teller.say("hand-seat", who=teller.seat(seat, roles)))
        lines += found
    return lines


def hand_sheet(table: Table, person: int, tongue: str, pictures: Sequence[tuple[str, str]] = ()) -> Sheet:
    """What the person's seats hold in secret, with pictures of it: names of the files, and what they show.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
    """
    seats, teller = _seats(table, person), teller_for(table, tongue)
    lines = _by_seat(table, teller, seats, held_by)
    if not lines:
        key = "hand-none" if table.rules.hidden else "hand-open"
        return Sheet().text(teller.say(key, title=teller.title()))
    sheet = Sheet().text(teller.say("hand-title"))
    for name, description in pictures:
        sheet.picture(name, description)
    return sheet.text("\n".join(lines)).row(*odds_button(table, teller, seats))


def draws_hands(table: Table) -> bool:
    """Whether hands of this game can be shown as pictures."""
    return isinstance(artist_of(table.title), HandArtist)


def hand_button(table: Table, teller: Teller, seats: Sequence[Seat]) -> list[KeptButton]:
    """The button that shows one's hand as a picture, where there is one."""
    if not draws_hands(table) or not any(held_by(table, teller, seat) for seat in seats):
        return []
    return [KeptButton.make("hand", table.id, label=teller.say("button-hand"))]


async def send_hand(interaction: Press, table: Table) -> None:
    """What the person's seats hold in secret, each drawn where its game's artist draws hands, and in words.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
    """
    tongue, person = language(interaction), interaction.user.id
    seats, teller = _seats(table, person), teller_for(table, tongue)
    if table.match is None or not draws_hands(table):
        await reply_sheet(interaction, hand_sheet(table, person, tongue))
        return
    with interaction.client.services.drawing.one(person):
        await _send_hands(interaction, table, table.match, seats, teller)


async def _send_hands(
    interaction: Press, table: Table, match: Match, seats: Sequence[Seat], teller: Teller
) -> None:
    await promise(interaction)
    tongue, person = language(interaction), interaction.user.id
    shown: list[tuple[str, str]] = []
    files: list[Attachment] = []
    for seat in seats[:PICTURES]:
        picture = await interaction.client.services.easel.draw_hand(
            match, teller, seat, asker_of(interaction)
        )
        if picture is not None:
            name = f"{seat}-{picture.name}"
            told = cut(plain("\n".join(held_by(table, teller, seat))), LONGEST_ALT)
            shown.append((name, told))
            files.append(Attachment(name, picture.data, told))
    await reply_sheet(interaction, hand_sheet(table, person, tongue, shown), files)


async def hand_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The hand as a picture, in a message of its own, so that the panel stays."""
    await send_hand(interaction, await table_of(interaction, parts))


def odds_sheet(table: Table, person: int, tongue: str) -> Sheet:
    """How likely what the person may answer is.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
    """
    seats, teller = _seats(table, person), teller_for(table, tongue)
    lines = _by_seat(table, teller, seats, likely_for)
    return Sheet().text("\n".join([teller.say("odds-title"), *(lines or [teller.say("odds-none")])]))


async def odds_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Chances: below a panel, in a message of its own, so that the panel stays."""
    table = await table_of(interaction, parts)
    await reply_sheet(interaction, odds_sheet(table, interaction.user.id, language(interaction)))


PRESSED: Handlers = {
    "hand": hand_pressed,
    "odds": odds_pressed,
}
"""What is pressed of this file, by the name in its id."""
