"""Makes the maps of both boards: real coasts, warped so that the Aegean gets room, and round territories.

Run from the repository's top, with numpy, scipy, shapely, Pillow and the land file of `world-atlas`:

    PYTHONPATH=. python data/grecolonies/author/make_map.py LAND_10M_JSON
"""

import json
import math
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy.interpolate import RBFInterpolator
from scipy.ndimage import distance_transform_edt
from scipy.spatial import cKDTree
from shapely.geometry import MultiPolygon, Polygon, box

from data.antike.author.make_ground import FINER, land_mask, rounded, scaled, shaded
from data.antike.author.make_map import cells, land_polygons, parts, smooth
from data.antike.author.make_map import rounded as half_pixels
from engine.grecolonies.board import BOARDS, Board, board
from render.grecolonies.geometry import HEIGHT, WIDTH, drawn
from render.kit import palette
from render.kit.palette import PAPER, RIDGE, TERRACOTTA, mix

HERE = Path(__file__).parent.parent
STEP = 2
"""Pixels per cell of the raster that territories grow on."""
REACH = 162
"""How far a territory reaches from its middle."""
APART = 318
"""Wanted distance between two middles, side by side; above each other `FLAT` of it will do."""
FLAT = 0.86
MARGIN_X, MARGIN_Y = 182, 158
BAND = 14
MIDDLE = math.radians(39.0)
WEST_NORTH, EAST_SOUTH = (12.2, 42.9), (32.5, 35.2)
"""The corners of the frame before territories are pushed apart, in degrees."""
GREECE, SQUEEZED = 20.5, 0.6
"""West of this longitude everything is this much narrower: there is a sea and little to play for."""


def spread(home: np.ndarray) -> np.ndarray:
    """Positions pushed apart gently, inside the frame, keeping their arrangement."""
    now = home.copy()
    for _ in range(1500):
        push = (home - now) * 0.015
        for a, b in combinations(range(len(now)), 2):
            gap = now[a] - now[b]
            distance = math.hypot(gap[0], gap[1] / FLAT) or 1.0
            if distance < APART:
                shove = gap / distance * (APART - distance) * 0.14
                push[a] += shove
                push[b] -= shove
        now += push
        now[:, 0] = np.clip(now[:, 0], MARGIN_X, WIDTH - MARGIN_X)
        now[:, 1] = np.clip(now[:, 1], MARGIN_Y, HEIGHT - MARGIN_Y)
    return now


def flattened(degrees: np.ndarray) -> np.ndarray:
    """Longitude and latitude as flat geography, north above; west of Greece all is narrower."""
    x, y = degrees[:, 0], degrees[:, 1]
    squeezed = np.where(x < GREECE, GREECE - (GREECE - x) * SQUEEZED, x)
    return np.column_stack([squeezed * math.cos(MIDDLE), -y])


def warp(found: Board) -> tuple[np.ndarray, RBFInterpolator]:
    """Drawn middles of the territories, and the way from flat geography to the frame."""
    flat = flattened(np.array(found.place))
    low, high = flattened(np.array([WEST_NORTH, EAST_SOUTH]))
    fitted = (flat - low) / (high - low) * np.array([WIDTH, HEIGHT])
    target = spread(fitted)
    return target, RBFInterpolator(flat, target, kernel="thin_plate_spline", smoothing=0.25)


def project(land: MultiPolygon, into: RBFInterpolator) -> MultiPolygon:
    """The land in the frame."""
    near = shapely.make_valid(land).buffer(0).intersection(box(5, 30, 40, 48)).segmentize(0.1)

    def move(points: np.ndarray) -> np.ndarray:
        return into(flattened(points))

    moved = shapely.transform(near, move)
    clipped = shapely.make_valid(moved).buffer(0).intersection(box(0, 0, WIDTH, HEIGHT))
    return MultiPolygon([each for each in parts(clipped) if each.area > 160])


