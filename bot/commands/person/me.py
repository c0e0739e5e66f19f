"""`/me` and `/turns`: how I want to be called, and what waits for me."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calling import letters
from bot.calling.occasion import Waiting
from bot.calling.presses import call_later, habits_of, time_of, zone_menu
from bot.calls.when import typed, zones
from bot.calls.when.errors import BadSetting, NoZone
from bot.calls.when.wishes import LONGEST, SHORTEST
from bot.commands.texts import choices
from bot.herald.ids import TYPED
from bot.herald.press import Press, known_as
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
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

YES, NO = "yes", "no"
ON, OFF = "on", "off"
SWITCHES = {"pictures": (YES, NO), "guide": (ON, OFF), "forewarned": (ON, OFF), "reliable": (ON, OFF)}
"""What is one of two."""

ANYTIME = (ANY, "always", "anytime", "toujours", "jamais")


async def _keep(press: Press, said: Habits) -> None:
    """Remember what was said; what waits is looked at again."""
    async with press.services.store.writing() as connection:
        await wishes.keep_habits(connection, press.person, said)
        await timers.look_again(connection, press.now, person=press.person)
    press.services.bells.calls.set()


def _zone(given: str, tongue: str) -> str:
    """The zone that was named.

    Raises:
        NoZone: there is none, or more than one could be meant.
    """
    found = zones.exact(given[:60], tongue)
    if found is None:
        raise NoZone({"given": given[:60], "near": tuple(zones.near(given[:60], tongue))})
    return found


def changed(said: Habits, what: str, given: str, tongue: str) -> Habits:
    """What somebody has said, with one thing changed as they typed or chose it.

    Raises:
        NoZone, BadHours, BadLength, BadSetting: it cannot be that.
    """
    word = given.strip().lower()
    if what == "zone":
        return replace(said, zone=_zone(given, tongue))
    if what == "hours":
        wakes, sleeps = (None, None) if word in ANYTIME else typed.hours(given)
        return replace(said, wakes=wakes, sleeps=sleeps)
    if what == "interval":
        as_tables = word in (TABLES, "table", "tables")
        return replace(said, interval=None if as_tables else typed.length(given, SHORTEST, LONGEST))
    known = SWITCHES.get(what, (*PLACES, TABLES))
    if given not in known:
        raise BadSetting({"given": given[:60], "known": known})
    if what == "pictures":
        return replace(said, pictures=given == YES)
    if what == "guide":
        return replace(said, guide=given == ON)
    if what == "forewarned":
        return replace(said, forewarned=given == ON)
    if what == "reliable":
        return replace(said, reliable=given == ON)
    return replace(said, place=None if given == TABLES else given)


async def _beside(said: Habits, what: str, given: str, tongue: str) -> Habits:
    """`changed` beside the loop: the names of all zones are only made when somebody asks for one."""
    return await asyncio.to_thread(changed, said, what, given, tongue)


@app_commands.choices(
    calls=choices("calls", (*PLACES, TABLES)),
    **{what: choices(what, values) for what, values in SWITCHES.items()},
)
async def me(
    press: Press,
    zone: app_commands.Range[str, 1, 60] | None = None,
    hours: app_commands.Range[str, 1, 60] | None = None,
    interval: app_commands.Range[str, 1, 60] | None = None,
    calls: str | None = None,
    pictures: str | None = None,
    guide: str | None = None,
    forewarned: str | None = None,
    reliable: str | None = None,
    away: app_commands.Range[str, 1, 60] | None = None,
    leaving: app_commands.Range[str, 1, 60] | None = None,
    substitute: discord.User | None = None,
) -> None:
    """Settle how one is called and what one is shown, and show it."""
    said = after = await habits_of(press)
    given = {
        "zone": zone,
        "hours": hours,
        "interval": interval,
        "calls": calls,
        "pictures": pictures,
        "guide": guide,
        "forewarned": forewarned,
        "reliable": reliable,
    }
    for what, value in given.items():
        if value is not None:
            after = await _beside(after, what, value, press.tongue)
    if away is not None:
        await _go(press, after, away, leaving, substitute)
    if after != said:
        await _keep(press, after)
    note = press.say("me-noted") if after != said or away is not None else ""
    await press.show(await me_sheet(press, note))


async def _go(
    press: Press,
    said: Habits,
    away: str,
    leaving: str | None = None,
    substitute: discord.User | discord.Member | None = None,
) -> None:
    """Go on holiday."""
    ends = typed.moment(away, said, press.tongue, press.now)
    begins = None if leaving is None else typed.moment(leaving, said, press.tongue, press.now)
    instead = None if substitute is None else (substitute.id, known_as(substitute).name, substitute.bot)
    await press.services.holidays.plan(press.person, press.name, begins, ends, instead)
    press.services.bells.calls.set()


async def complete_zone(press: Press, given: str) -> list[Choice[str]]:
    """Zones by city, country or name."""
    tongue, now = press.tongue, press.now
    found = (await asyncio.to_thread(zones.find, given, tongue))[:25]
    return [Choice(name=cut(zones.shown(name, tongue, now), 100), value=name) for name in found]


# The panel


async def me_sheet(press: Press, note: str = "") -> Sheet:
    """What I have said, with menus to change it."""
    tongue, now = press.tongue, press.now
    async with press.services.store.reading() as connection:
        said = (await wishes.habits(connection, [press.person]))[press.person]
        holiday = await holiday_of(connection, press.person)
    sheet = Sheet().text(note).text("\n".join(_told(tongue, said, holiday, now)))
    sheet.row(zone_menu(tongue, now, 0, "me"))
    sheet.row(_menu(tongue, "hours", [(ANY, ANY), *((f"{a}-{b}", f"{a}-{b}") for a, b in HOURS)]))
    lengths = [(f"{hours}h", span(tongue, timedelta(hours=hours))) for hours in INTERVALS]
    sheet.row(_menu(tongue, "interval", [(TABLES, TABLES), *lengths]))
    sheet.row(_menu(tongue, "calls", [(each, each) for each in (TABLES, *PLACES)]))
    for what, values in SWITCHES.items():
        sheet.row(_menu(tongue, what, [(each, each) for each in values]))
    buttons = [KeptButton.make("meform", what, label=say(tongue, f"button-me-{what}")) for what in TYPED]
    buttons.append(KeptButton.make("metry", label=say(tongue, "button-me-try")))
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
    lines.append(say(tongue, f"me-pictures-{YES if said.pictures else NO}"))
    lines.append(say(tongue, f"me-guide-{ON if said.guide else OFF}"))
    lines.append(say(tongue, f"me-forewarned-{ON if said.forewarned else OFF}"))
    lines.append(say(tongue, f"me-reliable-{ON if said.reliable else OFF}"))
    if holiday is not None:
        begins, ends = stamp(holiday.begins, "f"), stamp(holiday.ends, "f")
        lines.append(say(tongue, "me-away", begins=begins, ends=ends))
        if holiday.substitute is not None:
            key = "me-substitute" if holiday.agreed else "me-substitute-asked"
            lines.append(say(tongue, key, name=escape(holiday.substitute_name)))
    return lines


KNOWN = (ANY, TABLES, *PLACES, YES, NO, ON, OFF)
"""Choices whose labels are texts."""


def _clock(hour: time) -> str:
    return f"{hour:%H:%M}"


def _menu(tongue: str, what: str, entries: Sequence[tuple[str, str]]) -> KeptSelect:
    options = listed(
        (value, say(tongue, f"choice-{what}-{value}") if value in KNOWN else label)
        for value, label in entries
    )
    return KeptSelect.make("meset", what, placeholder=say(tongue, f"me-choose-{what}"), options=options)


async def settle(press: Press) -> None:
    """Settle what was chosen in a menu, or typed."""
    said, what = await habits_of(press), press.parts[0]
    if what == "away":
        await _go(press, said, press.typed)
    else:
        await _keep(press, await _beside(said, what, press.typed, press.tongue))
    await _again(press)


async def be_guided(press: Press) -> None:
    """Have each question of the panel say what it is for, or no more: pressed in a lobby, or to end that."""
    wanted, *titles = press.parts
    said = await habits_of(press)
    await _keep(press, changed(said, "guide", wanted, press.tongue))
    sheet = Sheet().text(press.say(f"guide-{wanted}"))
    if wanted == OFF:
        await press.show(sheet, new=False)
        return
    await press.show(
        sheet.row(
            KeptButton.make("learn", *titles, label=press.say("button-learn")),
            KeptButton.make("guide", OFF, label=press.say("button-guide-off")),
        )
    )


async def _again(press: Press) -> None:
    await press.show(await me_sheet(press, press.say("me-noted")), new=False)


async def zone_chosen(press: Press) -> None:
    """Settle a zone chosen in a menu: for oneself, and for a snooze that needed it."""
    said = await _beside(await habits_of(press), "zone", press.values[0], press.tongue)
    await _keep(press, said)
    if press.parts[1] == "me":
        await _again(press)
        return
    call = await press.services.store.read(find_call, int(press.parts[0]))
    if call is not None and call.person == press.person:
        await call_later(press, call, time_of(press.parts[1], said, press.now))


async def form(press: Press) -> None:
    """Ask for something that no menu offers."""
    what = press.parts[0]
    await press.ask("me-title", f"me-type-{what}", "metyped", what)


async def back(press: Press) -> None:
    """End one's holiday."""
    await press.services.holidays.come_back(press.person)
    press.services.bells.calls.set()
    await _again(press)


# What waits for me


async def turns(press: Press) -> None:
    """Show every game that waits for the person."""
    tongue, tables = press.tongue, press.services.tables
    said = await habits_of(press)
    async with press.services.store.reading() as connection:
        mine = await timers.of_people(connection, [press.person])
        numbers = [timer.game for timer in mine]
        there = await places(connection, numbers)
        paces = await wishes.paces(connection, numbers)
        seated = await games_of(connection, press.person)
    waiting = [
        Waiting(tables.title(place, tongue), place, timer, paces.get(timer.game, Pace()), said)
        for timer in mine
        if (place := there.get(timer.game)) is not None
    ]
    sheet = Sheet()
    if waiting:
        lines = letters.lines(tongue, waiting)
        sheet.text("\n".join((f"**{press.say('turns-title', count=len(waiting))}**", *lines)))
    else:
        sheet.text(press.say("turns-none", count=len(seated)))
    for each in waiting[:5]:
        label = cut(press.say("button-turn-of", title=each.title), 80)
        sheet.row(KeptButton.make("turn", each.timer.game, 0, label=label))
    await press.show(sheet)
