"""Below the map: whose turn it is, the powers, the action cycle with order and armistices."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.dies_irae.frames import Picking
from engine.dies_irae.law.tally import fortresses_of, income, monuments_of, points, posts_of, supplied
from engine.dies_irae.law.turns import BOXES, DEEDS_A_TURN
from engine.dies_irae.pieces import count_legions, count_ships
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import ARMISTICE, DEEDS, POWERS
from render.dies_irae import tokens
from render.dies_irae.powers import colour_of, emblem
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, TERRACOTTA, Rgb, index, mix
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, fitting, text
from render.scene import Cast, Scene, Told

FAINT = mix(INK, PAPER, 8 / 12)
ANSWERS = 5
"""Boxes of an action in the cycle."""


def power_name(power: int, words: Told) -> str:
    """A power's name."""
    return words(Word("power", POWERS[power]))


def draw_powers(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per power, those asked lifted out."""
    width = (area.width - GAP * (len(POWERS) - 1)) // len(POWERS)
    for power in range(len(POWERS)):
        box = Box(area.x + power * (width + GAP), area.y, width, area.height)
        _power(canvas, box, scene, cast, power)


def _power(canvas: Image.Image, box: Box, scene: Scene, cast: Cast, power: int) -> None:
    state: DiesIraeState = scene.view.state
    active = Word("power", POWERS[power]) in cast.lifted
    paper = ground(canvas, box, active=active)
    strip(canvas, box, colour_of(power), active=active)
    emblem(power, 84).at(canvas, box.x + 76, box.y + 53)
    realm = state.realms[power] if state.realms else None
    seat = _seat(state, power)
    left, room = box.x + 130, box.width - 130 - 150
    shade = RIDGE if realm is not None and realm.fallen else INK
    fitting(power_name(power, scene.words), DISPLAY, 36, room, shade, paper).at(
        canvas, left, box.y + 32, "lm"
    )
    if 0 <= seat < len(scene.names):
        name = fitting(scene.names[seat], TEXT, 28, room, TERRACOTTA, paper)
        name.at(canvas, left, box.y + 68, "lm")
    if realm is None:
        return
    score = f"{points(state, power)}/{state.options.victory}"
    if not realm.fallen:
        sprite = text(score, BOLD, 62, BLOOD if active else INK, paper)
        sprite.at(canvas, box.x + box.width - 20, box.y + 46, "rm")
    _means(canvas, box, state, power, paper)


def _seat(state: DiesIraeState, power: int) -> int:
    """Who plays a power; -1 while nobody does."""
    if isinstance(state.frame, Picking):
        return state.frame.seats[power]
    return state.realms[power].seat


def _means(canvas: Image.Image, box: Box, state: DiesIraeState, power: int, paper: Rgb) -> None:
    """Talents and income, legions and how many are fed, ships, posts, fortresses, monuments."""
    realm = state.realms[power]
    y, x = box.y + box.height - 34, box.x + 36
    track_sign("economy", 36).at(canvas, x + 18, y)
    sprite = fitting(str(realm.talents), BOLD, 36, 64, INK, paper)
    sprite.at(canvas, x + 40, y, "lm")
    gain = fitting(f"+{income(realm)}", BOLD, 26, 46, RIDGE, paper)
    gain.at(canvas, x + 44 + sprite.size[0], y + 2, "lm")
    x = box.x + 192
    tokens.legions(power, count_legions(realm), 40, 46).at(canvas, x + 20, y)
    hungry = count_legions(realm) > supplied(realm)
    fed = text(f"/{supplied(realm)}", BOLD, 28, BLOOD if hungry else RIDGE, paper)
    fed.at(canvas, x + 43, y + 2, "lm")
    x = box.x + 280
    tokens.ships(power, count_ships(realm), 0, 50, 44).at(canvas, x + 25, y)
    x = box.x + 338
    for sprite, count in (
        (tokens.counter(power, 32), posts_of(state, power)),
        (tokens.castle(power, 30), fortresses_of(state, power)),
        (tokens.monument(power, 32), monuments_of(state, power)),
    ):
        sprite.at(canvas, x + 16, y)
        text(str(count), BOLD, 30, INK if count else FAINT, paper).at(canvas, x + 34, y, "lm")
        x += 66 if sprite.size[0] == 32 and count > 9 else 49


def draw_cycle(canvas: Image.Image, box: Box, state: DiesIraeState, words: Told) -> None:
    """Draws the order of play with actions taken, the actions with everyone's cubes, the armistices."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    _order(canvas, Box(box.x, box.y, box.width, 66), state)
    width = (box.width - 20) // 2
    for number, deed in enumerate(DEEDS):
        place = Box(box.x + 10 + number % 2 * width, box.y + 66 + number // 2 * 54, width, 54)
        cubes = [cube.power for cube in state.cubes if cube.deed == number]
        _deed(canvas, place, deed, words(Word("deed", deed)), cubes)
    _pacts(canvas, Box(box.x, box.y + 284, box.width, box.height - 284), state)


def _order(canvas: Image.Image, box: Box, state: DiesIraeState) -> None:
    pen = ImageDraw.Draw(canvas)
    step = (box.width - 16) // len(POWERS)
    for place, power in enumerate(state.order):
        x, y = box.x + 42 + place * step, box.y + 34
        active = power == state.active
        if active:
            pen.ellipse((x - 31, y - 31, x + 31, y + 31), fill=index(BLOOD))
        emblem(power, 52 if active else 46).at(canvas, x, y)
        spent = sum(cube.power == power for cube in state.cubes)
        text(f"{spent}/{DEEDS_A_TURN}", BOLD, 32, INK, LAND[0]).at(canvas, x + 36, y, "lm")


def _deed(canvas: Image.Image, box: Box, deed: str, name: str, cubes: Sequence[int]) -> None:
    pen = ImageDraw.Draw(canvas)
    deed_sign(deed, 40).at(canvas, box.x + 22, box.y + 26)
    left, room = box.x + 48, box.width - 54
    fitting(name, TEXT, 21, room, INK, LAND[0]).at(canvas, left, box.y + 11, "lm")
    size = 27
    step = min(size + 2, (room - size) // max(1, max(ANSWERS, len(cubes)) - 1))
    for place in range(ANSWERS):
        x = left + place * (size + 2)
        edge = (x, box.y + 23, x + size - 1, box.y + 22 + size)
        pen.rectangle(edge, fill=index(PAPER), outline=index(RIDGE))
    for place, power in enumerate(cubes):
        emblem(power, size - 1).at(canvas, left + place * step + size / 2 - 0.5, box.y + 22 + size / 2)


def _pacts(canvas: Image.Image, box: Box, state: DiesIraeState) -> None:
    """Armistices: who with whom, and the box of three their cubes stand on."""
    y, x = box.y + box.height // 2 - 2, box.x + 8
    step = (box.width - 12) // 3
    if not state.pacts:
        deed_sign(ARMISTICE, 30).at(canvas, x + 24, y)
        text("—", BOLD, 28, FAINT, LAND[0]).at(canvas, x + 56, y)
    for pact in state.pacts[:3]:
        emblem(pact.asker, 34).at(canvas, x + 18, y)
        deed_sign(ARMISTICE, 18).at(canvas, x + 45, y)
        emblem(pact.partner, 34).at(canvas, x + 72, y)
        text(f"{pact.box}/{BOXES}", BOLD, 26, INK, LAND[0]).at(canvas, x + 93, y, "lm")
        x += step
