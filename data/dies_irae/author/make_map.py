"""Paints the still part of the map: real coasts, bent so that every hex of the text art is what it says.

Run from the repository's top, with numpy, scipy, shapely, Pillow and the land file of `world-atlas`:

    PYTHONPATH=. python data/dies_irae/author/make_map.py LAND_10M_JSON

The projection is a smooth warp fitted by least squares over the places of `sites.csv`. Writes `ground.png`
and `ground_large.png`, the same at twice the size for parts of the map.
"""

import math
import sys
from pathlib import Path

import numpy as np
import shapely
from PIL import Image, ImageDraw, ImageFilter
from scipy.interpolate import RBFInterpolator
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import MultiPolygon, box

from data.antike.author.make_map import land_polygons, parts
from engine.dies_irae.board import ISLAND, NOWHERE, SEA, board
from render.dies_irae.geometry import HEIGHT, LARGER, WIDTH, beyond, grid
from render.kit import palette
from render.kit.palette import BEYOND_LAND, BEYOND_SEA, DEEP, INK, LAND, PAPER, RIDGE, TERRACOTTA, mix

HERE = Path(__file__).parent.parent
SCALE = LARGER
SMOOTHING = 0.5
"""Of the warp: less of it folds the map, more leaves cities farther from their hexes."""
GIVE = 13
"""How far, in pixels of the whole map, a real coast may cut into a hex."""
TICK = 0.3
"""How much of a side at sea is drawn at each end."""
STRAIT = 5
"""Half the width of the water on an edge that legions do not cross."""
LAND_INK, SEA_INK = mix(RIDGE, PAPER, 0.35), mix(DEEP, PAPER, 0.35)
"""Of the lines between hexes."""
FEW = 10
"""Colours of the finished pictures."""
LATITUDE = math.radians(36)


def is_sea(place: int) -> bool:
    """Whether a hex is open water."""
    return board().terrain[place] == SEA


def flat(degrees: np.ndarray) -> np.ndarray:
    """Longitude and latitude on a plane."""
    return np.column_stack([degrees[:, 0] * math.cos(LATITUDE), -degrees[:, 1]])


def warp() -> RBFInterpolator:
    """The way from the plane to pixels of the large map."""
    sites, middles = board().sites, grid(SCALE).middles
    places = flat(np.array([site.place for site in sites]))
    pixels = np.array([middles[site.hex] for site in sites], dtype=float)
    found = RBFInterpolator(places, pixels, kernel="thin_plate_spline", smoothing=SMOOTHING)
    away = np.hypot(*(found(places) - pixels).T) / SCALE
    print(f"sites lie {away.mean():.1f} px from their hexes' middles on average, {away.max():.1f} at most")
    return found


def real_land(land_file: Path, into: RBFInterpolator) -> np.ndarray:
    """True where the real land lies."""
    near = shapely.make_valid(land_polygons(land_file)).buffer(0)
    near = near.intersection(box(15, 24, 44, 46)).segmentize(0.04)
    moved = shapely.make_valid(shapely.transform(near, lambda points: into(flat(points)))).buffer(0)
    clipped = moved.intersection(box(-40, -40, WIDTH * SCALE + 40, HEIGHT * SCALE + 40))
    image = Image.new("1", (WIDTH * SCALE, HEIGHT * SCALE))
    pen = ImageDraw.Draw(image)
    for each in MultiPolygon(parts(clipped)).geoms:
        pen.polygon([*each.exterior.coords], fill=1)
        for hole in each.interiors:
            pen.polygon([*hole.coords], fill=0)
    return np.array(image)


def filled(places: list[int]) -> np.ndarray:
    """True in these hexes."""
    image = Image.new("1", (WIDTH * SCALE, HEIGHT * SCALE))
    pen = ImageDraw.Draw(image)
    for place in places:
        pen.polygon(grid(SCALE).corners(place), fill=1)
    return np.array(image)


