"""`/privacy`: what is stored of a person, their own file, statistics or none, and being forgotten."""

from collections.abc import Mapping, Sequence

from bot.club.forgetting import Forgetting
from bot.club.own_file import ORDERS, amounts, own_file
from bot.herald.press import Press
from bot.herald.sheet import GREY, RED, Attachment, KeptButton, Sheet
from bot.speech.texts import say
from bot.store.club.results import count, uncounted_among
from bot.store.club.traces import ALONE, AT_TABLE, ON_SERVER, TRACES
from bot.store.games import games
from bot.store.games.games import StoredGame
from bot.tables.state.telling import title_of

LISTED = 10
"""Tables named one by one before somebody is forgotten."""


async def privacy_sheet(press: Press, note: str = "") -> Sheet:
    """What is stored, how much of it, and what one can do about it."""
    tongue, person = press.tongue, press.person
    async with press.services.store.reading() as connection:
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


async def privacy(press: Press) -> None:
    """Show what is stored of one, and what one can do about it."""
    await press.show(await privacy_sheet(press), new=False)


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


async def show_details(press: Press) -> None:
    """Show each kind of thing that is stored, for how long, who sees it."""
    tongue = press.tongue
    found = await press.services.store.read(amounts, press.person)
    sheet = Sheet().text("\n".join(details(tongue, found)))
    sheet.row(
        KeptButton.make("privacy-file", label=say(tongue, "button-privacy-file")),
        KeptButton.make("privacy", label=say(tongue, "button-back"), style=GREY),
    )
    await press.show(sheet, new=False)


async def give_file(press: Press) -> None:
    """Give out everything stored of the person, as a file only they see."""
    await press.promise()
    text = await press.services.store.read(own_file, press.person, press.services.tables.now())
    file = Attachment("keryx-data.json", text.encode())
    await press.show(Sheet().text(press.say("privacy-file")).attach(file))


async def count_or_not(press: Press) -> None:
    """Keep statistics of this person, or none."""
    services, wanted = press.services, press.parts[0] == "on"
    await services.store.write(count, press.person, services.tables.now(), wanted=wanted)
    note = press.say("privacy-counted-now" if wanted else "privacy-uncounted-now")
    await press.show(await privacy_sheet(press, note), new=False)


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


async def ask_forget(press: Press) -> None:
    """Ask before somebody is forgotten."""
    tongue = press.tongue
    seated = await press.services.store.read(games.seated_at, press.person)
    sheet = Sheet().text("\n".join(forget_lines(tongue, seated)))
    sheet.row(
        KeptButton.make("privacy-forget-now", label=say(tongue, "button-privacy-forget-now"), style=RED),
        KeptButton.make("privacy", label=say(tongue, "button-back"), style=GREY),
    )
    await press.show(sheet, new=False)


async def forget_now(press: Press) -> None:
    """Forget the person: confirmed."""
    await press.interaction.response.defer()
    found = press.services
    forgetting = Forgetting(
        found.tables, found.lobby, found.hosting, found.seekings, found.holidays.stop_standing_in
    )
    await forgetting.forget(press.person)
    found.bells.searches.set()
    await press.reply(press.say("privacy-forgotten"), new=False)
