"""Card sets, tiles and layouts people make themselves, checked like ours."""

from collections.abc import Callable, Sequence

from engine.core.tables import BadData, TableForm
from engine.deus.card_balance import FLAG_COLUMNS, read_flags
from engine.deus.cards import COLUMNS, check_cards, read_cards
from engine.deus.ground import (
    LAYOUT_COLUMNS,
    SETUP_COLUMNS,
    TILE_COLUMNS,
    read_faces,
    read_layouts,
    read_supplies,
    supplies,
)

Beside = Callable[[str], str | None]


def check_card_table(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a card set."""
    del beside
    try:
        return check_cards(read_cards(text, file), file)
    except BadData as error:
        return (error,)


def check_tiles(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with the sides of the tiles."""
    del beside
    try:
        read_faces(text, file)
    except BadData as error:
        return (error,)
    return ()


def check_layouts(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with layouts: also those that have too few or too many tiles for their players."""
    del beside
    try:
        found = read_layouts(text, file)
    except BadData as error:
        return (error,)
    return [
        BadData(file, 0, f"{name} {players}", "layout-tiles", str(len(spots)))
        for (name, players), spots in found.items()
        if players not in supplies() or len(spots) != supplies()[players].tiles
    ]


def check_supplies(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with the numbers of the supply."""
    del beside
    try:
        read_supplies(text, file)
    except BadData as error:
        return (error,)
    return ()


def check_flags(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with the list of cards whose balance is known to be off."""
    del beside
    try:
        read_flags(text, file)
    except BadData as error:
        return (error,)
    return ()


FORMS = (
    TableForm("deus", COLUMNS, check_card_table),
    TableForm("deus", TILE_COLUMNS, check_tiles),
    TableForm("deus", LAYOUT_COLUMNS, check_layouts),
    TableForm("deus", SETUP_COLUMNS, check_supplies),
    TableForm("deus", FLAG_COLUMNS, check_flags),
)
"""Deus' tables."""
