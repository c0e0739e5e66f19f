"""Advice over real sockets: asked, shown with why, tried and played; refused where it may not be had."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from at_table import CHANNEL
from bot_inside import BotInside
from buttons import has, id_for, ids
from driver import Answer, Person
from moved_clock import MovedClock
from seen import Message
from tables import begin, called, gather

from bot.errors.seats import NotYourDecision
from bot.playground.server import Playground
from bot.private.advising import handlers


@pytest.fixture
async def inside(
    playground: Playground, tmp_path: Path, database: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BotInside]:
    monkeypatch.setattr(handlers, "STEPS", 12)
    async with BotInside(playground, tmp_path, MovedClock()) as bot:
        yield bot


async def alone(person: Person, title: str = "deus") -> Message:
    """One person's game with a computer, when it is their turn."""
    await person.command(CHANNEL, "game new", title=title, seats=2, computers="sensible")
    lobby = await person.wait_for(lambda message: has(message, "start"))
    assert "Advice" not in lobby.text
    await person.press(lobby, id_for(lobby, "start"))
    return await person.wait_for(lambda message: has(message, "turn") and person.name in message.mentions)


async def at_once(work: Callable[..., object], *given: object, first: bool) -> object:
    """What the study thinks, without its process."""
    assert first
    return work(*given)


async def no_pictures(_press: object) -> bool:
    return False


async def come(person: Person, asked: Answer) -> Message:
    """The advice, once it stands where `Thinking` stood."""
    wanted = asked.message.id
    return await person.wait_for(lambda message: message.id == wanted and has(message, "advise-play"))


async def game(inside: BotInside) -> tuple[int, bool]:
    """How many entries the game has, and whether advice was given in it."""
    ((number, advised),) = await inside.rows("select number, advised from game")
    return number, bool(advised)


async def test_one_person_asks_tries_it_plays_it_and_it_is_no_more(inside: BotInside, ana: Person) -> None:
    post = await alone(ana)
    assert "/advice tells" in (await ana.command(CHANNEL, "help")).text
    panel = await ana.press(post, id_for(post, "turn"))
    number, _ = await game(inside)
    asked = await ana.press(panel, id_for(panel.message, "advise"))
    assert asked.message.id == panel.message.id
    advice = await come(ana, asked)
    assert advice.private
    assert "I know only what you can see" in advice.text
    turns = ids(advice, "advise-play")
    assert 1 <= len(turns) <= 3
    assert advice.text.count(" in 100") == len(turns)
    assert len({each.filename for each in advice.attachments}) == len(turns)
    assert await game(inside) == (number, True)

    plan = await ana.press(advice, ids(advice, "advise-try")[-1])
    assert plan.message.id != advice.id
    assert "nothing here counts yet" in plan.text
    assert has(plan.message, "plan-play")
    assert (await game(inside))[0] == number

    second = await come(ana, await ana.command(CHANNEL, "advice"))
    await inside.stop()  # the buttons outlive the process
    await inside.start()
    played = await ana.press(advice, turns[0])
    assert "Played:" in played.text
    await inside.settle()  # the computer has answered
    after, _ = await game(inside)
    assert after > number
    late = await ana.press(second, id_for(second, "advise-try"))
    assert "a position that has passed" in late.text
    assert (await game(inside))[0] == after


@pytest.mark.parametrize(("tongue", "why"), [("en-US", "Is all there is to do"), ("fr", "C’est tout ce")])
async def test_where_only_one_thing_may_be_done_that_is_why(
    inside: BotInside, ana: Person, tongue: str, why: str
) -> None:
    await alone(ana, "antike")
    await ana.command(CHANNEL, "play", move="take coin / go iron")
    await ana.speak(tongue)
    advice = await come(ana, await ana.command(CHANNEL, "advice"))
    assert why in advice.text


