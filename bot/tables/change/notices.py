"""When something is to be posted in public, and which boards are posted by themselves."""

import json
from collections.abc import Sequence

from bot.store.posts.outbox import NoticeKind
from bot.store.posts.posts import Gallery
from bot.tables.state.table import ENDED, Table
from engine.core.play.log import Undo
from engine.core.play.match import Played

LATEST = -1
"""In place of a turn's number: the board as it stands."""


def notice_due(
    before: Table, after: Table, played: Sequence[Played], person: int | None
) -> NoticeKind | None:
    """Which post is due: when the game ends, or somebody else is called, or a new turn begins.

    `person` acted. None is due while nobody but computer players owes anything: their turns are told with
    the next call.
    """
    if after.status == ENDED:
        return NoticeKind.ENDED
    waiting = {chair.seat: chair.person for chair in after.chairs}
    owing = {decision.seat for decision in after.owed if waiting[decision.seat] is not None}
    if not owing:
        return None
    turned = _turn(before) != _turn(after)
    called = (
        {waiting[seat] for seat in owing} - {waiting[decision.seat] for decision in before.owed} - {person}
    )
    if isinstance(played[-1].entry.deed, Undo):
        return NoticeKind.UNDONE if turned or called else None
    return NoticeKind.TURN if turned or called else None


def _turn(table: Table) -> int:
    return table.rules.turn(table.match.state).number if table.match is not None else 0


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
