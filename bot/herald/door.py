"""The door before every button, menu and form: does an id say anything, and may it be pressed here?

A table belongs to the channel or thread it was opened in. What belongs to it is pressed there, with one
exception: a player's own private messages, which they may have anywhere. Calls reach them directly, and
`/turns` opens their panels in whatever channel they are.
"""

from collections.abc import Awaitable, Callable, Sequence

import structlog

from bot.calls.when.errors import CallOver
from bot.errors.asking import NotHere, OldPost, Unreadable
from bot.errors.seats import NotSeated
from bot.herald.ids import IDS, fit
from bot.herald.press import Interaction, Press
from bot.herald.sheet import parts_of
from bot.store.calls.calls import find_call
from bot.tables.state.table import Table

log = structlog.get_logger(__name__)


async def let_in(interaction: Interaction, custom_id: str, values: Sequence[str]) -> tuple[str, Press]:
    """The name of what was pressed, and the press that may be handed on.

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
    given = [] if chosen is None else list(dict.fromkeys(values))  # nothing is chosen twice in a menu
    if not fit(pattern.parts, parts) or not fit(
        [] if chosen is None else [chosen] * max(len(given), 1), given
    ):
        log.info("what was pressed says nothing", custom_id=custom_id[:100], values=str(list(values))[:100])
        raise Unreadable
    press = Press(interaction, parts, given, what)
    for part, text in zip(pattern.parts, parts, strict=False):
        if part.names:
            await CHECKS[part.names](press, int(text))
    return what, press


def is_here(press: Press, table: Table) -> bool:
    """Whether an interaction comes from a table's own channel."""
    return press.guild == table.guild and press.interaction.channel_id == table.channel


async def _table(press: Press, number: int) -> None:
    table = await press.services.tables.get(number)
    if is_here(press, table):
        return
    if not press.is_private and press.guild is not None:
        raise NotHere
    person = press.person
    if not table.seats_of(person) and not table.lent_by(person):
        raise NotSeated


async def _table_here(press: Press, number: int) -> None:
    if not is_here(press, await press.services.tables.get(number)):
        raise NotHere


async def _vote(press: Press, number: int) -> None:
    await _table_here(press, (await press.services.votes.read(number)).game)


async def _offer(press: Press, number: int) -> None:
    await _table_here(press, (await press.services.people.read(number)).game)


async def _call(press: Press, number: int) -> None:
    call = await press.services.store.read(find_call, number)
    if call is None or call.game is None:
        raise CallOver
    await _table_here(press, call.game)


async def _seeking(press: Press, number: int) -> None:
    seeking = await press.services.seekings.get(number)
    if (press.guild, press.interaction.channel_id) != (seeking.guild, seeking.channel):
        raise NotHere


async def _listed_seeking(press: Press, number: int) -> None:
    if press.guild != (await press.services.seekings.get(number)).guild:
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
"""For whatever has a place: whether a press comes from there."""
