"""What a nation has then as a question: with a coin or without, after an exchange, with units armed."""

from collections.abc import Mapping

from PIL import Image

from engine.antike.actions import Arm, Exchange, SkipCoin, Take
from engine.antike.board import board
from engine.antike.state import AntikeState, Coin, units_of
from engine.antike.words import COIN, FIELDS, IRON, LEGION
from engine.core.contract import Word
from engine.core.values.amounts import Amounts
from render.antike.emblems import galleys, legions
from render.antike.ledger import (
    GOODS,
    GROUND,
    HEAD,
    SIDE,
    SIGN,
    WIDE,
    Column,
    Line,
    columns_of,
    draw_ledger,
    high_of,
    spent,
)
from render.antike.map import MAPS, exact_ground
from render.antike.marks import CITY_RING, UNIT_RING, Marks, Spots
from render.antike.names import names_of
from render.antike.paying import HIGHEST, TITLE, draw_title
from render.antike.question import Sketch, free, within
from render.antike.step import Step, draw_wheel
from render.antike.tokens import tokens_of
from render.antike.window import Window
from render.kit.encode import canvas
from render.kit.marks import ring
from render.kit.palette import index
from render.kit.sprite import Placed
from render.kit.zoom import corner
from render.scene import Scene

WHEEL = 664
"""Height of the wheel with what each step costs."""
SCALE, HIGH = 1.5, 330
"""How much larger the city's surroundings are drawn than on the map, and how high they are."""
LEAST = 3
"""Lines below a name that there is room for at least."""


def draw_purse(scene: Scene, deeds: Mapping[str, Take | SkipCoin | Exchange]) -> Image.Image:
    """What one has, and by each letter what one has then; above it what the next step costs, where a coin may
    be taken for it."""
    state: AntikeState = scene.view.state
    lines = [Line(letter, changed(deed)) for letter, deed in deeds.items()]
    top = WHEEL if isinstance(state.frame, Coin) else TITLE
    high = high_of(len(lines), HIGHEST - top)
    count = len(lines) if top == WHEEL else max(len(lines), LEAST)
    image = canvas(WIDE, top + HEAD + high * count + SIDE, index(GROUND))
    if top == WHEEL:
        image.paste(draw_wheel(scene, dict.fromkeys(FIELDS, Step("")), WHEEL), (0, 0))
    else:
        draw_title(image, scene, None, Word("nation", state.realm.nation))
    draw_ledger(image, top, columns_of(state), lines, high)
    return image


def changed(deed: Take | SkipCoin | Exchange) -> tuple[int, ...]:
    """What a deed changes of each good."""
    match deed:
        case Take():
            more = {deed.good: 1}
        case Exchange():
            more = {deed.give: -deed.count, deed.get: deed.count}
        case SkipCoin():
            more = {}
    return tuple(more.get(good, 0) for good in GOODS)


def draw_arming(scene: Scene, arms: Mapping[str, Arm]) -> Image.Image:
    """The city and what lies around it, and by each letter how many units are there then and what is left."""
    state: AntikeState = scene.view.state
    first, *_ = arms.values()
    nation, sign = state.realm.nation, legions if first.unit == LEGION else galleys
    there = units_of(state.realm, first.unit)[state.board.index[first.province]]
    columns = (Column(sign(nation, 0, SIGN), there), *columns_of(state, (IRON, COIN)))
    lines = [
        Line(letter, (arm.count, *spent(arm.pay or Amounts(), (IRON, COIN)))) for letter, arm in arms.items()
    ]
    top = TITLE + HIGH
    high = high_of(len(lines), HIGHEST - top)
    image = canvas(WIDE, top + HEAD + high * len(lines) + SIDE, index(GROUND))
    draw_title(image, scene, None, Word("province", first.province))
    image.paste(city_of(scene, first).draw(), (0, TITLE))
    draw_ledger(image, top, columns, lines, high)
    return image


def city_of(scene: Scene, arm: Arm) -> Sketch:
    """The part of the map around a city that is armed, with a ring around its units, or around itself."""
    state: AntikeState = scene.view.state
    facts, found = board(state.options.board), MAPS.drawn(state.options.board)
    number = facts.index[arm.province]
    size = round(WIDE / SCALE), round(HIGH / SCALE)
    window = Window(SCALE, *corner(found.places[number].city, size, (found.width, found.height)), *size)
    tokens = tokens_of(state, found, window)
    spots = Spots(facts, found, tokens, window)
    units = spots.token((arm.province, arm.unit, state.realm.nation))
    around = Placed(ring(UNIT_RING), *units) if units else Placed(ring(CITY_RING), *spots.city(arm.province))
    standing = [each.box for each in tokens.placed]
    names = names_of(state, scene.words, found, window, tokens, Marks((), (), (around.box,)), None)
    names = free([within(each, window.size) for each in names], standing)
    return Sketch(exact_ground(state, window), (around,), tokens.placed, (), names, ())
