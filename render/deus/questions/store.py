"""A list of goods, pieces or rivals: what one has of each, what is left for all, letters with how many."""

from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engine.core.contract import Seat, Word
from engine.deus.frames import Mustering, Robbing
from engine.deus.state import DeusState
from engine.deus.words import PIECES, RESOURCES, VP
from render.deus.hand import HEAD, draw_head
from render.deus.panels import FAINT, points_told
from render.deus.questions.asker import GAP, SIDE, asker_height, draw_asker
from render.deus.questions.endings import lettered_badge
from render.deus.questions.spots import GOOD, PIECE, RIVAL, Spot, seen
from render.deus.signs.glyphs import row
from render.deus.signs.icons import icon
from render.deus.signs.pieces import emblem, piece
from render.kit.badges import across
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, WHITE, index
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, fitting, text
from render.questions import NARROWEST, Posed
from render.scene import Scene

WIDTHS = NARROWEST, 800
"""Pixels across: the first where all lines have room."""
LINE = 96
"""Height of a line."""
SIGN, NUMBER = 64, 48
LETTERS, ROW = 356, 64
"""Where letters begin in a line, and from one row of them to the next."""
APART = 8
"""Pixels between letters beside each other."""

Thing: TypeAlias = tuple[str, int]
"""What has a line: its kind and number."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The lines of things, and their letters."""

    size: tuple[int, int]
    boxes: dict[Thing, Box]
    badges: tuple[Placed, ...]


def draw_store(scene: Scene, posed: Posed) -> Image.Image:
    """What one has above, what asks below it, then a line for each thing."""
    laid = lay_store(scene, posed)
    image = canvas(*laid.size, index(LAND[1]))
    draw_head(image, scene.view.state, Seat(scene.view.viewer or 0))
    draw_asker(image, scene)
    for (kind, what), box in laid.boxes.items():
        _line(image, box, scene, kind, what)
    for each in laid.badges:
        each.draw(image)
    return image


def lay_store(scene: Scene, posed: Posed) -> Laid:
    """Where lines and letters stand: as large as they have room."""
    for width in WIDTHS:
        laid = _laid(scene, posed, width)
        if laid.size[1] <= 1.4 * width:
            break
    return laid


def _laid(scene: Scene, posed: Posed, width: int) -> Laid:
    """Where they stand on a picture so wide: a line is higher where it has many letters."""
    letters = _letters(scene, posed, width)
    widest = max((each.size[0] for row in letters.values() for each in row), default=1)
    beside = max(1, (width - 2 * SIDE - LETTERS) // (widest + APART))
    boxes, badges, y = dict[Thing, Box](), list[Placed](), HEAD + asker_height(scene.view.state) + GAP
    for thing in _things(posed):
        row = letters.get(thing, [])
        box = boxes[thing] = Box(SIDE, y, width - 2 * SIDE, LINE + max(0, -(-len(row) // beside) - 1) * ROW)
        for place, sprite in enumerate(row):
            down, aside = divmod(place, beside)
            x = SIDE + LETTERS + aside * (widest + APART)
            badges.append(Placed(sprite, x, box.y + LINE / 2 + down * ROW, "lm"))
        y += box.height + GAP
    return Laid((width, max(-(-width * 10 // 13), y)), boxes, tuple(badges))


def _letters(scene: Scene, posed: Posed, width: int) -> dict[Thing, list[Sprite]]:
    """The letters of each thing, with how many of it where that differs, or what robbing brings."""
    spots, found = seen(posed.question), dict[Thing, list[Sprite]]()
    several = len({spot.many for each in spots.values() for spot in each}) > 1
    for number, letter in posed.letters:
        for spot in spots[number]:
            icon = None
            if several:
                icon = text(f"×{spot.many}", BOLD, 34, INK, WHITE)
            elif isinstance(scene.view.state.frame, Robbing):
                icon = _booty(scene.view.state, spot)
            sprite = lettered_badge(letter, across(width), posed.question.answers[number], icon)
            found.setdefault((spot.kind, int(spot.what)), []).append(sprite)
    return found


def _booty(state: DeusState, spot: Spot) -> Sprite:
    """What robbing a rival brings: no more gold than there is; points are hidden."""
    assert isinstance(state.frame, Robbing)  # noqa: S101 - nobody else is robbed
    gold = min(state.frame.gold, state.players[int(spot.what)].gold)
    parts = [(("+", str(gold)), ":gold")] if state.frame.gold else []
    parts += [(("+", str(state.frame.vp)), ":vp")] if state.frame.vp else []
    told = row(tuple(glyph for number, sign in parts for glyph in (*number, sign)), 40, 260, WHITE)
    paper = index(WHITE)
    return Sprite(told.image, told.image.point([255 * (each != paper) for each in range(256)], "1"))


def _things(posed: Posed) -> list[tuple[str, int]]:
    """What has a line: all goods, all pieces, or the rivals that are asked about."""
    found = [spot for spots in seen(posed.question).values() for spot in spots]
    kind = found[0].kind
    if kind == GOOD:
        return [(kind, number) for number in range(len(RESOURCES))]
    if kind == PIECE:
        return [(kind, number) for number in range(len(PIECES))]
    return sorted({(spot.kind, int(spot.what)) for spot in found})


def _line(image: Image.Image, box: Box, scene: Scene, kind: str, what: int) -> None:
    """A thing: its sign, how many one has, and how many are left."""
    state: DeusState = scene.view.state
    frame(image, box, WHITE, INK, 2)
    player, y = state.players[scene.view.viewer or 0], box.y + LINE / 2
    if kind == RIVAL:
        _rival(image, box, scene, what)
        return
    if kind == GOOD:
        sign, has, left = icon(RESOURCES[what], SIGN), player.goods[what], state.supply[what]
    else:
        sign, has, left = piece(what, scene.view.viewer or 0, SIGN), player.ready[what], player.spare[what]
    if isinstance(state.frame, Mustering):
        chosen = state.frame.chosen[scene.view.viewer or 0]
        has = chosen[what] if what < len(chosen) else 0
        left -= has
    sign.at(image, box.x + 16, y, "lm")
    number = text(str(has), BOLD, NUMBER, INK if has else FAINT, WHITE)
    number.at(image, box.x + 16 + SIGN + 14, y, "lm")
    label = scene.words(Word("thing", "supply")) if kind == GOOD else scene.words(Word("stock", "spare"))
    rest = fitting(f"{label} {left}" if kind == GOOD else f"{left} {label}", BOLD, 30, 190, FAINT, WHITE)
    rest.at(image, box.x + 160, y, "lm")


def _rival(image: Image.Image, box: Box, scene: Scene, what: int) -> None:
    """A rival's line: who it is, their gold and points."""
    state: DeusState = scene.view.state
    rival, y = state.players[what], box.y + LINE / 2
    emblem(what, SIGN + 8).at(image, box.x + 16, y, "lm")
    x = box.x + 16.0 + SIGN + 24
    fitting(scene.names[what], BOLD, 34, LETTERS - int(x), INK, WHITE).at(image, x, y - 22, "lm")
    for told, count in (("gold", str(rival.gold)), (VP, points_told(state, what))):
        icon(told, 38).at(image, x, y + 22, "lm")
        number = text(count, BOLD, NUMBER - 12, INK, WHITE)
        number.at(image, x + 44, y + 22, "lm")
        x += 64 + number.size[0]
