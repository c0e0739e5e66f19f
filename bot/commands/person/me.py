"""`/me` and `/turns`: how I want to be called, and what waits for me."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calling import letters
from bot.calling.presses import habits_of, snooze, time_of, zone_menu
from bot.calls.when import typed, zones
from bot.calls.when.errors import BadSetting, NoZone
from bot.calls.when.wishes import LONGEST, SHORTEST
from bot.commands.texts import choices, command
from bot.herald.ids import TYPED
from bot.herald.press import Form, Handlers, KeptButton, KeptSelect, Press, Sheet, listed
from bot.herald.replies import language, reply_sheet
from bot.posting.messages.lobby_view import known_as, shown_name
from bot.speech.names import cut, escape
from bot.speech.texts import say
from bot.speech.times import span, stamp
from bot.store.calls import timers, wishes
from bot.store.calls.calls import find_call
from bot.store.calls.wishes import PLACES, Habits, Pace
from bot.store.games.games import games_of, places
from bot.store.people.holidays import Holiday, holiday_of

HOURS = (("7", "21"), ("8", "22"), ("9", "23"), ("10", "24"))
"""Waking hours a menu offers."""

INTERVALS = (2, 4, 8, 12, 24, 48)
"""Intervals a menu offers, in hours."""

TABLES = "tables"
"""The choice to have what each table has settled."""

ANY = "any"


async def _keep(interaction: Press, said: Habits) -> None:
    """Remember what was said; what waits is looked at again."""
    herald = interaction.client
    async with herald.services.store.writing() as connection:
        await wishes.keep_habits(connection, interaction.user.id, said)
        await timers.look_again(connection, herald.services.clock.now(), person=interaction.user.id)
    herald.services.bells.calls.set()


def _zone(given: str, tongue: str) -> str:
    """The zone that was named.

    Raises:
        NoZone: there is none, or more than one could be meant.
    """
    found = zones.exact(given[:60], tongue)
    if found is None:
        raise NoZone({"given": given[:60], "near": tuple(zones.near(given[:60], tongue))})
    return found


def _hours(said: Habits, given: str) -> Habits:
    if given.strip().lower() in ANYTIME:
        return replace(said, wakes=None, sleeps=None)
    wakes, sleeps = typed.hours(given)
    return replace(said, wakes=wakes, sleeps=sleeps)


ANYTIME = (ANY, "always", "anytime", "toujours", "jamais")


def _interval(said: Habits, given: str) -> Habits:
    if given.strip().lower() in (TABLES, "table", "tables"):
        return replace(said, interval=None)
    return replace(said, interval=typed.length(given, SHORTEST, LONGEST))


def _place(said: Habits, given: str) -> Habits:
    if given not in (*PLACES, TABLES):
        raise BadSetting({"given": given, "known": (*PLACES, TABLES)})
    return replace(said, place=None if given == TABLES else given)


@app_commands.choices(calls=choices("calls", (*PLACES, TABLES)))
async def me(
    interaction: Press,
    zone: app_commands.Range[str, 1, 60] | None = None,
    hours: app_commands.Range[str, 1, 60] | None = None,
    interval: app_commands.Range[str, 1, 60] | None = None,
    calls: str | None = None,
    away: app_commands.Range[str, 1, 60] | None = None,
    leaving: app_commands.Range[str, 1, 60] | None = None,
    substitute: discord.User | None = None,
) -> None:
    """How I want to be called."""
    tongue = language(interaction)
    said = await habits_of(interaction)
    after = said
    if zone is not None:
        after = replace(after, zone=_zone(zone, tongue))
    if hours is not None:
        after = _hours(after, hours)
    if interval is not None:
        after = _interval(after, interval)
    if calls is not None:
        after = _place(after, calls)
    if away is not None:
        await _go(interaction, after, away, leaving, substitute)
    if after != said:
        await _keep(interaction, after)
    note = say(tongue, "me-noted") if after != said or away is not None else ""
    await reply_sheet(interaction, await me_sheet(interaction, note))


async def _go(
    interaction: Press,
    said: Habits,
    away: str,
    leaving: str | None = None,
    substitute: discord.User | discord.Member | None = None,
) -> None:
    """Go on holiday."""
    herald, tongue = interaction.client, language(interaction)
    now = herald.services.clock.now()
    ends = typed.moment(away, said, tongue, now)
    begins = None if leaving is None else typed.moment(leaving, said, tongue, now)
    instead = None if substitute is None else (substitute.id, known_as(substitute), substitute.bot)
    await herald.services.holidays.plan(interaction.user.id, shown_name(interaction), begins, ends, instead)
    herald.services.bells.calls.set()


async def complete_zone(interaction: Press, given: str) -> list[Choice[str]]:
    """Zones by city, country or name."""
    tongue, now = language(interaction), interaction.client.services.clock.now()
    found = zones.find(given, tongue)[:25]
    return [Choice(name=cut(zones.shown(name, tongue, now), 100), value=name) for name in found]


# The panel


async def me_sheet(interaction: Press, note: str = "") -> Sheet:
    """What I have said, with menus to change it."""
    herald, tongue = interaction.client, language(interaction)
    person, now = interaction.user.id, herald.services.clock.now()
    async with herald.services.store.reading() as connection:
        said = (await wishes.habits(connection, [person]))[person]
        holiday = await holiday_of(connection, person)
    sheet = Sheet().text(note).text("\n".join(_told(tongue, said, holiday, now)))
    sheet.row(zone_menu(tongue, now, 0, "me"))
    sheet.row(_menu(tongue, "hours", [(ANY, ANY), *((f"{a}-{b}", f"{a}-{b}") for a, b in HOURS)]))
    lengths = [(f"{hours}h", span(tongue, timedelta(hours=hours))) for hours in INTERVALS]
    sheet.row(_menu(tongue, "interval", [(TABLES, TABLES), *lengths]))
    sheet.row(_menu(tongue, "calls", [(each, each) for each in (TABLES, *PLACES)]))
    buttons = [KeptButton.make("meform", what, label=say(tongue, f"button-me-{what}")) for what in TYPED]
    if holiday is not None:
        buttons.append(KeptButton.make("meback", label=say(tongue, "button-me-back")))
    return sheet.row(*buttons)


def _told(tongue: str, said: Habits, holiday: Holiday | None, now: datetime) -> list[str]:
    lines = [f"**{say(tongue, 'me-title')}**"]
    if said.zone is None:
        lines.append(say(tongue, "me-zone-none"))
    else:
        lines.append(say(tongue, "me-zone", zone=zones.shown(said.zone, tongue, now)))
    if said.wakes is None or said.sleeps is None:
        lines.append(say(tongue, "me-hours-any"))
    else:
        lines.append(say(tongue, "me-hours", wakes=_clock(said.wakes), sleeps=_clock(said.sleeps)))
    if said.interval is None:
        lines.append(say(tongue, "me-interval-tables"))
    else:
        lines.append(say(tongue, "me-interval", length=span(tongue, said.interval)))
    lines.append(say(tongue, "me-place", place=say(tongue, f"choice-calls-{said.place or TABLES}")))
    if holiday is not None:
        begins, ends = stamp(holiday.begins, "f"), stamp(holiday.ends, "f")
        lines.append(say(tongue, "me-away", begins=begins, ends=ends))
        if holiday.substitute is not None:
            key = "me-substitute" if holiday.agreed else "me-substitute-asked"
            lines.append(say(tongue, key, name=escape(holiday.substitute_name)))
    return lines


def _clock(hour: time) -> str:
    return f"{hour:%H:%M}"


def _menu(tongue: str, what: str, entries: Sequence[tuple[str, str]]) -> KeptSelect:
    options = listed(
        (value, say(tongue, f"choice-{what}-{value}") if value in (ANY, TABLES, *PLACES) else label)
        for value, label in entries
    )
    return KeptSelect.make("meset", what, placeholder=say(tongue, f"me-choose-{what}"), options=options)


async def set_by_menu(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Something chosen in a menu."""
    said = await habits_of(interaction)
    change = {"hours": _hours, "interval": _interval, "calls": _place}[parts[0]]
    await _keep(interaction, change(said, values[0]))
    await _again(interaction)