def grow(places: np.ndarray) -> np.ndarray:
    """For each raster cell the territory, or -1."""
    xs, ys = np.arange(STEP / 2, WIDTH, STEP), np.arange(STEP / 2, HEIGHT, STEP)
    grid = np.array(np.meshgrid(xs, ys)).reshape(2, -1).T
    flatten = np.array([1.0, 1 / FLAT])
    distance, nearest = cKDTree(places * flatten).query(grid * flatten)
    angle = np.arctan2(grid[:, 1] - places[nearest][:, 1], grid[:, 0] - places[nearest][:, 0])
    reach = REACH * (1 + 0.035 * np.sin(5 * angle + nearest) + 0.025 * np.sin(9 * angle + 2 * nearest))
    label = np.where(distance > reach, -1, nearest)
    return smooth(label.reshape(len(ys), len(xs)), len(places))


def make(name: str, land_file: Path) -> None:
    """Write one board's map."""
    found = board(name)
    places, into = warp(found)
    land = project(land_polygons(land_file), into)
    shapes = cells(grow(places), len(places))
    plain = {
        "source": "Coasts: Natural Earth (public domain), warped. Territories: ours.",
        "land": [
            {
                "outer": half_pixels(each.exterior.simplify(1.6).coords),
                "holes": [
                    half_pixels(hole.simplify(1.6).coords)
                    for hole in each.interiors
                    if Polygon(hole).area > 150
                ],
            }
            for each in land.geoms
        ],
        "provinces": {
            province: {
                "middle": [round(float(places[number][0])), round(float(places[number][1]))],
                "ring": half_pixels(max(parts(shapes[number]), key=lambda each: each.area).exterior.coords),
            }
            for number, province in enumerate(found.provinces)
        },
    }
    target = HERE / f"{name}_map.json"
    target.write_text(json.dumps(plain, separators=(",", ":")) + "\n")
    print(name, target.stat().st_size, "bytes")


def paint(name: str) -> None:
    """Write the three pictures of a board: ground, cells, band."""
    found, facts = drawn(name), board(name)
    numbers = Image.new("L", (WIDTH, HEIGHT))
    pen = ImageDraw.Draw(numbers)
    for number, place in enumerate(found.places, 1):
        pen.polygon(place.ring, fill=number)
    label = np.array(numbers)
    land = land_mask(found)  # type: ignore[arg-type]  # it needs land and size only
    image = Image.fromarray(shaded(land, np.ones_like(land)))
    pen = ImageDraw.Draw(image)
    for number, place in enumerate(found.places):
        ring = scaled(rounded((*place.ring, place.ring[0])))
        home = facts.is_metropolis(number)
        pen.line(ring, fill=mix(PAPER, (255, 255, 255), 0.5), width=9 * FINER, joint="curve")
        pen.line(ring, fill=TERRACOTTA if home else RIDGE, width=(5 if home else 3) * FINER, joint="curve")
    small = image.reduce(FINER)
    frame = ImageDraw.Draw(small)
    for edge, colour in ((0, RIDGE), (3, TERRACOTTA), (9, mix(TERRACOTTA, PAPER, 0.65))):
        frame.rectangle((edge, edge, WIDTH - 1 - edge, HEIGHT - 1 - edge), outline=colour, width=3)
    palette.quantised(small).save(HERE / f"{name}_ground.png", optimize=True)
    numbers.save(HERE / f"{name}_cells.png", optimize=True)
    band = np.zeros_like(label)
    for number in range(1, len(found.places) + 1):
        mine = label == number
        depth = distance_transform_edt(np.pad(mine, 1))[1:-1, 1:-1]
        band[mine & (depth > 4) & (depth <= 4 + BAND)] = number
    Image.fromarray(band).save(HERE / f"{name}_band.png", optimize=True)
    print(name, [(HERE / f"{name}_{kind}.png").stat().st_size for kind in ("ground", "cells", "band")])


if __name__ == "__main__":
    for board_name in BOARDS:
        make(board_name, Path(sys.argv[1]))
        paint(board_name)
