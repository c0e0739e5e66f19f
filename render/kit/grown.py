"""Maps of boards nobody has painted: provinces grown around their cities, with Pillow alone.

It takes a second or two and is kept by whoever asks; ours are painted beforehand with real coasts.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from PIL import Image, ImageChops, ImageFilter

Point = tuple[float, float]
Edges = tuple[int, int, int, int]

STEP = 5
"""Pixels per cell of the raster that provinces grow on."""
BAND = 11
"""Pixels of an owner's band along the inside of a border."""
GAP = 4
"""Pixels between border and band."""


def fitted(points: Sequence[Point], frame: Edges, *, upward: bool) -> list[Point]:
    """Points stretched into a frame (left, top, right, bottom); `upward`: the second number grows north."""
    flat = [(x, -y) if upward else (x, y) for x, y in points]
    low = [min(each[axis] for each in flat) for axis in (0, 1)]
    high = [max(each[axis] for each in flat) for axis in (0, 1)]
    found = []
    for point in flat:
        share = [(point[axis] - low[axis]) / ((high[axis] - low[axis]) or 1.0) for axis in (0, 1)]
        found.append((
            frame[0] + share[0] * (frame[2] - frame[0]), frame[1] + share[1] * (frame[3] - frame[1])
        ))  # fmt: skip
    return found


def spread(points: Sequence[Point], apart: float, frame: Edges, flat: float = 1.0) -> list[Point]:
    """Points pushed apart inside a frame, keeping their arrangement; `flat`: nearer above each other."""
    now = [(x + place * 1e-3, y + place * 2e-3) for place, (x, y) in enumerate(points)]
    for _ in range(160):
        push = [((hx - x) * 0.02, (hy - y) * 0.02) for (hx, hy), (x, y) in zip(points, now, strict=True)]
        for a, b in combinations(range(len(now)), 2):
            dx, dy = now[a][0] - now[b][0], (now[a][1] - now[b][1]) / flat
            distance = math.hypot(dx, dy) or 1.0
            if distance < apart:
                shove = (apart - distance) * 0.15 / distance
                push[a] = (push[a][0] + dx * shove, push[a][1] + dy * flat * shove)
                push[b] = (push[b][0] - dx * shove, push[b][1] - dy * flat * shove)
        now = [
            (min(max(x + px, frame[0]), frame[2]), min(max(y + py, frame[1]), frame[3]))
            for (x, y), (px, py) in zip(now, push, strict=True)
        ]
    return now


@dataclass(frozen=True)
class Grown:
    """Provinces on a canvas, by number from 0."""

    size: tuple[int, int]
    cells: Image.Image
    """A province's number + 1 per pixel, 0 outside."""
    touching: frozenset[tuple[int, int]]
    """The pairs that have a border long enough to be seen."""
    boxes: Mapping[int, Edges]

    def mask(self, province: int, box: Edges) -> Image.Image:
        """The mask of a province in a part of the canvas."""
        wanted = [255 * (value == province + 1) for value in range(256)]
        return self.cells.crop(box).point(wanted)

    def band(self) -> Image.Image:
        """The same numbers along the inside of each province's border."""
        band = Image.new("L", self.size)
        for province, edges in self.boxes.items():
            box = wider(edges, 4, self.size)
            mine = self.mask(province, box)
            inside = ImageChops.subtract(shrunk(mine, GAP), shrunk(mine, GAP + BAND))
            band.paste(province + 1, box[:2], inside)
        return band

    def border(self, a: int, b: int, width: int) -> tuple[Edges, Image.Image, Image.Image]:
        """The border of two provinces: the part of the canvas, and each one's side as a mask."""
        box = overlap(wider(self.boxes[a], width + 2, self.size), wider(self.boxes[b], width + 2, self.size))
        one, other = self.mask(a, box), self.mask(b, box)
        return (
            box,
            ImageChops.multiply(one, stretched(other, width)),
            ImageChops.multiply(other, stretched(one, width)),
        )


def wider(box: Edges, by: int, size: tuple[int, int]) -> Edges:
    """A box with a margin, inside the canvas."""
    return max(0, box[0] - by), max(0, box[1] - by), min(size[0], box[2] + by), min(size[1], box[3] + by)


