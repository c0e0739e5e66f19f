"""Names on a map: each where least of it is hidden, and how much of it is seen in the end."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops

from render.kit.palette import colours
from render.kit.sprite import Placed, Sprite

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels."""
Point = tuple[float, float]

CELL = 6
"""Pixels across a cell of the raster that knows what is taken."""
LATER = 0.02
"""What a place costs for each one before it in a wish, as a share of the name's area."""
OUTSIDE = 3.0
"""What a name's part outside the picture costs, beside a part that is covered."""
DEAR, THRICE = 2, 3
"""By what cells are taken that count thrice, and how often they count."""
PASSES = 4
"""How often every name is placed anew at most, with all others known."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A name and the places its middle may have, the best first."""

    sprite: Sprite
    places: tuple[Point, ...]

    def at(self, point: Point) -> Box:
        """The box it takes around a point."""
        width, height = self.sprite.size
        return point[0] - width / 2, point[1] - height / 2, point[0] + width / 2, point[1] + height / 2


Cells = tuple[int, int, int, int]
"""Left, top, right and bottom in cells of a raster."""


class Raster:
    """Which cells of a picture are taken; `cell`: pixels across one."""

    def __init__(self, width: int, height: int, cell: int = CELL) -> None:
        self.cell, self.width, self.height = cell, -(-width // cell), -(-height // cell)
        self._rows = [bytearray(self.width) for _ in range(self.height)]

    def cells(self, box: Box) -> Cells:
        """The cells that a box lies on, as far as they are in the picture."""
        left, top, right, bottom = box
        cell = self.cell
        cells = int(left // cell), int(top // cell), -int(-right // cell), -int(-bottom // cell)
        if cells[0] >= 0 <= cells[1] and cells[2] <= self.width and cells[3] <= self.height:
            return cells
        low, high = max(0, cells[0]), max(0, cells[1])
        return low, high, max(low, min(self.width, cells[2])), max(high, min(self.height, cells[3]))

    def take(self, box: Box, by: int = 1) -> None:
        """Takes the cells of a box; `by`: what `many` finds them by."""
        left, top, right, bottom = self.cells(box)
        taken = bytes((by,)) * (right - left)
        for row in self._rows[top:bottom]:
            row[left:right] = taken

    def taken(self, box: Box, most: float = math.inf) -> int:
        """How many cells of a box are taken; from `most` on it is not counted on."""
        left, top, right, bottom = self.cells(box)
        wide, found = right - left, 0
        for row in self._rows[top:bottom]:
            found += wide - row.count(0, left, right)
            if found > most:
                break
        return found

    def many(self, cells: Cells, by: int) -> int:
        """How many of some cells are taken by this; 0: how many are free."""
        left, top, right, bottom = cells
        found = 0
        for row in self._rows[top:bottom]:
            found += row.count(by, left, right)
        return found

    def outside(self, box: Box) -> float:
        """How many cells' room of a box lies outside the picture."""
        across, down = self.width * self.cell, self.height * self.cell
        if box[0] >= 0 <= box[1] and box[2] <= across and box[3] <= down:
            return 0.0
        wide, tall = box[2] - box[0], box[3] - box[1]
        inner_wide = min(box[2], across) - max(box[0], 0)
        inner_tall = min(box[3], down) - max(box[1], 0)
        return (wide * tall - max(0.0, inner_wide) * max(0.0, inner_tall)) / self.cell**2


def filled(size: tuple[int, int], taken: Iterable[Box], cell: int = CELL) -> Raster:
    """What knows which cells of a picture of this size these boxes take."""
    raster = Raster(*size, cell)
    for box in taken:
        raster.take(box)
    return raster


def _meet(one: Cells, other: Cells) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _shared(one: Cells, other: Cells) -> Cells:
    """The cells that two places which meet have in common."""
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


class _Ground:
    """What it costs to cover cells: nothing where they are free, thrice where they are dear or named."""

    def __init__(self, size: tuple[int, int], taken: Iterable[Box], dear: Sequence[Box]) -> None:
        self.raster, self._dear = filled(size, taken), bool(dear)
        for box in dear:
            self.raster.take(box, DEAR)

    def cost(self, cells: Cells) -> int:
        """Without names."""
        covered = _area(cells) - self.raster.many(cells, 0)
        if covered and self._dear:
            covered += (THRICE - 1) * self.raster.many(cells, DEAR)
        return covered

    def more(self, named: Sequence[Cells]) -> int:
        """How much more it costs where names lie on these cells; what lies under several counts once."""
        found = 0
        for number, cells in enumerate(named):
            found += THRICE * _area(cells) - self.cost(cells)
            twice = [_shared(cells, each) for each in named[:number] if _meet(cells, each)]
            found -= self.more(twice) if twice else 0
        return found


def _area(cells: Cells) -> int:
    return (cells[2] - cells[0]) * (cells[3] - cells[1])


class _Seeker:
    """A wish that seeks its place. What a place costs on bare ground is found once, and only when asked."""

    def __init__(self, wish: Wish, ground: _Ground) -> None:
        self.wish, self._ground = wish, ground
        wide, tall = wish.sprite.size
        self._later = LATER * (wide * tall / CELL**2)
        across, down = zip(*wish.places, strict=True)
        reach = min(across) - wide / 2, min(down) - tall / 2, max(across) + wide / 2, max(down) + tall / 2
        self._reach = ground.raster.cells(reach)
        self._half = wide / 2, tall / 2
        self._inside = not ground.raster.outside(reach)
        self._known: list[tuple[float, Cells]] = []
        self._near: list[Cells] | None = None
        self.number = 0
        """Which of its places it has."""
        self.cells: Cells | None = None
        """The cells it takes there; None before it has one."""

    def _bare(self, number: int) -> tuple[float, Cells]:
        """What one of its places costs on the bare ground, and the cells it takes."""
        if number == len(self._known):
            (across, down), (wide, tall) = self.wish.places[number], self._half
            box = across - wide, down - tall, across + wide, down + tall
            cells = self._ground.raster.cells(box)
            outside = 0.0 if self._inside else self._ground.raster.outside(box)
            self._known.append((self._ground.cost(cells) + OUTSIDE * outside, cells))
        return self._known[number]

    def least(self) -> float:
        """What the cheapest of its places costs on the bare ground, wherever it stands in the wish."""
        least = math.inf
        for number in range(len(self.wish.places)):
            cost, _ = self._bare(number)
            if cost < least:
                least = cost
                if not least:
                    break
        return least

    def choose(self, others: Iterable[Cells]) -> bool:
        """Takes its cheapest place beside other names, and says whether that is another one than before."""
        left, top, right, bottom = self._reach
        near = [
            each
            for each in others
            if left < each[2] and each[0] < right and top < each[3] and each[1] < bottom
        ]
        if near == self._near:
            return False
        self._near = near
        least, before = math.inf, self.cells
        for number in range(len(self.wish.places)):
            later = self._later * number
            if later >= least:
                break
            cost, cells = self._bare(number)
            cost += later
            if cost < least:
                cost += self._ground.more([_shared(cells, each) for each in near if _meet(cells, each)])
            if cost < least:
                least, self.number, self.cells = cost, number, cells
        return self.cells != before


def place(
    wishes: Sequence[Wish], taken: Iterable[Box], size: tuple[int, int], dear: Iterable[Box] = ()
) -> tuple[Placed, ...]:
    """Each name at the place where least of it is covered, in the order of the wishes.

    `taken`: the boxes of tokens and marks; `size`: the picture's width and height in pixels; `dear`: the
    boxes among them that a name must not lie on itself, such as numbers. They count thrice, as names do.
    """
    if not wishes:
        return ()
    ground = _Ground(size, taken, tuple(dear))
    seekers = [_Seeker(wish, ground) for wish in wishes]
    # Those with the fewest good places choose first; then all once more, as the others lie by then.
    hardest = sorted(seekers, key=lambda each: -each.least())
    for _ in range(PASSES):
        moved = [
            seeker.choose(each.cells for each in seekers if each is not seeker and each.cells is not None)
            for seeker in hardest
        ]
        if not any(moved):
            break
    return tuple(Placed(each.wish.sprite, *each.wish.places[each.number]) for each in seekers)


@cache
def _dark() -> list[int]:
    """255 for each dark colour of the palette."""
    dark = [255 * (sum(colour) < 3 * 150) for colour in colours()]
    return dark + [0] * (256 - len(dark))


def ink(sprite: Sprite) -> Image.Image:
    """The mask of a name's letters, without their halo."""
    letters = sprite.image.point(_dark(), "1")
    image = Image.new("1", sprite.size)
    image.paste(letters, (0, 0), sprite.mask)
    return image


def hidden(label: Placed, picture: Image.Image, part: Callable[[Sprite], Image.Image] = ink) -> float:
    """The share of a name's ink, 0 to 1, that is not seen in the finished palette picture.

    `part`: the mask of what should be seen of it, for other sprites.
    """
    mask = part(label.sprite).convert("L")
    there, wanted = _places(picture.crop(label.box)), _places(label.sprite.image)
    seen = ImageChops.difference(there, wanted).histogram(mask)[0]
    return 1 - seen / (mask.histogram()[255] or 1)


def _places(image: Image.Image) -> Image.Image:
    """A palette picture's places in the palette, as shades of grey."""
    return Image.frombytes("L", image.size, image.tobytes())
