"""What has happened, turn by turn, for one person."""

from collections.abc import Sequence

from bot.press import KeptButton, Press, Sheet, pressed
from bot.replies import language, reply_sheet, teller_for
from bot.speech.names import cut
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.table import Table
from engine.core.contract import Event, Viewer
from engine.core.match import COMPUTER, DEFAULT, HOST, ORDER, Concede, Undo
from engine.core.record import Told
from engine.core.record import history as history_of

TURNS = 8
"""Turns shown at once."""
ROOM = 3600
"""Characters for them."""

MARKS = {ORDER: "order", DEFAULT: "default", COMPUTER: "computer", HOST: "host", "clock": "clock"}


async def send_history(interaction: Press, table: Table, last: int | None, *, new: bool = True) -> None:
    """The turns up to `last`, or up to now, with buttons to earlier and later ones.

    Raises:
        NotRunning: the game has not begun.
    """
    teller = teller_for(table, language(interaction))
    whole = await interaction.client.tables.whole(table.id)
    told = history_of(whole)
    latest = told[-1].turn if told else 0
    last = min(last or latest, latest)
    first = max(0, last - TURNS + 1)
    seats = table.seats_of(interaction.user.id)
    viewer = seats[0] if len(seats) == 1 else None
    lines = [teller.render("history-title", {"title": teller.title(), "from": max(1, first), "to": last})]
    lines = [f"**{lines[0]}**"]
    shown = [each for each in told if first <= each.turn <= last]
    room = ROOM // max(1, len({each.turn for each in shown}))
    lines += [cut(line, room) for line in turn_lines(teller, shown, viewer)]
    if not shown:
        lines.append(teller.say("history-empty"))
    buttons = [
        KeptButton.make("history", table.id, turn, label=teller.say(key))
        for key, turn in (("button-earlier", first - 1), ("button-later", min(latest, last + TURNS)))
        if 0 < turn <= latest and turn != last
    ]
    await reply_sheet(interaction, Sheet().text("\n".join(lines)).row(*buttons), new=new)


def turn_lines(teller: Teller, told: Sequence[Told], viewer: Viewer) -> list[str]:
    """A line per turn: what happened, by whose will if not a person's own, and what was taken back."""
    parts: dict[int, list[str]] = {}
    run: list[Event] = []
    for place, each in enumerate(told):
        here = parts.setdefault(each.turn, [])
        run += [event for event in each.events if event.known_to(viewer)]
        follower = told[place + 1] if place + 1 < len(told) else None
        if follower is None or _kind(follower) != _kind(each):
            here.append(_marked(teller, each, story(teller, run)))
            run = []
    return [
        teller.say("history-turn", turn=turn, what=" ".join(filter(None, what)))
        for turn, what in parts.items()
        if any(what)
    ]


def _kind(told: Told) -> tuple[object, ...]:
    """Entries of one kind in a row are told as one stretch."""
    special = told.entry.number if isinstance(told.entry.deed, Undo | Concede) else 0
    return told.turn, told.entry.by, told.stands, special


def _marked(teller: Teller, told: Told, what: str) -> str:
    if isinstance(told.entry.deed, Undo):
        return teller.say("history-undo", who=teller.names[told.entry.seat])
    if isinstance(told.entry.deed, Concede):
        what = f"{teller.say('history-conceded', who=teller.names[told.entry.seat])} {what}".strip()
    if not what:
        return ""
    if told.entry.by in MARKS:
        what = f"{what} {teller.say('history-by-' + MARKS[told.entry.by])}"
    return what if told.stands else teller.say("history-taken-back", what=what)


@pressed("history")
async def history_pressed(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Earlier or later turns."""
    del values
    table = await interaction.client.tables.get(int(parts[0]))
    await send_history(interaction, table, int(parts[1]), new=False)