def overlap(one: Edges, other: Edges) -> Edges:
    """The box that two boxes share; at least a pixel."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    return left, top, max(left + 1, min(one[2], other[2])), max(top + 1, min(one[3], other[3]))


def shrunk(mask: Image.Image, by: int) -> Image.Image:
    """A mask without its outermost pixels."""
    return mask.filter(ImageFilter.BoxBlur(by)).point([255 * (value > 253) for value in range(256)])


def stretched(mask: Image.Image, by: int) -> Image.Image:
    """A mask and what lies around it."""
    return mask.filter(ImageFilter.BoxBlur(by)).point([255 * (value > 1) for value in range(256)])


def grown(
    size: tuple[int, int], seeds: Sequence[tuple[float, float, int]], reach: float, flat: float = 1.0
) -> Grown:
    """Provinces grown from seeds (x, y, number), each as far as `reach`; `flat`: less far up and down."""
    width, height = size[0] // STEP, size[1] // STEP
    near = _nearest(width, height, [(x / STEP, y / STEP / flat) for x, y, _ in seeds], flat)
    labels = bytearray(width * height)
    for place, seed in enumerate(near):
        y, x = divmod(place, width)
        sx, sy, number = seeds[seed]
        if math.hypot((x + 0.5) * STEP - sx, ((y + 0.5) * STEP - sy) / flat) <= reach:
            labels[place] = number + 1
    touching: dict[tuple[int, int], int] = {}
    for place, mine in enumerate(labels):
        for other in (labels[place + 1 : place + 2] if (place + 1) % width else b"") + labels[
            place + width : place + width + 1
        ]:
            if mine and other and mine != other:
                pair = (min(mine, other) - 1, max(mine, other) - 1)
                touching[pair] = touching.get(pair, 0) + 1
    cells = _smooth(Image.frombytes("L", (width, height), bytes(labels)), size)
    boxes = {}
    for number in sorted({number for _, _, number in seeds}):
        box = cells.point([255 * (value == number + 1) for value in range(256)]).getbbox()
        boxes[number] = box or (0, 0, 1, 1)
    return Grown(size, cells, frozenset(pair for pair, count in touching.items() if count > 3), boxes)


def _nearest(width: int, height: int, seeds: Sequence[Point], flat: float) -> list[int]:
    """For each cell of the raster the seed nearest to it: handed from cell to cell, down and up again."""
    near = [-1] * (width * height)
    for number, (x, y) in enumerate(seeds):
        near[min(height - 1, int(y * flat)) * width + min(width - 1, int(x))] = number

    def hand(place: int, x: int, y: int, ways: Sequence[tuple[int, int]]) -> None:
        best = near[place]
        least = (
            math.inf
            if best < 0
            else (seeds[best][0] - x - 0.5) ** 2 + (seeds[best][1] - (y + 0.5) / flat) ** 2
        )
        for dx, dy in ways:
            if 0 <= x + dx < width and 0 <= y + dy < height:
                other = near[place + dy * width + dx]
                if other >= 0 and other != best:
                    far = (seeds[other][0] - x - 0.5) ** 2 + (seeds[other][1] - (y + 0.5) / flat) ** 2
                    if far < least:
                        best, least = other, far
        near[place] = best

    down, up = ((-1, 0), (-1, -1), (0, -1), (1, -1)), ((1, 0), (1, 1), (0, 1), (-1, 1))
    for ways, rows, back in ((down, range(height), up), (up, range(height - 1, -1, -1), down)):
        for y in rows:
            row = range(width) if ways is down else range(width - 1, -1, -1)
            for x in row:
                hand(y * width + x, x, y, ways)
            for x in reversed(row):
                hand(y * width + x, x, y, back[:1])
    return near


def _smooth(labels: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The raster at full size with rounder borders: each pixel goes to who is strongest around it."""
    cells, strength = Image.new("L", size), Image.new("L", size)
    for number in sorted(set(labels.tobytes())):
        mask = labels.point([255 * (value == number) for value in range(256)])
        box = wider(mask.getbbox() or (0, 0, 1, 1), 3, labels.size)
        large = (box[0] * STEP, box[1] * STEP, box[2] * STEP, box[3] * STEP)
        part = mask.crop(box).resize((large[2] - large[0], large[3] - large[1]), Image.Resampling.BILINEAR)
        part = part.filter(ImageFilter.GaussianBlur(STEP * 1.2))
        held = strength.crop(large)
        better = ImageChops.subtract(part, held).point([255 * (value > 0) for value in range(256)])
        cells.paste(number, large[:2], better)
        strength.paste(ImageChops.lighter(part, held), large[:2])
    return cells