def edges() -> list[tuple[int, int, tuple[tuple[int, int], tuple[int, int]]]]:
    """Every side between two hexes once, or between a hex and nothing: both hexes, and its ends."""
    found = []
    for here, around in enumerate(beyond()):
        corners = grid(SCALE).corners(here)
        for side, there in enumerate(around):
            if there == NOWHERE or here < there:
                found.append((here, there, (corners[side], corners[(side + 1) % 6])))
    return found


def is_strait(here: int, there: int) -> bool:
    """Whether water lies on the side between two hexes of land."""
    facts = board()
    if NOWHERE in (here, there) or is_sea(here) or is_sea(there):
        return False
    if (here, there) in facts.barriers or (there, here) in facts.barriers:
        return True
    island = ISLAND in (facts.terrain[here], facts.terrain[there])
    return island and facts.region[here] != facts.region[there]


def signed(mask: np.ndarray) -> np.ndarray:
    """Distance from the mask's edge in pixels of the whole map, positive inside."""
    return (distance_transform_edt(mask) - distance_transform_edt(~mask)) / SCALE


def coast(real: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where land is drawn, and what is on the board."""
    places = range(len(board().hexes))
    dry = filled([place for place in places if not is_sea(place)])
    wet = filled([place for place in places if is_sea(place)])
    inside = dry | wet
    by_hex = (distance_transform_edt(~wet) - distance_transform_edt(~dry)) / SCALE
    by_hex = np.clip(by_hex, -34, 34)
    by_coast = signed(real)
    field = np.where(
        inside, by_hex + np.clip(by_coast, -GIVE, GIVE), 0.3 * by_hex + np.clip(by_coast, -60, 60)
    )
    field = gaussian_filter(field, 2.6 * SCALE)
    water = Image.new("1", (WIDTH * SCALE, HEIGHT * SCALE), 1)
    pen = ImageDraw.Draw(water)
    for here, there, ends in edges():
        if is_strait(here, there):
            pen.line(ends, fill=0, width=2)
    strait = distance_transform_edt(np.array(water)) / SCALE - STRAIT
    return gaussian_filter(np.minimum(field, strait), 1.2 * SCALE) > 0, inside


def shaded(land: np.ndarray, inside: np.ndarray) -> np.ndarray:
    """Colours of land and sea by their distance from the coast: few, as each line costs file size."""
    colours = np.zeros((*land.shape, 3), dtype=np.uint8)
    deep, high = distance_transform_edt(~land) / SCALE, distance_transform_edt(land) / SCALE
    for limit, shade in ((1e9, 1), (26, 2), (8, 4)):
        colours[~land & (deep <= limit)] = palette.SEA[shade]
    for limit, shade in ((1e9, 0), (6, 2)):
        colours[land & (high <= limit)] = LAND[shade]
    colours[land & (high < 1.2)] = mix(RIDGE, PAPER, 0.35)
    colours[land & ~inside] = BEYOND_LAND
    colours[~land & ~inside] = BEYOND_SEA
    return colours


PEAKS = ((-17, -16), (17, -16), (0, 8), (-19, 24), (19, 24))
"""Where a mountain hex's peaks stand, around its middle."""


def draw_peaks(pen: ImageDraw.ImageDraw, place: int) -> None:
    """A mountain hex."""
    x, y = grid(SCALE).middles[place]
    for dx, dy in PEAKS:
        left, top = x + dx * SCALE, y + dy * SCALE
        wide, tall = 11 * SCALE, 18 * SCALE
        foot = top + tall // 2
        tip = (left, foot - tall)
        pen.polygon([(left - wide, foot), tip, (left + wide, foot)], fill=mix(RIDGE, PAPER, 0.35))
        pen.polygon([tip, (left + wide, foot), (left + wide // 4, foot)], fill=RIDGE)
        pen.line([(left - wide, foot), tip, (left + wide, foot)], fill=mix(RIDGE, INK, 0.4), width=SCALE)


def kind_of(here: int, there: int) -> str:
    """What a side is drawn as: `edge`, `strait`, `border` or `grid`."""
    facts = board()
    if there == NOWHERE:
        return "edge"
    if is_strait(here, there):
        return "strait"
    wet = SEA in (facts.terrain[here], facts.terrain[there])
    return "grid" if wet or facts.region[here] == facts.region[there] else "border"


def draw_grid(pen: ImageDraw.ImageDraw, scale: int, ink: dict[bool, int]) -> None:
    """Thin lines between hexes, not smoothed: the same for every hex, which keeps files small."""
    for here, around in enumerate(beyond()):
        corners = grid(scale).corners(here)
        for side, there in enumerate(around):
            if here < there and kind_of(here, there) == "grid":
                ends = corners[side], corners[(side + 1) % 6]
                if is_sea(here) and is_sea(there):
                    draw_ticks(pen, ends, scale, ink[True])
                else:
                    pen.line(ends, fill=ink[False], width=scale)


def draw_ticks(
    pen: ImageDraw.ImageDraw, ends: tuple[tuple[int, int], tuple[int, int]], scale: int, ink: int
) -> None:
    """The ends of a side at sea, its middle left out: the water stays calm."""
    for (x, y), (other_x, other_y) in (ends, ends[::-1]):
        dx, dy = round((other_x - x) * TICK), round((other_y - y) * TICK)
        pen.line((x, y, x + dx, y + dy), fill=ink, width=scale)


def draw_borders(pen: ImageDraw.ImageDraw) -> None:
    """Borders of provinces, straits, the board's edge: each over the one before."""
    light = mix(PAPER, (255, 255, 255), 0.5)
    listed = [(kind_of(here, there), ends) for here, there, ends in edges()]
    for width, colour in ((7, light), (4, TERRACOTTA)):
        for kind, ends in listed:
            if kind == "border":
                pen.line(ends, fill=colour, width=width * SCALE)
                for x, y in ends:
                    r = width * SCALE / 2
                    pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
    for kind, ends in listed:
        if kind == "strait":
            pen.line(ends, fill=DEEP, width=4 * SCALE)
        elif kind == "edge":
            pen.line(ends, fill=RIDGE, width=2 * SCALE)


def paint(land_file: Path) -> None:
    """Write both pictures."""
    real = real_land(land_file, warp())
    land, inside = coast(real)
    middles = np.array(grid(SCALE).middles)
    dry = np.array([not is_sea(place) for place in range(len(middles))])
    for name, mask in (("the real coasts", real), ("the drawn coasts", land)):
        agree = mask[middles[:, 1], middles[:, 0]] == dry
        print(f"{name}: {agree.mean():.1%} of the hexes' middles lie on what their hex is")
    image = Image.fromarray(shaded(land, inside)).filter(ImageFilter.GaussianBlur(0.8))
    pen = ImageDraw.Draw(image)
    for place, mountain in enumerate(board().mountain):
        if mountain:
            draw_peaks(pen, place)
    draw_borders(pen)
    frame = ((0, RIDGE), (2, TERRACOTTA), (4, TERRACOTTA))
    for edge, colour in frame:
        box_ = (edge * SCALE, edge * SCALE, image.width - 1 - edge * SCALE, image.height - 1 - edge * SCALE)
        pen.rectangle(box_, outline=colour, width=2 * SCALE)
    ink = {True: palette.index(SEA_INK), False: palette.index(LAND_INK)}
    for name, each, scale in (("ground_large", image, SCALE), ("ground", image.reduce(SCALE), 1)):
        picture = palette.quantised(each)
        picture = picture.point(palette.fewest(picture.histogram(), FEW))
        draw_grid(ImageDraw.Draw(picture), scale, ink)
        picture.save(HERE / f"{name}.png", optimize=True)
        print(name, each.size, (HERE / f"{name}.png").stat().st_size, "bytes")


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
