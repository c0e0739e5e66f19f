"""The two sides of a fight: who they are, who fights, one's own dice, the rival's cup, what was said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.contract import Word
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    GUARD_FIGHTS,
    Assault,
    Fight,
    GrecoloniesState,
    cities_in,
)
from engine.grecolonies.words import HIDDEN, WEAPONS, face
from render.grecolonies.emblems import citizens, colour_of, die, emblem, guard, tripod, weapon
from render.grecolonies.questions.spots import FIGHT, GROUP, Spot
from render.grecolonies.tokens import fight_of
from render.kit.badges import across, badge, together
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, PAPER, RIDGE, TERRACOTTA, WHITE, Rgb, index
from render.kit.panel import Box, frame, ground, strip
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, DISPLAY, TEXT, Sprite, fitting, text
from render.scene import Scene

WIDE, EDGE = 800, 14
"""Width of the picture, and what stays free around its panels."""
WIDEST, LEAD, EACH = 1000, 380, 88
"""Width of a crowded one at most; of what stands before those who fight, and of each of them."""
HEADING, DICE, SAID = 118, 112, 116
"""Heights of a side's heading, of its dice, and of what was said between them."""
DIE, TOKEN, EMBLEM, SMALL = 96, 72, 84, 38
LETTERS = 52
"""Height of the letters above those who fight."""
NAME, DEED, FLED = 38, 30, 28
"""Heights of letters."""
ROMAN = ("", "I", "II", "III", "IV", "V")


