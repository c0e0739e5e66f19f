"""The wheel as a question: where a nation's marker may go, what a step costs and what it brings at once."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PIL import Image

from engine.antike.actions import Go
from engine.antike.law.purse import left_in_bank
from engine.antike.law.rondel import price, production
from engine.antike.state import AntikeState
from engine.antike.words import FIELDS, RESOURCES, Field, Good
from engine.core.choosing.menu import Answer
from render.antike.emblems import resource
from render.antike.rondel import MARKERS, RADIUS, SIZE, angle_of, draw_rondel, places
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.marks import gain, ring
from render.kit.palette import BLOOD, INK, PAPER, index
from render.kit.portfolio import kept
from render.kit.sprite import Placed, Sprite
from render.scene import Scene

WIDE, HIGH = 760, 720
"""Pixels of such a picture."""
OUT = 36
"""How far outside the wheel letters stand."""
BESIDE, NEARER = 78, 46
"""How far beside its letter, or beside where none is, stands what a step costs, and to the other side what it
brings."""
USUAL, APART = 108, 24
"""How wide such a sign is mostly, and how far apart are several goods on it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A field one may go to: the letter of that answer, and the goods it pays with, where it says so."""

    letter: str
    paid: tuple[str, ...] = ()


def step_of(answer: Answer, letter: str) -> Step:
    """The step that an answer stands for."""
    ways = {action.pay for action in answer.actions if isinstance(action, Go)}
    (pay,) = ways if len(ways) == 1 else (None,)
    return Step(letter, tuple(good for good, count in pay or () if count))


def draw_wheel(scene: Scene, steps: Mapping[Field, Step], high: int = HIGH) -> Image.Image:
    """The wheel with a letter at each field, what a step there costs and what is produced there.

    `high`: pixels of the picture's height.
    """
    image = canvas(WIDE, high, index(PAPER))
    state: AntikeState = scene.view.state
    draw_rondel(image, (WIDE - SIZE) // 2, (high - SIZE) // 2, state, (), scene.words)
    for each in (*_own_place(state, high), *step_marks(state, steps, high)):
        each.draw(image)
    return image


def _own_place(state: AntikeState, high: int) -> Iterable[Placed]:
    """A ring around the marker that moves."""
    field = state.realm.field
    if field >= 0:
        here = [realm.nation for realm in state.realms if realm.field == field and not realm.withdrawn]
        middle, many = (WIDE / 2, high / 2), min(len(here), len(MARKERS))
        spot = dict(zip(here, places(middle, field, many), strict=False)).get(state.realm.nation)
        if spot is not None:
            yield Placed(ring(MARKERS[many - 1] + 26), *spot)


def step_marks(state: AntikeState, steps: Mapping[Field, Step], high: int = HIGH) -> Iterable[Placed]:
    """Letters with costs and yields, around the wheel; where a step has no letter its marks are nearer."""
    for field, step in steps.items():
        number, beside = FIELDS.index(field), BESIDE if step.letter else NEARER
        if step.letter:
            yield Placed(badge(step.letter, across(WIDE)), *_outside(number, 0, high))
        if cost := price(state.realm.field, number):
            yield _beside(amount(step.paid, -cost), number, beside, high)
        if (good := Good(field)) in RESOURCES:
            count = min(production(state, state.active, good), left_in_bank(state, good))
            yield _beside(amount((good,), count), number, -beside, high)


def _beside(sprite: Sprite, field: int, aside: float, high: int) -> Placed:
    """A sign so far clockwise of a field's middle, or before it with less than 0, inside the picture."""
    wide = sprite.size[0]
    x, y = _outside(field, math.copysign(abs(aside) + max(0, wide - USUAL) / 2, aside), high)
    return Placed(sprite, min(max(x, wide / 2), WIDE - wide / 2), y)


def _outside(field: int, beside: float, high: int) -> tuple[float, float]:
    """A place outside the wheel's rim at a field's middle, or so far beside that, clockwise."""
    angle, away = angle_of(field), RADIUS + OUT
    x = WIDE / 2 + math.cos(angle) * away - math.sin(angle) * beside
    return x, high / 2 + math.sin(angle) * away + math.cos(angle) * beside


@kept
def amount(goods: tuple[str, ...], count: int) -> Sprite:
    """How much of goods comes or goes in all: their signs and a plate, `+3` or `−2`."""
    told = f"+{count}" if count >= 0 else f"−{-count}"
    signs, plate = [resource(good, 40) for good in goods], gain(told, BLOOD if count < 0 else INK)
    left = 40 + APART * (len(signs) - 1) - 6 if signs else 0
    width, height = left + plate.size[0], max(40, plate.size[1])
    image, mask = canvas(width, height, 0), Image.new("1", (width, height))
    shown = [(plate, left), *((sign, place * APART) for place, sign in enumerate(signs))]
    for sprite, left in shown:
        top = (height - sprite.size[1]) // 2
        image.paste(sprite.image, (left, top), sprite.mask)
        mask.paste(1, (left, top), sprite.mask)
    return Sprite(image, mask)
