"""Who is next, for those who want to hear of it; a call to try; and no call about what has passed."""

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from tables import begin, called
from test_calls_together import direct_calls, public

from bot.playground.server import Playground

TURN = "take coin / go iron / end"


async def next_called(bot: BotInside) -> list[tuple]:
    found = "select person, done, message is not null from call where kind = 'next' order by id"
    return await bot.rows(found)


async def test_whoever_wants_it_hears_that_they_are_next(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    async with Person(playground, "Chloé", "fr") as chloe:
        people = {each.name: each for each in (ana, bruno, chloe)}
        for person in people.values():
            told = await person.command(CHANNEL, "me", next="on")
            assert ("you are next: on" in told.text) != ("bientôt à toi\u00a0: oui" in told.text)
        post = await begin(ana, bruno, chloe)
        first = people[post.mentions[0]]
        await first.command(CHANNEL, "play", move=TURN)
        await bot.settle()
        ((person, done, _),) = await next_called(bot)
        assert not done, "whoever plays at once needs nobody to be ready"
        nearly = next(each for each in people.values() if int(each.id) == person)
        await bot.move(minutes=11)
        (notice,) = await direct_calls(nearly)
        assert ("you are next, after" in notice.text) != ("ce sera bientôt à toi, après" in notice.text)

        second = people[(await public(ana))[-1].mentions[0]]
        assert second.name != nearly.name
        await second.command(CHANNEL, "play", move=TURN)
        await bot.settle()
        third = people[(await public(ana))[-1].mentions[0]]
        assert third.name == nearly.name, "it was true"
        await third.command(CHANNEL, "play", move=TURN)
        await bot.settle()
        await bot.move(minutes=30)
        assert [(done, sent) for _, done, sent in await next_called(bot)] == [(1, 1), (1, 1)]

        # What is taken back and played again does not tell it twice.
        await third.command(CHANNEL, "game undo")
        await third.command(CHANNEL, "play", move="end")
        await bot.settle()
        await bot.move(minutes=30)
        assert [(done, sent) for _, done, sent in await next_called(bot)] == [(1, 1), (1, 1), (1, 0)]


async def test_a_call_to_try(bot: BotInside, bruno: Person) -> None:
    await bruno.speak("en-US")
    me = await bruno.command(CHANNEL, "me")
    assert "sent you a direct message" in (await bruno.click(me, "Test call")).text
    (call,) = await direct_calls(bruno)
    assert "I reach you" in call.text
    await bruno.close_direct_messages()
    me = await bruno.command(CHANNEL, "me")
    assert "You take no direct messages from me" in (await bruno.click(me, "Test call")).text
    assert len(await direct_calls(bruno)) == 1


async def test_nobody_is_called_who_plays_while_the_call_waits_to_be_sent(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    sender, calls = bot.herald.caller.sender, []
    usual = sender.turn

    async def busy(call) -> None:
        calls.append(call.kind)
        if len(calls) == 1:
            await mine.command(CHANNEL, "play", move=TURN)
        await usual(call)

    monkeypatch.setattr(sender, "turn", busy)
    await bot.move(hours=12)
    assert calls[0] == "call"
    assert [(kind, sent) for kind, _, _, sent, _ in await bot.calls()] == [("call", 0)]
    assert "waiting since" in (await bot.calls())[0][-1]
