"""The cards as people look them up: each with its colour, cost and how many there are."""

from functools import lru_cache

from engine.core.contract import Note, Thing, Word
from engine.deus.cards import card_set
from engine.deus.telling.powers import told
from engine.deus.words import COLOURS, GODS


@lru_cache(maxsize=64)
def things(cards: str) -> tuple[Thing, ...]:
    """All cards of a set."""
    return tuple(
        Thing(
            Word("card", design.name),
            (
                Note(
                    "card",
                    {
                        "colour": Word("colour", COLOURS[design.colour]),
                        "cost": design.whole_cost,
                        "copies": design.copies,
                        "god": Word("god", GODS[design.colour]),
                    },
                ),
            ),
            told(design.effects),
        )
        for design in card_set(cards).designs
    )
