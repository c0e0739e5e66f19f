"""`keryx play`: the playground in the browser, with the real bot as a process of its own."""

import asyncio
import os
import signal
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.terminal import fail, tell, text
from bot.playground.server import Playground

DEFAULT_STATE = Path("state")


def play(
    state: Annotated[Path, typer.Option(help=text("help-data"))] = DEFAULT_STATE,
    port: Annotated[int, typer.Option(min=0, max=65535, help=text("help-port"))] = 8765,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=text("help-open"))] = True,
) -> None:
    """Open the playground; everything stays in the state folder."""
    try:
        asyncio.run(serve(state, port, browser))
    except OSError:
        fail(text("port-taken", port=port))


async def serve(state: Path, port: int, browser: bool) -> None:
    """Run stand-in and bot until stopped. The bot is started anew if it ends by itself.

    Raises:
        OSError: the port is in use.
    """
    playground = Playground(state / "discord", port)
    await playground.start()
    stop = asyncio.Event()
    if sys.platform != "win32":
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    supervisor = asyncio.create_task(keep_bot(playground, state))
    tell("playground", url=playground.url)
    if browser:
        webbrowser.open(playground.url)
    try:
        await stop.wait()
    finally:
        supervisor.cancel()
        await asyncio.gather(supervisor, return_exceptions=True)
        await playground.close()


def environment(playground: Playground, state: Path) -> dict[str, str]:
    """The bot's settings: the stand-in's addresses and a database in the state folder."""
    folder = state.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("KERYX_")},
        "KERYX_TOKEN": playground.token,
        "KERYX_API_BASE": playground.api_base,
        "KERYX_GATEWAY": playground.gateway_url,
        "KERYX_CDN": playground.cdn_base,
        "KERYX_LOG_LEVEL": "warning",
        "KERYX_LOG_FILE": str(folder / "keryx.log"),
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}",
    }


async def keep_bot(playground: Playground, state: Path) -> None:
    """Run the bot as it is run on Discord; start it again when it ends."""
    while True:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "bot",
            env=environment(playground, state),
            cwd=Path(__file__).parents[2],
            start_new_session=True,
        )
        try:
            await process.wait()
        except asyncio.CancelledError:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 10)
            except TimeoutError:
                process.kill()
                await process.wait()
            raise
        await asyncio.sleep(1)
