"""When something is to be posted in public."""

from collections.abc import Sequence

from bot.store.posts.outbox import NoticeKind
from bot.tables.state.table import ENDED, Table
from engine.core.play.log import Undo
from engine.core.play.match import Played


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
