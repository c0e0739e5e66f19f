"""How an entry of somebody who looks for players is shown."""

from collections.abc import Mapping

from discord.utils import format_dt

from bot.club.reliability import reliability_told
from bot.herald.sheet import GREEN, GREY, KeptButton, Sheet
from bot.speech.names import escape
from bot.speech.texts import say
from bot.store.club.seekings import OPEN, OPENED, OVER, Seeking
from bot.store.database import Store
from bot.tables.state.telling import title_of


def state_line(seeking: Seeking, tongue: str) -> str:
    """How far the search is."""
    if seeking.status == OPENED:
        return say(tongue, "lfg-opened")
    if seeking.status == OVER:
        return say(tongue, "lfg-over")
    if seeking.status != OPEN:
        return say(tongue, "lfg-withdrawn")
    if not seeking.missing:
        return say(tongue, "lfg-waits" if seeking.waits else "lfg-found")
    return say(tongue, "lfg-missing", missing=seeking.missing)


async def told_of(store: Store, seeking: Seeking) -> Mapping[int, str]:
    """What those who answered want to be told of themselves."""
    return await reliability_told(store, seeking.language, [each.id for each in seeking.seekers])


def seeking_sheet(seeking: Seeking, reliable: Mapping[int, str]) -> Sheet:
    """The public message, in the language of the entry; `reliable`: what people want to be told of
    themselves."""
    tongue = seeking.language
    lines = [f"**{say(tongue, 'lfg-title', title=title_of(seeking.title, tongue))}**"]
    if seeking.status in (OPEN, OPENED):
        lines.append(say(tongue, "lfg-wanted", host=escape(seeking.host_name), seats=seeking.seats))
        pace, spoken = say(tongue, f"lfg-pace-{seeking.pace}"), say(tongue, f"language-{seeking.language}")
        lines.append(say(tongue, "lfg-how", pace=pace, language=spoken))
        for place, each in enumerate(seeking.seekers, 1):
            lines.append(f"{place}. {escape(each.name)}")
            lines += [f"-# {reliable[each.id]}"] if each.id in reliable else []
    lines.append(state_line(seeking, tongue))
    sheet = Sheet()
    if seeking.status != OPEN:
        return sheet.text("\n".join(lines))
    lines.append(f"-# {say(tongue, 'lfg-until', until=format_dt(seeking.ends, 'f'))}")
    return sheet.text("\n".join(lines)).row(
        KeptButton.make(
            "lfg-in",
            seeking.id,
            label=say(tongue, "button-lfg-in"),
            style=GREEN,
            disabled=not seeking.missing,
        ),
        KeptButton.make("lfg-out", seeking.id, label=say(tongue, "button-lfg-out"), style=GREY),
    )


def call_sheet(seeking: Seeking) -> Sheet:
    """The message that calls everybody to their table."""
    tongue = seeking.language
    people = tuple(f"<@{seeker.id}>" for seeker in seeking.seekers)
    facts = {"title": title_of(seeking.title, tongue), "host": escape(seeking.host_name)}
    return Sheet().text(say(tongue, "lfg-call", people=people, title=facts["title"], host=facts["host"]))


def entry_line(seeking: Seeking, tongue: str) -> str:
    """An entry in the list: what, by whom, how many, and where to answer."""
    where = f"<#{seeking.channel}>"
    if seeking.message is not None:
        where = f"https://discord.com/channels/{seeking.guild}/{seeking.channel}/{seeking.message}"
    return say(
        tongue,
        "lfg-entry",
        title=title_of(seeking.title, tongue),
        host=escape(seeking.host_name),
        pace=say(tongue, f"lfg-pace-{seeking.pace}"),
        language=say(tongue, f"language-{seeking.language}"),
        found=len(seeking.seekers),
        seats=seeking.seats,
        until=format_dt(seeking.ends, "R"),
        where=where,
    )
