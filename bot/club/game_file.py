"""A table's game as a file for administrators, also where its log does not replay."""

import json

from bot.errors.tables import NotRunning
from bot.errors.trouble import GameDamaged
from bot.store.games import logs
from bot.store.games.games import StoredGame
from bot.tables.change.tables import Tables
from bot.tables.state.loading import begun
from bot.tables.state.table import RUNNING
from engine.core.play.record import record_text


class StillSecret(Exception):
    """The game has secrets and goes on: its file would tell them."""


async def game_file(tables: Tables, game: StoredGame) -> tuple[str, bool]:
    """The file's text, and whether it is a game file that replays.

    Raises:
        NotRunning: it has not begun.
        StillSecret: it is given out when the game is over or closed.
    """
    if not begun(game):
        raise NotRunning
    title = tables.titles.get(game.title)
    if (title is None or title.rules.hidden) and game.status == RUNNING:
        raise StillSecret
    try:
        table = await tables.get(game.id)
        match = await tables.whole(game.id)
    except GameDamaged:
        return await _stored(tables, game), False
    names = [chair.name or (chair.computer or "") for chair in table.chairs]
    return await tables.replays.do(record_text, match, names, game.status != RUNNING), True


async def _stored(tables: Tables, game: StoredGame) -> str:
    """What is stored, as it is, for whoever is going to mend it."""
    lines = await tables.store.read(logs.entries, game.id)
    told: dict[str, object] = {"keryx": "damaged game", "game": game.title}
    told |= {"version": game.version, "seats": game.seats, "number": game.number, "status": game.status}
    told |= {"options": json.loads(game.options), "setup": json.loads(game.setup)}
    told["seed"] = None if game.status == RUNNING else game.seed
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
