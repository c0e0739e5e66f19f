"""The track of stability: where all stand, and with letters where an answer would bring them."""

from PIL import Image, ImageDraw

from engine.dies_irae.charts import HIGHEST, REVOLUTION, stability_combat
from engine.dies_irae.law.development import signed
from engine.dies_irae.state import NOBODY, DiesIraeState
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS
from render.dies_irae.powers import emblem
from render.dies_irae.questions import purse
from render.dies_irae.questions.spots import seen
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.badges import badge
from render.kit.encode import canvas
from render.kit.laurel import laurel
from render.kit.palette import BLOOD, GOLD, INK, LAND, PAPER, RIDGE, index, mix
from render.kit.sprite import BOLD, Placed, text
from render.questions import Posed
from render.scene import Scene

WIDTH, LINE, BADGE = 640, 43, 40
LEVELS = range(HIGHEST, REVOLUTION - 1, -1)
HEIGHT = purse.HEIGHT + LINE * len(LEVELS) + 12
LEVEL, COMBAT, LANES = 50, 130, 175
"""Where the level, what it adds to combats, and the powers stand."""
LANE = (WIDTH - LANES - 8) // len(POWERS)


def draw_stability(scene: Scene, posed: Posed) -> Image.Image:
    """The levels from the golden age down to revolution, with a lane for each power."""
    state: DiesIraeState = scene.view.state
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene)
    pen = ImageDraw.Draw(image)
    for level in LEVELS:
        _level(image, pen, level)
    for power, realm in enumerate(state.realms):
        if not realm.fallen:
            emblem(power, LINE - 4).at(image, _lane(power), _height(realm.stability))
    for place, _ in posed.letters:
        _step(image, state, seen(posed.question)[place][0].number)
    for each in letters_of_stability(state, posed):
        each.draw(image)
    return image


def letters_of_stability(state: DiesIraeState, posed: Posed) -> tuple[Placed, ...]:
    """Each letter on the level that its answer leads to."""
    found = []
    for place, letter in posed.letters:
        power, level = _led(state, seen(posed.question)[place][0].number)
        found.append(Placed(badge(letter, BADGE), _lane(power), _height(level)))
    return tuple(found)


def _led(state: DiesIraeState, number: int) -> tuple[int, int]:
    """Whose stability an answer moves, and to which level: one's own up, a rival's down."""
    power = state.active if number == NOBODY else number
    level = state.realms[power].stability + (1 if number == NOBODY else -1)
    return power, max(REVOLUTION, min(HIGHEST, level))


def _step(image: Image.Image, state: DiesIraeState, number: int) -> None:
    """The way from where a power stands, and what it costs."""
    power, level = _led(state, number)
    cost = price(state.realms[state.active].development, "stability" if number == NOBODY else "undermining")
    x, y = _lane(power), _height(level)
    track_sign("economy", 30).at(image, x + 26, y, "lm")
    text(str(cost), BOLD, 28, INK, None, 3).at(image, x + 60, y, "lm")


def _height(level: int) -> float:
    return purse.HEIGHT + 6 + LINE * (HIGHEST - level + 0.5)


def _lane(power: int) -> float:
    return LANES + LANE * power + 36


def _level(image: Image.Image, pen: ImageDraw.ImageDraw, level: int) -> None:
    y = _height(level)
    ends = {HIGHEST: GOLD, REVOLUTION: BLOOD}
    ground = ends.get(level, LAND[0] if level >= 0 else mix(BLOOD, PAPER, 0.65))
    pen.rectangle((8, y - LINE / 2, WIDTH - 9, y + LINE / 2), fill=index(ground), outline=index(RIDGE))
    if level in (HIGHEST, REVOLUTION):
        if level == HIGHEST:
            laurel(LINE - 6).at(image, LEVEL, y)
        return
    text(f"−{-level}" if level < 0 else str(level), BOLD, 34, INK, ground).at(image, LEVEL, y)
    deed_sign("attack", 26).at(image, COMBAT - 30, y)
    text(signed(stability_combat(level)), BOLD, 28, INK, ground).at(image, COMBAT + 10, y)
