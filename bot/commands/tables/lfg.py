"""`/lfg`: finding players, in this channel."""

from datetime import timedelta

from discord import app_commands

from bot.calling.seeking_view import entry_line, seeking_sheet, state_line, told_of
from bot.club.seekings import PACES
from bot.commands.tables.titles import MOST_SEATS, title_called
from bot.commands.texts import choices
from bot.herald import permissions
from bot.herald.explaining import engine_error
from bot.herald.permissions import check_may_open
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.store.club.seekings import OPENED, WITHDRAWN, Seeking, Wanted
from bot.tables.state.telling import title_of
from engine.core.errors import BadOptions
from engine.core.play.seats import usual_seats

DAYS = 7
"""How long an entry stays open if nothing else is said."""

LISTED = 15
"""Entries in the list."""

OWN = 5
"""Own entries that can be taken back from the list."""


@app_commands.choices(
    pace=choices("pace", PACES),
    language=choices("language", ("en", "fr")),
)
async def new(
    press: Press,
    title: str,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    pace: str = "daily",
    language: str | None = None,
    days: app_commands.Range[int, 1, 30] = DAYS,
) -> None:
    """Look for players in this channel."""
    assert press.interaction.channel_id is not None  # noqa: S101 - the command is for servers
    assert press.guild is not None  # noqa: S101 - the same
    tongue, services, game = press.tongue, press.services, title_called(title)
    if permissions.silencing(press.lacks):
        await press.reply(permissions.sentence(tongue, press.interaction.channel_id, press.lacks))
        return
    await check_may_open(press.interaction)
    now = services.tables.now()
    wanted = Wanted(
        guild=press.guild,
        channel=press.interaction.channel_id,
        title=game.slug,
        seats=seats or usual_seats(game.rules.seats),
        pace=pace,
        language=language or tongue,
        host=press.person,
        host_name=press.name,
        created=now,
        ends=now + timedelta(days=days),
    )
    try:
        seeking = await services.seekings.look(wanted)
    except BadOptions as error:
        await press.reply(engine_error(tongue, Teller(tongue, game), error))
        return
    services.bells.searches.set()
    await press.reply(press.say("lfg-posted", missing=seeking.missing))


async def listing(press: Press) -> None:
    """Show who looks for players on this server."""
    await press.show(await list_sheet(press))


async def list_sheet(press: Press, note: str = "") -> Sheet:
    """The open entries; one's own with a button to take them back."""
    assert press.guild is not None  # noqa: S101 - the command is for servers
    tongue = press.tongue
    entries = await press.services.seekings.listed(press.guild)
    lines = [f"**{say(tongue, 'lfg-list')}**"]
    lines += [entry_line(each, tongue) for each in entries[:LISTED]]
    if len(entries) > LISTED:
        lines.append(say(tongue, "lfg-list-more", count=len(entries) - LISTED))
    if not entries:
        lines.append(say(tongue, "lfg-list-none"))
    mine = [each for each in entries if press.person in [seeker.id for seeker in each.seekers]]
    buttons = []
    for each in mine[:OWN]:
        label = say(tongue, "button-lfg-out-of", title=title_of(each.title, tongue))
        buttons.append(KeptButton.make("lfg-leave", each.id, label=label))
    return Sheet().text(note).text("\n".join(lines)).row(*buttons)


async def _show(press: Press, seeking: Seeking) -> None:
    """Change the public message that was pressed; then the crier need not."""
    sheet = seeking_sheet(seeking, await told_of(press.services.store, seeking))
    await press.interaction.response.edit_message(view=sheet)
    pressed = press.interaction.message
    # A process that ended as it posted did not learn the message's number: now it is known.
    await press.services.seekings.mark_shown(seeking, pressed.id if pressed else None)


async def answer(press: Press) -> None:
    """Want to play too."""
    seeking = await press.services.seekings.answer(int(press.parts[0]), press.person, press.name)
    await _show(press, seeking)
    if not seeking.missing:
        press.services.bells.searches.set()
    key = "lfg-in-last" if seeking.status == OPENED else "lfg-in"
    await press.reply(press.say(key, state=state_line(seeking, press.tongue)))


async def take_back(press: Press) -> None:
    """Take one's answer back, or one's whole entry."""
    seeking = await press.services.seekings.take_back(int(press.parts[0]), press.person)
    await _show(press, seeking)
    await press.reply(_told_out(press, seeking))


async def leave(press: Press) -> None:
    """Take the same back from the list, wherever on the server that was asked for."""
    seeking = await press.services.seekings.take_back(int(press.parts[0]), press.person)
    press.services.bells.searches.set()
    await press.show(await list_sheet(press, _told_out(press, seeking)), new=False)


def _told_out(press: Press, seeking: Seeking) -> str:
    return press.say("lfg-out-own" if seeking.status == WITHDRAWN else "lfg-out")
