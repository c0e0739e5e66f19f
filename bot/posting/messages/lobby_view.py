"""The lobby's message and everything one can press on it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.errors.asking import Unreadable
from bot.errors.seats import NotSeated
from bot.errors.tables import NoComputer
from bot.herald.ids import NUMBER
from bot.herald.press import GREEN, GREY, RED, Handler, Handlers, KeptButton, KeptSelect, Press, Sheet, listed
from bot.herald.replies import language, missing_here, reply, reply_sheet, table_of
from bot.speech.names import clean, escape, joined, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital
from bot.speech.words import ANY_COMPUTER
from bot.tables.seats.lobby import Lobby, check_gathering, check_hosted
from bot.tables.state.table import CALLED_OFF, LOBBY, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.choices import option_forms, options_to
from engine.core.contract import Word

MENU = 25
"""Entries of a menu."""


def lobby_sheet(table: Table, teller: Teller, clocks: str = "") -> Sheet:
    """Who sits where, how it will be played and with which `clocks`, and the buttons to gather."""
    if table.status == CALLED_OFF:
        return Sheet().text(f"**{teller.title()}**\n{teller.say('lobby-called-off')}")
    chosen = options_to(table.options)
    told = teller.options_told(chosen, changed_only=True)
    seats = [_seat_line(table, teller, seat) for seat in range(table.seats)]
    rules = teller.say("lobby-options", options=told) if told else teller.say("lobby-options-default")
    if table.status != LOBBY:
        lines = [f"**{teller.title()}**", *seats, rules, teller.say("lobby-started")]
        return Sheet().text("\n".join(lines))
    free = sum(not chair.taken for chair in table.chairs)
    lines = [teller.say("lobby-title", title=teller.title())]
    lines.append(teller.say("lobby-intro", host=escape(table.host_name), seats=table.seats))
    if table.cohosts:
        lines.append(hosts_told(teller, table)[-1])
    lines += [*seats, rules]
    lines.append(teller.say("lobby-missing", missing=free))
    lines += [clocks, f"-# {teller.say('lobby-commitment', commitment=table.commitment)}"]
    game = table.id
    first = [
        KeptButton.make("join", game, label=teller.say("button-join"), style=GREEN),
        KeptButton.make("leave", game, label=teller.say("button-leave")),
        KeptButton.make("start", game, label=teller.say("button-start"), style=GREEN if not free else GREY),
        KeptButton.make("options", game, label=teller.say("button-options")),
    ]
    if table.guide.wishes(table.options, table.seats):
        first.append(KeptButton.make("wish", game, label=teller.say("button-wish")))
    own = [KeptButton.make("own", game, label=teller.say("button-own"))] if table.rules.own else []
    second = [
        KeptButton.make("fill", game, label=teller.say("button-computers", computer=ANY_COMPUTER)),
        KeptButton.make("empty", game, label=teller.say("button-no-computers", computer=ANY_COMPUTER)),
        KeptButton.make("alone", game, label=teller.say("button-alone")),
        KeptButton.make("calloff", game, label=teller.say("button-call-off"), style=RED),
        *own,
    ]
    return Sheet().text("\n".join(filter(None, lines))).row(*first).row(*second)


def hosts_told(teller: Teller, table: Table) -> list[str]:
    """Who hosts a table, in lines."""
    lines = [teller.say("status-host", host=escape(table.host_name) or teller.say("nothing"))]
    if table.cohosts:
        names = tuple(escape(each.name) for each in table.cohosts)
        lines.append(teller.say("status-cohosts", count=len(names), names=names))
    return lines


def _seat_line(table: Table, teller: Teller, seat: int) -> str:
    chair = table.chairs[seat]
    number, name = seat + 1, teller.names[seat]
    if chair.computer is not None:
        return teller.say("lobby-seat-computer", number=number, computer=name)
    if chair.kept is not None:
        return teller.say("lobby-seat-kept", number=number, name=f"<@{chair.kept}>")
    if chair.person is None:
        return teller.say("lobby-seat-free", number=number)
    if chair.wish is not None:
        return teller.say("lobby-seat-wish", number=number, name=name, wish=teller.word(chair.wish))
    key = "lobby-seat-host" if chair.person == table.host else "lobby-seat"
    return teller.say(key, number=number, name=name)


def shown_name(interaction: Press) -> str:
    """The name a person goes by where they pressed."""
    return known_as(interaction.user)


def known_as(person: discord.User | discord.Member) -> str:
    """The name a person goes by, as it can be read; where nobody can read it, the one they log in with."""
    return clean(person.display_name) or clean(person.name)


async def _hosted(interaction: Press, game: int) -> Table:
    table = await interaction.client.services.tables.get(game)
    check_hosted(table, interaction.user.id)
    return table


async def say_done(interaction: Press, table: Table, key: str, **facts: int | str) -> None:
    """Say privately that something was done."""
    told = teller_for(table, language(interaction)).say(key, **facts)
    await reply(interaction, joined(told, missing_here(interaction, table)))


def wishes_gone(teller: Teller, before: Table, after: Table) -> str:
    """Whose wishes cannot be had any more since something was settled; empty where all can."""
    kept = {chair.person for chair in after.chairs if chair.wish is not None}
    lost = [each for each in before.chairs if each.wish is not None and each.person not in kept]
    names = tuple(escape(each.name) for each in lost)
    return teller.say("lobby-wishes-gone", who=names) if names else ""


def _does(deed: Callable[[Lobby, int, int], Awaitable[Table]], key: str) -> Handler:
    """A button that does something at a table, for whoever pressed it, and says so."""

    async def pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
        lobby = interaction.client.services.lobby
        await say_done(interaction, await deed(lobby, int(parts[0]), interaction.user.id), key)

    return pressed


leave = _does(Lobby.leave, "lobby-left")
start = _does(Lobby.start, "lobby-started")
empty = _does(lambda lobby, game, person: lobby.seat_computers(game, person, None), "lobby-changed")
call_off = _does(Lobby.call_off, "lobby-called-off")


async def alone(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Hold every free seat oneself."""
    table = await interaction.client.services.lobby.take_all(
        int(parts[0]), interaction.user.id, shown_name(interaction)
    )
    await say_done(interaction, table, "lobby-play-alone")


