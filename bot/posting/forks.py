"""What everybody reads of a fork: where it comes from, with the way back."""

from bot.herald.messages import link
from bot.speech.teller import Teller
from bot.store.database import Store
from bot.store.games import games
from bot.store.posts import posts
from bot.tables.state.table import Table


async def way_back(store: Store, table: Table) -> str:
    """The address of the post that tells how the game of a fork came to the turn where they part.

    Where there is none that of its channel; empty for what is no fork.
    """
    if table.source is None:
        return ""
    async with store.reading() as connection:
        told = await posts.posts(connection, table.id)
        place = (await games.places(connection, [table.source])).get(table.source)
    theirs = [each for each in told if each.channel != table.channel]
    if theirs:
        return link(table.guild, theirs[-1].channel, theirs[-1].message)
    return "" if place is None else link(place.guild, place.channel, None)


async def source_told(store: Store, table: Table, teller: Teller) -> str:
    """What a fork is and where it comes from, in small print; empty for what is none."""
    if not table.is_fork:
        return ""
    back = await way_back(store, table)
    return f"-# {teller.say('fork-source', turn=table.source_turn or 0, link=back)}"
