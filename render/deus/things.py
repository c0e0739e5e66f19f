"""What can be looked up beside cards, as it looks on the board: resources, pieces, gods, kinds of regions,
and what words of the rules speak of."""

from engine.core.contract import Word
from engine.deus.words import (
    ARMY,
    CIVIL,
    GODS,
    PIECES,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    SHIP,
    TEMPLE,
    TEMPLE_PIECE,
)
from render.deus.signs.gods import god
from render.deus.signs.icons import icon, land
from render.deus.signs.pieces import OWNERS, piece, symbol
from render.kit.plaque import SEVERAL, SIGN
from render.kit.sprite import Sprite


def signs_of(word: Word) -> list[Sprite]:
    """The signs of a thing; none of cards, which are drawn whole, and of regions."""
    match word.kind:
        case "good":
            return [icon(word.id, SIGN)]
        case "piece":
            kind = [str(each) for each in (*PIECES, TEMPLE_PIECE)].index(word.id)
            owners = range(1 if kind == TEMPLE else len(OWNERS))
            return [symbol(kind, SIGN), *(piece(kind, owner, SEVERAL) for owner in owners)]
        case "god":
            number = [str(each) for each in GODS].index(word.id)
            return [god(number, SIGN), symbol(number, SEVERAL)]
        case "terrain" if word.id == "village":
            return [icon("village", SIGN)]
        case "terrain":
            return [land(word.id, SIGN)]
        case "term":
            return _of_term(word.id)
    return []


def _of_term(term: str) -> list[Sprite]:
    """What a word of the rules speaks of."""
    match term:
        case "column":
            return [icon("column", SIGN)]
        case "offering":
            return [icon("card", SIGN), *(god(number, SEVERAL) for number in range(3))]
        case "building":
            return [icon("card", SIGN), piece(SHIP, 0, SEVERAL + 20)]
        case "town":
            return [piece(kind, 0, SEVERAL + 10) for kind in (PRODUCTION, SCIENCE, CIVIL, ARMY)]
        case "supply":
            return [*(icon(good, SEVERAL) for good in (*RESOURCES, "gold")), piece(TEMPLE, 0, SEVERAL)]
        case "personal-supply":
            return [symbol(kind, SEVERAL) for kind in range(len(PIECES))]
        case "continent":
            return [icon("tile", SIGN)]
        case "end":
            return [icon("end", SIGN), piece(TEMPLE, 0, SEVERAL), icon("village", SEVERAL)]
    return []
