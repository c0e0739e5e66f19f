"""What can be looked up, as it looks on the board: signs, weapons, and what words of the rules speak of."""

from engine.core.contract import Word
from engine.grecolonies.board import board
from engine.grecolonies.words import WEAPONS, Objective
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
from render.kit.marks import swords
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
        case "term", term:
            return _of_term(term)
    return []


def _of_term(term: str) -> list[Sprite]:
    """What a word of the rules speaks of; one city's pieces stand for everybody's."""
    match term:
        case "citizen":
            return [citizens(WHO, 4, SIGN - SEVERAL // 2)]
        case "guard":
            return [guard(SIGN)]
        case "oracle":
            return [tripod(SIGN)]
        case "marker":
            return [glory(SIGN)]
        case "announcement":
            return [die(None, SIGN), die("spear-1", SEVERAL), die("spear-2", SEVERAL)]
        case "counter":
            return [die(None, SIGN), die("spear-2", SEVERAL, lost=True)]
        case "dodge":
            return [die(None, SIGN), die("spear-2", SEVERAL, lit=True)]
        case "cohabitation":
            return [emblem(city, SEVERAL) for city in COLOURS]
        case "pillage":
            return [tile(SIGN), glory(SIGN)]
    return _of_groups(term) or _of_places(term)


def _of_groups(term: str) -> list[Sprite]:
    """The same of words about citizens that come, fight and flee."""
    cities = list(COLOURS)
    match term:
        case "reserve":
            return [citizens(city, 3, SEVERAL) for city in cities[:3]]
        case "refuge":
            return [die("spear-1", SEVERAL, lost=True), citizens(WHO, 2, SIGN - SEVERAL // 2)]
        case "help":
            return [
                citizens(WHO, 3, SEVERAL + 20),
                citizens(cities[1], 2, SEVERAL),
                swords(0),
                emblem(cities[2], SEVERAL),
            ]
        case "group":
            return [citizens(WHO, 6, SEVERAL + 20), *(die(None, SEVERAL) for _ in range(3))]
        case "assault":
            return [
                die("spear-1", SEVERAL),
                die("shield-2", SEVERAL),
                swords(0),
                die(None, SEVERAL),
                die(None, SEVERAL),
            ]
        case "commander":
            return [emblem(WHO, SIGN), swords(0), emblem(cities[1], SIGN)]
        case "action":
            return [citizens(WHO, 4, SEVERAL), citizens(WHO, 3, SEVERAL), tripod(SEVERAL)]
    return []


def _of_places(term: str) -> list[Sprite]:
    """The same of words about what lies on the board."""
    match term:
        case "colony":
            return [sign(each, SEVERAL + 20) for each in ("wine", "cloth", "hera")]
        case "metropolis":
            return [emblem(WHO, SIGN), guard(SEVERAL + 20)]
        case "objective":
            return [tile(SIGN), *(sign(each, SEVERAL) for each in ("cereals", "perfume", "zeus"))]
        case "sign":
            return [sign(each, SIGN) for each in ("wood", "metal", "ares")]
        case "weapon":
            return [weapon(each, SIGN) for each in WEAPONS]
    return []
