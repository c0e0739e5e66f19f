"""Boards that are posted by themselves: when which, and the notices for them."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.errors import NotHosting, NotRunning
from bot.store import outbox, posts
from bot.store.posts import Gallery
from bot.tables.state.table import ENDED, Table

if TYPE_CHECKING:
    from bot.tables.change.tables import Tables

LATEST = -1
"""In place of a turn's number: the board as it stands."""


def about(turn: int, focus: str | None = None, by: str = "") -> str:
    """What a notice of a board says: the turn it shows the end of, the place in the middle, who asked."""
    return json.dumps({"turn": turn, "focus": focus or "", "by": by})


def boards_due(before: Table, after: Table, galleries: Sequence[Gallery]) -> list[tuple[int, str]]:
    """The channels that get a board after a change, each with what its notice says."""
    if before.match is None or after.match is None or not galleries:
        return []
    was, now = before.rules.turn(before.match.state), after.rules.turn(after.match.state)
    ended = after.status == ENDED and before.status != ENDED
    due = {
        "turn": now.number > was.number,
        "round": now.round > was.round,
        "end": False,
    }
    turn = LATEST if ended else now.number - 1
    return [(each.channel, about(turn)) for each in galleries if ended or due[each.every]]


async def post_board(
    tables: "Tables", table: Table, channel: int, turn: int | None, focus: str | None, by: str
) -> None:
    """Have a board posted in a channel, because somebody asked for it.

    Raises:
        NotRunning: the game has not begun.
    """
    if table.match is None:
        raise NotRunning
    said = about(LATEST if turn is None else turn, focus, by)
    async with tables.store.writing() as connection:
        await outbox.add_alone(connection, table.id, channel, outbox.BOARD, table.number, tables.now(), said)
    tables.on_change(table.id)


async def hang(tables: "Tables", game: int, person: int, channel: int, every: str | None) -> None:
    """The host settles when the game's boards go to a channel; None: no longer.

    Raises:
        NotHosting.
    """
    async with tables.locked(game) as table:
        if not table.hosted_by(person):
            raise NotHosting({"host": table.host_name})
        async with tables.store.writing() as connection:
            await posts.keep_gallery(connection, game, channel, every)
            found = await posts.galleries(connection, game)
        tables.prepared.keep_galleries(game, found)