async def test_advice_for_a_position_that_passed_meanwhile_is_not_shown(
    inside: BotInside, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "wants_pictures", no_pictures)
    await alone(ana)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(work: Callable[..., object], *given: object, first: bool) -> object:
        assert first
        begun.set()
        await go_on.wait()
        return await asyncio.to_thread(work, *given)

    monkeypatch.setattr(inside.herald.services.study, "think", slowly)
    asking = asyncio.create_task(ana.command(CHANNEL, "advice"))
    await begun.wait()
    asked = await asking
    assert "Thinking about your turn" in asked.text
    twice = await ana.command(CHANNEL, "advice")
    assert "thinking about your turn already" in twice.text
    number, _ = await game(inside)
    table = await inside.herald.services.tables.get(1)
    legal = table.begun.legal(table.owed[0].seat)
    await inside.herald.services.tables.play(1, int(ana.id), legal[:1])
    go_on.set()
    passed = await ana.wait_for(
        lambda message: message.id == asked.message.id and "position that has passed" in message.text
    )
    assert not has(passed, "advise-play")
    assert await game(inside) == (number + 1, False)
    rest = await come(ana, await ana.command(CHANNEL, "advice"))  # of a turn that is half played
    assert "Played:" in (await ana.press(rest, ids(rest, "advise-play")[0])).text


async def test_a_turn_in_which_somebody_answers_otherwise_is_not_played(
    inside: BotInside, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "wants_pictures", no_pictures)
    await alone(ana)
    advice = await come(ana, await ana.command(CHANNEL, "advice"))
    number, _ = await game(inside)

    async def ordered(*_: object) -> None:
        raise NotYourDecision({"waiting": ("Bruno",)})

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(inside.herald.services.tables, "play", ordered)
        told = await ana.press(advice, ids(advice, "advise-play")[0])
    assert "somebody answers in between" in told.text
    assert "Nothing has been played" in told.text
    assert "Waiting for" not in told.text
    assert (await game(inside))[0] == number
    assert "Played:" in (await ana.press(advice, ids(advice, "advise-play")[0])).text


async def test_two_people_do_without_until_they_agree(
    inside: BotInside, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "wants_pictures", no_pictures)
    monkeypatch.setattr(inside.herald.services.study, "think", at_once)
    post = await begin(ana, bruno, title="deus")
    mine, other = called(post, ana, bruno)
    panel = await mine.press(post, id_for(post, "turn"))
    assert not has(panel.message, "advise")
    assert "/advice" not in (await mine.command(CHANNEL, "help")).text
    assert "plays without advice" in (await mine.command(CHANNEL, "advice")).text
    assert "Advice: none" in (await mine.command(CHANNEL, "game status")).text
    assert "off, on, or the number" in (await mine.command(CHANNEL, "game settings", advice="often")).text
    assert "settled already" in (await mine.command(CHANNEL, "game settings", advice="off")).text
    await mine.command(CHANNEL, "game settings", advice="2")
    vote = await other.wait_for(lambda message: has(message, "ballot"))
    assert "until turn 2. The game will not be rated." in vote.text
    await other.press(vote, ids(vote, "ballot")[0])
    assert "Advice: until turn 2" in (await other.command(CHANNEL, "game status")).text
    assert "It is not your move" in (await other.command(CHANNEL, "advice")).text
    await mine.speak("fr")
    asked = await mine.command(CHANNEL, "advice")
    assert "Je ne sais que ce que tu vois" in (await come(mine, asked)).text
    async with Person(inside.playground, "Zoe", "en-US") as stranger:
        assert "do not play" in (await stranger.command(CHANNEL, "advice")).text
    sure = await mine.command(CHANNEL, "game concede")
    await mine.press(sure, id_for(sure.message, "concede"))
    end = await other.wait_for(lambda message: "Final standing" in message.text)
    assert "Advice could be had in this game: it is not rated." in end.text
    assert await inside.rows("select distinct rated from result") == [(0,)]
    assert "not running" in (await other.command(CHANNEL, "advice")).text


async def test_the_host_settles_it_where_people_gather(inside: BotInside, ana: Person) -> None:
    lobby = await gather(ana, title="deus", seats=2)
    assert "Advice" not in lobby.text
    assert "Advice: whenever" in (await ana.command(CHANNEL, "game settings", advice="on")).text
    lobby = await ana.wait_for(lambda message: has(message, "start") and "Advice: whenever" in message.text)
    options = await ana.press(lobby, id_for(lobby, "options"))
    menu = next(each for each in options.message.selects if each.custom_id.endswith(":advice"))
    later = await ana.press(options, menu.custom_id, "advice=10")
    assert "until turn 10" in later.text
    usual = await ana.press(later, menu.custom_id, "advice=")
    assert "**Advice**: none" in usual.text
    assert await inside.rows("select advice from game") == [("",)]
