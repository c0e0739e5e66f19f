"""Boards in other channels: by choice, and by themselves after turns, rounds and the end."""

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has
from driver import Person
from tables import begin, called

from bot.playground.server import Playground
from engine.core.play.record import read, verify
from render.titles import TITLES


async def boards(person: Person, channel: str) -> list[str]:
    """The texts of the boards in a channel."""
    return [message.text for message in await person.messages(channel) if message.attachments]


async def test_a_board_is_posted_elsewhere_by_choice(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    stoa = await ana.make_channel("stoa")
    thread = await ana.make_channel("walls", parent="stoa")
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    told = await mine.command(CHANNEL, "board", post=stoa)
    assert told.message.private
    assert f"<#{stoa}>" in told.text
    shown = await ana.wait_for(lambda message: bool(message.attachments), "stoa")
    assert "turn 2" in shown.text
    assert mine.name in shown.text
    assert shown.mentions == []
    assert shown.attachments[0].description
    await mine.command(CHANNEL, "board", post=thread, turn=1)
    shown = await ana.wait_for(lambda message: bool(message.attachments), "walls")
    assert "turn 1" in shown.text
    assert "has not been played" in (await mine.command(CHANNEL, "board", post=stoa, turn=50)).text
    # The game's own posts go on as they were.
    await mine.command(CHANNEL, "play", move="take coin / go gold / end")
    await ana.wait_for(lambda message: "Turn 2" in message.text and has(message, "turn"))


async def test_where_nothing_may_be_posted(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    stoa = await ana.make_channel("stoa")
    await ana.deny("stoa", "SEND_MESSAGES")
    assert "I lack the permission" in (await ana.command(CHANNEL, "board", post=stoa)).text
    refused = await ana.command(CHANNEL, "game settings", post=stoa, every="turn")
    assert "I lack the permission" in refused.text
    assert "both where and when" in (await ana.command(CHANNEL, "game settings", post=stoa)).text
    await ana.speak("fr")
    assert "où et quand" in (await ana.command(CHANNEL, "game settings", every="round")).text
    await ana.deny("stoa")
    assert "l’hôte" in (await _french(bruno)).text.lower()
    assert await boards(ana, "stoa") == []


async def _french(person: Person):
    await person.speak("fr")
    stoa = await person.channel("stoa")
    return await person.command(CHANNEL, "game settings", post=stoa, every="turn")


async def test_boards_are_posted_by_themselves(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    channels = {every: await ana.make_channel(f"of-{every}") for every in ("turn", "round", "end")}
    for every, channel in channels.items():
        assert (
            f"<#{channel}>" in (await ana.command(CHANNEL, "game settings", post=channel, every=every)).text
        )
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    await ana.wait_for(lambda message: "turn 1" in message.text, "of-turn")
    # Killed and started again, it knows what is to be posted where.
    await bot.kill()
    await bot.start()
    await mine.command(CHANNEL, "play", move="take coin / go gold / end")
    await other.command(CHANNEL, "play", move="take coin / go marble / end")
    await ana.wait_for(lambda message: "turn 3" in message.text, "of-turn")
    assert await boards(ana, "of-round") == []
    await other.command(CHANNEL, "play", move="take coin / go iron / end")
    await ana.wait_for(lambda message: "turn 4" in message.text, "of-round")
    assert len(await boards(ana, "of-turn")) in (3, 4)
    told = await ana.command(CHANNEL, "game settings", post=channels["turn"], every="never")
    assert "by itself any more" in told.text
    assert await boards(ana, "of-end") == []
    asked = await other.command(CHANNEL, "game concede")
    await other.press(asked, next(each.custom_id or "" for each in asked.message.buttons))
    await ana.wait_for(lambda message: bool(message.attachments), "of-end")
    await ana.wait_for(lambda message: len(message.attachments) > 0 and "is over" in message.text)
    counts = [len(await boards(ana, f"of-{every}")) for every in ("round", "end")]
    assert counts[1] == 1
    assert counts[0] in (1, 2)
    assert '"level": "error"' not in bot.log


async def test_the_end_post_carries_report_file_and_seed(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    for field in ("iron", "gold"):
        await mine.command(CHANNEL, "play", move=f"take coin / go {field} / end")
    asked = await other.command(CHANNEL, "game concede")
    await other.press(asked, next(each.custom_id or "" for each in asked.message.buttons))
    end = await ana.wait_for(lambda message: "is over" in message.text and len(message.attachments) == 3)
    assert "have won" not in end.text  # the line above the standing says who
    assert "The seed was" in end.text
    assert "/game verify" in end.text
    board, report, file = end.attachments
    assert (board.width or 0) >= 1200
    assert report.filename == "report.png"
    assert (report.width, report.description[:10]) == (1200, "The report")
    match = read((await ana.read(file)).decode(), TITLES)
    assert match.seed is not None
    verify(match)
    assert match.standing.ended is not None
    assert '"level": "error"' not in bot.log
