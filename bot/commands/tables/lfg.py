"""`/lfg`: finding players, in this channel."""

from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands

from bot.calling.seeking_view import entry_line, seeking_sheet, state_line
from bot.club.seeking.seekings import PACES
from bot.commands.tables.titles import MOST_SEATS, title_called, titled
from bot.commands.texts import choices, command
from bot.herald import permissions
from bot.herald.explaining import engine_error
from bot.herald.permissions import check_may_open
from bot.herald.press import GREY, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, reply, reply_sheet
from bot.posting.messages.lobby_view import shown_name
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.store.club.seekings import OPENED, WITHDRAWN, Seeking, Wanted
from bot.tables.state.telling import title_of
from engine.core.errors import BadOptions
from engine.core.play.match import usual_seats

DAYS = 7
"""How long an entry stays open if nothing else is said."""

LISTED = 15
"""Entries in the list."""

OWN = 5
"""Own entries that can be taken back from the list."""

language_of_reader = language


@app_commands.choices(
    pace=choices("pace", PACES),
    language=choices("language", ("en", "fr")),
)
async def new(
    interaction: Press,
    title: str,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    pace: str = "daily",
    language: str | None = None,
    days: app_commands.Range[int, 1, 30] = DAYS,
) -> None:
    """Look for players in this channel."""
    assert interaction.channel_id is not None  # noqa: S101 - the command is for servers
    assert interaction.guild_id is not None  # noqa: S101 - the same
    tongue, herald, game = language_of_reader(interaction), interaction.client, title_called(title)
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacks = permissions.lacking(interaction.app_permissions, thread=in_thread)
    if permissions.silencing(lacks):
        await reply(interaction, permissions.sentence(tongue, interaction.channel_id, lacks))
        return
    await check_may_open(interaction)
    now = herald.services.tables.now()
    wanted = Wanted(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        title=game.slug,
        seats=seats or usual_seats(game.rules.seats),
        pace=pace,
        language=language or tongue,
        host=interaction.user.id,
        host_name=shown_name(interaction),
        created=now,
        ends=now + timedelta(days=days),
    )
    try:
        seeking = await herald.services.seekings.look(wanted)
    except BadOptions as error:
        await reply(interaction, engine_error(tongue, Teller(tongue, game), error))
        return
    herald.services.bells.searches.set()
    await reply(interaction, say(tongue, "lfg-posted", missing=seeking.missing))


async def listing(interaction: Press) -> None:
    """Who looks for players on this server."""
    await reply_sheet(interaction, await list_sheet(interaction))


async def list_sheet(interaction: Press, note: str = "") -> Sheet:
    """The open entries; one's own with a button to take them back."""
    assert interaction.guild_id is not None  # noqa: S101 - the command is for servers
    tongue = language(interaction)
    entries = await interaction.client.services.seekings.listed(interaction.guild_id)
    lines = [f"**{say(tongue, 'lfg-list')}**"]
    lines += [entry_line(each, tongue) for each in entries[:LISTED]]
    if len(entries) > LISTED:
        lines.append(say(tongue, "lfg-list-more", count=len(entries) - LISTED))
    if not entries:
        lines.append(say(tongue, "lfg-list-none"))
    mine = [each for each in entries if _has_answered(each, interaction.user.id)]
    buttons = [
        KeptButton.make("lfg-leave", each.id, label=_out_label(each, tongue), style=GREY)
        for each in mine[:OWN]
    ]
    return Sheet().text(note).text("\n".join(lines)).row(*buttons)


def _has_answered(seeking: Seeking, person: int) -> bool:
    return person in [seeker.id for seeker in seeking.seekers]


def _out_label(seeking: Seeking, tongue: str) -> str:
    return say(tongue, "button-lfg-out-of", title=title_of(seeking.title, tongue))


async def _show(interaction: Press, seeking: Seeking) -> None:
    """Change the public message that was pressed; then the crier need not."""
    await interaction.response.edit_message(view=seeking_sheet(seeking))
    await interaction.client.services.seekings.mark_shown(seeking, None)


async def in_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Want to play too."""
    herald, tongue = interaction.client, language(interaction)
    seeking = await herald.services.seekings.answer(
        int(parts[0]), interaction.user.id, shown_name(interaction)
    )
    await _show(interaction, seeking)
    if not seeking.missing:
        herald.services.bells.searches.set()
    key = "lfg-in-last" if seeking.status == OPENED else "lfg-in"
    await reply(interaction, say(tongue, key, state=state_line(seeking, tongue)))


async def out_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take one's answer back, or one's whole entry."""
    herald, tongue = interaction.client, language(interaction)
    seeking = await herald.services.seekings.take_back(int(parts[0]), interaction.user.id)
    await _show(interaction, seeking)
    await reply(interaction, _told_out(seeking, tongue))


async def leave_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The same from the list, wherever on the server that was asked for."""
    herald, tongue = interaction.client, language(interaction)
    seeking = await herald.services.seekings.take_back(int(parts[0]), interaction.user.id)
    herald.services.bells.searches.set()
    await reply_sheet(interaction, await list_sheet(interaction, _told_out(seeking, tongue)), new=False)


def _told_out(seeking: Seeking, tongue: str) -> str:
    return say(tongue, "lfg-out-own" if seeking.status == WITHDRAWN else "lfg-out")


COMMANDS = [titled("lfg new", new), command("lfg list", listing)]


PRESSED: Handlers = {
    "lfg-in": in_pressed,
    "lfg-out": out_pressed,
    "lfg-leave": leave_pressed,
}
"""What is pressed of this file, by the name in its id."""
