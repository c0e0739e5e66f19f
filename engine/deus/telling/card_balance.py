"""Designs that are known to win more or less often than others: for balance reports."""

from functools import cache

from engine.core.tables import data_text, rows_of
from engine.deus.cards import card_set
from engine.deus.words import Card

FLAG_COLUMNS = ("card",)


def read_flags(text: str, file: str) -> tuple[Card, ...]:
    """The designs, in the order of the file.

    Raises:
        BadData: a card there is not in our sets, one that stands twice.
    """
    found: list[Card] = []
    for row in rows_of(file, text, FLAG_COLUMNS):
        card = Card(row.text("card"))
        if card not in card_set("all").number:
            raise row.bad("card", "unknown-word", card)
        if card in found:
            raise row.bad("card", "twice", card)
        found.append(card)
    return tuple(found)


@cache
def flags() -> tuple[Card, ...]:
    """Our flags."""
    return read_flags(data_text("deus/card_balance.csv"), "data/deus/card_balance.csv")
