"""Catching up over real sockets: recap, history with links, the animated picture within the limit."""

import asyncio
from io import BytesIO

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from driver import Answer, Person
from PIL import Image
from tables import begin, called

from bot.playground.server import Playground


async def turns(first: Person, second: Person) -> None:
    """Two turns of each of two people."""
    for person, fields in ((first, ("iron", "gold")), (second, ("marble", "iron"))):
        for field in fields:
            answer = await person.command(CHANNEL, "play", move=f"take coin / go {field} / end")
            assert not answer.late
    await first.wait_for(lambda message: "Turn 4" in message.text and has(message, "turn"))


async def finished(person: Person, answer: Answer) -> Answer:
    """The answer when the picture that was ordered has come."""
    async with asyncio.timeout(120):
        while not answer.message.attachments:
            await asyncio.sleep(0.1)
            answer = await person.settled(answer)
    return answer


async def test_a_recap_tells_what_others_did_and_shows_it(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    nothing = await mine.command(CHANNEL, "recap")
    assert "Nothing has changed" in nothing.text
    await turns(mine, other)
    told = await mine.command(CHANNEL, "recap")
    assert told.message.private
    assert "Since your last turn" in told.text
    assert "marble" in told.text
    assert "gold" not in told.text.lower()
    assert told.message.attachments[0].description
    theirs = await other.command(CHANNEL, "recap")
    assert "marble" not in theirs.text or "gold" in theirs.text.lower()
    longer = await mine.command(CHANNEL, "recap", turn=1)
    assert "**1**" in longer.text
    assert "gold" in longer.text.lower()
    await mine.speak("fr")
    assert "Depuis ton dernier tour" in (await mine.command(CHANNEL, "recap")).text
    assert "n’a pas été joué" in (await mine.command(CHANNEL, "recap", turn=99)).text
    async with Person(playground, "Zoé", "fr") as stranger:
        assert "dernier tour de table" in (await stranger.command(CHANNEL, "recap")).text


async def test_history_by_turn_and_by_person_with_when_and_links(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await turns(mine, other)
    posts = [m for m in await ana.messages(CHANNEL) if not m.private and "Turn 4" in m.text]
    told = await mine.command(CHANNEL, "history")
    async with asyncio.timeout(60):
        while posts[0].id not in told.text:  # the post is seen before its number is written down
            told = await mine.command(CHANNEL, "history")
    assert "**1**" in told.text
    assert "**4**" in told.text
    assert "<t:" in told.text
    assert f"/{posts[0].channel_id}/" in told.text
    theirs = await mine.command(CHANNEL, "history", person=other.id)
    assert "**1**" not in theirs.text
    assert "marble" in theirs.text
    at_first = await mine.command(CHANNEL, "history", turn=1)
    assert "**4**" not in at_first.text
    later = await mine.click(at_first, "Later")
    assert "**4**" in later.text
    # A bot that starts again knows the posts still.
    await bot.kill()
    await bot.start()
    assert posts[0].id in (await mine.command(CHANNEL, "history")).text


async def test_somebody_who_did_nothing(playground: Playground, bot: BotProcess, ana: Person) -> None:
    async with Person(playground, "Bruno", "fr") as bruno, Person(playground, "Zoé", "en-US") as stranger:
        await begin(ana, bruno)
        assert "n’a encore rien fait" in (await bruno.command(CHANNEL, "history", person=stranger.id)).text
        assert "has done nothing" in (await stranger.command(CHANNEL, "history", person=stranger.id)).text


@pytest.mark.once
async def test_the_game_as_a_moving_picture(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await mine.command(CHANNEL, "play", move="take coin / go iron")
    # Two actions: one board, and a sentence that says so.
    short = await finished(mine, await mine.command(CHANNEL, "replay"))
    assert "no film yet" in short.text
    (file,) = short.message.attachments
    assert Image.open(BytesIO(await mine.read(file))).format == "PNG"
    await mine.command(CHANNEL, "play", move="end")
    await mine.command(CHANNEL, "play", move="take coin / go gold / end")
    await other.command(CHANNEL, "play", move="take coin / go marble / end")
    film = await finished(mine, await mine.command(CHANNEL, "replay"))
    assert film.message.private
    (file,) = film.message.attachments
    assert file.size < 10 * 1024 * 1024
    picture = Image.open(BytesIO(await mine.read(file)))
    assert picture.format == "GIF"
    assert picture.n_frames >= 3
    public = await finished(other, await other.command(CHANNEL, "replay", turn=2, everybody=True))
    assert not public.message.private
    picture = Image.open(BytesIO(await mine.read(public.message.attachments[0])))
    assert picture.n_frames == 2
    assert "comes after" in (await mine.command(CHANNEL, "replay", **{"from": 3, "turn": 2})).text
    await mine.speak("fr")
    assert "vient après" in (await mine.command(CHANNEL, "replay", **{"from": 3, "turn": 2})).text
    assert "n’a pas été joué" in (await mine.command(CHANNEL, "replay", turn=77)).text
    await mine.make_channel("stoa")
    assert "pas de partie" in (await mine.command("stoa", "replay")).text
    assert '"level": "error"' not in bot.log


async def test_what_changed_below_a_post(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await turns(mine, other)
    newest = await mine.wait_for(lambda message: has(message, "changed") and message.id != post.id)
    told = await mine.press(newest, id_for(newest, "changed"))
    assert "Since your last turn" in told.text
    assert told.message.attachments
    assert [each for each in told.message.selects if ":why-told:" in each.custom_id]
