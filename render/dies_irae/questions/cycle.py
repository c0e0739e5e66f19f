"""The action cycle with a letter for each action that can be chosen: who chose it, and what it costs."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.dies_irae.charts import GOLDEN, chart
from engine.dies_irae.law.cycle import limit
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.values import price
from engine.dies_irae.words import ARMISTICE, BUILD, DEEDS, DEVELOP, ROWS, STABILITY, TRADE
from render.dies_irae import tokens
from render.dies_irae.powers import emblem
from render.dies_irae.questions import purse
from render.dies_irae.questions.spots import seen
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.letters import wrapped
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, WHITE, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, fitting, font, text
from render.questions import Posed
from render.scene import Scene

WIDTH, COLUMNS, GAP = 800, 2, 8
ROW = 150
HEIGHT = purse.HEIGHT + ROW * (len(DEEDS) // COLUMNS) + GAP * (len(DEEDS) // COLUMNS + 1)
SIGN, BOX, ICON, NAME = 62, 34, 30, 30
GREY = mix(INK, PAPER, 8 / 12)


def draw_cycle(scene: Scene, posed: Posed) -> Image.Image:
    """All actions in two columns; those that cannot be chosen are dull."""
    state: DiesIraeState = scene.view.state
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene)
    free = {spot.number for spots in seen(posed.question).values() for spot in spots}
    for number, deed in enumerate(DEEDS):
        _deed(image, _box(number), scene, deed, open_=number in free)
    _costs(image, state)
    for each in letters_of_cycle(posed):
        each.draw(image)
    return image


def letters_of_cycle(posed: Posed) -> tuple[Placed, ...]:
    """Each letter in the corner of its action."""
    spots, wide = seen(posed.question), across(WIDTH)
    boxes = [(letter, _box(spots[place][0].number)) for place, letter in posed.letters]
    return tuple(
        Placed(badge(letter, wide), box.x + 10 + wide / 2, box.y + 12 + wide / 2) for letter, box in boxes
    )


def _box(number: int) -> Box:
    wide = (WIDTH - GAP * (COLUMNS + 1)) // COLUMNS
    return Box(
        GAP + number % COLUMNS * (wide + GAP), purse.HEIGHT + GAP + number // COLUMNS * (ROW + GAP), wide, ROW
    )


def _deed(image: Image.Image, box: Box, scene: Scene, deed: str, *, open_: bool) -> None:
    """An action: its sign and name, and a place for each power that can still choose it."""
    state: DiesIraeState = scene.view.state
    paper = WHITE if open_ else LAND[1]
    frame(image, box, paper, INK if open_ else RIDGE, 3 if open_ else 1)
    left = box.x + across(WIDTH) + 24
    deed_sign(deed, SIGN).at(image, left + SIGN / 2, box.y + 38)
    room = box.x + box.width - left - SIGN - 24
    told = wrapped(scene.words(Word("deed", deed)), font(BOLD, NAME), room)[:2]
    for place, line in enumerate(told):
        y = box.y + 38 + (place - (len(told) - 1) / 2) * NAME
        fitting(line, BOLD, NAME, room, INK if open_ else GREY, paper).at(image, left + SIGN + 14, y, "lm")
    cubes = [cube.power for cube in state.cubes if cube.deed == DEEDS.index(deed)]
    pen, y = ImageDraw.Draw(image), box.y + 92
    for place in range(max(limit(state), len(cubes))):
        x = box.x + 28 + place * (BOX + 4)
        if place < len(cubes):
            emblem(cubes[place], BOX).at(image, x, y)
        else:
            hole = x - BOX / 2 + 3, y - BOX / 2 + 3, x + BOX / 2 - 3, y + BOX / 2 - 3
            pen.ellipse(hole, fill=index(PAPER), outline=index(RIDGE))


def _costs(image: Image.Image, state: DiesIraeState) -> None:
    """Along the foot of each action what it costs; in red what is too dear."""
    realm = state.realms[state.active]
    for deed, costs in _prices(realm, state.active):
        box = _box(DEEDS.index(deed))
        x, y = box.x + 14, box.y + ROW - 20
        for sign, cost in costs:
            sign.at(image, x, y, "lm")
            x += sign.size[0] + 4
            told = text(str(cost), BOLD, 30, INK if cost <= realm.talents else BLOOD, None, 3)
            told.at(image, x, y, "lm")
            x += told.size[0] + 10


def _prices(realm: Realm, power: int) -> Iterator[tuple[str, list[tuple[Sprite, int]]]]:
    """What each action costs: a piece or a space, and its price; nothing of those that are free."""
    signs = {
        BUILD: (("legion", tokens.legion_sign), ("ship", tokens.ship_sign), ("fortress", tokens.castle),
                ("monument", tokens.monument)),
        TRADE: (("trade-post", tokens.counter),),
    }  # fmt: skip
    for deed, items in signs.items():
        costs = [(sign(power, ICON), price(realm.development, item)) for item, sign in items]
        yield deed, [(sign, cost) for sign, cost in costs if cost is not None]
    for deed, item in ((STABILITY, "stability"), (ARMISTICE, "armistice")):
        cost = price(realm.development, item)
        if cost is not None:
            yield deed, [(deed_sign(deed, ICON), cost)]
    spaces = [(row, realm.development[number] + 1) for number, row in enumerate(ROWS)]
    yield (
        DEVELOP,
        [
            (track_sign(row, ICON), chart()[ROWS.index(row)][space].price)
            for row, space in spaces
            if space <= GOLDEN
        ],
    )
