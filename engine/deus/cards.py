"""The cards: designs with colour, cost and effects, read from a table, and what is wrong with one."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from engine.core.own import KEPT, is_own
from engine.core.tables import BadData, Row, data_text, rows_of
from engine.core.values.amounts import Amounts
from engine.core.values.frozen import Frozen
from engine.deus.effects import MOST, Activate, BadEffect, Effect, Score, read_effects
from engine.deus.words import COLOURS, RESOURCES, TEMPLE, Card

COLUMNS = ("card", "colour", "copies", *RESOURCES, "gold", "effects")
FLAG_COLUMNS = ("card",)
FILES = {"all": "cards", "first": "cards_first"}
"""The card sets by the option's name."""
FEWEST = 40
"""Cards a set must have, so that four players' hands never empty the piles at once."""


class Design(Frozen):
    """One kind of card."""

    name: Card
    colour: int
    """The number of its column in `COLOURS`; 5 for temples."""
    copies: int
    cost: tuple[int, int, int, int]
    """Wood, clay, stone, wheat."""
    gold: int
    effects: tuple[Effect, ...]

    @property
    def whole_cost(self) -> Amounts:
        """Resources and gold together."""
        return Amounts.from_pairs((*zip(RESOURCES, self.cost, strict=True), ("gold", self.gold)))


class CardSet(Frozen):
    """Designs by number; cards are called by the number of their design."""

    designs: tuple[Design, ...]
    number: Mapping[str, int]
    names: tuple[Card, ...]

    def deck(self) -> tuple[int, ...]:
        """Every card once, in the order of the table."""
        return tuple(number for number, design in enumerate(self.designs) for _ in range(design.copies))


def read_cards(text: str, file: str) -> CardSet:
    """A card set from the text of its table.

    Raises:
        BadData: a cell that cannot be read, a design that stands twice, an effect that does not exist.
    """
    designs: dict[str, Design] = {}
    for row in rows_of(file, text, COLUMNS):
        design = _design(row)
        if design.name in designs:
            raise row.bad("card", "twice", design.name)
        designs[design.name] = design
    return CardSet(
        tuple(designs.values()),
        {name: number for number, name in enumerate(designs)},
        tuple(design.name for design in designs.values()),
    )


def _design(row: Row) -> Design:
    colour = row.text("colour")
    if colour not in COLOURS:
        raise row.bad("colour", "none-of", colour, ", ".join(COLOURS))
    try:
        effects = read_effects(row.text("effects"))
    except BadEffect as error:
        raise row.bad("effects", error.key, error.given, error.needed) from None
    column = COLOURS.index(colour)
    for effect in effects:
        if isinstance(effect, Score) != (column == TEMPLE):
            key = "temples-score-only" if column == TEMPLE else "only-temples-score"
            raise row.bad("effects", key, effect.word)
    wood, clay, stone, wheat = (_count(row, good, 0) for good in RESOURCES)
    return Design(
        Card(row.text("card")),
        column,
        _count(row, "copies", 1),
        (wood, clay, stone, wheat),
        _count(row, "gold", 0),
        effects,
    )


def _count(row: Row, field: str, least: int) -> int:
    number = row.number(field)
    if number != int(number) or not least <= number <= MOST:
        raise row.bad(field, "out-of-range", row.text(field), f"{least}–{MOST}")
    return int(number)


@lru_cache(maxsize=KEPT)
def card_set(name: str) -> CardSet:
    """One of our sets, `all` or `first`, or the set whose table this text holds.

    Raises:
        BadData: it is damaged.
    """
    if is_own(name):
        return read_cards(name, "")
    path = f"deus/{FILES[name]}.csv"
    return read_cards(data_text(path), f"data/{path}")


def check_cards(found: CardSet, file: str) -> tuple[BadData, ...]:
    """What keeps a set from being one to play with: too few cards, a colour without any, idle activation."""
    return tuple(_wrong(found, file))


def _wrong(found: CardSet, file: str) -> Iterator[BadData]:
    count = len(found.deck())
    if count < FEWEST:
        yield BadData(file, 0, "", "too-few-cards", str(count))
    present = {design.colour for design in found.designs}
    for number, colour in enumerate(COLOURS):
        if number not in present:
            yield BadData(file, 0, "", "colour-missing", colour)
    for design in found.designs:
        for effect in design.effects:
            if isinstance(effect, Activate) and COLOURS[design.colour] in effect.colours:
                yield BadData(file, 0, design.name, "activates-itself", COLOURS[design.colour])


def read_flags(text: str, file: str) -> tuple[Card, ...]:
    """The designs known to win more or less often than others, in the order of the file.

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
    """Our designs that are known to win more or less often than others: for balance reports."""
    return read_flags(data_text("deus/card_balance.csv"), "data/deus/card_balance.csv")
