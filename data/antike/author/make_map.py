"""Makes `east_map.json` and `west_map.json`: real coasts, provinces grown around cities, anchors.

Run with shapely, scipy, numpy and the land file of the npm package `world-atlas` (Natural Earth):

    python data/antike/author/make_map.py LAND_10M_JSON

The map is warped smoothly so that crowded regions get room. Each province grows from seeds along the links
to its neighbours, so neighbours meet where the border table says; where others touch, the border is closed.
"""

import csv
import json
import math
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import shapely
from scipy.interpolate import RBFInterpolator
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import linemerge, unary_union

HERE = Path(__file__).parent.parent
WIDTH, HEIGHT = 1600, 1100
STEP = 2
"""Pixels per cell of the raster that provinces grow on."""
REACH = 165
"""How far from its seeds a province grows."""
APART = 118
"""Wanted distance between cities."""

# Longitude and latitude of the East's cities (the West's are in its table).
EAST = {
    "adane": (45.0, 12.8), "adulis": (39.7, 15.3), "alexandria": (29.9, 31.2), "ammonion": (25.5, 29.2),
    "antiochia": (36.2, 36.2), "artaxata": (44.5, 39.9), "athen": (23.7, 38.0), "attalia": (30.7, 36.9),
    "babylon": (44.4, 32.5), "berenice": (35.5, 23.9), "bycantium": (29.0, 41.0), "charax": (47.9, 30.9),
    "corniclanum": (20.2, 30.8), "cyrene": (21.9, 32.8), "dioscoridis": (53.9, 12.5),
    "dyrrhachion": (19.4, 41.3), "ephesos": (27.3, 37.9), "gerrha": (50.0, 25.6), "gordion": (32.0, 39.7),
    "harmotia": (56.9, 27.1), "knossos": (25.2, 35.3), "leptis_magna": (14.3, 32.6), "mecca": (39.8, 21.4),
    "melitene": (38.3, 38.4), "memphis": (31.3, 29.8), "meroe": (33.7, 16.9), "messana": (15.5, 38.2),
    "moscha": (54.0, 17.1), "napoca": (23.6, 46.8), "ninive": (43.1, 36.4), "ommana": (56.5, 24.0),
    "opone": (50.8, 10.4), "palmyra": (38.3, 34.5), "paphos": (32.4, 34.8), "pella": (22.5, 40.8),
    "persepolis": (52.9, 29.9), "petra": (35.4, 30.3), "phasis": (41.7, 42.1), "punt": (45.0, 10.4),
    "rhagai": (51.4, 35.6), "saba": (45.3, 15.4), "sinope": (35.1, 42.0), "sirmium": (19.6, 45.0),
    "sparta": (22.4, 37.1), "susa": (48.2, 32.2), "taima": (38.5, 27.6), "theben": (32.6, 25.7),
    "tomis": (28.6, 44.2), "tyros": (35.2, 33.3), "zadrakarta": (54.4, 36.8),
}  # fmt: skip
MOVED = {
    "rhagai": (32, 14), "susa": (-18, 8), "persepolis": (34, 4), "zadrakarta": (4, -14), "adane": (0, -26),
    "saba": (-4, -58), "adulis": (-14, 10), "punt": (4, 16),
}  # fmt: skip
"""Published positions moved aside, in pixels, so that no two links cross."""


def table(name: str) -> list[dict[str, str]]:
    """The rows of a board's table."""
    lines = [line for line in (HERE / f"{name}.csv").read_text().splitlines() if not line.startswith("#")]
    lines[0] = lines[0].replace("lon,lat", "x,y")
    return list(csv.DictReader(lines))