def draw_cups(scene: Scene, lettered: Sequence[tuple[str, Spot]]) -> Image.Image:
    """The sides below each other, the attacker's first, each with the letters of the answers about it."""
    state: GrecoloniesState = scene.view.state
    fight = fight_of(state)
    assert fight is not None  # noqa: S101 - it is asked for in a fight alone
    assault = state.frame if isinstance(state.frame, Assault) else None
    grouped = any(spot.province == GROUP for _, spot in lettered)
    height = HEADING + (DICE if assault else 0) + (LETTERS if grouped else 0)
    between = SAID if assault else EDGE
    wide = min(WIDEST, max(WIDE, LEAD + EACH * max(_many(fight, number) for number in (ATTACKER, DEFENDER))))
    image = canvas(wide, 2 * (EDGE + height) + between, index(PAPER))
    letters = dict[Spot, list[str]]()
    for letter, spot in lettered:
        letters.setdefault(spot, []).append(letter)
    badges = {spot: badge(together(each), across(wide)) for spot, each in letters.items()}
    for number, top in ((ATTACKER, EDGE), (DEFENDER, EDGE + height + between)):
        middle = top + HEADING // 2 + (LETTERS if grouped else 0)
        box = Box(EDGE, top, wide - 2 * EDGE, height)
        side = Side(box, middle, number, fight, cities_in(state, fight)[number])
        _draw_side(image, side, scene, badges)
        if assault is not None:
            _dice(image, side, assault)
    if assault is not None:
        _said(image, EDGE + height + between // 2, assault, fight, scene)
    return image


def _many(fight: Fight, number: int) -> int:
    """How much stands beside a side's name."""
    foretold = sum(on == number for _, on, _ in fight.predictions)
    guarded = number == DEFENDER and fight.guard == GUARD_FIGHTS
    return sum(map(bool, fight.groups[number])) + guarded + foretold + any(fight.refuge[number])


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a fight, and where it is drawn."""

    box: Box
    middle: int
    """The height of its heading's middle: letters of its group stand above."""
    number: int
    fight: Fight
    city: str

    @property
    def commander(self) -> int:
        """Its player's number."""
        return (self.fight.attacker, self.fight.defender)[self.number]


def _draw_side(image: Image.Image, side: Side, scene: Scene, badges: Mapping[Spot, Sprite]) -> None:
    """Its city, what it does, and who fights for it; one's own is lifted out."""
    box, own = side.box, scene.view.viewer == side.commander
    paper = ground(image, box, active=own)
    strip(image, box, colour_of(side.city), active=own)
    x = box.x + 36
    emblem(side.city, EMBLEM).at(image, x, side.middle, "lm")
    x, end = x + EMBLEM + 14, box.x + box.width - 24
    if (sign := badges.get(Spot(FIGHT, side.city))) is not None:
        sign.at(image, end, side.middle, "rm")
        end -= sign.size[0] + 12
    name = fitting(scene.words(Word("city", side.city)), DISPLAY, NAME, 220, INK, paper)
    name.at(image, x, side.middle - 20, "lm")
    deed = scene.words(Word("scene", ("attacks", "defends")[side.number]))
    fitting(deed, TEXT, DEED, 220, RIDGE, paper).at(image, x, side.middle + 24, "lm")
    _group(image, side, (x + max(name.size[0], 130) + 24, end), scene, badges)


def _group(
    image: Image.Image, side: Side, room: tuple[int, int], scene: Scene, badges: Mapping[Spot, Sprite]
) -> None:
    """Those who fight for a side, how many of it have fled, and who foretells that it wins."""
    state: GrecoloniesState = scene.view.state
    fight, number, paper = side.fight, side.number, WHITE if scene.view.viewer == side.commander else LAND[0]
    found: list[tuple[Sprite, Sprite | None]] = [
        (citizens(polis.city, count, TOKEN), badges.get(Spot(GROUP, polis.city)))
        for polis, count in zip(state.poleis, fight.groups[number], strict=True)
        if count
    ]
    if number == DEFENDER and fight.guard == GUARD_FIGHTS:
        found.append((guard(TOKEN), None))
    found += [
        (foretold(state.poleis[player].city, assaults, paper), None)
        for player, on, assaults in fight.predictions
        if on == number
    ]
    if fled := sum(fight.refuge[number]):
        found.append((_fled(fled, scene.words(Word("scene", "refuge")), paper), None))
    start, end = room
    step = min(TOKEN + 26, (end - start) / max(1, len(found)))
    for place, (sprite, sign) in enumerate(found):
        x = start + (place + 0.5) * step
        sprite.at(image, x, side.middle)
        if sign is not None:
            sign.at(image, x, side.middle - TOKEN // 2 - 16, "mb")


@kept
def foretold(city: str, assaults: int, paper: Rgb) -> Sprite:
    """Who foretells a victory, on the Oracle's tripod, and after how many assaults."""
    told = text(ROMAN[assaults], BOLD, NAME, INK, paper)
    image = canvas(2 * SMALL + 2, TOKEN + 30, index(paper))
    tripod(SMALL).at(image, 0, SMALL / 2, "lm")
    emblem(city, SMALL).at(image, image.width, SMALL / 2, "rm")
    told.at(image, image.width / 2, TOKEN)
    return Sprite(image)


@kept
def _fled(count: int, label: str, paper: Rgb) -> Sprite:
    """How many of a side are in the Refuge."""
    below, above = text(label, TEXT, FLED, RIDGE, paper), text(str(count), BOLD, NAME, RIDGE, paper)
    image = canvas(below.size[0] + 4, HEADING - 24, index(paper))
    above.at(image, image.width / 2, 26)
    below.at(image, image.width / 2, 70)
    return Sprite(image)


def _dice(image: Image.Image, side: Side, assault: Assault) -> None:
    """The dice of a side as far as they may be seen: those that show what was said stand out."""
    dice, paper = assault.dice[side.number], LAND[0]
    x, y = side.box.x + 40, side.box.y + HEADING + DICE // 2 - 12
    said = WEAPONS[assault.weapon] if assault.count else None
    if HIDDEN in dice:
        die(None, DIE).at(image, x, y, "lm")
        text(str(len(dice)), BOLD, 60, INK, paper).at(image, x + DIE + 18, y, "lm")
        return
    step = min(DIE + 14, (side.box.width - 60) / max(1, len(dice)))
    for place, number in enumerate(dice):
        shown = face(number)
        lit = said is not None and shown.startswith(f"{said}-")
        die(shown, DIE, lit=lit).at(image, x + place * step, y, "lm")


def _said(image: Image.Image, y: int, assault: Assault, fight: Fight, scene: Scene) -> None:
    """What was said last and by whom, large between the sides; before that how many the assault is."""
    state: GrecoloniesState = scene.view.state
    middle = image.width // 2
    box = Box(middle - 250, y - SAID // 2 + 10, 500, SAID - 20)
    frame(image, box, LAND[1], TERRACOTTA, 4)
    number = text(ROMAN[min(fight.number, 5)], DISPLAY, NAME, RIDGE, LAND[1])
    number.at(image, box.x + 24, y, "lm")
    if not assault.count:
        die(None, 72).at(image, middle, y)
        return
    label = fitting(scene.words(Word("scene", "said")), TEXT, DEED, 180, INK, LAND[1])
    by = cities_in(state, fight)[1 - assault.speaker]
    x = box.x + 84
    emblem(by, 60).at(image, x, y, "lm")
    label.at(image, x + 72, y, "lm")
    count = text(str(assault.count), BOLD, 76, INK, LAND[1])
    count.at(image, x + 72 + label.size[0] + 18, y, "lm")
    weapon(WEAPONS[assault.weapon], 72).at(image, x + 72 + label.size[0] + 30 + count.size[0], y, "lm")
