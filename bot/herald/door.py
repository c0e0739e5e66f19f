"""The door before every button, menu and form: does an id say anything, and may it be pressed here?

A table belongs to the channel or thread it was opened in. What belongs to it is pressed there, with one
exception: a player's own private messages, which they may have anywhere. Calls reach them directly, and
`/turns` opens their panels in whatever channel they are.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import structlog

from bot.calls.when.errors import CallOver
from bot.errors.asking import NotHere, OldPost, Unreadable
from bot.errors.seats import NotSeated
from bot.herald.ids import IDS, fit
from bot.herald.press import Press, parts_of
from bot.store.calls.calls import find_call
from bot.tables.state.table import Table

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Admitted:
    """A press that may be handed on."""

    what: str
    """The name of what is pressed."""
    parts: Sequence[str]
    values: Sequence[str]


async def let_in(interaction: Press, custom_id: str, values: Sequence[str]) -> Admitted:
    """What is to be done with a press.

    Raises:
        OldPost: nobody knows this kind any more.
        Unreadable: the id or what was chosen has another form than its kind.
        NotHere: it belongs to another channel.
        NotSeated: it is pressed in private by somebody who does not play there.
        NoGame, VoteOver, OfferOver, SeekingOver, CallOver: what it names is not there.
    """
    what, parts = parts_of(custom_id)
    pattern = IDS.get(what)
    if pattern is None:
        log.info("nobody knows what was pressed", custom_id=custom_id[:100])
        raise OldPost if what else Unreadable
    chosen = pattern.chosen
    given = [] if chosen is None else list(values[:1])
    if not fit(pattern.parts, parts) or not fit([] if chosen is None else [chosen], given):
        log.info("what was pressed says nothing", custom_id=custom_id[:100], values=str(list(values))[:100])
        raise Unreadable
    for part, text in zip(pattern.parts, parts, strict=False):
        if part.names:
            await CHECKS[part.names](interaction, int(text))
    return Admitted(what, parts, [] if chosen is None else values)


def is_here(interaction: Press, table: Table) -> bool:
    """Whether an interaction comes from a table's own channel."""
    return interaction.guild_id == table.guild and interaction.channel_id == table.channel


def _is_private(interaction: Press) -> bool:
    """Whether nobody else sees the message that was pressed."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def _table(interaction: Press, number: int) -> None:
    table = await interaction.client.services.tables.get(number)
    if is_here(interaction, table):
        return
    if not _is_private(interaction):
        raise NotHere
    person = interaction.user.id
    if not table.seats_of(person) and not table.lent_by(person):
        raise NotSeated


async def _table_here(interaction: Press, number: int) -> None:
    if not is_here(interaction, await interaction.client.services.tables.get(number)):
        raise NotHere


async def _vote(interaction: Press, number: int) -> None:
    await _table_here(interaction, (await interaction.client.services.votes.read(number)).game)


async def _offer(interaction: Press, number: int) -> None:
    await _table_here(interaction, (await interaction.client.services.people.read(number)).game)


async def _call(interaction: Press, number: int) -> None:
    async with interaction.client.services.store.reading() as connection:
        call = await find_call(connection, number)
    if call is None or call.game is None:
        raise CallOver
    await _table_here(interaction, call.game)


async def _seeking(interaction: Press, number: int) -> None:
    seeking = await interaction.client.services.seekings.get(number)
    if (interaction.guild_id, interaction.channel_id) != (seeking.guild, seeking.channel):
        raise NotHere


async def _listed_seeking(interaction: Press, number: int) -> None:
    if interaction.guild_id != (await interaction.client.services.seekings.get(number)).guild:
        raise NotHere


CHECKS: dict[str, Callable[[Press, int], Awaitable[None]]] = {
    "table": _table,
    "table-here": _table_here,
    "vote": _vote,
    "offer": _offer,
    "call": _call,
    "seeking": _seeking,
    "listed-seeking": _listed_seeking,
}
"""For whatever has a place: whether an interaction comes from there."""
