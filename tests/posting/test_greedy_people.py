"""Somebody who asks for very much waits for themselves; the others and their posts do not wait for them."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable

import pytest
from bot_inside import CHANNEL, BotInside
from buttons import ids
from driver import Answer, Person, file
from tables import begin, called
from titled import GAMES, titled
from until import until

from bot.pictures.film import Filmed, Projector
from bot.playground.server import Playground
from engine.core.play.match import Match
from engine.core.play.record import read, record_text
from render.titles import TITLES


async def test_who_asks_for_many_films_is_told_so_and_another_gets_theirs(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    begun, go = [], asyncio.Event()

    async def filmed(self: Projector, order: bytes, *_) -> Filmed:
        begun.append(order)
        await go.wait()
        return Filmed("none", b"")

    monkeypatch.setattr(Projector, "film", filmed)
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


async def test_for_a_film_nothing_is_replayed_beside_the_loop(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    """Whatever holds the interpreter keeps answers waiting; what makes the film replays the log."""
    ordered: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def filmed(self: Projector, order: bytes, *_) -> Filmed:
        ordered.set_result(json.loads(order)["record"])
        return Filmed("none", b"")

    async def replayed(*_) -> None:
        raise AssertionError

    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    tables = bot.herald.services.tables
    tables.forget(1)  # loaded anew, with its last moment alone
    monkeypatch.setattr(Projector, "film", filmed)
    monkeypatch.setattr(tables.replays, "do", replayed)
    await ana.command(CHANNEL, "replay")
    assert read(await ordered, TITLES).state == (await tables.get(1)).begun.state


async def test_boards_for_oneself_come_after_posts_and_not_too_many_at_once(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    mine, other = called(await begin(ana, bruno), ana, bruno)
    go, queue = asyncio.Event(), bot.herald.services.easel._workshop
    make = queue._make

    async def slowly(job) -> None:
        await go.wait()
        await make(job)

    monkeypatch.setattr(queue, "_make", slowly)
    wishes = [asyncio.create_task(other.command(CHANNEL, "board", turn=0)) for _ in range(8)]
    wishes += [asyncio.create_task(other.command(CHANNEL, "board"))]
    while bot.herald.services.drawing._under_way.total() < 3:  # noqa: ASYNC110
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


@pytest.fixture
def go(bot: BotInside, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Nothing is drawn while this is not set."""
    found, queue = asyncio.Event(), bot.herald.services.easel._workshop
    make = queue._make
    found.set()

    async def slowly(job) -> None:
        await found.wait()
        await make(job)

    monkeypatch.setattr(queue, "_make", slowly)
    return found


def under_way(bot: BotInside, count: int) -> Callable[[], Awaitable[bool]]:
    """Whether so many pictures are waited for by wish."""

    async def look() -> bool:
        return bot.herald.services.drawing._under_way.total() == count

    return look


def game_file() -> dict[str, str]:
    rules = GAMES["antike"]
    match = Match.start(titled(rules), rules.options(), 3, bytes(32))[0]
    return file("game.json", record_text(match, ["A", "B", "C"]).encode())


CARDS = [thing.word.id for thing in titled(GAMES["deus"]).guide.things(GAMES["deus"].options())]
WAYS: dict[str, Callable[[int], tuple[str, dict[str, object]]]] = {
    "card": lambda number: ("card", {"name": CARDS[number]}),
    "plan": lambda number: ("plan", {}),
    "board": lambda number: ("board", {"turn": 0}),
    "hand": lambda number: ("hand", {}),
}


async def asked(person: Person, way: str, number: int) -> "asyncio.Task[Answer]":
    command, options = WAYS[way](number)
    return asyncio.create_task(person.command(CHANNEL, command, **options))


@pytest.mark.parametrize("way", sorted(WAYS))
async def test_every_way_to_wish_for_a_picture_counts(
    bot: BotInside, ana: Person, bruno: Person, way: str, go: asyncio.Event
) -> None:
    _, other = called(await begin(ana, bruno, title="deus"), ana, bruno)
    await other.speak("en-US")
    go.clear()
    waiting = [await asked(other, each, 0) for each in ("board", "card", way)]
    await until(under_way(bot, 3))
    for number in (1, 2):
        answer = await (await asked(other, way, number))
        assert "I am drawing 3 pictures for you already" in answer.text
        assert not answer.message.attachments
    theirs = await asked(ana if other is bruno else bruno, way, 3)
    await until(under_way(bot, 4))
    go.set()
    for answer in await asyncio.gather(*waiting, theirs):
        assert "already" not in answer.text
    assert "already" not in (await (await asked(other, way, 4))).text
    assert await under_way(bot, 0)()


async def test_the_picture_of_a_game_file_counts(
    bot: BotInside, ana: Person, bruno: Person, go: asyncio.Event
) -> None:
    await begin(ana, bruno)
    go.clear()
    brought = asyncio.create_task(ana.command(CHANNEL, "game import", file=game_file()))
    await until(under_way(bot, 1))
    boards = [asyncio.create_task(ana.command(CHANNEL, "board", turn=0)) for _ in range(2)]
    await until(under_way(bot, 3))
    assert "3 pictures for you already" in (await ana.command(CHANNEL, "board")).text
    assert "3 pictures for you already" in (await ana.command(CHANNEL, "game import", file=game_file())).text
    go.set()
    answers = await asyncio.gather(brought, *boards)
    assert all(answer.message.attachments for answer in answers)


async def test_whoever_wants_words_alone_is_told_however_many_pictures_are_waited_for(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    async with Person(playground, "Chloé", "en-US") as chloe:
        await begin(ana, bruno, chloe, title="dies_irae")
    rules = GAMES["dies_irae"]
    thing = titled(rules).guide.things(rules.options())[0].word.id
    await ana.command(CHANNEL, "me", pictures="no")
    with contextlib.ExitStack() as waiting:
        for _ in range(3):
            waiting.enter_context(bot.herald.services.drawing.one(int(ana.id)))
        assert "already" in (await ana.command(CHANNEL, "board")).text
        for command, options in (("card", {"name": thing}), ("board", {"text": True})):
            answer = await ana.command(CHANNEL, command, **options)
            assert answer.text
            assert "already" not in answer.text


async def test_walking_quickly_through_a_plan_is_one_picture(
    bot: BotInside, ana: Person, bruno: Person, go: asyncio.Event
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await mine.speak("en-US")
    plan = await mine.command(CHANNEL, "plan", moves="take coin / go iron / end")
    shown = plan.message.attachments[0]
    go.clear()
    (back, *_) = ids(plan.message, "plan-at")
    boards = [asyncio.create_task(mine.command(CHANNEL, "board", turn=0)) for _ in range(2)]
    await until(under_way(bot, 2))
    presses = [asyncio.create_task(mine.press(plan, back)) for _ in range(8)]
    await asyncio.wait(presses)
    assert await under_way(bot, 3)()
    go.set()
    await asyncio.gather(*boards)

    async def drawn() -> bool:
        board, *_ = (await mine.fresh(plan.message)).attachments  # the question may have its own below it
        return board.url != shown.url

    await until(drawn)
    after = await mine.fresh(plan.message)
    assert "already" not in after.text
    assert "~~3." in after.text
