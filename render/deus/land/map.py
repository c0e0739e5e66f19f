"""The map: the ground, bands in the owners' colours, what stands there, what changed, and the names."""

from PIL import Image, ImageDraw

from engine.deus.ground import Spot
from engine.deus.state import DeusState, ground
from engine.deus.words import NOBODY, REGIONS, Region
from render.deus.land import ground as still
from render.deus.land.geometry import Frame, Point, ring, shrunk
from render.deus.land.marks import marks_on
from render.deus.land.names import names_on
from render.deus.land.standing import lacking, pieces_in, village
from render.deus.signs.icons import icon
from render.deus.signs.pieces import OWNERS, piece
from render.kit.outline import inside_cell
from render.kit.palette import INK
from render.kit.portfolio import kept
from render.kit.sprite import FINER, REDUCED, Placed, Sprite, reduced
from render.scene import Scene

BAND, LEAST_BAND = 0.13, 10.0
"""The band in the owner's colour along the inside of a region: units across, and pixels at least."""


@kept
def _band(unit: float, turn: int, spot: Spot, owner: int) -> tuple[Sprite, Point]:
    """The band of an owned region, and where its left upper corner lies from the region's middle."""
    flat = Frame(unit, 0.0, 0.0, 0, 0, turn)
    x, y = flat.at(*spot)
    outline = [(px - x, py - y) for px, py in ring(flat, spot)]
    left, top = min(px for px, _ in outline), min(py for _, py in outline)
    width = round(max(px for px, _ in outline) - left) + 2
    height = round(max(py for _, py in outline) - top) + 2
    image = Image.new(REDUCED, (width * FINER, height * FINER), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    edge, apothem, band = 0.965, 0.84 * unit, max(LEAST_BAND, BAND * unit)
    for inset, fill in ((0.0, INK), (2.0, OWNERS[owner]), (2.0 + band, INK), (3.5 + band, (0, 0, 0, 0))):
        points = shrunk(outline, (0.0, 0.0), edge - inset / apothem)
        pen.polygon([((px - left) * FINER, (py - top) * FINER) for px, py in points], fill=fill)
    return reduced(image), (left, top)


def draw_map(scene: Scene, frame: Frame, below: Image.Image | None = None) -> Image.Image:
    """The map as it stands, with what changed marked; `below`: its ground, where it is there."""
    state: DeusState = scene.view.state
    found = ground(state)
    canvas = still.ground(state.laid, frame).copy() if below is None else below
    for region, owner in enumerate(state.owner):
        if owner != NOBODY:
            x, y = frame.at(*found.place[region])
            sprite, (left, top) = _band(frame.unit, frame.turn, found.place[region], owner)
            sprite.at(canvas, x + left, y + top, "lt")
    if scene.marked and scene.focus in REGIONS:
        _line_around(found.place[REGIONS.index(Region(scene.focus))], frame).draw(canvas)
    _villages(canvas, state, frame)
    marks = marks_on(state, scene.events, frame)
    for each in marks.below:
        each.draw(canvas)
    for region, owner in enumerate(state.owner):
        if owner != NOBODY:
            for token in pieces_in(state, region, frame):
                piece(token.kind, owner, token.size).at(canvas, token.x, token.y)
    for each in (*marks.above, *names_on(state, scene.words, frame, marks)):
        each.draw(canvas)
    return canvas


def _line_around(spot: Spot, frame: Frame) -> Placed:
    """The line around a region."""
    outline = ring(frame, spot)
    left, top = (round(min(point[axis] for point in outline)) for axis in (0, 1))
    right, bottom = (round(max(point[axis] for point in outline)) for axis in (0, 1))
    cell = Image.new("1", (right - left, bottom - top))
    ImageDraw.Draw(cell).polygon([(x - left, y - top) for x, y in outline], fill=1)
    return inside_cell(cell, (left, top))


def _villages(canvas: Image.Image, state: DeusState, frame: Frame) -> None:
    found = ground(state)
    for number, region in enumerate(found.villages):
        x, y = frame.at(*found.place[region])
        if not state.villages:  # the continent is still being laid
            icon("village", round(0.7 * frame.unit)).at(canvas, x, y)
            continue
        empty, army = lacking(state, number)
        village(state.villages[number], empty, frame.unit, army=army).at(canvas, x, y)
