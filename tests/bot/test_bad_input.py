"""What people do wrong is answered with a clear sentence in their language, and changes nothing."""

import asyncio
import json
import resource
import sqlite3
from base64 import b64encode
from contextlib import AsyncExitStack, closing

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for, ids
from driver import Person
from made_store import ask, do
from tables import begin, called, gather

from bot.playground.server import Playground


async def numbers(person: Person) -> int:
    """How many entries the channel's game has."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode().count('"deed"')


async def test_typed_lines_that_do_not_do(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    before = await numbers(ana)

    async def told(person: Person, move: str) -> str:
        answer = await person.command(CHANNEL, "play", move=move)
        assert not answer.late
        assert answer.message.private
        return answer.text

    assert "fly" in await told(mine, "fly to the moon")
    assert "Did you mean" in await told(mine, "mvoe tarentum syracusae")
    assert "alexandria" in (await told(mine, "take coin / go arming / arm alexandira legion 1")).lower()
    assert "It is not your move" in await told(other, "take coin")
    assert "First decide about the coin" in await told(mine, "build temple paphos")
    assert "not complete" in await told(mine, "go")
    assert "found cities or end your turn" in await told(mine, "take coin / go iron / build-temple paphos")
    for nonsense in ("x" * 1500, "🏺" * 300, "/ / / /", "take coin / " * 60, "@everyone **`rm -rf`**"):
        sentence = await told(mine, nonsense)
        assert 10 < len(sentence) < (2000 if "/" in nonsense else 600)
        assert "trouble" not in sentence
    assert await numbers(ana) == before

    await mine.speak("fr")
    assert "Voulais-tu dire" in await told(mine, "mvoe tarentum syracusae")
    await other.speak("fr")
    assert "Ce n’est pas à toi" in await told(other, "take coin")
    assert await numbers(ana) == before


async def test_other_peoples_and_old_buttons(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    async with Person(playground, "Zoé", "fr") as stranger:
        assert "Tu ne joues pas" in (await stranger.press(post, id_for(post, "turn"))).text
        answer = await stranger.command(CHANNEL, "turn")
        assert "Tu ne joues pas" in answer.text
        assert "Tu ne joues pas" in (await stranger.command(CHANNEL, "play", move="take coin")).text
    waiting = await other.press(post, id_for(post, "turn"))
    assert "nothing for you to decide" in waiting.text

    # An old panel: the choice of a step that has passed.
    first = await mine.press(post, id_for(post, "turn"))
    second = await mine.press(post, id_for(post, "turn"))
    await mine.press(second, ids(second.message, "choose")[0])
    before = await numbers(mine)
    late = await mine.press(first, ids(first.message, "choose")[1])
    assert "out of date" in late.text
    assert await numbers(mine) == before

    # An old post loses its buttons: the newest is the one to act from.
    await mine.command(CHANNEL, "play", move="end")
    newest = await mine.wait_for(lambda message: has(message, "turn") and message.id != post.id)
    assert newest.attachments
    await mine.wait_for(lambda message: message.id == post.id and not message.buttons)


async def test_two_people_press_the_last_seat_at_once(
    playground: Playground, bot: BotProcess, ana: Person
) -> None:
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(Person(playground, name)) for name in ("Bo", "Cy", "Di")]
        await ana.command(CHANNEL, "game new", title="antike", seats=2)
        lobby = await ana.wait_for(lambda message: has(message, "start"))
        answers = await asyncio.gather(*(each.press(lobby, id_for(lobby, "join")) for each in others))
        assert sorted("Welcome" in answer.text for answer in answers) == [False, False, True]
        assert sum("taken" in answer.text for answer in answers) == 2


async def test_options_out_of_range(bot: BotProcess, ana: Person) -> None:
    told = {
        "seats": (await ana.command(CHANNEL, "game new", title="antike", seats=9)).text,
        "board": (await ana.command(CHANNEL, "game new", title="antike", board="north")).text,
        "option": (await ana.command(CHANNEL, "game new", title="antike", options="speed=fast")).text,
        "choice": (await ana.command(CHANNEL, "game new", title="antike", options="start=no-city")).text,
    }
    assert "2" in told["seats"]
    assert "6" in told["seats"]
    assert "East" in told["board"] or "east" in told["board"]
    assert "speed" in told["option"]
    assert "three-cities" in told["choice"]
    assert not any(has(message, "start") for message in await ana.messages(CHANNEL))
    assert "no game in this channel" in (await ana.command(CHANNEL, "game status")).text


async def test_names_with_markdown_and_mentions(playground: Playground, bot: BotProcess) -> None:
    async with AsyncExitStack() as stack:
        wild = [
            await stack.enter_async_context(Person(playground, name))
            for name in ("@everyone **x**", "`a` [b](http://c) <@1>")
        ]
        post = await begin(*wild)
        lobby = next(
            message for message in await wild[0].messages(CHANNEL) if "Chance is sealed" in message.text
        )
        for text in (post.text, lobby.text):
            assert "@everyone **x**" not in text
            assert "<@1>" not in text
            assert "[b](http://c)" not in text
        assert len(post.mentions) == 1


async def test_a_second_game_in_a_channel_is_refused(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await gather(ana, bruno)
    assert "already under way" in (await bruno.command(CHANNEL, "game new", title="antike")).text
    await bruno.speak("fr")
    assert "déjà" in (await bruno.command(CHANNEL, "game new", title="antike")).text


async def test_without_permission_to_post_the_host_hears_which(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await ana.deny(CHANNEL, "SEND_MESSAGES")
    answer = await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    assert not answer.late
    told = await ana.wait_for(
        lambda message: "Send Messages" in message.text or "send" in message.text, "@bot"
    )
    assert CHANNEL in told.text or "<#" in told.text
    # What keeps it from being posted is kept for whoever asks what is stuck, until it is posted.
    assert ask(bot.database, "select answer from outbox where not done") == [("Silenced",)]
    await ana.deny(CHANNEL)
    newest = await ana.wait_for(lambda message: has(message, "turn") and message.id != post.id)
    assert newest.mentions


async def test_without_permission_to_attach_the_turn_is_told_in_words(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await ana.deny(CHANNEL, "ATTACH_FILES")
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    newest = await ana.wait_for(lambda message: has(message, "turn") and message.id != post.id)
    assert not newest.attachments
    assert "iron" in newest.text.lower()


@pytest.mark.sqlite  # the disk of a server is not that of the process
async def test_a_full_disk_is_told_and_the_turn_is_safe(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    before = await numbers(mine)
    _, hard = resource.prlimit(bot.child.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.child.pid, resource.RLIMIT_FSIZE, (1, hard))
    full = await mine.command(CHANNEL, "play", move="take coin")
    assert "disk is full" in full.text
    await mine.speak("fr")
    assert "disque" in (await mine.command(CHANNEL, "play", move="take coin")).text
    resource.prlimit(bot.child.pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert await numbers(mine) == before
    assert not (await mine.command(CHANNEL, "play", move="take coin")).late
    assert await numbers(mine) == before + 1


@pytest.mark.sqlite
async def test_a_locked_database_is_told_in_time(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        busy = await mine.command(CHANNEL, "play", move="take coin")
        assert not busy.late
        assert "busy" in busy.text
        other.execute("ROLLBACK")
    assert "turn" in (await mine.command(CHANNEL, "play", move="take coin")).text


@pytest.mark.sqlite
async def test_a_damaged_database_is_told_at_the_start(bot: BotProcess, playground: Playground) -> None:
    await bot.stop()
    for path in bot.folder.glob("keryx.sqlite3*"):
        path.unlink()
    bot.database.write_bytes(b"this is no database" * 400)
    before = bot.database.read_bytes()
    code, told = await bot.run_until_it_ends()
    assert code == 2
    assert "keryx.sqlite3" in told
    assert "Traceback" not in told
    assert bot.database.read_bytes() == before


async def test_a_damaged_game_is_closed_alone(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    await ana.make_channel("stoa")
    await begin(bruno, ana, channel="stoa")
    await bot.stop()
    do(
        bot.database,
        "UPDATE game SET setup = '[7, 7]' WHERE id = 1",
        "DELETE FROM snapshot WHERE game = 1",
    )
    await bot.start()
    # Where it stands is known, so that its table may agree to go on from there.
    assert "nothing is played until its table agrees" in (await ana.command(CHANNEL, "game status")).text
    await bot.stop()
    do(bot.database, "DELETE FROM position WHERE game = 1")
    await bot.start()
    assert "cannot be replayed" in (await ana.command(CHANNEL, "game status")).text
    assert "Antike" in (await ana.command("stoa", "game status")).text
    assert not (await ana.command("stoa", "turn")).late


@pytest.mark.once
async def test_damaged_game_files(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    (file,) = (await ana.command(CHANNEL, "game export")).message.attachments
    sound = await ana.read(file)
    assert "sound" in (await _import(ana, sound)).lower()
    del post
    await ana.speak("fr")
    for content, sentence in (
        (b"{", "JSON"),
        (b"", "JSON"),
        (b"\xff\x00", "JSON"),
        (b"[]", "fichier"),
        (b'{"keryx": 99}', "fichier"),
        (sound.replace(b"antike", b"chess"), "chess"),
        (sound[:-30], "JSON"),
    ):
        told = await _import(ana, content)
        assert sentence in told
        assert "table-trouble" not in told
        assert 15 < len(told) < 400


@pytest.mark.once
async def test_a_game_file_that_names_too_few_people(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    (file,) = (await ana.command(CHANNEL, "game export")).message.attachments
    sound = json.loads(await ana.read(file))
    for names in ([], None, ["", "Zoe"], ["Ana", None, "Zoe", "Leon", "Ida", "Max", "Eva"]):
        content = b64encode(json.dumps({**sound, "names": names}).encode()).decode()
        told = await ana.command(CHANNEL, "game import", file={"filename": "game.json", "content": content})
        (board,) = told.message.attachments
        assert "sound" in told.text
        assert board.description
    assert '"level": "error"' not in bot.log


async def _import(person: Person, content: bytes) -> str:
    file = {"filename": "game.json", "content": b64encode(content).decode()}
    return (await person.command(CHANNEL, "game import", file=file)).text
