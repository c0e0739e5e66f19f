"""What can be looked up, as it looks on the board: emblems, advances, personages, units, cities, temples,
fields, and what words of the rules speak of."""

from collections.abc import Callable

from engine.antike.board import board
from engine.antike.words import ADVANCES, FIELDS, GALLEY, LEGION, PERSONAGES, RESOURCES
from engine.core.contract import Word
from render.antike.advances import advance
from render.antike.emblems import city, emblem, galleys, legions, resource, temple
from render.antike.personages import personage
from render.antike.rondel import slice_of, small_wheel
from render.kit.brush import Brush, painted
from render.kit.marks import swords
from render.kit.palette import DEEP, INK, TERRACOTTA, WHITE
from render.kit.plaque import SEVERAL, SIGN
from render.kit.portfolio import kept
from render.kit.sprite import Sprite

MANY = 58
"""Pixels across each of eight signs beside each other."""


def signs_of(name: str, word: Word) -> list[Sprite]:
    """The signs of a thing on a board of that name: of a piece those of all nations; none for provinces."""
    starts = board(name).starts
    nations = [str(start.nation) for start in starts[max(starts)]]
    match word.kind, word.id:
        case "nation", nation:
            return [emblem(nation, SIGN), legions(nation, 0, SEVERAL), galleys(nation, 0, SEVERAL)]
        case "advance", known:
            return [advance(known, SIGN, known=True)]
        case "personage", each:
            return [personage(each, SIGN)]
        case "unit", unit:
            units: dict[str, Callable[[str, int, int], Sprite]] = {LEGION: legions, GALLEY: galleys}
            return [units[unit](nation, 0, SEVERAL) for nation in nations]
        case "piece", "temple":
            return [temple(SIGN)]
        case "piece", "city":
            return _cities(nations)
        case "field", good if good in RESOURCES:
            return [slice_of(good, SIGN), resource(good, SIGN)]
        case "field", field if field in FIELDS:
            return [slice_of(field, SIGN), *_done_on(nations[0], field)]
        case "term", term:
            return _of_wheel_and_bank(term) or _of_pieces(nations, term)
    return []


def _done_on(nation: str, field: str) -> list[Sprite]:
    """What one does on a field that brings no goods."""
    if field == "know-how":
        return [advance(each, SEVERAL, known=True) for each in ("market", "sailing")]
    return [legions(nation, 0, SEVERAL), galleys(nation, 0, SEVERAL)]


def _cities(nations: list[str]) -> list[Sprite]:
    return [city(nation, RESOURCES[place % len(RESOURCES)], SEVERAL) for place, nation in enumerate(nations)]


def _of_wheel_and_bank(term: str) -> list[Sprite]:
    """What a word of the rules speaks of, where that is nobody's."""
    match term:
        case "rondel":
            return [small_wheel(SIGN)]
        case "coin":
            return [resource("coin", SIGN)]
        case "bank":
            return [*(resource(good, SEVERAL + 18) for good in ("coin", *RESOURCES)), temple(SEVERAL + 40)]
        case "goods":
            return [resource(good, SIGN) for good in RESOURCES]
        case "border":
            return [borders(SIGN)]
        case "know-how":
            return [advance(str(each), MANY, known=True) for each in ADVANCES]
        case "higher":
            return [advance(str(each), SEVERAL, known=True) for each in ADVANCES[len(ADVANCES) // 2 :]]
        case "personages":
            return [personage(str(each), SEVERAL + 24) for each in PERSONAGES]
    return []


def _of_pieces(nations: list[str], term: str) -> list[Sprite]:
    """The same where it is about pieces: those of a nation or two stand for all."""
    one, other = nations[:2]
    match term:
        case "action":
            return [
                legions(one, 0, SIGN),
                advance("wheel", SEVERAL, known=True),
                advance("roads", SEVERAL, known=True),
            ]
        case "defence":
            return [city(one, "marble", SIGN), temple(SEVERAL), legions(one, 0, SEVERAL)]
        case "fight":
            return [legions(one, 0, SIGN), swords(0), legions(other, 0, SIGN)]
        case "conquest":
            return [legions(one, 0, SIGN), city(other, "marble", SIGN)]
        case "founding":
            return [*(resource(good, SEVERAL) for good in RESOURCES), city(one, "iron", SIGN)]
        case "order":
            return [emblem(one, SIGN), galleys(other, 0, SEVERAL), legions(other, 0, SEVERAL)]
    return []


@kept
def borders(size: int) -> Sprite:
    """A border over land, one over sea, and one of both kinds, below each other."""

    def paint(brush: Brush) -> None:
        for y, kinds in ((20, (TERRACOTTA,)), (50, (DEEP,)), (80, (TERRACOTTA, DEEP))):
            brush.line((12, y), (88, y), width=14)
            for place, colour in enumerate(kinds):
                at = y + (place - (len(kinds) - 1) / 2) * 5
                brush.line((12, at), (88, at), width=10 / len(kinds), fill=colour)
            for x in (12, 88):
                brush.disc(x, y, 11, INK)
                brush.disc(x, y, 8, WHITE)

    return painted(size, paint)
