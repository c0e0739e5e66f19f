"""Messages beside the game's own posts: votes, seats on offer or in new hands, ends of followed games."""

import structlog

from bot.club.reliability import reliability_told
from bot.herald.herald import NOWHERE
from bot.herald.messages import Letter, send_directly
from bot.posting.delivery import Delivery
from bot.posting.messages.held_view import held_sheet
from bot.posting.messages.people_view import followed_sheet, handover_sheet, offer_sheet
from bot.posting.messages.vote_view import vote_sheet
from bot.store.people import guests, seats, votes
from bot.tables.state.telling import teller_for
from bot.tables.votes.seen import seen_by_going_back, seen_told

log = structlog.get_logger(__name__)


async def deliver_vote(delivery: Delivery) -> int | None:
    """The message of a vote as it stands; one that cannot be changed to tell the outcome is followed."""
    services, table = delivery.herald.services, await delivery.read_table()
    vote = await services.store.read(votes.find_vote, delivery.notice.number)
    if vote is None:
        return None
    teller = teller_for(table, table.language)
    seen = seen_told(teller, await services.tables.replays.do(seen_by_going_back, table, vote))
    letter = Letter(vote_sheet(table, vote, teller, seen), vote.waiting)
    message = await delivery.show(table, letter, vote.message, must=vote.outcome is not None)
    if message != vote.message:
        await services.store.write(votes.mark_shown, vote.id, message)
    return message


async def deliver_held(delivery: Delivery) -> int | None:
    """The message that nothing is played until the table agrees; none where it goes on already."""
    table = await delivery.read_table()
    if table.held is None:
        return None
    people = tuple(chair.person for chair in table.players)
    return await delivery.show(table, Letter(held_sheet(table, teller_for(table, table.language)), people))


async def deliver_offer(delivery: Delivery) -> int | None:
    """The message of a seat on offer as it stands; none where it was taken before it was shown."""
    services, table = delivery.herald.services, await delivery.read_table()
    offer = await services.store.read(seats.offer, delivery.notice.number)
    if offer is None or (offer.message is None and offer.outcome is not None):
        return None
    reliable = await reliability_told(services.store, table.language, table.people)
    sheet = offer_sheet(table, offer, teller_for(table, table.language), reliable)
    letter = Letter(sheet, (offer.to_person,))
    message = await delivery.show(table, letter, offer.message, must=False)
    if message != offer.message:
        await services.store.write(seats.mark_offer_shown, offer.id, message)
    return message


async def deliver_handover(delivery: Delivery) -> int | None:
    """The message that a seat has changed hands."""
    table = await delivery.read_table()
    found = await delivery.herald.services.store.read(seats.handover, delivery.notice.number)
    if found is None:
        return None
    sheet, called = handover_sheet(table, found, teller_for(table, table.language))
    return await delivery.show(table, Letter(sheet, called))


async def deliver_followed(delivery: Delivery) -> int | None:
    """The direct message that a game is over, to a spectator; whoever takes none is left in peace."""
    herald, notice, table = delivery.herald, delivery.notice, await delivery.read_table()
    follower = await herald.services.store.read(guests.guest, table.id, notice.channel, guests.SPECTATOR)
    if follower is None or table.match is None:
        return None
    sheet = followed_sheet(table, teller_for(table, follower.language))
    letter = Letter(sheet, tongue=follower.language)
    try:
        return (await send_directly(herald, notice.channel, letter, notice.id)).id
    except NOWHERE:
        log.info("a spectator takes no direct messages", game=table.id)
        return None
