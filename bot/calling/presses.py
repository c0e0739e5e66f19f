"""The buttons below calls: later, not for this turn, call again, take the seat, stand in."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.calling.away_letters import asked_letter
from bot.calls.when import typed, zones
from bot.calls.when.errors import CallOver, EveningOver, OthersCall
from bot.errors.seats import NotSeated
from bot.herald.herald import FAILED
from bot.herald.messages import change
from bot.herald.press import Form, Handlers, KeptSelect, Press, Sheet, listed
from bot.herald.replies import language, reply, reply_sheet
from bot.speech.names import escape
from bot.speech.texts import say
from bot.speech.times import stamp
from bot.store.calls import timers, wishes
from bot.store.calls.calls import Call, find_call, look_at_messages
from bot.store.calls.timers import Changes, Timer
from bot.store.calls.wishes import Habits

HOUR = timedelta(hours=1)


async def habits_of(interaction: Press) -> Habits:
    """What the person who presses has said; their language is noted for direct messages."""
    herald, person = interaction.client, interaction.user.id
    async with herald.services.store.reading() as connection:
        said = (await wishes.habits(connection, [person]))[person]
    tongue = language(interaction)
    if said.language != tongue:
        said = replace(said, language=tongue)
        async with herald.services.store.writing() as connection:
            await wishes.keep_habits(connection, person, said)
    return said


async def _call(interaction: Press, number: str, *, own: bool = True) -> Call:
    """The call a button belongs to; with `own`, only the person called may press.

    Raises:
        CallOver: it is not known any more.
        OthersCall: it is somebody else's.
    """
    async with interaction.client.services.store.reading() as connection:
        call = await find_call(connection, int(number))
    if call is None:
        raise CallOver
    if own and call.person != interaction.user.id:
        raise OthersCall
    return call


async def _change(interaction: Press, call: Call, changes: Changes) -> list[Timer]:
    """Change everything of a call that still waits.

    Raises:
        CallOver: none of it does.
    """
    herald = interaction.client
    async with herald.services.store.writing() as connection:
        waiting = await timers.of_people(connection, [call.person])
        changed = [timer for timer in waiting if (timer.game, timer.mark) in call.waits]
        for timer in changed:
            await timers.change(connection, timer, changes)
        await look_at_messages(connection, [call.id], again=True)
    if not changed:
        raise CallOver
    herald.services.bells.calls.set()
    return changed


async def _check_waits(interaction: Press, call: Call) -> None:
    """Whether anything of a call still waits: looked at before somebody is asked for a time.

    Raises:
        CallOver: nothing does.
    """
    async with interaction.client.services.store.reading() as connection:
        waiting = await timers.of_people(connection, [call.person])
    if not any((timer.game, timer.mark) in call.waits for timer in waiting):
        raise CallOver


async def snooze(interaction: Press, call: Call, until: datetime) -> None:
    """Call them again at that time, not before."""
    changes: Changes = {"snoozed": until, "silent": False, "given_up": False, "due": until}
    await _change(interaction, call, changes)
    text = say(language(interaction), "snooze-done", when=stamp(until, "F"), left=stamp(until))
    await reply(interaction, text)


def zone_menu(tongue: str, now: datetime, *parts: object) -> KeptSelect:
    """The zones most people need; `parts` say what is done afterwards."""
    options = listed((name, zones.shown(name, tongue, now)) for name in zones.FRIENDLY)
    return KeptSelect.make("zone", *parts, placeholder=say(tongue, "me-choose-zone"), options=options)


async def snooze_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Later."""
    call, how = await _call(interaction, parts[0]), parts[1]
    await _check_waits(interaction, call)
    tongue = language(interaction)
    now = interaction.client.services.clock.now()
    if how == "typed":
        title, label = say(tongue, "snooze-title"), say(tongue, "snooze-label")
        await interaction.response.send_modal(Form("snoozed", call.id, title=title, label=label))
        return
    habits = await habits_of(interaction)
    if how == "hour":
        await snooze(interaction, call, now + HOUR)
    elif habits.zone is None:
        menu = zone_menu(tongue, now, call.id, how)
        await reply_sheet(interaction, Sheet().text(say(tongue, "snooze-ask-zone")).row(menu))
    else:
        await snooze(interaction, call, time_of(how, habits, now))


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


async def snooze_typed(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """A time that was typed."""
    call = await _call(interaction, parts[0])
    habits = await habits_of(interaction)
    now = interaction.client.services.clock.now()
    await snooze(interaction, call, typed.moment(" ".join(values), habits, language(interaction), now))


async def hush(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """No more calls for this turn."""
    call = await _call(interaction, parts[0])
    await habits_of(interaction)
    now = interaction.client.services.clock.now()
    changed = await _change(interaction, call, {"silent": True, "snoozed": None, "due": now})
    await reply(interaction, say(language(interaction), "hush-done", count=len(changed)))


async def call_again(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Somebody at the table wants the calls to go on."""
    call = await _call(interaction, parts[0], own=False)
    if call.game is None:
        raise CallOver
    table = await interaction.client.services.tables.get(call.game)
    if interaction.user.id not in table.people:
        raise NotSeated
    now = interaction.client.services.clock.now()
    await _change(interaction, call, {"given_up": False, "silent": False, "sent": 0, "last": now, "due": now})
    name = next((chair.name for chair in table.chairs if chair.person == call.person), "")
    await reply(interaction, say(language(interaction), "call-again-done", name=escape(name)))


async def stand_in(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The substitute says yes or no."""
    call = await _call(interaction, parts[0])
    await habits_of(interaction)
    agreed = parts[1] == "yes"
    services = interaction.client.services
    if call.holiday is None:
        raise CallOver
    holiday = await services.holidays.answer(call.holiday, interaction.user.id, agreed=agreed)
    services.bells.calls.set()
    key = "stand-in-agreed" if agreed else "stand-in-declined"
    begins, ends = stamp(holiday.begins, "f"), stamp(holiday.ends, "f")
    text = say(language(interaction), key, name=escape(holiday.name), begins=begins, ends=ends)
    await reply(interaction, text)
    if agreed and interaction.message is not None and interaction.channel_id is not None:
        here = interaction.guild_id is not None
        letter = await asked_letter(services.store, call, language(interaction), here=here)
        channel = interaction.client.get_partial_messageable(interaction.channel_id)
        if letter is not None:
            with contextlib.suppress(*FAILED):  # it goes on asking, and takes a no all the same
                await change(channel, interaction.message.id, letter)


PRESSED: Handlers = {
    "snooze": snooze_pressed,
    "snoozed": snooze_typed,
    "hush": hush,
    "callagain": call_again,
    "standin": stand_in,
}
"""What is pressed of this file, by the name in its id."""
