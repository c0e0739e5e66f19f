"""Telling about a table: a teller that knows its game and the names of those who sit there."""

from bot.speech.names import escape, legible
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.state.table import Table


def teller_for(table: Table, tongue: str) -> Teller:
    """Tells about a table in a language, with names made harmless."""
    kinds = [chair.computer for chair in table.chairs]
    names = []
    for chair in table.chairs:
        if chair.computer is None:
            nameless = chair.person is not None and not legible(chair.name)
            names.append(say(tongue, "seat", number=chair.seat + 1) if nameless else escape(chair.name))
            continue
        name = Teller(tongue, table.rules).computer(chair.computer)
        if kinds.count(chair.computer) > 1:  # several of a kind are told apart
            number = 1 + kinds[: chair.seat].count(chair.computer)
            name = say(tongue, "computer-numbered", computer=name, number=number)
        names.append(name)
    return Teller(tongue, table.rules, names, table.options)
