"""The powers as a question: whom to ask for an armistice, whether to accept one, one's place in the order."""

from collections.abc import Iterable, Iterator

from PIL import Image

from engine.core.contract import Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import HIGHEST
from engine.dies_irae.frames import Asked, Ordering
from engine.dies_irae.law.armistice import REFUSED
from engine.dies_irae.law.contest import meetings
from engine.dies_irae.law.reckoning import shifted
from engine.dies_irae.law.tally import points
from engine.dies_irae.law.turns import BOXES
from engine.dies_irae.pieces import count_legions, count_ships, powers_in
from engine.dies_irae.state import NOBODY, DiesIraeState, rivals_of
from engine.dies_irae.values import price
from engine.dies_irae.words import ARMISTICE, POWERS
from render.dies_irae import tokens
from render.dies_irae.powers import emblem
from render.dies_irae.questions import purse
from render.dies_irae.questions.spots import Spot, seen
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.laurel import laurel
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, WHITE, Rgb, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, DISPLAY, Placed, Sprite, fitting, text
from render.questions import Posed
from render.scene import Scene

WIDTH, GAP, EDGE = 800, 8, 16
HEIGHT = 628
POWER, ANSWER = 272, 132
"""Heights of what is told of a power, and of an answer to it."""
PLACE, ROW = 186, 114
"""Heights of a place in the order of play, and of a power below it."""
LINES = (48, 118, 176, 234)
"""How far down its box stand a power's name, what it has, where it meets the other, what is paid."""
CREST, SIGN, NUMBER, APART = 64, 42, 38, 30
GREY = mix(INK, PAPER, 8 / 12)

Item = tuple[Sprite, str, Rgb]
"""A sign, and what stands beside it in which colour."""


def draw_offers(scene: Scene, posed: Posed) -> Image.Image:
    """Each rival with its points, what it has, where both meet, and what an armistice costs, if it can be."""
    state: DiesIraeState = scene.view.state
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene)
    cost = price(state.realms[state.active].development, "armistice") or 0
    free = {spot.number for spots in seen(posed.question).values() for spot in spots}
    for place, rival in enumerate(rivals_of(state, state.active)):
        box = _box(place)
        paper = _power(image, box, scene, rival, state.active, open_=rival in free)
        if rival in free:
            _items(image, box, LINES[3], _pact(state, state.active, -cost), paper)
    return _lettered(image, letters_of_offers(state, posed))


def letters_of_offers(state: DiesIraeState, posed: Posed) -> tuple[Placed, ...]:
    """Each letter before its power."""
    rivals = rivals_of(state, state.active)
    return tuple(_letter(letter, _box(rivals.index(spot.number)), LINES[0]) for letter, spot in _spots(posed))


def draw_answers(scene: Scene, posed: Posed) -> Image.Image:
    """Who asks, what it has and where both meet; below it each answer with what it brings."""
    state: DiesIraeState = scene.view.state
    now = state.frame
    assert isinstance(now, Asked)  # noqa: S101 - only then it is asked
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene, now.power)
    box = _box(0)
    _power(image, box, scene, state.active, now.power, open_=True)
    deed_sign(ARMISTICE, across(WIDTH)).at(image, box.x + EDGE, box.y + LINES[0], "lm")
    for number, items in enumerate((_pact(state, now.power, now.talents), refused(state, now.power))):
        box = _answer(number)
        frame(image, box, WHITE, INK, 3)
        _items(image, box, ANSWER / 2, items, WHITE, EDGE + across(WIDTH) + APART)
    return _lettered(image, letters_of_answers(posed))


def letters_of_answers(posed: Posed) -> tuple[Placed, ...]:
    """Each letter before what its answer brings."""
    return tuple(_letter(letter, _answer(spot.number), ANSWER / 2) for letter, spot in _spots(posed))


def draw_order(scene: Scene, posed: Posed) -> Image.Image:
    """The places in the order of play: whose they are, or their letters; below them who chooses and waits."""
    state: DiesIraeState = scene.view.state
    now = state.frame
    assert isinstance(now, Ordering)  # noqa: S101 - only then it is asked
    image = canvas(WIDTH, HEIGHT, index(PAPER))
    purse.draw_purse(image, scene, now.waiting[0])
    free = {spot.number for _, spot in _spots(posed)}
    for place, power in enumerate(now.places, 1):
        box = _place(place)
        paper = WHITE if place in free else LAND[1]
        frame(image, box, paper, INK if place in free else RIDGE, 3 if place in free else 1)
        number = text(str(place), DISPLAY, 84, INK if place in free else GREY, paper)
        number.at(image, box.x + box.width / 2, box.y + 62)
        if power != NOBODY:
            emblem(power, CREST).at(image, box.x + box.width / 2, box.y + 136)
    placed = [power for power in now.places if power != NOBODY]
    for place, power in enumerate((*now.waiting, *placed)):
        box = Box(GAP, _place(1).y + PLACE + GAP + place * (ROW + GAP), WIDTH - 2 * GAP, ROW)
        paper = LAND[1] if place else WHITE
        frame(image, box, paper, RIDGE if place else INK, 1 if place else 3)
        _name(image, box, scene, power, ROW / 3 - 2, paper)
        _items(image, box, ROW * 0.77, _has(state, power), paper)
    return _lettered(image, letters_of_order(posed))


def letters_of_order(posed: Posed) -> tuple[Placed, ...]:
    """Each letter in its place."""
    middle = _place(1).width / 2
    return tuple(
        Placed(badge(letter, across(WIDTH)), _place(spot.number).x + middle, _place(spot.number).y + 136)
        for letter, spot in _spots(posed)
    )


