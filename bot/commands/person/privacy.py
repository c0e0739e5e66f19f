"""`/privacy`: what is stored of a person, their own file, statistics or none, and being forgotten."""

from collections.abc import Mapping, Sequence

import discord

from bot.club.privacy.forgetting import Forgetting
from bot.club.privacy.own_file import ORDERS, amounts, own_file
from bot.commands.texts import command
from bot.herald.messages import Attachment
from bot.herald.press import GREY, RED, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, promise, reply_sheet
from bot.speech.texts import say
from bot.store.club.results import count, uncounted_among
from bot.store.club.traces import ALONE, AT_TABLE, ON_SERVER, TRACES
from bot.store.games import games
from bot.store.games.games import StoredGame
from bot.tables.state.telling import title_of

LISTED = 10
"""Tables named one by one before somebody is forgotten."""


async def privacy_sheet(interaction: Press, note: str = "") -> Sheet:
    """What is stored, how much of it, and what one can do about it."""
    tongue, person = language(interaction), interaction.user.id
    async with interaction.client.services.store.reading() as connection:
        found = await amounts(connection, person)
        counted = not await uncounted_among(connection, [person])
    sheet = Sheet().text(note).text(f"**{say(tongue, 'privacy-title')}**\n{say(tongue, 'privacy-what')}")
    seats, actions, results = found["seats"], found["actions"], found["results"]
    sheet.text(say(tongue, "privacy-amounts", seats=seats, actions=actions, results=results))
    sheet.text(say(tongue, "privacy-counted" if counted else "privacy-uncounted"))
    choice = "off" if counted else "on"
    return sheet.row(
        KeptButton.make("privacy-details", label=say(tongue, "button-privacy-details")),
        KeptButton.make("privacy-file", label=say(tongue, "button-privacy-file")),
        KeptButton.make("privacy-count", choice, label=say(tongue, f"button-privacy-count-{choice}")),
        KeptButton.make("privacy-forget", label=say(tongue, "button-privacy-forget"), style=RED),
    )


async def privacy(interaction: Press) -> None:
    """What is stored of one, and what one can do about it."""
    await reply_sheet(interaction, await privacy_sheet(interaction))


async def privacy_pressed(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """The same, from a button."""
    await reply_sheet(interaction, await privacy_sheet(interaction), new=False)


def details(tongue: str, found: Mapping[str, int]) -> list[str]:
    """Every kind of row there can be of a person: who is shown it, what it is, how many there are."""
    lines = []
    for seen in (AT_TABLE, ON_SERVER, ALONE):
        lines.append(f"**{say(tongue, f'privacy-seen-{seen}')}**")
        labels = [trace.label for trace in TRACES if trace.seen == seen] + [ORDERS] * (seen == ALONE)
        for label in labels:
            count = f" ({found[label]})" if found[label] else ""
            lines.append(f"- {say(tongue, f'privacy-trace-{label}')}{count}")
    return [*lines, say(tongue, "privacy-details-kept")]


async def details_pressed(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """Each kind of thing that is stored, for how long, who sees it."""
    tongue = language(interaction)
    async with interaction.client.services.store.reading() as connection:
        found = await amounts(connection, interaction.user.id)
    sheet = Sheet().text("\n".join(details(tongue, found)))
    sheet.row(
        KeptButton.make("privacy-file", label=say(tongue, "button-privacy-file")),
        KeptButton.make("privacy", label=say(tongue, "button-back"), style=GREY),
    )
    await reply_sheet(interaction, sheet, new=False)


async def file_pressed(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """Everything stored of the person, as a file only they see."""
    await promise(interaction)
    herald = interaction.client
    async with herald.services.store.reading() as connection:
        text = await own_file(connection, interaction.user.id, herald.services.tables.now())
    name = "keryx-data.json"
    sheet = Sheet().text(say(language(interaction), "privacy-file"))
    sheet.add_item(discord.ui.File(f"attachment://{name}"))
    await reply_sheet(interaction, sheet, [Attachment(name, text.encode())])


async def count_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Keep statistics of this person, or none."""
    herald, wanted = interaction.client, parts[0] == "on"
    async with herald.services.store.writing() as connection:
        await count(connection, interaction.user.id, herald.services.tables.now(), wanted=wanted)
    note = say(language(interaction), "privacy-counted-now" if wanted else "privacy-uncounted-now")
    await reply_sheet(interaction, await privacy_sheet(interaction, note), new=False)


def forget_lines(tongue: str, seated: Sequence[StoredGame]) -> list[str]:
    """What being forgotten will do."""
    lines = [f"**{say(tongue, 'privacy-forget-title')}**", say(tongue, "privacy-forget-what")]
    for each in seated[:LISTED]:
        title = title_of(each.title, tongue)
        key = f"privacy-forget-{each.status}"
        lines.append(say(tongue, key, title=title, channel=f"<#{each.channel}>"))
    if len(seated) > LISTED:
        lines.append(say(tongue, "privacy-forget-more", count=len(seated) - LISTED))
    return lines


async def forget_pressed(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """Ask before somebody is forgotten."""
    tongue = language(interaction)
    async with interaction.client.services.store.reading() as connection:
        seated = await games.seated_at(connection, interaction.user.id)
    sheet = Sheet().text("\n".join(forget_lines(tongue, seated)))
    sheet.row(
        KeptButton.make("privacy-forget-now", label=say(tongue, "button-privacy-forget-now"), style=RED),
        KeptButton.make("privacy", label=say(tongue, "button-back"), style=GREY),
    )
    await reply_sheet(interaction, sheet, new=False)


async def forget_now(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """Forget the person: confirmed."""
    await interaction.response.defer()
    herald = interaction.client
    found = herald.services
    forgetting = Forgetting(found.tables, found.lobby, found.seekings, found.holidays.stop_standing_in)
    await forgetting.forget(interaction.user.id)
    herald.services.bells.searches.set()
    sheet = Sheet().text(say(language(interaction), "privacy-forgotten"))
    await reply_sheet(interaction, sheet, new=False)


COMMANDS = [command("privacy", privacy, anywhere=True)]


PRESSED: Handlers = {
    "privacy": privacy_pressed,
    "privacy-details": details_pressed,
    "privacy-file": file_pressed,
    "privacy-count": count_pressed,
    "privacy-forget": forget_pressed,
    "privacy-forget-now": forget_now,
}
"""What is pressed of this file, by the name in its id."""
