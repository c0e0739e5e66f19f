"""A list of goods, pieces or rivals: what one has of each, what is left for all, letters with how many."""

from collections import Counter

from PIL import Image

from engine.core.contract import Seat, Word
from engine.deus.frames import Choice, Recruiting, Robbing, Taking
from engine.deus.state import DeusState, cards_of
from engine.deus.words import CERES, MARS, NOBODY, PIECES, RESOURCES, VP
from render.deus.hand import HEAD, draw_head
from render.deus.panels import FAINT, points_told
from render.deus.questions.hand import draw_god
from render.deus.questions.spots import GOOD, PIECE, Spot, seen
from render.deus.signs.glyphs import in_signs, row
from render.deus.signs.icons import icon
from render.deus.signs.pieces import emblem, piece, symbol
from render.kit.badges import across, badge, badge_with
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, WHITE, index
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, fitting, text
from render.questions import Posed
from render.scene import Scene

WIDTH, SIDE, GAP, LINE, ASKER = 800, 8, 8, 96, 132
"""Pixels across, free at the sides, between lines, of a line, and of what asks."""
LOWEST = 620
SIGN, NUMBER = 64, 48
LETTERS, ROW = 356, 64
"""Where letters begin in a line, and from one row of them to the next."""
BESIDE = {False: 6, True: 3}
"""How many letters stand beside each other: fewer where it is told how many they mean."""
GIVEN = Taking, Recruiting
"""What gods let one choose."""


def draw_store(scene: Scene, posed: Posed) -> Image.Image:
    """What one has above, the card that asks below it, then a line for each thing."""
    state: DeusState = scene.view.state
    boxes = _boxes(state, posed)
    height = max(LOWEST, max(box.y + box.height for box in boxes.values()) + GAP)
    image = canvas(WIDTH, height, index(LAND[1]))
    draw_head(image, state, Seat(scene.view.viewer or 0))
    draw_asker(image, scene, WIDTH)
    for (kind, what), box in boxes.items():
        _line(image, box, scene, kind, what)
    for each in letters_of_store(scene, posed):
        each.draw(image)
    return image


def letters_of_store(scene: Scene, posed: Posed) -> tuple[Placed, ...]:
    """Each letter in its thing's line, with how many of it."""
    spots, boxes, wide = seen(posed.question), _boxes(scene.view.state, posed), across(WIDTH)
    several, had, found = _several(posed), Counter[tuple[str, int]](), []
    for number, letter in posed.letters:
        for spot in spots[number]:
            thing = spot.kind, int(spot.what)
            down, place = divmod(had[thing], BESIDE[several])
            had[thing] += 1
            sprite = badge(letter, wide)
            if several:
                sprite = badge_with(letter, wide, _times(spot.many))
            elif isinstance(scene.view.state.frame, Robbing):
                sprite = badge_with(letter, wide, _booty(scene.view.state, spot))
            x = SIDE + LETTERS + place * (WIDTH - 2 * SIDE - LETTERS) / BESIDE[several]
            found.append(Placed(sprite, x, boxes[thing].y + LINE / 2 + down * ROW, "lm"))
    return tuple(found)


def _several(posed: Posed) -> bool:
    """Whether answers differ in how many are meant."""
    return len({spot.many for each in seen(posed.question).values() for spot in each}) > 1


def _booty(state: DeusState, spot: Spot) -> Sprite:
    """What robbing a rival brings: no more gold than there is; points are hidden."""
    assert isinstance(state.frame, Robbing)  # noqa: S101 - nobody else is robbed
    gold = min(state.frame.gold, state.players[int(spot.what)].gold)
    parts = [(("+", str(gold)), ":gold")] if state.frame.gold else []
    parts += [(("+", str(state.frame.vp)), ":vp")] if state.frame.vp else []
    return row(tuple(glyph for number, sign in parts for glyph in (*number, sign)), 40, 260, WHITE)


def _times(many: int) -> Sprite:
    return text(f"×{many}", BOLD, 34, INK, WHITE)


