"""What asks nobody any more does not stay: calls in channels and threads go, direct ones say so."""

from datetime import timedelta

import pytest
from bot_inside import CHANNEL, BotInside, pings
from buttons import has, id_for
from driver import Person
from seen import Message
from tables import begin, called
from until import until

from bot.playground.server import Playground
from bot.store.calls import timers, wishes
from bot.store.calls.wishes import DIRECT, Habits


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
    async with bot.herald.services.store.writing() as connection:
        await wishes.keep_habits(connection, int(mine.id), Habits(place=DIRECT, language="en"))
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


async def stood_in(bot: BotInside, mine: Person, zoe: Person) -> Message:
    """Somebody goes away now, and another plays for them; what that one was asked."""
    await mine.speak("en-US")
    await mine.command(CHANNEL, "me", away="10 days", substitute=zoe.id)
    await bot.settle()
    (question,) = await zoe.direct_messages()
    await zoe.click(question, "Yes, I will")
    await bot.settle()
    return question


async def notice(person: Person, words: str) -> Message:
    (found,) = [each for each in await person.messages(CHANNEL) if words in each.text and not each.private]
    return found


async def test_notices_of_holidays_lose_their_button_with_the_turn_they_speak_of(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    async with Person(playground, "Zoé", "en-US") as zoe:
        await stood_in(bot, mine, zoe)
        away = await notice(ana, "plays for them")
        assert has(away, "turn")
        assert away.mentions == ["Zoé"]
        await zoe.command(CHANNEL, "play", move="take coin")
        await bot.settle()
        assert has(await notice(ana, "plays for them"), "turn")
        # With both of their nations in a row it is their turn again at once: another one.
        await zoe.command(CHANNEL, "play", move="go iron / end")
        await bot.settle()
        after = await notice(ana, "plays for them")
        assert (after.text, after.buttons) == (away.text, [])

        await mine.command(CHANNEL, "turn")  # takes the coin too, as nearly everybody does first
        await bot.settle()
        back = await notice(ana, "is back")
        assert has(back, "turn")
        await mine.command(CHANNEL, "play", move="go iron / end")
        await bot.settle()
        after = await notice(ana, "is back")
        assert (after.text, after.buttons) == (back.text, [])


@pytest.mark.parametrize("where", ["channel", "direct", "both"])
async def test_only_the_newest_reminder_of_a_wait_stands(
    bot: BotInside, ana: Person, bruno: Person, where: str
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await mine.command(CHANNEL, "me", calls=where)
    earlier: set[str] = set()
    for number, hours in enumerate((13, 19, 28), 1):
        await bot.move(hours=hours)
        here, there = await calls(mine), await calls(mine, "@bot")
        assert [len(here), len(there)] == [int(where != "direct"), int(where != "channel")]
        assert not earlier & {each.id for each in (*here, *there)}  # each is new, and rings
        assert all(each.mentions == [mine.name] for each in here)
        earlier |= {each.id for each in (*here, *there)}
        assert len(earlier) == number * (2 if where == "both" else 1)


async def test_a_nudge_takes_the_place_of_a_reminder_and_is_replaced_itself(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await bot.move(hours=13)
    await mine.command(CHANNEL, "play", move="take coin")
    await bot.move(minutes=15)
    (nudge,) = [each for each in await ana.messages(CHANNEL) if has(each, "hush") and not each.private]
    assert "not ended it" in nudge.text
    await bot.move(hours=30)
    (call,) = [each for each in await ana.messages(CHANNEL) if has(each, "hush") and not each.private]
    assert has(call, "snooze")


async def test_a_newer_reminder_of_one_game_leaves_the_others_in_the_older_one(
    bot: BotInside, ana: Person
) -> None:
    await ana.make_channel("stoa")
    for channel in (CHANNEL, "stoa"):
        await ana.command(channel, "game new", title="antike", seats=2, computers="sensible")
        lobby = await ana.wait_for(lambda message: has(message, "start"), channel)
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda m: ana.name in m.mentions, channel)
    await bot.move(hours=13)
    ((where, digest),) = [(where, each) for where in (CHANNEL, "stoa") for each in await calls(ana, where)]
    assert digest.text.count("discord.com/channels") == 2
    async with bot.herald.services.store.writing() as connection:
        (first, second) = await timers.of_people(connection, [int(ana.id)])
        for timer, hours in ((first, 1), (second, 50)):
            await timers.change(connection, timer, {"snoozed": bot.clock.now() + timedelta(hours=hours)})
        await timers.look_again(connection, bot.clock.now(), person=int(ana.id))
    bot.herald.services.bells.calls.set()
    await bot.settle()
    await bot.move(hours=2)
    here = await calls(ana, where)
    assert [each.text.count("discord.com/channels") for each in here if each.id == digest.id] == [1]
    found = [each for where in (CHANNEL, "stoa") for each in await calls(ana, where)]
    assert len(found) == 2


async def asked(bot: BotInside, mine: Person, zoe: Person, *, closed: bool = False) -> Message:
    """Somebody asks another to stand in from tomorrow on; the request."""
    await mine.speak("en-US")
    await zoe.close_direct_messages(closed=closed)
    await mine.command(CHANNEL, "me", leaving="1 day", away="10 days", substitute=zoe.id)
    await bot.settle()
    return (await requests(zoe, CHANNEL if closed else "@bot"))[-1]


async def requests(zoe: Person, channel: str) -> list[Message]:
    """The requests to stand in that can be answered."""
    return [each for each in await zoe.messages(channel) if has(each, "standin")]


@pytest.mark.parametrize("answer", ["No, sorry", "called off", "somebody else", "over"])
@pytest.mark.parametrize("closed", [False, True])
async def test_a_request_to_stand_in_is_settled_when_it_is_declined_or_of_no_use_any_more(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person, answer: str, closed: bool
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    async with Person(playground, "Zoé", "en-US") as zoe, Person(playground, "Yanis", "en-US") as yanis:
        request = await asked(bot, mine, zoe, closed=closed)
        await bot.move(hours=2)
        assert [each.id for each in await requests(zoe, request.channel_id)] == [request.id]
        if answer == "called off":
            await mine.click(await mine.command(CHANNEL, "me"), "I am back")
        elif answer == "somebody else":
            await mine.command(CHANNEL, "me", leaving="1 day", away="10 days", substitute=yanis.id)
        elif answer == "over":
            await bot.move(days=12)
        else:
            await zoe.click(request, answer)
        await bot.settle()
        assert await requests(zoe, request.channel_id) == []
        left = [each for each in await zoe.messages(request.channel_id) if each.id == request.id]
        if closed:
            assert left == []
        else:
            assert [("settled" in each.text, each.buttons) for each in left] == [(True, [])]


@pytest.mark.parametrize("closed", [False, True])
async def test_who_said_yes_may_say_no_later_and_what_the_table_reads_is_true(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person, closed: bool
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    async with Person(playground, "Zoé", "en-US") as zoe:
        request = await asked(bot, mine, zoe, closed=closed)
        await bot.move(days=1)
        await notice(ana, "Nobody calls them")
        await zoe.click(request, "Yes, I will")
        await bot.settle()
        assert not [each for each in await ana.messages(CHANNEL) if "Nobody calls them" in each.text]
        assert (await bot.herald.services.tables.get(1)).lent_by(int(mine.id))
        (promise,) = await requests(zoe, request.channel_id)
        assert promise.id == request.id
        assert "You play for" in promise.text
        assert [button.label for button in promise.buttons] == ["I cannot after all"]
        await bot.settle()
        refused = await zoe.click(promise, "I cannot after all")
        assert "you do not play for" in refused.text
        await bot.settle()
        assert not (await bot.herald.services.tables.get(1)).lent_by(int(mine.id))
        assert await requests(zoe, request.channel_id) == []
        assert not [each for each in await ana.messages(CHANNEL) if "plays for them" in each.text]
        assert [each for each in await ana.messages(CHANNEL) if "Nobody calls them" in each.text]