async def join(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take a seat."""
    table = await interaction.client.services.lobby.join(
        int(parts[0]), interaction.user.id, shown_name(interaction)
    )
    await say_done(interaction, table, "lobby-joined", number=table.seats_of(interaction.user.id)[0] + 1)


async def fill(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Choose which computer player takes the free seats."""
    table = await _hosted(interaction, int(parts[0]))
    teller = teller_for(table, language(interaction))
    kinds = tuple(interaction.client.services.automat.computers.get(table.rules.slug, {}))
    named = teller.named_computer(kinds)
    if values or named or len(kinds) == 1:
        kind = values[0] if values else named or kinds[0]
        if kind not in kinds:
            raise NoComputer
        table = await interaction.client.services.lobby.seat_computers(table.id, interaction.user.id, kind)
        await reply_sheet(interaction, Sheet().text(teller.say("lobby-changed")), new=False)
        return
    options = listed((kind, teller.computer(kind)) for kind in kinds)
    menu = KeptSelect.make("fill", table.id, placeholder=teller.say("menu-choose"), options=options)
    await reply_sheet(interaction, Sheet().text(teller.say("lobby-choose-computers")).row(menu))


async def options(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The rules and the number of seats, to be settled by the host; others read them."""
    table = await table_of(interaction, parts)
    await reply_sheet(interaction, options_sheet(table, language(interaction), interaction.user.id))


def options_sheet(table: Table, tongue: str, person: int) -> Sheet:
    """Each option with what it means; with menus for the host of a lobby."""
    teller = teller_for(table, tongue)
    chosen = options_to(table.options)
    lines = []
    for form in option_forms(table.rules):
        name, meaning = teller.option(form)
        choice = teller.option_choice(form, chosen[form.name])
        lines.append(f"{teller.say('option-told', name=f'**{name}**', choice=choice)}\n-# {meaning}")
    sheet = Sheet().text("\n".join(lines))
    if table.status != LOBBY or not table.hosted_by(person):
        return sheet

    def menu(field: str, placeholder: str, name: str, choices: Mapping[str, str], now: object) -> None:
        told = (teller.say("option-told", name=name, choice=choice) for choice in choices.values())
        values = (f"{field}={value}" for value in choices)
        entries = listed(zip(values, map(plain, told), strict=True), f"{field}={now}")
        sheet.row(KeptSelect.make("set", table.id, field, placeholder=placeholder, options=entries))

    seats = {str(count): str(count) for count in seats_offered(table.rules.seats, table.seats)}
    menu("seats", teller.say("menu-choose"), capital(teller.say("parameter-seats")), seats, table.seats)
    for form in option_forms(table.rules):
        name, _ = teller.option(form)
        choices = {str(choice): teller.option_choice(form, choice) for choice in form.choices}
        menu(form.name, name, name, choices, chosen[form.name])
    return sheet


def seats_offered(seats: Sequence[int], now: int) -> list[int]:
    """The numbers of seats a menu offers: all, or the nearest to what is settled now."""
    return sorted(sorted(seats, key=lambda count: abs(count - now))[:MENU])


async def settle_option(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The host settles an option or the number of seats."""
    name, _, value = values[0].partition("=")
    lobby = interaction.client.services.lobby
    game, person = int(parts[0]), interaction.user.id
    if name == "seats":
        if not NUMBER.fits(value):
            raise Unreadable
        table = await lobby.configure(game, person, seats=int(value))
    else:
        table = await lobby.configure(game, person, options={name: value})
    await reply_sheet(interaction, options_sheet(table, language(interaction), person), new=False)


async def wish(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Say what one would like to play."""
    table = await table_of(interaction, parts)
    teller = teller_for(table, language(interaction))
    if values:
        kind, _, word = values[0].partition("=")
        chosen = Word(kind, word) if word else None
        table = await interaction.client.services.lobby.wish(table.id, interaction.user.id, chosen)
        text = teller.say("lobby-wish-none")
        if chosen is not None:
            text = teller.say("lobby-wish-noted", wish=chosen)
        await reply_sheet(interaction, Sheet().text(text), new=False)
        return
    check_gathering(table)
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    entries = [("none=", teller.say("answer-none"))]
    for words in table.guide.wishes(table.options, table.seats).values():
        entries += [(f"{word.kind}={word.id}", plain(teller.word(word))) for word in words]
    menu = KeptSelect.make("wish", table.id, placeholder=teller.say("menu-choose"), options=listed(entries))
    await reply_sheet(interaction, Sheet().text(teller.say("lobby-choose-wish")).row(menu))


PRESSED: Handlers = {
    "join": join,
    "leave": leave,
    "start": start,
    "fill": fill,
    "empty": empty,
    "alone": alone,
    "calloff": call_off,
    "options": options,
    "set": settle_option,
    "wish": wish,
}
"""What is pressed of this file, by the name in its id."""
