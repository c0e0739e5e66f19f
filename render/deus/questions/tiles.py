"""The continent while it is laid: where the next tile may lie, and how it may be turned."""

from collections.abc import Iterable
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
from render.deus.questions.turns import draw_turns, letters_of_turns, sign_of
from render.deus.questions.window import ground_of, window_of
from render.deus.signs.glyphs import row
from render.deus.signs.pieces import emblem
from render.kit.badges import across, around, badge, badge_with
from render.kit.encode import canvas
from render.kit.labels import Wish, place
from render.kit.palette import INK, LAND, TERRAIN, WHITE, index
from render.kit.sprite import Placed
from render.questions import WIDEST, Posed
from render.scene import Scene

STRIP, UNIT = 150, 26.0
"""Height of the line above the map, and size of the next tile's regions in it."""
LARGER = 0.062
"""Pixels across a badge as a share of the picture's width where it says no turn."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What is drawn on the continent so far: outlines around tiles or where the next one may lie; letters."""

    window: Frame
    outlined: frozenset[Spot]
    badges: tuple[Placed, ...]


def draw_tiles(scene: Scene, posed: Posed, board: Frame) -> Image.Image:
    """What is asked of the next tile, which stands above: beside which tile, where, and how it is turned."""
    state: DeusState = scene.view.state
    if (turns := turns_of(state, posed)) is not None:
        whole = draw_turns(state, turns, STRIP)
    else:
        laid = lay_tiles(scene, posed, board)
        image = draw_map(scene, laid.window, ground_of(state.laid, laid.window, board))
        pen = ImageDraw.Draw(image)
        for width, colour in ((9, WHITE), (4, INK)):
            for spot in _regions(sorted(laid.outlined)):
                points = ring(laid.window, spot)
                pen.line([*points, *points[:2]], fill=index(colour), width=width, joint="curve")
        whole = canvas(WIDEST, STRIP + image.height, index(LAND[1]))
        whole.paste(image, (0, STRIP))
    emblem(Seat(scene.view.viewer or 0), 58).at(whole, 12, STRIP / 2, "lm")
    if isinstance(state.frame, Asked):
        _tile(whole, state.frame.faces[0])
        number = len(state.laid)
        told = (f"{number + 1}/{number + len(state.frame.faces)}", ":tile")
        row(told, 56, 240, LAND[1]).at(whole, WIDEST - 24, STRIP / 2, "rm")
    for each in letters_of_tiles(scene, posed, board):
        each.draw(whole)
    return whole


def letters_of_tiles(scene: Scene, posed: Posed, board: Frame) -> tuple[Placed, ...]:
    """The letters where they are drawn."""
    turns = turns_of(scene.view.state, posed)
    return lay_tiles(scene, posed, board).badges if turns is None else letters_of_turns(turns, posed, STRIP)


def turns_of(state: DeusState, posed: Posed) -> tuple[Laying, ...] | None:
    """How the tile would lie by each answer, where only its turn is asked; None where more is."""
    found = [_places(state, posed, number) for number in range(len(posed.question.answers))]
    laid = tuple(each[0] for each in found if len(each) == 1)
    return laid if len(laid) == len(found) and len({each[:2] for each in laid}) == 1 else None


def lay_tiles(scene: Scene, posed: Posed, board: Frame) -> Laid:
    """Where letters stand: on the tile beside which the next one lies, in its place, on its village."""
    state: DeusState = scene.view.state
    places = {number: _places(state, posed, number) for number in range(len(posed.question.answers))}
    meant = {number: _meant(state, posed, number, places[number]) for number in places}
    tiles = frozenset(each[:2] for each in state.laid)
    beside = {spot for spot, _ in meant.values()} & tiles
    free = frozenset((q, r) for each in places.values() for q, r, _, _ in each)
    land = list(ground(state).place)
    if beside:
        alone = (each for each in places.values() if len({laid[:2] for laid in each}) == 1)
        outlined = frozenset((*beside, *(each[0][:2] for each in alone)))
        around_it = [*land, *_regions(outlined)]
    else:
        outlined = free
        around_it = _regions((*free, *_neighbours(posed, state)))
    window = window_of(around_it, [*land, *around_it], board, STRIP)
    size, wishes = (window.width, window.height + STRIP), []
    for number, letter in posed.letters:
        spot, turned = meant[number]
        sign = badge(letter, across(window.width, SHARE if turned else LARGER))
        if turned and isinstance(state.frame, Asked):
            wide = across(window.width, SHARE)
            sign = badge_with(letter, wide, sign_of(_telling(state.frame.faces[0]), round(wide * 0.8)))
        x, y = window.at(*spot)
        wishes.append(Wish(sign, ((x, y + STRIP), *around((x, y + STRIP), sign, size))))
    return Laid(window, outlined, place(wishes, (), size) if wishes else ())


def _regions(tiles: Iterable[Spot]) -> list[Spot]:
    """The regions of tiles by their middles."""
    return [(q + dq, r + dr) for q, r in tiles for dq, dr in ((0, 0), *STEPS)]


def _neighbours(posed: Posed, state: DeusState) -> list[Spot]:
    """The tiles beside which the next one would lie."""
    actions = (action for each in posed.question.answers for action in each.actions)
    return [state.laid[TILES.index(each.beside)][:2] for each in actions if isinstance(each, Lay)]


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


def _tile(image: Image.Image, face: int) -> None:
    """The side of the next tile that is up, not turned."""
    frame, pen = Frame(UNIT, 170.0, STRIP / 2, 0, 0), ImageDraw.Draw(image)
    for spot, kind in zip(((0, 0), *STEPS), faces()[face], strict=True):
        points, (x, y) = ring(frame, spot), frame.at(*spot)
        pen.polygon(points, fill=index(TERRAIN[TERRAINS[kind]][0]), outline=index(INK))
        sign_of(kind, 30).at(image, x, y)
