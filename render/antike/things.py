"""What can be looked up, as it looks on the board: emblems, advances, units, cities, temples, fields."""

from collections.abc import Callable

from engine.antike.board import board
from engine.antike.words import FIELDS, GALLEY, LEGION, RESOURCES
from engine.core.contract import Word
from render.antike.advances import advance
from render.antike.emblems import city, emblem, galleys, legions, temple
from render.antike.rondel import slice_of
from render.kit.plaque import SEVERAL, SIGN
from render.kit.sprite import Sprite


def signs_of(name: str, word: Word) -> list[Sprite]:
    """The signs of a thing on a board of that name: of a piece those of all nations, of some words none."""
    starts = board(name).starts
    nations = [start.nation for start in starts[max(starts)]]
    match word.kind, word.id:
        case "nation", nation:
            return [emblem(nation, SIGN), legions(nation, 0, SEVERAL), galleys(nation, 0, SEVERAL)]
        case "advance", known:
            return [advance(known, SIGN, known=True)]
        case "unit", unit:
            units: dict[str, Callable[[str, int, int], Sprite]] = {LEGION: legions, GALLEY: galleys}
            return [units[unit](nation, 0, SEVERAL) for nation in nations]
        case "piece", "temple":
            return [temple(SIGN)]
        case "piece", "city":
            return [
                city(nation, RESOURCES[place % len(RESOURCES)], SEVERAL)
                for place, nation in enumerate(nations)
            ]
        case "field", field if field in FIELDS:
            return [slice_of(field, SIGN)]
    return []
