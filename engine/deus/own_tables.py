"""Card sets, tiles and layouts people make themselves, checked like ours."""

from collections.abc import Iterator, Sequence

from engine.core.own import Beside, bad_names, legible
from engine.core.tables import BadData, TableForm
from engine.deus.cards import COLUMNS, FLAG_COLUMNS, CardSet, card_set, check_cards, read_cards, read_flags
from engine.deus.ground import (
    LAYOUT_COLUMNS,
    SETUP_COLUMNS,
    TILE_COLUMNS,
    read_faces,
    read_layouts,
    read_supplies,
    supplies,
)

MOST_CARDS = 240
"""Cards a set may have."""
MOST_EFFECTS = 6
"""Effects a card may have: more could neither be told nor be drawn on it."""


def check_card_table(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
    """What is wrong with a card set."""
    try:
        found = read_cards(text.lower(), file)
    except BadData as error:
        return (error,)
    return (*check_cards(found, file), *_strange(found, file))


def _strange(found: CardSet, file: str) -> Iterator[BadData]:
    """Names nobody can type, too many cards or effects, a card of ours that does something else."""
    yield from bad_names(file, found.names)
    count = len(found.deck())
    if count > MOST_CARDS:
        yield BadData(file, 0, "", "too-many-cards", str(count), str(MOST_CARDS))
    ours = card_set("all")
    for design in found.designs:
        if len(design.effects) > MOST_EFFECTS:
            many = str(len(design.effects))
            yield BadData(file, 0, design.name, "too-many-effects", many, str(MOST_EFFECTS))
        number = ours.number.get(design.name)
        if number is not None and ours.designs[number].effects != design.effects:
            yield BadData(file, 0, design.name, "other-effects", design.name)


def check_layouts(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
    """What is wrong with layouts: also those that have too few or too many tiles for their players."""
    try:
        found = read_layouts(text, file)
    except BadData as error:
        return (error,)
    return [
        BadData(file, 0, f"{name} {players}", "layout-tiles", str(len(spots)))
        for (name, players), spots in found.items()
        if players not in supplies() or len(spots) != supplies()[players].tiles
    ]


CARDS = TableForm("deus", COLUMNS, check_card_table, names="card")
"""A card set to play with."""

FORMS = (
    CARDS,
    TableForm("deus", TILE_COLUMNS, legible(read_faces)),
    TableForm("deus", LAYOUT_COLUMNS, check_layouts),
    TableForm("deus", SETUP_COLUMNS, legible(read_supplies)),
    TableForm("deus", FLAG_COLUMNS, legible(read_flags)),
)
"""Deus' tables."""
