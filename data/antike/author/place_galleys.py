"""Moves galleys to the water of their own province, well inside its border.

Run from the repository's top after `make_ground.py`; Pillow is all it needs:

    PYTHONPATH=. python data/antike/author/place_galleys.py

Each anchor lies `INSIDE` pixels from every border: on the water where that is wide enough, else at the shore.
It keeps off the city and its temple; where they stood in the way, legions and cities
move aside.
"""

import json
import math
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from engine.antike.board import board
from render.antike.geometry import Drawn, Place, Point, drawn
from render.kit.grown import shrunk

HERE = Path(__file__).parent.parent
INSIDE = 32
"""Pixels between an anchor and the border of its province."""
STEP = 3
Taken = tuple[float, float, int, int]
"""A place that is taken: its middle, half its width and height."""
KEPT_OFF = ((0, 0, 52, 46), (0, -36, 46, 44))
"""What a city and its temple take, with half a galley: its middle beside the city's, half its size."""
LEGIONS = (54, 54)
EDGE = 36


def water(found: Drawn) -> Image.Image:
    """255 where there is sea or a lake."""
    image = Image.new("L", (found.width, found.height), 255)
    pen = ImageDraw.Draw(image)
    for outer, lakes in found.land:
        pen.polygon(list(outer), fill=0)
        for lake in lakes:
            pen.polygon(list(lake), fill=255)
    return image


@dataclass(frozen=True)
class Room:
    """The room in a province: masks of its pixels in a box of the map."""

    grounds: dict[str, Image.Image]
    """`water`, `land` and `all`."""
    box: tuple[int, int, int, int]
    size: tuple[int, int]
    """The whole map's."""

    def first(self, taken: list[Taken], *tries: tuple[int, str]) -> list[Point]:
        """The free points of the first try that has any: how far inside the province, on what ground."""
        for far, on in tries:
            inside = ImageChops.multiply(shrunk(self.grounds["all"], far), self.grounds[on])
            points = _free(inside, self.box, taken, self.size)
            if points:
                return points
        return []


def anchors(name: str) -> dict[str, tuple[Point, Point, Point]]:
    """The new anchors of city, legions and galleys in each province that ships can reach."""
    found, facts = drawn(name), board(name)
    cells, sea = Image.open(HERE / f"{name}_cells.png"), water(found)
    new = {}
    for number, place in enumerate(found.places):
        if facts.sea[number]:
            mine = cells.point([255 * (value == number + 1) for value in range(256)])
            box = mine.getbbox() or (0, 0, 1, 1)
            box = (max(0, box[0] - 40), max(0, box[1] - 40), box[2] + 40, box[3] + 40)
            part, wet = mine.crop(box), sea.crop(box)
            grounds = {
                "all": part, "water": ImageChops.multiply(part, wet), "land": ImageChops.subtract(part, wet),
            }  # fmt: skip
            new[facts.provinces[number]] = _placed(Room(grounds, box, (found.width, found.height)), place)
    return new


def _placed(room: Room, place: Place) -> tuple[Point, Point, Point]:
    """Where a province's city, legions and galleys stand now."""
    city, legions = place.city, place.legions
    points = room.first(_city(city), (INSIDE, "water"), (INSIDE, "all"))
    if not points:  # a small province: its city makes room
        points = room.first([], (INSIDE, "water"), (INSIDE, "all"), (24, "all"), (8, "all"))
    galleys = min(points, key=lambda point: _cost(point, place.galleys, room.grounds["water"], room.box))
    ship = [(galleys[0] + dx, galleys[1] - dy, wide, high) for dx, dy, wide, high in KEPT_OFF]
    if _covered(city, ship):
        points = room.first(ship, (26, "land"), (22, "all"), (14, "all"), (6, "all"))
        city = min(points, key=lambda point: math.dist(point, place.city))
    taken = [(*galleys, *LEGIONS), *_city(city)]
    if _covered(legions, taken):
        points = room.first(taken, (24, "land"), (20, "all"), (8, "land"), (8, "all"), (0, "all"))
        legions = min(points, key=lambda point: math.dist(point, place.legions), default=legions)
    return city, legions, galleys


def _city(at: Point) -> list[Taken]:
    return [(at[0] + dx, at[1] + dy, wide, high) for dx, dy, wide, high in KEPT_OFF]


def _covered(point: Point, taken: list[Taken]) -> bool:
    return any(abs(point[0] - x) < wide and abs(point[1] - y) < high for x, y, wide, high in taken)


def _free(
    ground: Image.Image, box: tuple[int, int, int, int], taken: list[Taken], size: tuple[int, int]
) -> list[Point]:
    """The points of a mask where nothing stands, away from the picture's edge."""
    points = (
        (x + box[0], y + box[1])
        for y in range(0, ground.height, STEP)
        for x in range(0, ground.width, STEP)
        if ground.getpixel((x, y)) == 255
    )
    return [
        (x, y)
        for x, y in points
        if EDGE <= x <= size[0] - EDGE and EDGE <= y <= size[1] - EDGE and not _covered((x, y), taken)
    ]


def _cost(point: Point, old: Point, wet: Image.Image, box: tuple[int, int, int, int]) -> float:
    """How far it moved, and how much of the token would stand on land."""
    x, y = round(point[0]) - box[0], round(point[1]) - box[1]
    around = wet.crop((x - 28, y - 24, x + 28, y + 24)).histogram()[0] / (56 * 48)
    return abs(point[0] - old[0]) + abs(point[1] - old[1]) + 220 * around


def move(name: str) -> None:
    """Write a board's new anchors into its map."""
    file = HERE / f"{name}_map.json"
    plain, new = json.loads(file.read_text(encoding="utf-8")), anchors(name)
    for province, (city, legions, galleys) in new.items():
        moved = {"city": list(city), "legions": list(legions), "galleys": list(galleys)}
        plain["provinces"][province] |= moved
    file.write_text(json.dumps(plain, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for board_name in ("east", "west"):
        move(board_name)
