"""The cards as people look them up: each with its colour, cost and how many there are."""

from functools import lru_cache

from engine.core.contract import Note, Thing, Word
from engine.core.values.amounts import Amounts
from engine.deus.cards import Design, card_set
from engine.deus.telling.powers import told
from engine.deus.words import COLOURS, GODS, RESOURCES


def cost_of(design: Design) -> Amounts:
    """What a card costs to build."""
    return Amounts.from_pairs((*zip(RESOURCES, design.cost, strict=True), ("gold", design.gold)))


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
                        "cost": cost_of(design),
                        "copies": design.copies,
                        "god": Word("god", GODS[design.colour]),
                    },
                ),
            ),
            told(design.effects),
        )
        for design in card_set(cards).designs
    )
