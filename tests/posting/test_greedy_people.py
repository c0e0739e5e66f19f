"""Somebody who asks for very much waits for themselves; the others and their posts do not wait for them."""

import asyncio

from bot_inside import CHANNEL, BotInside
from tables import begin, called

from bot.pictures.film import Filmed
from bot.playground.driver import Person
from bot.playground.server import Playground


async def test_who_asks_for_many_films_is_told_so_and_another_gets_theirs(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    begun, go = [], asyncio.Event()

    async def filmed(order: bytes, told) -> Filmed:
        begun.append(order)
        await go.wait()
        return Filmed("none", b"")

    monkeypatch.setattr("bot.pictures.film.film", filmed)
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    greedy = [asyncio.create_task(ana.command(CHANNEL, "replay")) for _ in range(6)]
    answers = await asyncio.gather(*greedy)
    refused = [answer for answer in answers if "already" in answer.text]
    assert len(refused) == 4
    theirs = await bruno.command(CHANNEL, "replay", turn=1)
    go.set()
    for answer, person in ((theirs, bruno), *((each, ana) for each in answers if each not in refused)):
        while "nothing to show" not in (await person.settled(answer)).text:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert len(begun) == 2


async def test_boards_for_oneself_come_after_posts_and_not_too_many_at_once(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    mine, other = called(await begin(ana, bruno), ana, bruno)
    go, queue = asyncio.Event(), bot.herald.easel._workshop
    make = queue._make

    async def slowly(job) -> None:
        await go.wait()
        await make(job)

    monkeypatch.setattr(queue, "_make", slowly)
    wishes = [asyncio.create_task(other.command(CHANNEL, "board", turn=0)) for _ in range(8)]
    wishes += [asyncio.create_task(other.command(CHANNEL, "board"))]
    while bot.herald.drawing._under_way.total() < 3:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    go.set()
    answers = await asyncio.gather(*wishes)
    assert sum("already" in answer.text for answer in answers) == 6
    await ana.wait_for(lambda message: "Turn 1" in message.text and bool(message.attachments))


async def test_boards_by_wish_do_not_fill_a_channel(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    stoa = await ana.make_channel("stoa")
    answers = [await ana.command(CHANNEL, "board", post=stoa) for _ in range(7)]
    assert ["within 10 min" in answer.text for answer in answers] == [False] * 5 + [True] * 2
    theirs = await bruno.command(CHANNEL, "board", post=stoa)
    assert f"<#{stoa}>" in theirs.text
    bot.clock.move(minutes=11)
    assert f"<#{stoa}>" in (await ana.command(CHANNEL, "board", post=stoa)).text