def _things(posed: Posed) -> list[tuple[str, int]]:
    """What has a line: all goods, all pieces, or the rivals that are asked about."""
    found = [spot for spots in seen(posed.question).values() for spot in spots]
    kind = found[0].kind
    if kind == GOOD:
        return [(kind, number) for number in range(len(RESOURCES))]
    if kind == PIECE:
        return [(kind, number) for number in range(len(PIECES))]
    return sorted({(spot.kind, int(spot.what)) for spot in found})


def _top(state: DeusState) -> int:
    return HEAD + (ASKER if isinstance(state.frame, Choice) else 0) + GAP


def _boxes(state: DeusState, posed: Posed) -> dict[tuple[str, int], Box]:
    """The line of each thing: higher where it has many letters."""
    letters = Counter((spot.kind, int(spot.what)) for each in seen(posed.question).values() for spot in each)
    found, y = dict[tuple[str, int], Box](), _top(state)
    for thing in _things(posed):
        rows = max(1, -(-letters[thing] // BESIDE[_several(posed)]))
        found[thing] = Box(SIDE, y, WIDTH - 2 * SIDE, LINE + (rows - 1) * ROW)
        y += found[thing].height + GAP
    return found


def draw_asker(image: Image.Image, scene: Scene, width: int) -> None:
    """The card that asks, with all it does."""
    state: DeusState = scene.view.state
    if not isinstance(state.frame, Choice):
        return
    box = Box(SIDE, HEAD, width - 2 * SIDE, ASKER - GAP)
    frame(image, box, LAND[0], INK, 1)
    if state.frame.card == NOBODY:
        giver = CERES if isinstance(state.frame, Taking) else MARS
        draw_god(image, scene.words, giver, box, state.frame.left if isinstance(state.frame, GIVEN) else 1)
        return
    design = cards_of(state).designs[state.frame.card]
    symbol(design.colour, 60).at(image, box.x + 10, box.y + 36, "lm")
    name = fitting(scene.words(Word("card", design.name)), BOLD, 38, box.width - 100, INK, LAND[0])
    name.at(image, box.x + 82, box.y + 36, "lm")
    told = tuple(
        glyph
        for number, part in enumerate(in_signs(design.effects))
        for glyph in ((";",) * bool(number) + part)
    )
    row(told, 44, box.width - 40, LAND[0]).at(image, box.x + box.width / 2, box.y + 92)


def _line(image: Image.Image, box: Box, scene: Scene, kind: str, what: int) -> None:
    """A thing: its sign, how many one has, and how many are left."""
    state: DeusState = scene.view.state
    frame(image, box, WHITE, INK, 2)
    player, y = state.players[scene.view.viewer or 0], box.y + LINE / 2
    if kind == GOOD:
        sign, has, left = icon(RESOURCES[what], SIGN), player.goods[what], state.supply[what]
    elif kind == PIECE:
        sign, has, left = piece(what, scene.view.viewer or 0, SIGN), player.ready[what], player.spare[what]
    else:
        rival = state.players[what]
        emblem(what, SIGN + 8).at(image, box.x + 16, y, "lm")
        x = box.x + 16.0 + SIGN + 24
        for told, count in (("gold", str(rival.gold)), (VP, points_told(state, what))):
            icon(told, 46).at(image, x, y, "lm")
            number = text(count, BOLD, NUMBER - 6, INK, WHITE)
            number.at(image, x + 52, y, "lm")
            x += 64 + number.size[0]
        return
    sign.at(image, box.x + 16, y, "lm")
    number = text(str(has), BOLD, NUMBER, INK if has else FAINT, WHITE)
    number.at(image, box.x + 16 + SIGN + 14, y, "lm")
    label = scene.words(Word("thing", "supply")) if kind == GOOD else scene.words(Word("stock", "spare"))
    rest = fitting(f"{label} {left}" if kind == GOOD else f"{left} {label}", BOLD, 30, 190, FAINT, WHITE)
    rest.at(image, box.x + 160, y, "lm")
