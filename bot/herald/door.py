"""The door: notes who comes; before every button, menu and form: does an id say anything, and may it be
pressed here?

A table belongs to the channel or thread it was opened in. What belongs to it is pressed there, with one
exception: a player's own private messages, which they may have anywhere. Calls reach them directly, and
`/turns` opens their panels in whatever channel they are.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import structlog
from discord import AppCommandOptionType, InteractionType
from structlog.contextvars import bind_contextvars, get_contextvars, unbind_contextvars

from bot.calls.when.errors import CallOver
from bot.errors.asking import NotHere, OldPost, Unreadable
from bot.errors.seats import NotSeated
from bot.herald.ids import IDS, fit
from bot.herald.press import Interaction, Press
from bot.herald.sheet import parts_of
from bot.store.calls.calls import find_call
from bot.tables.state.table import Table
from bot.watch import Kind

log = structlog.get_logger(__name__)

SUBCOMMANDS = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


PRESSED = {"kb": Kind.BUTTON, "km": Kind.MENU, "kf": Kind.FORM}
"""Kinds of interactions by what an id begins with."""


def kind_of(interaction: Interaction) -> tuple[Kind, str]:
    """The kind of an interaction, and the command's path or the name in the id of what was pressed; `unknown`
    where that is none of ours."""
    data: Mapping[str, Any] = interaction.data or {}
    if interaction.type in (InteractionType.application_command, InteractionType.autocomplete):
        words = [data, *(each for each in data.get("options", ()) if each.get("type") in SUBCOMMANDS)]
        completes = interaction.type is InteractionType.autocomplete
        path = " ".join(str(word.get("name")) for word in words)
        return Kind.COMPLETION if completes else Kind.COMMAND, path
    custom_id = str(data.get("custom_id", ""))
    what, _ = parts_of(custom_id)
    form = interaction.type is InteractionType.modal_submit
    kind = PRESSED.get(custom_id[:2], Kind.FORM if form else Kind.BUTTON)
    return kind, what if what in IDS else "unknown"


def enter(interaction: Interaction) -> None:
    """Note that somebody came, before anything else is done: from now on every line of the log that this task
    writes, or one that it begins, tells which interaction it was, and of which game where that is known."""
    kind, name = kind_of(interaction)
    interaction.client.services.watch.came(interaction.id, kind, name)
    bind_contextvars(interaction=interaction.id, what=f"{kind} {name}")
    task, answering = asyncio.current_task(), interaction.client.answering
    if task is not None:
        answering.add(task)
        task.add_done_callback(answering.discard)
        interaction.client.services.studio.let_pass(task)


def leave() -> None:
    """What follows in this task has nothing to do with whoever entered."""
    unbind_contextvars("interaction", "what", "game")


def deed_of(interaction: Interaction) -> str:
    """What was done, for whoever looks for a fault: an id, or a command's path. Nothing that was typed."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    return str(custom_id or kind_of(interaction)[1])[:200]


def game_of_now() -> int | None:
    """The game that whatever this task does is about, as far as it is known."""
    game = get_contextvars().get("game")
    return game if isinstance(game, int) else None


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
    bind_contextvars(game=number)
    table = await press.services.tables.get(number)
    if is_here(press, table):
        return
    if not press.is_private and press.guild is not None:
        raise NotHere
    person = press.person
    if not table.seats_of(person) and not table.lent_by(person):
        raise NotSeated


async def _table_here(press: Press, number: int) -> None:
    bind_contextvars(game=number)
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
