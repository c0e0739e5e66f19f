"""The continent while it is laid: where the next tile may lie, and how it may be turned."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.contract import Seat
from engine.deus.actions import Lay
from engine.deus.continent import Laid as Laying
from engine.deus.continent import spots_of
from engine.deus.frames import Laying as Asked
from engine.deus.ground import STEPS, Spot, faces
from engine.deus.law.opening import as_laid
from engine.deus.state import DeusState, ground
from engine.deus.words import FOREST, TERRAINS, TILES, VILLAGE
from render.deus.land.geometry import Frame, ring
from render.deus.land.map import draw_map
from render.deus.questions.regions import SHARE
from render.deus.questions.window import ground_of, window_of
from render.deus.signs.icons import icon, terrain
from render.deus.signs.pieces import emblem
from render.kit.badges import across, around, badge, badge_with
from render.kit.encode import canvas
from render.kit.labels import Wish, place
from render.kit.palette import INK, LAND, TERRAIN, WHITE, index
from render.kit.sprite import Placed, Sprite
from render.questions import WIDEST, Posed
from render.scene import Scene

STRIP, UNIT = 150, 26.0
"""Height of the line above the map, and size of the next tile's regions in it."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Where the next tile may lie, and the letters."""

    window: Frame
    free: frozenset[Spot]
    badges: tuple[Placed, ...]


def draw_tiles(scene: Scene, posed: Posed, board: Frame) -> Image.Image:
    """The continent so far with outlines of the next tile, which stands above it."""
    state: DeusState = scene.view.state
    laid = lay_tiles(scene, posed, board)
    image = draw_map(scene, laid.window, ground_of(state.laid, laid.window, board))
    pen = ImageDraw.Draw(image)
    for width, colour in ((9, WHITE), (4, INK)):
        for q, r in sorted(laid.free):
            for dq, dr in ((0, 0), *STEPS):
                points = ring(laid.window, (q + dq, r + dr))
                pen.line([*points, *points[:2]], fill=index(colour), width=width, joint="curve")
    whole = canvas(WIDEST, STRIP + image.height, index(LAND[1]))
    whole.paste(image, (0, STRIP))
    emblem(Seat(scene.view.viewer or 0), 58).at(whole, 12, STRIP / 2, "lm")
    if isinstance(state.frame, Asked):
        _tile(whole, state.frame.faces[0])
    for each in laid.badges:
        each.draw(whole)
    return whole


def lay_tiles(scene: Scene, posed: Posed, board: Frame) -> Laid:
    """Where letters stand: on the tile beside which the next one lies, in its place, on its village."""
    state: DeusState = scene.view.state
    places = {number: _places(state, posed, number) for number in range(len(posed.question.answers))}
    free = frozenset((q, r) for each in places.values() for q, r, _, _ in each)
    land = [*ground(state).place, *((q + dq, r + dr) for q, r in free for dq, dr in ((0, 0), *STEPS))]
    window = window_of(land, land, board, STRIP)
    size, wide, wishes = (window.width, window.height + STRIP), across(window.width, SHARE), []
    for number, letter in posed.letters:
        spot, turned = _meant(state, posed, number, places[number])
        sign = badge(letter, wide)
        if turned and isinstance(state.frame, Asked):
            sign = badge_with(letter, wide, _sign(_telling(state.frame.faces[0]), round(wide * 0.8)))
        x, y = window.at(*spot)
        wishes.append(Wish(sign, ((x, y + STRIP), *around((x, y + STRIP), sign, size))))
    return Laid(window, free, place(wishes, (), size) if wishes else ())


def _places(state: DeusState, posed: Posed, number: int) -> tuple[Laying, ...]:
    """The tile as each action of an answer lays it."""
    frame = state.frame
    if not isinstance(frame, Asked):
        return ()
    actions = posed.question.answers[number].actions
    return tuple(as_laid(state, frame, each) for each in actions if isinstance(each, Lay))


def _meant(state: DeusState, posed: Posed, number: int, laid: tuple[Laying, ...]) -> tuple[Spot, bool]:
    """What an answer's letter means, and whether that tells its turn: turn, place or neighbour is settled."""
    if len(laid) == 1:
        telling = _telling(laid[0][2])
        return next(spot for spot, kind in spots_of(laid[0]) if kind == telling), True
    if len({(q, r) for q, r, _, _ in laid}) == 1:
        return laid[0][:2], False
    action = posed.question.answers[number].actions[0]
    assert isinstance(action, Lay)  # noqa: S101 - nothing else is laid
    return state.laid[TILES.index(action.beside)][:2], False


def _telling(face: int) -> int:
    """The terrain that tells how a tile is turned: its village, or its forest around one in the middle."""
    return FOREST if faces()[face][0] == VILLAGE else VILLAGE


def _sign(kind: int, size: int) -> Sprite:
    return icon("village", size) if kind == VILLAGE else terrain(TERRAINS[kind], size)


def _tile(image: Image.Image, face: int) -> None:
    """The side of the next tile that is up, not turned."""
    frame, pen = Frame(UNIT, 170.0, STRIP / 2, 0, 0), ImageDraw.Draw(image)
    for spot, kind in zip(((0, 0), *STEPS), faces()[face], strict=True):
        points, (x, y) = ring(frame, spot), frame.at(*spot)
        pen.polygon(points, fill=index(TERRAIN[TERRAINS[kind]][0]), outline=index(INK))
        _sign(kind, 30).at(image, x, y)
