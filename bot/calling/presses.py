"""The buttons below calls: later, not for this turn, call again, take the seat, stand in."""

import contextlib
from dataclasses import replace
from datetime import datetime, timedelta

from bot.calling.away_letters import asked_letter
from bot.calls.when import typed, zones
from bot.calls.when.clocks import deadline
from bot.calls.when.errors import CallOver, EveningOver, OthersCall
from bot.calls.written.extensions import Extensions
from bot.errors.seats import NotSeated
from bot.herald.herald import FAILED
from bot.herald.messages import change
from bot.herald.press import Press
from bot.herald.sheet import KeptSelect, Sheet, listed
from bot.speech.names import escape
from bot.speech.texts import say
from bot.speech.times import stamp
from bot.store.calls import timers, wishes
from bot.store.calls.calls import Call, find_call, look_at_messages
from bot.store.calls.timers import Timer, TimerChanges
from bot.store.calls.wishes import Habits, Pace
from bot.store.connection import Connection

HOUR = timedelta(hours=1)


async def habits_of(press: Press) -> Habits:
    """What the person who presses has said; their language is noted for direct messages."""
    store, person = press.services.store, press.person
    said = (await store.read(wishes.habits, [person]))[person]
    if said.language != press.tongue:
        said = replace(said, language=press.tongue)
        await store.write(wishes.keep_habits, person, said)
    return said


async def _call(press: Press, *, own: bool = True) -> Call:
    """The call a button belongs to; with `own`, only the person called may press.

    Raises:
        CallOver: it is not known any more.
        OthersCall: it is somebody else's.
    """
    call = await press.services.store.read(find_call, int(press.parts[0]))
    if call is None:
        raise CallOver
    if own and call.person != press.person:
        raise OthersCall
    return call


async def _change(press: Press, call: Call, changes: TimerChanges) -> list[Timer]:
    """Change everything of a call that still waits.

    Raises:
        CallOver: none of it does.
    """
    async with press.services.store.writing() as connection:
        changed = await _still_waiting(connection, call)
        for timer in changed:
            await timers.change(connection, timer, changes)
        await look_at_messages(connection, [call.id], again=True)
    if not changed:
        raise CallOver
    press.services.bells.calls.set()
    return changed


async def _check_waits(press: Press, call: Call) -> None:
    """Whether anything of a call still waits: looked at before somebody is asked for a time.

    Raises:
        CallOver: nothing does.
    """
    if not await press.services.store.read(_still_waiting, call):
        raise CallOver


async def _still_waiting(connection: Connection, call: Call) -> list[Timer]:
    """What of a call still waits."""
    waiting = await timers.of_people(connection, [call.person])
    return [timer for timer in waiting if (timer.game, timer.mark) in call.waits]


async def call_later(press: Press, call: Call, until: datetime) -> None:
    """Call them again at that time, not before; a clock that ends sooner is looked at all the same."""
    changes: TimerChanges = {"snoozed": until, "silent": False, "given_up": False, "due": press.now}
    await _change(press, call, changes)
    await press.reply(press.say("snooze-done", when=stamp(until, "F"), left=stamp(until)))


def zone_menu(tongue: str, now: datetime, *parts: object) -> KeptSelect:
    """The zones most people need; `parts` say what is done afterwards."""
    options = listed((name, zones.shown(name, tongue, now)) for name in zones.FRIENDLY)
    return KeptSelect.make("zone", *parts, placeholder=say(tongue, "me-choose-zone"), options=options)


async def snooze(press: Press) -> None:
    """Call again later: in an hour, this evening, tomorrow morning, or at a time that is typed."""
    call, how = await _call(press), press.parts[1]
    await _check_waits(press, call)
    if how == "typed":
        await press.ask("snooze-title", "snooze-label", "snoozed", call.id)
        return
    habits = await habits_of(press)
    if how == "hour":
        await call_later(press, call, press.now + HOUR)
    elif habits.zone is None:
        menu = zone_menu(press.tongue, press.now, call.id, how)
        await press.show(Sheet().text(press.say("snooze-ask-zone")).row(menu))
    else:
        await call_later(press, call, time_of(how, habits, press.now))


def time_of(how: str, habits: Habits, now: datetime) -> datetime:
    """When `evening` or `morning` is.

    Raises:
        EveningOver: it is too late for this evening.
    """
    if how == "morning":
        return typed.morning(habits, now)
    at = typed.evening(habits, now)
    if at is None:
        raise EveningOver
    return at


async def snooze_typed(press: Press) -> None:
    """Call again at a time that was typed."""
    call, habits = await _call(press), await habits_of(press)
    await call_later(press, call, typed.moment(press.typed, habits, press.tongue, press.now))


async def hush(press: Press) -> None:
    """Call no more for this turn."""
    call = await _call(press)
    await habits_of(press)
    changed = await _change(press, call, {"silent": True, "snoozed": None, "due": press.now})
    await press.reply(press.say("hush-done", count=len(changed)))


async def extend(press: Press) -> None:
    """Let one's clock run longer, once in a game."""
    call = await _call(press)
    await habits_of(press)
    services = press.services
    waiting = next(iter(await services.store.read(_still_waiting, call)), None)
    if waiting is None:
        raise CallOver
    timer = await Extensions(services.tables).ask(waiting)
    await services.store.write(_look_again, call)
    services.bells.calls.set()
    async with services.store.reading() as connection:
        pace = (await wishes.paces(connection, [timer.game])).get(timer.game, Pace())
        habits = (await wishes.habits(connection, [press.person]))[press.person]
    until = deadline(pace, habits, timer.wait)
    assert until is not None  # noqa: S101 - it was extended
    await press.reply(press.say("extend-done", until=stamp(until, "F"), left=stamp(until)))


async def _look_again(connection: Connection, call: Call) -> None:
    await look_at_messages(connection, [call.id], again=True)


async def call_again(press: Press) -> None:
    """Let the calls go on, as somebody at the table wants."""
    call = await _call(press, own=False)
    if call.game is None:
        raise CallOver
    table = await press.services.tables.get(call.game)
    if press.person not in table.people:
        raise NotSeated
    now = press.now
    await _change(press, call, {"given_up": False, "silent": False, "sent": 0, "last": now, "due": now})
    name = next((chair.name for chair in table.chairs if chair.person == call.person), "")
    await press.reply(press.say("call-again-done", name=escape(name)))


async def stand_in(press: Press) -> None:
    """Write down the substitute's yes or no."""
    call = await _call(press)
    await habits_of(press)
    agreed = press.parts[1] == "yes"
    services = press.services
    if call.holiday is None:
        raise CallOver
    holiday = await services.holidays.answer(call.holiday, press.person, agreed=agreed)
    services.bells.calls.set()
    key = "stand-in-agreed" if agreed else "stand-in-declined"
    begins, ends = stamp(holiday.begins, "f"), stamp(holiday.ends, "f")
    await press.reply(press.say(key, name=escape(holiday.name), begins=begins, ends=ends))
    if agreed and press.interaction.message is not None and press.interaction.channel_id is not None:
        here = press.guild is not None
        letter = await asked_letter(services.store, call, press.tongue, here=here)
        channel = press.herald.get_partial_messageable(press.interaction.channel_id)
        if letter is not None:
            with contextlib.suppress(*FAILED):  # it goes on asking, and takes a no all the same
                await change(channel, press.interaction.message.id, letter)
