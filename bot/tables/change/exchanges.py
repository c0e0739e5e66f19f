"""What is to be announced of a change: a post of the game's own, or the message of an exchange.

While an exchange is on, its one message shows who is asked and calls them; no post of the game does.
"""

from collections.abc import Sequence
from datetime import datetime

from bot.store.connection import Connection
from bot.store.posts import exchanges, outbox
from bot.store.posts.exchanges import Asked, ToldExchange
from bot.store.posts.outbox import NoticeKind
from bot.tables.state.table import RUNNING, Table
from engine.core.play.exchanges import exchange_now
from engine.core.play.log import ORDER
from engine.core.play.match import Match


async def announce(
    connection: Connection,
    before: Table,
    after: Table,
    kind: NoticeKind | None,
    actors: Sequence[int],
    now: datetime,
) -> None:
    """Put into the outbox what a change of a table that `actors` made is to be announced by.

    `kind`: the game's own post that is due, as if there were no exchanges.
    """

    actors = (*actors, *ordered(before, after))

    async def show(exchange: int) -> None:
        await outbox.add_beside(connection, after.notice(NoticeKind.EXCHANGE, exchange), now)

    if before.match is after.match and before.chairs == after.chairs and before.status == after.status:
        if kind is not None:
            await outbox.add(connection, after.notice(kind, after.number), now)
        return
    told, same = None, False
    if before.match is not None and after.match is not None and exchanging(before, after):
        told = await exchanges.open_one(connection, after.id)
    if before.match is not None and after.match is not None:
        stands = standing(before.match, after.match)
        if stands < len(before.match.line):
            await exchanges.cut_short(connection, after.id, stands)
        if told is not None:
            over, ended = outcome(told, after, after.match, stands)
            same = not over
            if over:
                await exchanges.close(connection, told.id, ended)
                await show(told.id)
    on = after.status == RUNNING and after.match is not None and exchanging(after)
    posted = kind in (NoticeKind.TURN, NoticeKind.UNDONE) if same else kind == NoticeKind.TURN
    if kind is not None and not (on and posted):
        await outbox.add(connection, after.notice(kind, after.number), now)
    if not on or (not any(after.chairs[each.seat].person is not None for each in after.owed) and not same):
        return
    calling = asked_now(before, after, actors)
    if told is not None and same:
        owing = {each.seat for each in after.owed if after.chairs[each.seat].person not in actors}
        kept = [each for each in told.calling if each.seat in owing]
        await exchanges.ask(connection, told.id, [*kept, *calling])
        await show(told.id)
    else:
        found = exchange_now(after.begun)
        assert found is not None  # noqa: S101 - asked before
        await show(await exchanges.open_new(connection, after.id, found.word, found.began, calling))


def exchanging(*tables: Table) -> bool:
    """Whether an exchange is on at one of these moments of a table."""
    return any(
        table.match is not None and table.rules.exchange(table.match.state) is not None for table in tables
    )


def ordered(before: Table, after: Table) -> list[int]:
    """The people for whom an order answered what hides something: they seem to have done it themselves."""
    asked = {each.seat for each in before.owed if each.hidden}
    played = after.match.log[before.number :] if after.match is not None else ()
    holders = [
        before.chairs[entry.seat].person for entry in played if entry.by == ORDER and entry.seat in asked
    ]
    return [person for person in holders if person is not None]


def standing(before: Match, after: Match) -> int:
    """How many entries of the standing line are still what they were."""
    keep = min(len(before.line), len(after.line))
    while keep and before.line[keep - 1] != after.line[keep - 1]:
        keep -= 1
    return keep


def outcome(told: ToldExchange, after: Table, match: Match, stands: int) -> tuple[bool, int | None]:
    """Whether an exchange is over, and with how many entries; None: it was taken back."""
    if stands <= told.began:
        return True, None
    for number, state in enumerate(match.states_since(stands), stands):
        if match.rules.exchange(state) != told.word:
            return True, number
    return after.status != RUNNING, len(match.line)


def asked_now(before: Table, after: Table, actors: Sequence[int]) -> list[Asked]:
    """The seats that are asked something they were not asked before; not those of who just acted."""
    earlier = {(each.seat, each.kind) for each in before.owed}
    return [
        Asked(each.seat, after.number)
        for each in after.owed
        if (person := after.chairs[each.seat].person) is not None
        and person not in actors
        and (each.seat, each.kind) not in earlier
    ]
