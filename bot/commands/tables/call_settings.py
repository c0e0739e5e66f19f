"""How a table calls: settled by its host, read by everybody."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.calling.presses import habits_of
from bot.calls.when import typed
from bot.calls.when.errors import BadSetting, HourWithoutZone, NoStore
from bot.calls.when.wishes import GROWTHS, LONGEST, LONGEST_CLOCK, MOST_CALLS, SHORTEST, SHORTEST_CLOCK
from bot.calls.written.told import clocks, details, pace_of
from bot.commands.tables.clock_settings import FREE, RARE, WEEKENDS, clock_sheet, lengths, with_menus
from bot.errors.seats import NotHosting
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet
from bot.speech.texts import say, within
from bot.speech.times import span
from bot.store.calls import timers, wishes
from bot.store.calls.wishes import ENDS, PLACES, Pace
from bot.tables.state.table import Table

FIRSTS = (1, 2, 4, 8, 12, 24, 48, 72)
CLOCKS = (12, 24, 48, 72, 120, 168, 336)
ANSWERS = (6, 12, 24, 48)
MOSTS = (0, 1, 2, 3, 5, 8, 12, 20)


NO_CLOCK = ("none", "no", "off", "never", "aucun", "aucune", "non", "sans", "0")


def changed(pace: Pace, what: str, given: str, zone: str | None = None) -> Pace:
    """The pace with one thing settled as it was typed or chosen, hours of the day in a `zone`.

    Raises:
        BadLength: no length of time, or out of bounds.
        BadHour, HourWithoutZone: no hour of the day, or nobody knows where.
        BadSetting: none of the choices.
    """
    if what == "weekends":
        return replace(pace, weekends=_of(given, WEEKENDS) == FREE)
    if what == "hour":
        if given.strip().lower() in NO_CLOCK:
            return replace(pace, hour=None, zone=None)
        hour = typed.hour(given)
        if zone is None:
            raise HourWithoutZone
        return replace(pace, hour=hour, zone=zone)
    if what == "first":
        return replace(pace, first=typed.length(given, SHORTEST, LONGEST))
    if what in ("clock", "answers", "extension", "credit"):
        none = given.strip().lower() in NO_CLOCK
        longest = LONGEST_CLOCK if what in ("clock", "answers") else LONGEST
        length = None if none else typed.length(given, SHORTEST_CLOCK, longest)
        if what == "clock":
            return replace(pace, clock=length)
        if what == "answers":
            return replace(pace, answers=length)
        return replace(pace, credit=length) if what == "credit" else replace(pace, extension=length)
    if what == "where":
        return replace(pace, place=_of(given, PLACES))
    if what == "ends":
        return replace(pace, ends=_of(given, ENDS))
    if what == "growth":
        return replace(pace, growth=int(_of(given, [str(each) for each in GROWTHS])))
    return replace(pace, most=int(_of(given, [str(each) for each in range(MOST_CALLS + 1)])))


def _of(given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise BadSetting({"given": given[:60], "known": tuple(known)})
    return given


async def settle(press: Press, table: Table, pace: Pace) -> None:
    """Settle a table's calls.

    Raises:
        NotHosting: only the host and co-hosts may.
    """
    services = press.services
    if not table.hosted_by(press.person):
        raise NotHosting({"host": table.host_name})
    async with services.store.writing() as connection:
        await wishes.keep_pace(connection, table.id, pace)
        await timers.look_again(connection, press.now, game=table.id)
    services.bells.calls.set()
    await services.lobby.show(table.id)


def calls_sheet(table: Table, pace: Pace, tongue: str, person: int, now: datetime, note: str = "") -> Sheet:
    """How the table calls, in words; with menus for those who host."""
    lines = [f"**{say(tongue, 'calls-title')}**"]
    if pace.place == "none" or pace.most == 0:
        lines.append(say(tongue, "calls-none"))
    else:
        first, place = span(tongue, pace.first), within(say(tongue, f"choice-where-{pace.place}"))
        lines.append(say(tongue, "calls-told", first=first, most=pace.most, place=place))
        lines.append(say(tongue, f"choice-growth-{pace.growth}"))
    lines += [*clocks(tongue, pace), *details(tongue, pace, now)]
    more = KeptButton.make("clocks", table.id, label=say(tongue, "button-clocks"))
    sheet = Sheet().text(note).text("\n".join(lines))
    if not table.hosted_by(person):
        return sheet.row(more)
    menus = {
        "first": lengths(tongue, FIRSTS),
        "growth": [(str(each), say(tongue, f"choice-growth-{each}")) for each in GROWTHS],
        "most": [(str(each), say(tongue, "calls-most", count=each)) for each in MOSTS],
        "where": [(each, say(tongue, f"choice-where-{each}")) for each in PLACES],
        "clock": lengths(tongue, CLOCKS, none="clock"),
        "ends": [(each, say(tongue, f"choice-ends-{each}")) for each in ENDS],
        "answers": lengths(tongue, ANSWERS, none="answers"),
    }
    return with_menus(sheet, table, tongue, menus).row(more)


async def calls(press: Press) -> None:
    """Show how the table calls, from its settings."""
    table = await press.table()
    pace = await pace_of(press.services.store, table.id)
    await press.show(calls_sheet(table, pace, press.tongue, press.person, press.now), new=False)


async def set_by_menu(press: Press) -> None:
    """Settle what the host chose in a menu."""
    await change(press, await press.table(), {press.parts[1]: press.values[0]})


async def change(press: Press, table: Table, given: dict[str, str]) -> None:
    """Settle several things at once: all of them or none.

    Raises:
        NoStore: there would be a bank clock without a clock.
    """
    pace, zone = await pace_of(press.services.store, table.id), None
    if "hour" in given:
        zone = (await habits_of(press)).zone
    for what, value in given.items():
        pace = changed(pace, what, value, zone)
    if pace.credit is not None and pace.clock is None:
        raise NoStore
    await settle(press, table, pace)
    shown = clock_sheet if given.keys() <= set(RARE) else calls_sheet
    noted = press.say("me-noted")
    await press.show(shown(table, pace, press.tongue, press.person, press.now, noted), new=False)
