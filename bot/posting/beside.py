"""Messages beside the game's own posts: votes, seats on offer or in new hands, ends of followed games."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

import structlog

from bot.herald import permissions
from bot.herald.herald import NOWHERE, Herald
from bot.herald.messages import Letter, change, send, send_directly
from bot.herald.press import Sheet
from bot.herald.threads import Silenced, open_again
from bot.posting import exchange
from bot.posting.messages.people_view import followed_sheet, handover_sheet, language_of_follower, offer_sheet
from bot.posting.messages.vote_view import vote_sheet
from bot.store.people import guests, seats
from bot.store.people import votes as vote_rows
from bot.store.posts.exchanges import NOTICE as EXCHANGE
from bot.store.posts.outbox import Notice
from bot.tables.seats.people import HANDOVER, OFFER
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from bot.tables.votes.seen import seen_by_going_back, seen_told
from bot.tables.votes.votes import NOTICE as VOTE

log = structlog.get_logger(__name__)

Deliver: TypeAlias = "Callable[[Herald, Notice, Table], Awaitable[int | None]]"


async def _vote(herald: Herald, notice: Notice, table: Table) -> int | None:
    async with herald.services.store.reading() as connection:
        vote = await vote_rows.read(connection, notice.number)
    if vote is None:
        return None
    teller = teller_for(table, table.language)
    seen = seen_told(teller, await herald.services.tables.replays.do(seen_by_going_back, table, vote))

    def sheet() -> Sheet:
        return vote_sheet(table, vote, teller, seen)

    message = await _post_or_change(
        herald, notice, table, sheet, vote.message, vote.waiting, must=vote.outcome is not None
    )
    if message is not None and message != vote.message:
        async with herald.services.store.writing() as connection:
            await vote_rows.shown(connection, vote.id, message)
    return message


async def _offer(herald: Herald, notice: Notice, table: Table) -> int | None:
    async with herald.services.store.reading() as connection:
        offer = await seats.offer(connection, notice.number)
    if offer is None or (offer.message is None and offer.outcome is not None):
        return None
    teller = teller_for(table, table.language)

    def sheet() -> Sheet:
        return offer_sheet(table, offer, teller)

    called = () if offer.to_person is None else (offer.to_person,)
    message = await _post_or_change(herald, notice, table, sheet, offer.message, called, must=False)
    if message is not None and message != offer.message:
        async with herald.services.store.writing() as connection:
            await seats.offer_shown(connection, offer.id, message)
    return message


async def _handover(herald: Herald, notice: Notice, table: Table) -> int | None:
    async with herald.services.store.reading() as connection:
        found = await seats.handover(connection, notice.number)
    if found is None:
        return None
    sheet, called = handover_sheet(table, found, teller_for(table, table.language))
    return await _post_or_change(herald, notice, table, lambda: sheet, None, called, must=True)


async def _followed(herald: Herald, notice: Notice, table: Table) -> int | None:
    """A direct message to a spectator; whoever takes none is left in peace."""
    tongue = await language_of_follower(herald, table.id, notice.channel)
    if tongue is None or table.match is None:
        return None
    sheet = followed_sheet(table, teller_for(table, tongue))
    try:
        message = await send_directly(herald, notice.channel, Letter(sheet), notice.id)
    except NOWHERE:
        log.info("a spectator takes no direct messages", game=table.id)
        return None
    return message.id


async def _post_or_change(
    herald: Herald,
    notice: Notice,
    table: Table,
    sheet: Callable[[], Sheet],
    shown: int | None,
    called: Sequence[int],
    *,
    must: bool,
) -> int | None:
    """Post a message, or change the one that shows it; `must`: where it cannot be changed, post another."""
    if permissions.silencing(permissions.here(herald, table.channel)):
        raise Silenced
    await open_again(herald, table)
    channel = herald.get_partial_messageable(table.channel, guild_id=table.guild)
    if shown is not None and (await change(channel, shown, Letter(sheet())) or not must):
        return shown
    return (await send(channel, Letter(sheet(), called), notice.id)).id


BESIDE: Mapping[str, Deliver] = {
    VOTE: _vote,
    OFFER: _offer,
    HANDOVER: _handover,
    guests.FOLLOWED: _followed,
    EXCHANGE: exchange.deliver,
}
"""How each kind of notice is delivered that is not a post of the game."""
