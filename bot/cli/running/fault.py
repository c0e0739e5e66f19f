"""`keryx fault`: what is known of a fault by the code that somebody was told."""

import asyncio
from typing import Annotated

import typer

from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreTrouble
from bot.store import itself
from bot.store.database import store_at
from bot.store.itself import Fault


def fault(code: Annotated[str, typer.Argument(help=text("help-fault-code"))]) -> None:
    """Tell where it was, what was done, and its trace; exit code 1 where nothing is known of it."""
    wanted = code.strip().upper()
    try:
        found = asyncio.run(_found(read_settings().database_url, wanted))
    except StoreTrouble as error:
        fail(text(f"table-{error.key}", **error.facts), 2)
    if not found:
        fail(text("fault-unknown", code=wanted))
    for each in found:
        tell("fault-when", code=wanted, at=f"{each.at:%Y-%m-%d %H:%M:%S} UTC")
        if each.game is not None:
            tell("fault-where", game=str(each.game), entries=str(each.number))
        if each.seat is not None:
            tell("fault-seat", seat=str(each.seat))
        if each.deed:
            tell("fault-deed", deed=each.deed)
        typer.echo(each.error)


async def _found(url: str, code: str) -> list[Fault]:
    store = store_at(url)
    try:
        return await store.read(itself.faults_of, code)
    finally:
        await store.close()
