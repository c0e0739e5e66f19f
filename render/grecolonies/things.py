"""What can be looked up, as it looks on the board: signs, weapons, and what words of the rules speak of."""

from engine.core.contract import Word
from engine.grecolonies.board import board
from engine.grecolonies.words import Objective
from render.grecolonies.emblems import (
    COLOURS,
    citizens,
    die,
    emblem,
    glory,
    guard,
    sign,
    tile,
    tripod,
    weapon,
)
from render.kit.plaque import SEVERAL, SIGN
from render.kit.sprite import Sprite

WHO = next(iter(COLOURS))
"""The city whose pieces stand for everybody's."""


def signs_of(name: str, word: Word) -> list[Sprite]:
    """The signs of a thing on a board of that name; none where it has none."""
    match word.kind, word.id:
        case "objective", objective:
            return [sign(board(name).sign_of(Objective(objective)), SIGN)]
        case "sign", each:
            return [sign(each, SIGN)]
        case "weapon", each:
            return [weapon(each, SIGN), *(die(f"{each}-{count}", SEVERAL) for count in (1, 2))]
        case "term", "citizen":
            return [citizens(WHO, 4, SIGN - SEVERAL // 2)]
        case "term", "guard":
            return [guard(SIGN)]
        case "term", "oracle":
            return [tripod(SIGN)]
        case "term", "marker":
            return [glory(SIGN)]
        case "term", "announcement" | "counter" | "dodge":
            return [die(None, SIGN)]
        case "term", "cohabitation":
            return [emblem(city, SEVERAL) for city in COLOURS]
        case "term", "pillage":
            return [tile(SIGN), glory(SIGN)]
    return []
