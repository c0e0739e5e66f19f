"""What only one person sees: what their seats hold in secret, and how likely what they may answer is."""

from collections.abc import Callable, Sequence

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.herald.drawing import one_picture
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, Sheet
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.tables.state.telling import held_by, likely_for, teller_for
from engine.core.contract import Seat
from render.boards import HandArtist, artist_of

PICTURES = 4
"""Hands that are drawn for whoever holds several seats; all of them are told in words."""


def odds_button(
    table: Table, teller: Teller, seats: Sequence[Seat], instead: Sequence[object] = ()
) -> list[KeptButton]:
    """The button that tells how likely things are, where there is something to tell; `instead`: where one is
    in the panel in whose place it opens."""
    if not any(likely_for(table, teller, seat) for seat in seats):
        return []
    return [KeptButton.make("odds", table.id, *instead, label=teller.say("button-odds"))]


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


def hand_sheet(table: Table, person: int, tongue: str, pictures: Sequence[Attachment] = ()) -> Sheet:
    """What the person's seats hold in secret, with pictures of it.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
    """
    seats, teller = _seats(table, person), teller_for(table, tongue)
    lines = _by_seat(table, teller, seats, held_by)
    if not lines:
        key = "hand-none" if table.rules.hidden else "hand-open"
        return Sheet().text(teller.say(key, title=teller.title()))
    sheet = Sheet().text(teller.say("hand-title")).attach(*pictures)
    return sheet.text("\n".join(lines)).row(*odds_button(table, teller, seats))


def draws_hands(table: Table) -> bool:
    """Whether hands of this game can be shown as pictures."""
    return isinstance(artist_of(table.title), HandArtist)


def hand_button(
    table: Table, teller: Teller, seats: Sequence[Seat], instead: Sequence[object] = ()
) -> list[KeptButton]:
    """The button that shows one's hand as a picture, where there is one; `instead`: as in `odds_button`."""
    if not draws_hands(table) or not any(held_by(table, teller, seat) for seat in seats):
        return []
    return [KeptButton.make("hand", table.id, *instead, label=teller.say("button-hand"))]


async def hand(press: Press) -> None:
    """Show what the person's seats hold in secret, drawn where its game's artist draws hands, and in words;
    from a panel in its place.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
        TooManyAtOnce: they wait for enough pictures.
    """
    table = await press.table()
    seats = _seats(table, press.person)
    if draws_hands(table):
        await _show_drawn(press, table, seats)
    else:
        await _show(press, hand_sheet(table, press.person, press.tongue))


async def _show(press: Press, sheet: Sheet) -> None:
    """Show what one looks at: in place of the panel it was opened from, with the way back."""
    back = press.way_back
    await press.show(sheet.row(*back), new=not back)


@one_picture
async def _show_drawn(press: Press, table: Table, seats: Sequence[Seat]) -> None:
    await press.promise(new=not press.way_back)
    teller, easel, drawn = press.teller(table), press.services.easel, list[Attachment]()
    for seat in seats[:PICTURES]:
        picture = await easel.draw_hand(table.begun, teller, seat, press.asker)
        if picture is not None:
            told = cut(plain("\n".join(held_by(table, teller, seat))), LONGEST_ALT)
            drawn.append(Attachment(f"{seat}-{picture.name}", picture.data, told))
    await _show(press, hand_sheet(table, press.person, press.tongue, drawn))


def odds_sheet(table: Table, person: int, tongue: str) -> Sheet:
    """How likely what the person may answer is.

    Raises:
        NotSeated: they do not play here.
        NotRunning: the game has not begun.
    """
    seats, teller = _seats(table, person), teller_for(table, tongue)
    lines = _by_seat(table, teller, seats, likely_for)
    return Sheet().text("\n".join([teller.say("odds-title"), *(lines or [teller.say("odds-none")])]))


async def odds(press: Press) -> None:
    """Show chances: from a panel in its place."""
    table = await press.table()
    await _show(press, odds_sheet(table, press.person, press.tongue))