def _spots(posed: Posed) -> Iterator[tuple[str, Spot]]:
    spots = seen(posed.question)
    return ((letter, spots[place][0]) for place, letter in posed.letters)


def _lettered(image: Image.Image, letters: Iterable[Placed]) -> Image.Image:
    for each in letters:
        each.draw(image)
    return image


def _letter(letter: str, box: Box, y: float) -> Placed:
    return Placed(badge(letter, across(WIDTH)), box.x + EDGE + across(WIDTH) / 2, box.y + y)


def _box(place: int) -> Box:
    return Box(GAP, purse.HEIGHT + GAP + place * (POWER + GAP), WIDTH - 2 * GAP, POWER)


def _answer(number: int) -> Box:
    first = _box(0)
    return Box(first.x, first.y + POWER + GAP + number * (ANSWER + GAP), first.width, ANSWER)


def _place(place: int) -> Box:
    wide = (WIDTH - GAP * (len(POWERS) + 1)) // len(POWERS)
    return Box(GAP + (place - 1) * (wide + GAP), purse.HEIGHT + GAP, wide, PLACE)


def _power(image: Image.Image, box: Box, scene: Scene, power: int, other: int, *, open_: bool) -> Rgb:
    """Draws a power's name, what it has and where it meets the other; its ground."""
    state: DiesIraeState = scene.view.state
    paper = WHITE if open_ else LAND[1]
    frame(image, box, paper, INK if open_ else RIDGE, 3 if open_ else 1)
    _name(image, box, scene, power, LINES[0], paper)
    _items(image, box, LINES[1], _has(state, power), paper)
    places = [each for each in _contested(state) if {power, other} <= set(powers_in(state, each))]
    names = ", ".join(scene.words(Word("hex", board().hexes[each])) for each in places)
    left = _items(image, box, LINES[2], [(deed_sign("attack", SIGN), str(len(places)), INK)], paper)
    if names:
        told = fitting(names, BOLD, NUMBER, box.x + box.width - EDGE - left, INK, paper)
        told.at(image, left, box.y + LINES[2], "lm")
    return paper


def _name(image: Image.Image, box: Box, scene: Scene, power: int, y: float, paper: Rgb) -> None:
    """Draws a power's emblem and name, and its points of those that win."""
    state: DiesIraeState = scene.view.state
    left, right = box.x + EDGE + across(WIDTH) + 14, box.x + box.width - EDGE
    emblem(power, CREST).at(image, left, box.y + y, "lm")
    score = text(f"{points(state, power)}/{state.options.victory}", BOLD, 46, INK, paper)
    score.at(image, right, box.y + y, "rm")
    right -= score.size[0] + 10
    laurel(52).at(image, right, box.y + y, "rm")
    left += CREST + 14
    name = scene.words(Word("power", POWERS[power]))
    fitting(name, DISPLAY, 40, right - 60 - left, INK, paper).at(image, left, box.y + y, "lm")


def _contested(state: DiesIraeState) -> list[int]:
    """The hexes where powers fight, or may."""
    return sorted({*state.contested, *meetings(state)})


def _has(state: DiesIraeState, power: int) -> Iterator[Item]:
    """A power's talents, stability, legions, ships and armistices."""
    realm = state.realms[power]
    yield track_sign("economy", SIGN), str(realm.talents), INK
    yield from _level(realm.stability)
    yield tokens.legion_sign(power, SIGN), str(count_legions(realm)), INK
    yield tokens.ship_sign(power, SIGN), str(count_ships(realm)), INK
    for pact in state.pacts:
        if power in (pact.asker, pact.partner):
            yield deed_sign(ARMISTICE, SIGN), "", INK
            yield emblem(pact.asker + pact.partner - power, SIGN), f"{pact.box}/{BOXES}", INK


def _level(level: int, before: str = "") -> Iterator[Item]:
    """A level of stability, the golden age as a laurel; `before`: the one it comes from."""
    told = f"−{-level}" if level < 0 else str(level)
    colour = BLOOD if level < 0 or before else INK
    yield track_sign("stability", SIGN), before + ("" if level == HIGHEST else told), colour
    if level == HIGHEST:
        yield laurel(SIGN), " ", INK


def _pact(state: DiesIraeState, power: int, more: int) -> Iterator[Item]:
    """A new armistice, what a power gets or pays for it in talents, and what it has then."""
    yield deed_sign(ARMISTICE, SIGN), f"1/{BOXES}", INK
    told = f"+{more}" if more >= 0 else f"−{-more}"
    has = state.realms[power].talents + more
    yield track_sign("economy", SIGN), f"{told} › {has}", INK if more >= 0 else BLOOD


def refused(state: DiesIraeState, power: int) -> Iterator[Item]:
    """What refusing does to a power's stability."""
    then = shifted(state, power, REFUSED, [], firm=not state.options.setbacks)
    level = state.realms[power].stability
    if level == HIGHEST:
        yield from _level(then.realms[power].stability)
    else:
        told = f"−{-level}" if level < 0 else str(level)
        yield from _level(then.realms[power].stability, f"{told} › ")


def _items(
    image: Image.Image, box: Box, y: float, items: Iterable[Item], paper: Rgb, first: float = EDGE + 4
) -> float:
    """Draws signs with what stands beside them in a line; where the next would stand."""
    x = box.x + first
    for sign, told, colour in items:
        sign.at(image, x, box.y + y, "lm")
        x += sign.size[0] + 8
        if told:
            number = text(told, BOLD, NUMBER, colour, paper)
            number.at(image, x, box.y + y, "lm")
            x += number.size[0] + APART
    return x
