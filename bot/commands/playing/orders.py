"""`/orders`: answers given in advance to what others may ask outside one's turn."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from discord import app_commands

from bot.commands.playing.play import told_with_line
from bot.errors.asking import Unreadable
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
from bot.private.planning.ahead_told import ahead_lines
from bot.private.planning.ahead_view import show_ahead
from bot.private.planning.lines import read_line, typed_steps
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.store.connection import Connection
from bot.store.games.plans import Order
from bot.tables.change.giving import ahead_of, give_ahead
from bot.tables.state.table import Table
from engine.core.choosing.notation import LONGEST
from engine.core.contract import OrderForm, Word
from engine.core.errors import EngineError

Case: TypeAlias = tuple[OrderForm, Mapping[str, Word]]
"""What an order can be about: its kind, and which facts of the question it is narrowed to."""


def cases(forms: Sequence[OrderForm]) -> list[Case]:
    """Every case an order can be about: the kind as a whole, then each value of each of its facts."""
    found: list[Case] = []
    for form in forms:
        found.append((form, {}))
        for name, words in form.about.items():
            found += [(form, {name: word}) for word in words]
    return found


def _cases(press: Press, table: Table) -> list[Case]:
    """Every case that orders of the person can be about at a table.

    Raises:
        NotRunning, NotSeated.
    """
    match = press.services.tables.running(table, None)
    return cases(table.guide.orders(match.view(press.seats(table)[0])))


def _case_of(order: Order, every: Sequence[Case]) -> Mapping[str, Word]:
    for form, about in every:
        if form.kind == order.kind and {name: word.id for name, word in about.items()} == dict(order.about):
            return about
    return {}


async def _orders_sheet(press: Press, table: Table, case: int | None = None) -> Sheet:
    """The person's orders, and a menu for the case, then one for what should happen."""
    teller, every = press.teller(table), _cases(press, table)
    ahead = await ahead_of(press.services.tables, table.id, press.person)
    sheet = Sheet().text(ahead_lines(teller, table, ahead))
    sheet.row(KeptButton.make("ahead", table.id, label=teller.say("button-aheads")))
    sheet.text(f"**{teller.say('orders-title')}**\n{teller.say('orders-intro')}")
    if not every:
        return sheet.text(teller.say("orders-nothing"))
    given = await press.services.tables.orders(table.id, press.person)
    lines = [
        teller.say(
            "orders-line",
            about=teller.order_about(order.kind, _case_of(order, every)),
            order=teller.order(order.kind, order.choice),
        )
        for order in dict.fromkeys(
            Order(given[0].seat, order.kind, order.about, order.choice) for order in given
        )
    ]
    sheet.text("\n".join(lines) or teller.say("orders-none"))
    if table.rules.hidden:
        sheet.text(f"-# {teller.say('orders-pause')}")
    if case is None:
        return sheet.row(_case_menu(table, teller, every))
    form, about = _nth(every, case)
    sheet.text(f"**{teller.order_about(form.kind, about)}**")
    options = listed((name, plain(teller.order(form.kind, name))) for name in _answers(form))
    placeholder = teller.say("orders-choose-order")
    return sheet.row(KeptSelect.make("order", table.id, case, placeholder=placeholder, options=options))


def _nth(every: Sequence[Case], case: int) -> Case:
    """A case by its place.

    Raises:
        Unreadable: there are fewer.
    """
    if case >= len(every):
        raise Unreadable
    return every[case]


def _answers(form: OrderForm) -> tuple[str, ...]:
    """What an order of this kind can say."""
    return (*form.orders, "ask", "default")


def _case_menu(table: Table, teller: Teller, every: Sequence[Case]) -> KeptSelect:
    options = listed(
        (str(place), plain(teller.order_about(form.kind, about)))
        for place, (form, about) in enumerate(every[:25])
    )
    placeholder = teller.say("orders-choose")
    return KeptSelect.make("case", table.id, placeholder=placeholder, options=options)


async def orders(press: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Show standing orders and moves given ahead; typed moves are played when the turn comes."""
    table = await press.table()
    if moves is None:
        await press.show(await _orders_sheet(press, table))
        return
    tables = press.services.tables
    tables.running(table, None)
    line = typed_steps(moves)
    try:
        actions = await asyncio.to_thread(read_line, press.teller(table), table, None, line)
    except EngineError as error:
        await told_with_line(press, error, line)
        return
    await give_ahead(tables, table.id, press.person, actions)
    await show_ahead(press, table, press.say("ahead-given"), new=True)


async def choose_case(press: Press) -> None:
    """Settle which case the order is about."""
    table = await press.table()
    await press.show(await _orders_sheet(press, table, int(press.values[0])), new=False)


async def choose_order(press: Press) -> None:
    """Settle what should happen in that case."""
    table = await press.table()
    form, about = _nth(_cases(press, table), int(press.parts[1]))
    if press.values[0] not in _answers(form):
        raise Unreadable
    ids = {name: word.id for name, word in about.items()}

    async def paused(connection: Connection) -> None:
        await press.services.waits.begin_pause(connection, table, press.person, press.now)

    await press.services.tables.set_order(table.id, press.person, form.kind, ids, press.values[0], paused)
    await press.show(await _orders_sheet(press, table), new=False)
