"""Boards that are posted by themselves: when which, and the notices for them."""

import json
from collections.abc import Sequence

from bot.store.posts.posts import Gallery
from bot.tables.state.table import ENDED, Table

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
