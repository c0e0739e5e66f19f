"""`keryx play`: the playground in the browser, with the real bot as a process of its own."""

import asyncio
import signal
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.kept_bot import Supervisor
from bot.cli.terminal import fail, tell, text
from bot.playground.server import Playground, environment
from bot.playground.world.store import StateUnusable

DEFAULT_STATE = Path("state")


def play(
    state: Annotated[Path, typer.Option(help=text("help-data"))] = DEFAULT_STATE,
    port: Annotated[int, typer.Option(min=0, max=65535, help=text("help-port"))] = 8765,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=text("help-open"))] = True,
) -> None:
    """Open the playground; everything stays in the state folder."""
    try:
        asyncio.run(serve(state, port, browser))
    except StateUnusable as error:
        fail(text(f"state-{error.key}", path=error.path), 2)
    except OSError:
        fail(text("port-taken", port=str(port)))


async def serve(state: Path, port: int, browser: bool) -> None:
    """Run stand-in and bot until stopped. The bot is started anew if it ends by itself, unless it cannot be.

    Raises:
        StateUnusable: what the folder holds cannot be used.
        OSError: the port is in use.
    """
    playground = Playground(state / "discord", port)
    await playground.start()
    stop = asyncio.Event()
    if sys.platform != "win32":
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)

    def stumbles(reason: str, pause: float | None) -> None:
        playground.gateway.stumble(reason if pause is None else "")
        if pause is None:
            tell("bot-cannot-start", reason=reason)
        else:
            tell("bot-again", reason=reason, seconds=round(pause))

    bot = Supervisor(environment(playground, state), stumbles)
    supervisor = asyncio.create_task(bot.run())
    tell("playground", url=playground.url)
    if browser:
        webbrowser.open(playground.url)
    try:
        await stop.wait()
    finally:
        supervisor.cancel()
        await asyncio.gather(supervisor, return_exceptions=True)
        await playground.close()
