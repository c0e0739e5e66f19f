"""The development chart of one power with a letter for each row that can advance, and what that brings."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.dies_irae.charts import GOLDEN, HIGHEST, Needs, chart, goods
from engine.dies_irae.law.development import signed
from engine.dies_irae.law.tally import fulfils
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.values import moves_at, strength_at
from engine.dies_irae.words import LEGION, ROWS, SHIP, phase_word
from render.dies_irae.goods import good_sign
from render.dies_irae.powers import emblem
from render.dies_irae.questions import purse
from render.dies_irae.questions.spots import seen
from render.dies_irae.signs import deed_sign, gate_sign, track_sign
from render.dies_irae.tracks import GILT, PALE
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.laurel import laurel
from render.kit.palette import BLOOD, GOLD, INK, LAND, PAPER, RIDGE, WHITE, Rgb, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, fitting, text
from render.questions import Posed
from render.scene import Scene, Told

WIDTH, GAP = 800, 6
ROW = 148
HEIGHT = purse.HEIGHT + (ROW + GAP) * len(ROWS) + GAP
TRACK, CELL, TALL = 176, 46, 44
"""Where the spaces of a row begin, and how large one is."""
PRICE, WORDS, SIGN, NEED = 24, 28, 32, 28
"""Sizes of prices, of what a phase is called, of the signs beside it, of what a phase asks for."""
FAINT = mix(INK, PAPER, 6 / 12)
CULTURE = ROWS.index("culture")


def draw_chart(scene: Scene, posed: Posed) -> Image.Image:
    """The rows of the power that decides, where it stands and what the next space costs and brings."""
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene)
    free = {spot.number for spots in seen(posed.question).values() for spot in spots}
    for number in range(len(ROWS)):
        _row(image, _box(number), scene, number, open_=number in free)
    for each in letters_of_chart(posed):
        each.draw(image)
    return image


def letters_of_chart(posed: Posed) -> tuple[Placed, ...]:
    """Each letter before its row."""
    spots, wide = seen(posed.question), across(WIDTH)
    boxes = [(letter, _box(spots[place][0].number)) for place, letter in posed.letters]
    return tuple(
        Placed(badge(letter, wide), box.x + 8 + wide / 2, box.y + 8 + wide / 2) for letter, box in boxes
    )


def _box(number: int) -> Box:
    return Box(GAP, purse.HEIGHT + GAP + number * (ROW + GAP), WIDTH - 2 * GAP, ROW)


def _row(image: Image.Image, box: Box, scene: Scene, row: int, *, open_: bool) -> None:
    state: DiesIraeState = scene.view.state
    realm, power = state.realms[state.active], state.active
    paper = WHITE if open_ else LAND[1]
    frame(image, box, paper, INK if open_ else RIDGE, 3 if open_ else 1)
    track_sign(ROWS[row], 58).at(image, box.x + 92, box.y + 36)
    at, pen, top = realm.development[row], ImageDraw.Draw(image), box.y + 10
    grounds = (PALE, LAND[1], LAND[2], LAND[3], GILT)
    for place, space in enumerate(chart()[row]):
        left = box.x + TRACK + (place - 1) * CELL
        if place:
            ground = GOLD if place == at + 1 else grounds[space.phase - 1]
            edges = left, top, left + CELL, top + TALL
            pen.rectangle(edges, fill=index(ground), outline=index(RIDGE))
            begins = space.phase != chart()[row][place - 1].phase
            if begins:
                pen.line((left, top, left, top + TALL), fill=index(INK), width=3)
            if place == at + 1:
                pen.rectangle(edges, outline=index(INK), width=4)
            dear = place == at + 1 and space.price > realm.talents
            shade = BLOOD if dear else FAINT if place < at else INK
            text(str(space.price), BOLD, PRICE, shade, ground).at(image, left + CELL / 2, top + TALL / 2)
            if begins and place > at and space.needs:
                _needs(image, left, top + TALL + 4, realm, space.needs)
        if place == at:
            emblem(power, TALL - 4).at(image, left + CELL / 2, top + TALL / 2)
    _gain(image, box, scene.words, realm, row, paper)


def _needs(image: Image.Image, left: float, top: float, realm: Realm, needs: Needs) -> None:
    """What a phase asks for, and whether it is there."""
    gate_sign(fulfils(realm.goods, realm.development, needs), NEED).at(image, left + 2, top, "lt")
    x = left + 4 + NEED
    for group in needs.goods:
        for good in group:
            good_sign(str(goods()[good].good), NEED).at(image, x, top, "lt")
            x += NEED
    for row, phase in needs.phases:
        track_sign(ROWS[row], NEED - 2).at(image, x, top + 1, "lt")
        number = text(str(phase), BOLD, PRICE, INK, None, 2)
        number.at(image, x + NEED, top + NEED / 2, "lm")
        x += NEED + number.size[0] + 2
    for count in (needs.luxuries,) if needs.luxuries else ():
        good_sign("gold", NEED).at(image, x, top, "lt")
        text(str(count), BOLD, PRICE, INK, None, 2).at(image, x + NEED, top + NEED / 2, "lm")


def _gain(image: Image.Image, box: Box, words: Told, realm: Realm, row: int, paper: Rgb) -> None:
    """What the next space brings; faintly, and after how many spaces, where it is only a step towards it."""
    at, spaces = realm.development[row], chart()[row]
    if at == GOLDEN:
        return
    place = next(each for each in range(at + 1, GOLDEN + 1) if spaces[each].phase != spaces[each - 1].phase)
    x, y = box.x + 16, box.y + ROW - 24
    if row == CULTURE and place > at + 1 and spaces[at + 1].combat != spaces[at].combat:
        # Each space changes what combats are worth, not only each phase.
        x += _gained(image, x, y, deed_sign("attack", SIGN), signed(spaces[at + 1].combat), INK, paper)
    if place > at + 1:
        count = text(f"+{place - at}", BOLD, WORDS, FAINT, paper)
        count.at(image, x, y, "lm")
        x += count.size[0] + 12
    shade = INK if place == at + 1 else FAINT
    name = fitting(words(Word("phase", phase_word(row, spaces[place].phase))), BOLD, WORDS, 440, shade, paper)
    name.at(image, x, y, "lm")
    x += name.size[0] + 20
    for sign, told in _gains(realm, row, place):
        x += _gained(image, x, y, sign, told, shade, paper)


def _gained(image: Image.Image, x: int, y: int, sign: Sprite, told: str, shade: Rgb, paper: Rgb) -> int:
    """Draws a sign with its number; how much room they take."""
    sign.at(image, x, y, "lm")
    number = text(told, BOLD, WORDS + 4, shade, paper)
    number.at(image, x + sign.size[0] + 5, y, "lm")
    return sign.size[0] + number.size[0] + 22


def _gains(realm: Realm, row: int, place: int) -> Iterator[tuple[Sprite, str]]:
    """What a new phase of a row brings: signs with numbers."""
    form = chart()[row][place]
    if form.phase > 4:
        yield laurel(SIGN), "+1"
    elif row < 2:
        unit = (LEGION, SHIP)[row]
        yield deed_sign("attack", SIGN), str(strength_at(unit, form.phase))
        yield deed_sign("move", SIGN), str(moves_at(unit, form.phase))
    else:
        if row == 2:
            yield track_sign("economy", SIGN), f"+{form.income}"
        else:
            yield deed_sign("attack", SIGN), signed(form.combat)
        if realm.stability < HIGHEST:
            yield deed_sign("stability", SIGN), "+1"
