"""`/orders`: answers given in advance to what others may ask outside one's turn."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from discord import app_commands

from bot.commands.playing.play import typed_steps
from bot.commands.texts import command
from bot.errors.asking import Unreadable
from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.herald.press import Handlers, KeptButton, KeptSelect, Press, Sheet, listed
from bot.herald.replies import language, reply_sheet, table_here, table_of
from bot.private.planning.ahead_told import ahead_lines
from bot.private.planning.ahead_view import ahead_sheet
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.store.connection import Connection
from bot.store.games.plans import Order
from bot.tables.change.giving import ahead_of, give_ahead
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.notation import LONGEST, parse_line
from engine.core.contract import OrderForm, Word

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


def _forms(table: Table, person: int) -> Sequence[OrderForm]:
    if table.match is None or table.status != "running":
        raise NotRunning
    seats = table.seats_of(person)
    if not seats:
        raise NotSeated
    return table.guide.orders(table.match.view(seats[0]))


def _case_of(order: Order, every: Sequence[Case]) -> Mapping[str, Word]:
    for form, about in every:
        if form.kind == order.kind and {name: word.id for name, word in about.items()} == dict(order.about):
            return about
    return {}


async def orders_sheet(interaction: Press, table: Table, case: int | None = None) -> Sheet:
    """The person's orders, and a menu for the case, then one for what should happen."""
    teller = teller_for(table, language(interaction))
    every = cases(_forms(table, interaction.user.id))
    ahead = await ahead_of(interaction.client.services.tables, table.id, interaction.user.id)
    label = teller.say("button-aheads")
    sheet = (
        Sheet().text(ahead_lines(teller, table, ahead)).row(KeptButton.make("ahead", table.id, label=label))
    )
    sheet.text(f"**{teller.say('orders-title')}**\n{teller.say('orders-intro')}")
    if not every:
        return sheet.text(teller.say("orders-nothing"))
    given = await interaction.client.services.tables.orders(table.id, interaction.user.id)
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


async def orders(interaction: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Standing orders of this game, and moves given ahead; typed moves are played when the turn comes."""
    table = await table_here(interaction)
    if moves is None:
        await reply_sheet(interaction, await orders_sheet(interaction, table))
        return
    tables = interaction.client.services.tables
    vocabulary = table.rules.vocabulary(tables.running(table, None).state)
    actions = parse_line(table.rules, typed_steps(moves), vocabulary)
    await give_ahead(tables, table.id, interaction.user.id, actions)
    note = teller_for(table, language(interaction)).say("ahead-given")
    await reply_sheet(interaction, await ahead_sheet(interaction, table, note))


async def orders_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Standing orders, from the panel."""
    table = await table_of(interaction, parts)
    await reply_sheet(interaction, await orders_sheet(interaction, table))


async def case_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Which case the order is about."""
    table = await table_of(interaction, parts)
    await reply_sheet(interaction, await orders_sheet(interaction, table, int(values[0])), new=False)


async def order_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """What should happen in that case."""
    table = await table_of(interaction, parts)
    form, about = _nth(cases(_forms(table, interaction.user.id)), int(parts[1]))
    if values[0] not in _answers(form):
        raise Unreadable
    plain_about = {name: word.id for name, word in about.items()}
    herald, person = interaction.client, interaction.user.id

    async def paused(connection: Connection) -> None:
        await herald.services.waits.begin_pause(connection, table, person, herald.services.clock.now())

    await herald.services.tables.set_order(table.id, person, form.kind, plain_about, values[0], paused)
    await reply_sheet(interaction, await orders_sheet(interaction, table), new=False)


COMMANDS = [command("orders", orders)]


PRESSED: Handlers = {
    "orders": orders_pressed,
    "case": case_chosen,
    "order": order_chosen,
}
"""What is pressed of this file, by the name in its id."""
