"""Designs that are known to win more or less often than others, and why: for balance reports."""

from collections.abc import Mapping
from functools import cache

from engine.core.tables import data_text, rows_of
from engine.deus.cards import card_set
from engine.deus.words import Card

FLAG_COLUMNS = ("card", "why")


def read_flags(text: str, file: str) -> Mapping[Card, str]:
    """Designs and why each is known.

    Raises:
        BadData: a card there is not in our sets, one that stands twice, an empty cell.
    """
    found: dict[Card, str] = {}
    for row in rows_of(file, text, FLAG_COLUMNS):
        card = Card(row.text("card"))
        if card not in card_set("all").number:
            raise row.bad("card", "unknown-word", card)
        if card in found:
            raise row.bad("card", "twice", card)
        found[card] = row.text("why")
    return found


@cache
def flags() -> Mapping[Card, str]:
    """Our flags."""
    return read_flags(data_text("deus/card_balance.csv"), "data/deus/card_balance.csv")