def land_polygons(path: Path) -> MultiPolygon:
    """The land of a TopoJSON file, in degrees, around the Mediterranean and the East."""
    topology = json.loads(path.read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        points = np.cumsum(np.array(arc, dtype=float), axis=0) * scale + shift
        arcs.append(points.tolist())

    def ring(numbers: list[int]) -> list[list[float]]:
        points: list[list[float]] = []
        for number in numbers:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += arc if not points else arc[1:]
        return points

    frame = box(-40, -20, 100, 75)
    found = []
    for geometry in topology["objects"]["land"]["geometries"]:
        shapes = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for shape in shapes:
            polygon = Polygon(ring(shape[0]), [ring(each) for each in shape[1:]]).buffer(0)
            if polygon.intersects(frame):
                found.append(polygon.intersection(frame))
    return MultiPolygon([part for each in found for part in parts(each)])


def parts(shape: object) -> list[Polygon]:
    """The polygons of any shape."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [each for each in getattr(shape, "geoms", []) if isinstance(each, Polygon)]


def spread(places: np.ndarray, pairs: set[tuple[int, int]]) -> np.ndarray:
    """Positions pushed apart gently, inside the frame, keeping their arrangement."""
    home, now = places.copy(), places.copy()
    for _ in range(600):
        push = (home - now) * 0.02
        for a, b in combinations(range(len(now)), 2):
            gap = now[a] - now[b]
            distance = math.hypot(*gap) or 1.0
            wanted = APART if (a, b) in pairs else APART + 8
            if distance < wanted:
                shove = gap / distance * (wanted - distance) * 0.12
                push[a] += shove
                push[b] -= shove
        now += push
        now[:, 0] = np.clip(now[:, 0], 85, WIDTH - 85)
        now[:, 1] = np.clip(now[:, 1], 80, HEIGHT - 90)
    return now


def warp(rows: list[dict[str, str]], name: str) -> tuple[np.ndarray, RBFInterpolator, np.ndarray]:
    """Drawn positions of the cities, and the map from flat geography to the frame."""
    degrees = np.array(
        [EAST[r["province"]] if name == "east" else (float(r["x"]), float(r["y"])) for r in rows]
    )
    middle = math.radians(degrees[:, 1].mean())
    flat = np.column_stack([degrees[:, 0] * math.cos(middle), -degrees[:, 1]])
    low, high = flat.min(axis=0), flat.max(axis=0)
    scale = np.array([(WIDTH - 220) / (high - low)[0], (HEIGHT - 210) / (high - low)[1]])
    fitted = (flat - low) * scale + np.array([110, 100])
    if name == "east":
        board = np.array([(float(r["x"]), float(r["y"])) for r in rows])
        for place, row in enumerate(rows):
            board[place] += MOVED.get(row["province"], (0, 0))
        low, high = board.min(axis=0), board.max(axis=0)
        fitted = (board - low) / (high - low) * np.array([WIDTH - 210, HEIGHT - 200]) + np.array([105, 95])
    index = {row["province"]: place for place, row in enumerate(rows)}
    pairs = {
        (min(a, index[b]), max(a, index[b]))
        for a, row in enumerate(rows)
        for b in (row["land_neighbours"] + " " + row["sea_neighbours"]).split()
    }
    target = spread(fitted, pairs)
    # A few points far outside keep the edges of the map from curling.
    return target, RBFInterpolator(flat, target, kernel="thin_plate_spline", smoothing=0.4), flat


def project(land: MultiPolygon, name: str, rows: list[dict[str, str]], into: RBFInterpolator) -> MultiPolygon:
    """The land in the frame."""
    degrees = [EAST[r["province"]] if name == "east" else (float(r["x"]), float(r["y"])) for r in rows]
    middle = math.radians(sum(each[1] for each in degrees) / len(degrees))
    lows = np.min(np.array(degrees), axis=0) - 22
    highs = np.max(np.array(degrees), axis=0) + 22
    near = shapely.make_valid(land).buffer(0).intersection(box(*lows, *highs)).segmentize(0.2)

    def move(points: np.ndarray) -> np.ndarray:
        flat = np.column_stack([points[:, 0] * math.cos(middle), -points[:, 1]])
        return into(flat)

    moved = shapely.transform(near, move)
    clipped = shapely.make_valid(moved).buffer(0).intersection(box(0, 0, WIDTH, HEIGHT))
    kept = [each for each in parts(clipped) if each.area > 60]
    return MultiPolygon(kept)


def grow(rows: list[dict[str, str]], places: np.ndarray, land: MultiPolygon) -> np.ndarray:
    """For each raster cell the province, or -1."""
    index = {row["province"]: place for place, row in enumerate(rows)}
    xs, ys = np.arange(STEP / 2, WIDTH, STEP), np.arange(STEP / 2, HEIGHT, STEP)
    grid = np.array(np.meshgrid(xs, ys)).reshape(2, -1).T
    whole = unary_union(land)
    shapely.prepare(whole)
    is_land = shapely.contains_xy(whole, grid[:, 0], grid[:, 1])
    seeds, owners = [], []
    for here, row in enumerate(rows):
        seeds.append(places[here])
        owners.append(here)
        for other in {*row["land_neighbours"].split(), *row["sea_neighbours"].split()}:
            there = places[index[other]]
            length = math.hypot(*(there - places[here]))
            for step in np.arange(4, length * 0.5 - 1.5, 3):
                seeds.append(places[here] + (there - places[here]) * step / length)
                owners.append(here)
    distance, nearest = cKDTree(np.array(seeds)).query(grid)
    label = np.array(owners)[nearest]
    label[distance > REACH] = -1
    inland = [place for place, row in enumerate(rows) if not row["sea_neighbours"]]
    # A province without a sea border keeps to the land, except right around its own links.
    label[np.isin(label, inland) & ~is_land & (distance > 16)] = -1
    shape = (len(ys), len(xs))
    return smooth(label.reshape(shape), len(rows))


def smooth(label: np.ndarray, count: int) -> np.ndarray:
    """Rounder borders: each cell goes to the province that is strongest around it."""
    best, strength = np.full(label.shape, -1), np.zeros(label.shape)
    for province in range(-1, count):
        blurred = gaussian_filter((label == province).astype(np.float32), 3.2)
        stronger = blurred > strength
        best[stronger], strength[stronger] = province, blurred[stronger]
    return best


def cells(label: np.ndarray, count: int) -> list[Polygon]:
    """Provinces as polygons that share their borders exactly."""
    shapes = []
    for province in [*range(count), -1]:
        rectangles = []
        for y, line in enumerate(label == province):
            edges = np.flatnonzero(np.diff(np.concatenate([[0], line.astype(int), [0]])))
            for start, stop in zip(edges[::2], edges[1::2], strict=True):
                rectangles.append(box(start * STEP, y * STEP, stop * STEP, (y + 1) * STEP))
        shapes.append(unary_union(rectangles))
    return list(shapely.coverage_simplify(shapes, 3.2))


def border_lines(a: Polygon, b: Polygon) -> list[LineString]:
    """Where two provinces touch."""
    shared = a.intersection(b)
    lines = [each for each in getattr(shared, "geoms", [shared]) if isinstance(each, LineString)]
    if not lines:
        return []
    merged = linemerge(lines) if len(lines) > 1 else lines[0]
    return [each for each in getattr(merged, "geoms", [merged]) if each.length > 4]


def rounded(points: object) -> list[list[float]]:
    """Coordinates to half a pixel."""
    return [[round(x * 2) / 2, round(y * 2) / 2] for x, y in points]  # type: ignore[attr-defined]


def rings(shape: object, least: float = 30) -> list[list[list[float]]]:
    """The outer rings of a shape, largest first."""
    found = sorted((each for each in parts(shape) if each.area > least), key=lambda each: -each.area)
    return [rounded(each.exterior.coords) for each in found]


def anchor(area: object, avoid: list[Point], edge: Polygon, near: Point) -> Point | None:
    """The place in an area that is farthest from what is to be avoided and from the edge, not too far off."""
    best, best_score = None, -1e9
    for part in parts(area):
        low_x, low_y, high_x, high_y = part.bounds
        for x in np.arange(low_x + 4, high_x, 9):
            for y in np.arange(low_y + 4, high_y, 9):
                here = Point(x, y)
                if not part.contains(here):
                    continue
                clear = min((here.distance(each) for each in avoid), default=99.0)
                inside = edge.exterior.distance(here)
                framed = min(x - 30, WIDTH - 30 - x, y - 30, HEIGHT - 30 - y)
                score = (
                    2.0 * min(clear, 62)
                    + 1.6 * min(inside, 34)
                    + 3 * min(0, framed)
                    - 0.12 * here.distance(near)
                )
                if score > best_score:
                    best, best_score = here, score
    return best


def pieces(
    rows: list[dict[str, str]], places: np.ndarray, shapes: list[Polygon], land: MultiPolygon
) -> dict[str, object]:
    """Each province's cells, and the points where its city, legions and galleys stand."""
    provinces: dict[str, object] = {}
    for here, row in enumerate(rows):
        cell = max(parts(shapes[here]), key=lambda each: each.area)
        city = Point(*places[here])
        if not cell.buffer(-14).contains(city):
            city = shapely.ops.nearest_points(cell.buffer(-16), city)[0]
        ground, water = cell.intersection(land), cell.difference(land)
        blocked = [city, Point(city.x - 34, city.y + 26), Point(city.x + 34, city.y + 26)]
        legions = anchor(ground.buffer(-10), blocked, cell, city) or anchor(
            cell.buffer(-8), blocked, cell, city
        )
        blocked = [*blocked, legions]
        wet = water.buffer(-9)
        galleys = anchor(wet if row["sea_neighbours"] else cell.buffer(-8), blocked, cell, city)
        galleys = galleys or anchor(cell.buffer(-8), blocked, cell, city)
        provinces[row["province"]] = {
            "cells": [rounded(each.exterior.coords) for each in parts(shapes[here]) if each.area > 200],
            "city": [round(city.x), round(city.y)],
            "legions": [round(legions.x), round(legions.y)],
            "galleys": [round(galleys.x), round(galleys.y)],
        }
    return provinces


def borders_between(
    rows: list[dict[str, str]], shapes: list[Polygon]
) -> tuple[list[dict[str, object]], list[tuple[str, str, int]]]:
    """The borders drawn between provinces, and those open ones that are too short to be seen, in pixels."""
    borders: list[dict[str, object]] = []
    short: list[tuple[str, str, int]] = []
    for a, b in combinations(range(len(rows)), 2):
        lines = border_lines(shapes[a], shapes[b])
        by_land = rows[b]["province"] in rows[a]["land_neighbours"].split()
        by_sea = rows[b]["province"] in rows[a]["sea_neighbours"].split()
        kind = "both" if by_land and by_sea else "land" if by_land else "sea" if by_sea else "closed"
        length = sum(line.length for line in lines)
        if kind != "closed" and length < 40:
            short.append((rows[a]["province"], rows[b]["province"], round(length)))
        if lines:
            borders.append(
                {
                    "a": rows[a]["province"],
                    "b": rows[b]["province"],
                    "kind": kind,
                    "lines": [rounded(line.coords) for line in lines],
                }
            )
    return borders, short


def make(name: str, land_file: Path) -> None:
    """Write one board's map."""
    rows = table(name)
    places, into, _ = warp(rows, name)
    land = project(land_polygons(land_file), name, rows, into)
    shapes = cells(grow(rows, places, land), len(rows))
    borders, short = borders_between(rows, shapes)
    found = {
        "source": "Coasts: Natural Earth (public domain), warped. Provinces and borders: ours.",
        "size": [WIDTH, HEIGHT],
        "land": [
            {
                "outer": rounded(each.exterior.simplify(0.7).coords),
                "holes": [
                    rounded(hole.simplify(0.7).coords) for hole in each.interiors if Polygon(hole).area > 120
                ],
            }
            for each in land.geoms
        ],
        "outside": rings(shapes[-1], 300),
        "provinces": pieces(rows, places, shapes, land),
        "borders": borders,
    }
    target = HERE / f"{name}_map.json"
    target.write_text(json.dumps(found, separators=(",", ":")) + "\n")
    gaps = [math.hypot(*(places[a] - places[b])) for a, b in combinations(range(len(rows)), 2)]
    closed = sum(border["kind"] == "closed" for border in borders)
    size = target.stat().st_size
    print(f"{name} {size} bytes; closest cities {round(min(gaps))} px; {closed} closed; short: {short}")


if __name__ == "__main__":
    for board in ("east", "west"):
        make(board, Path(sys.argv[1]))
