"""What asks nobody any more does not stay: calls in channels and threads go, direct ones say so."""

import pytest
from bot_inside import CHANNEL, BotInside, pings
from buttons import has, id_for
from tables import begin, called
from until import until

from bot.calls.when.wishes import DIRECT, Habits
from bot.calls.written import timers
from bot.playground.driver import Person
from bot.playground.seen import Message


async def calls(person: Person, channel: str = CHANNEL) -> list[Message]:
    """The calls that stand in a channel."""
    found = [each for each in await person.messages(channel) if not each.private]
    return [each for each in found if has(each, "snooze")]


async def turn(bot: BotInside, person: Person, channel: str = CHANNEL) -> None:
    answer = await person.command(channel, "play", move="take coin / go iron / end")
    assert not answer.late
    await bot.settle()


@pytest.mark.parametrize("thread", [False, True])
async def test_a_call_goes_when_it_is_answered_and_no_sooner(
    bot: BotInside, ana: Person, bruno: Person, thread: bool
) -> None:
    if thread:
        await ana.make_channel("walls", parent=CHANNEL)
    where = "walls" if thread else CHANNEL
    mine, _ = called(await begin(ana, bruno, channel=where), ana, bruno)
    await bot.move(hours=13)
    (call,) = await calls(ana, where)
    assert call.mentions == [mine.name]
    await mine.press(call, id_for(call, "hush"))
    await bot.settle()
    assert len(await calls(ana, where)) == 1
    await turn(bot, mine, where)

    async def gone() -> bool:
        return not await calls(ana, where)

    await until(gone)
    assert pings(await ana.messages(where), mine)  # the posts stay


async def test_a_direct_call_says_that_it_is_settled(bot: BotInside, ana: Person, bruno: Person) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    async with bot.herald.store.writing() as connection:
        await timers.keep_habits(connection, int(mine.id), Habits(place=DIRECT, language="en"))
    await bot.move(hours=13)
    (call,) = await mine.direct_messages()
    assert call.buttons
    await turn(bot, mine)

    async def settled() -> bool:
        (call,) = await mine.direct_messages()
        return "settled" in call.text and not call.buttons

    await until(settled)


async def test_a_call_about_several_games_lists_those_that_wait(bot: BotInside, ana: Person) -> None:
    await ana.make_channel("stoa")
    for channel in (CHANNEL, "stoa"):
        await ana.command(channel, "game new", title="antike", seats=2, computers="sensible")
        lobby = await ana.wait_for(lambda message: has(message, "start"), channel)
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda m: ana.name in m.mentions, channel)
    await bot.move(hours=13)
    ((where, call),) = [(where, each) for where in (CHANNEL, "stoa") for each in await calls(ana, where)]
    assert call.text.count("discord.com/channels") == 2
    await turn(bot, ana, "stoa")

    async def one_left() -> bool:
        (call,) = await calls(ana, where)
        return call.text.count("discord.com/channels") == 1

    await until(one_left)


async def test_the_notice_that_calls_are_in_vain_goes_when_they_go_on(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    _, other = called(await begin(ana, bruno), ana, bruno)
    for _ in range(8):
        await bot.move(days=5)
    notice = await ana.wait_for(lambda message: has(message, "callagain"))
    await other.press(notice, id_for(notice, "callagain"))

    async def gone() -> bool:
        return notice.id not in [each.id for each in await ana.messages(CHANNEL)]

    await until(gone)