async def _again(interaction: Press) -> None:
    note = say(language(interaction), "me-noted")
    await reply_sheet(interaction, await me_sheet(interaction, note), new=False)


async def zone_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """A zone chosen in a menu: for oneself, and for a snooze that needed it."""
    said = replace(await habits_of(interaction), zone=_zone(values[0], language(interaction)))
    await _keep(interaction, said)
    if parts[1] == "me":
        await _again(interaction)
        return
    herald = interaction.client
    async with herald.services.store.reading() as connection:
        call = await find_call(connection, int(parts[0]))
    if call is not None and call.person == interaction.user.id:
        await snooze(interaction, call, time_of(parts[1], said, herald.services.clock.now()))


async def form(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Type something that no menu offers."""
    tongue = language(interaction)
    title, label = say(tongue, "me-title"), say(tongue, f"me-type-{parts[0]}")
    await interaction.response.send_modal(Form("metyped", parts[0], title=title, label=label))


async def typed_in(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """What was typed."""
    what, given = parts[0], " ".join(values)
    said = await habits_of(interaction)
    if what == "away":
        await _go(interaction, said, given)
    elif what == "zone":
        await _keep(interaction, replace(said, zone=_zone(given, language(interaction))))
    else:
        await _keep(interaction, {"hours": _hours, "interval": _interval}[what](said, given))
    await _again(interaction)


async def back(interaction: Press, _parts: Sequence[str], _values: Sequence[str]) -> None:
    """I am back."""
    services = interaction.client.services
    await services.holidays.come_back(interaction.user.id)
    services.bells.calls.set()
    await _again(interaction)


# What waits for me


async def turns(interaction: Press) -> None:
    """Every game that waits for me."""
    herald, tongue = interaction.client, language(interaction)
    person = interaction.user.id
    await habits_of(interaction)
    async with herald.services.store.reading() as connection:
        mine = await timers.of_people(connection, [person])
        numbers = [timer.game for timer in mine]
        there = await places(connection, numbers)
        paces = await wishes.paces(connection, numbers)
        said = (await wishes.habits(connection, [person]))[person]
        seated = await games_of(connection, person)
    waiting = [
        letters.Waiting(
            herald.services.tables.title(there[timer.game].title, tongue),
            there[timer.game].guild,
            there[timer.game].channel,
            there[timer.game].post,
            timer,
            paces.get(timer.game, Pace()),
            said,
        )
        for timer in mine
        if timer.game in there
    ]
    if not waiting:
        text = say(tongue, "turns-none", count=len(seated))
    else:
        lines = [letters.line(tongue, each) for each in waiting[: letters.LINES]]
        if len(waiting) > letters.LINES:
            lines.append(say(tongue, "turns-more", count=len(waiting) - letters.LINES))
        text = "\n".join((f"**{say(tongue, 'turns-title', count=len(waiting))}**", *lines))
    sheet = Sheet().text(text)
    for each in waiting[:5]:
        label = cut(say(tongue, "button-turn-of", title=each.title), 80)
        sheet.row(KeptButton.make("turn", each.timer.game, 0, label=label))
    await reply_sheet(interaction, sheet)


COMMANDS = [command("me", me, anywhere=True), command("turns", turns, anywhere=True)]
COMMANDS[0].autocomplete("zone")(complete_zone)


PRESSED: Handlers = {
    "meset": set_by_menu,
    "zone": zone_chosen,
    "meform": form,
    "metyped": typed_in,
    "meback": back,
}
"""What is pressed of this file, by the name in its id."""
