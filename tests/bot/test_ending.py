"""The bot ends when it is told to, whatever goes on in it."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest
from bot_process import BotProcess
from buttons import has
from driver import Person
from made_store import ask
from tables import CHANNEL, begin, called

from bot.herald.press import Press
from bot.playground.server import Playground

PROGRAM = """
import asyncio, logging, threading
from bot.cli.running import serving
from bot.log import start_log
start_log("info")
serving.LAST = 0.1

def for_ever():
    threading.Event().wait()

async def main():
    stop = asyncio.Event()
    serving.end_when_told(stop)
    print("begun", flush=True)
    {}
    await stop.wait()

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("meanwhile", "sign"),
    [
        ("asyncio.ensure_future(asyncio.to_thread(for_ever)); await asyncio.sleep(0)", signal.SIGINT),
        ("for _ in iter(int, 1): pass", signal.SIGTERM),
    ],
)
async def test_neither_a_thread_nor_a_busy_loop_keeps_it(meanwhile: str, sign: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM.format(meanwhile),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"begun\n"
    process.send_signal(sign)
    _, told = await process.communicate()
    assert process.returncode == 0, told.decode()
    assert "without waiting" in told.decode()


async def test_what_is_told_to_end_posts_all_of_it_once(bot: BotProcess, ana: Person, bruno: Person) -> None:
    """Wherever between the turn and the end of its post: the next one posts what is lacking, and no more."""
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    line = "take coin / go iron / end"
    asked = asyncio.create_task(mine.command(CHANNEL, "play", move=line))
    while not ask(bot.database, "select 1 from outbox where number > 0"):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0)
    bot.child.terminate()
    assert await bot.wait() == 0
    await asyncio.gather(asked, return_exceptions=True)
    await bot.start()
    while ask(bot.database, "select 1 from outbox where not done"):  # noqa: ASYNC110 - writes it
        await asyncio.sleep(0.01)
    posts = [message for message in await ana.messages(CHANNEL) if not message.private]
    confirmed = ask(bot.database, "select message from outbox where message is not null")
    assert {message.id for message in posts} == {str(message) for (message,) in confirmed}
    assert len(posts) == 3  # of the lobby, of the beginning, of the turn
    assert has(posts[-1], "turn")
    assert not ask(bot.database, "select 1 from fault")


def slow() -> None:
    """Let what `/play` shows be shown only when the bot ends."""
    show = Press.show

    async def shown(press: Press, *given, **named):
        if (press.interaction.data or {}).get("name") == "play":
            while not press.interaction.client.is_closed():  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
        return await show(press, *given, **named)

    Press.show = shown


async def test_whoever_was_heard_is_answered_before_it_ends(
    playground: Playground, tmp_path: Path, database: None
) -> None:
    async with (
        BotProcess(playground, tmp_path, slow) as bot,
        Person(playground, "Ana") as ana,
        Person(playground, "Bruno") as bruno,
    ):
        mine, _ = called(await begin(ana, bruno), ana, bruno)
        asked = asyncio.create_task(mine.command(CHANNEL, "play", move="take coin / go iron / end"))
        while not ask(bot.database, "select 1 from outbox where number > 0"):  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.01)
        bot.child.terminate()
        assert await bot.wait() == 0
        assert not (await asked).late
        assert "Session is closed" not in bot.log
        assert not ask(bot.database, "select 1 from fault")
