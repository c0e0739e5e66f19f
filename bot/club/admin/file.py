"""A table's game as a file for administrators, also where its log does not replay."""

import json

from sqlalchemy import RowMapping

from bot.errors import GameDamaged, NotRunning
from bot.store import games
from bot.tables.change.tables import Tables
from bot.tables.state.table import LOBBY, RUNNING
from engine.core.record import record_text


class StillSecret(Exception):
    """The game has secrets and goes on: its file would tell them."""


async def game_file(tables: Tables, row: RowMapping) -> tuple[str, bool]:
    """The file's text, and whether it is a game file that replays.

    Raises:
        NotRunning: it has not begun.
        StillSecret: it is given out when the game is over or closed.
    """
    if row["status"] == LOBBY or row["started"] is None:
        raise NotRunning
    title = tables.titles.get(row["title"])
    if (title is None or title.rules.hidden) and row["status"] == RUNNING:
        raise StillSecret
    try:
        table = await tables.get(row["id"])
        match = await tables.whole(row["id"])
    except GameDamaged:
        return await _rows(tables, row), False
    names = [chair.name or (chair.computer or "") for chair in table.chairs]
    return await tables.replays.do(record_text, match, names, row["status"] != RUNNING), True


async def _rows(tables: Tables, row: RowMapping) -> str:
    """What is stored, as it is, for whoever is going to mend it."""
    async with tables.store.reading() as connection:
        lines = await games.lines(connection, row["id"])
    told: dict[str, object] = {"keryx": "damaged game", "game": row["title"]}
    told |= {name: row[name] for name in ("version", "seats", "number", "status")}
    told |= {name: json.loads(row[name]) for name in ("options", "setup")}
    told["seed"] = None if row["status"] == RUNNING else row["seed"]
    told["log"] = [
        {
            "number": line.number,
            "seat": line.seat + 1,
            "deed": line.deed,
            "by": line.by,
            "drawn": list(line.drawn),
        }
        for line in lines
    ]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"
