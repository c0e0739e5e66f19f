"""Names on a map: each where least of it is hidden, and how much of it is seen in the end."""

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


_MORE, _LESS = bytes([*range(1, 256), 255]), bytes([0, *range(255)])


class Raster:
    """How often each cell of a picture is taken; `cell`: pixels across one."""

    def __init__(self, width: int, height: int, cell: int = CELL) -> None:
        self.cell, self.width, self.height = cell, -(-width // cell), -(-height // cell)
        self._rows = [bytearray(self.width) for _ in range(self.height)]

    def _cells(self, box: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = box
        cell = self.cell
        low, high = max(0, int(left // cell)), max(0, int(top // cell))
        return (
            low,
            high,
            max(low, min(self.width, -int(-right // cell))),
            max(high, min(self.height, -int(-bottom // cell))),
        )

    def take(self, box: Box, by: int = 1) -> None:
        """Counts a box in; `by` -1: out again."""
        left, top, right, bottom = self._cells(box)
        for row in self._rows[top:bottom]:
            row[left:right] = row[left:right].translate(_MORE if by > 0 else _LESS)

    def taken(self, box: Box) -> int:
        """How many cells of a box are taken."""
        left, top, right, bottom = self._cells(box)
        free = 0
        for row in self._rows[top:bottom]:
            free += row.count(0, left, right)
        return (right - left) * (bottom - top) - free

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


def place(
    wishes: Sequence[Wish], taken: Iterable[Box], size: tuple[int, int], dear: Iterable[Box] = ()
) -> tuple[Placed, ...]:
    """Each name at the place where least of it is covered, in the order of the wishes.

    `taken`: the boxes of tokens and marks; `size`: the picture's width and height in pixels; `dear`: the
    boxes among them that a name must not lie on itself, such as numbers. They count thrice, as names do.
    """
    raster, kept = filled(size, taken), filled(size, dear)
    chosen: dict[int, Point] = {}

    def best(wish: Wish, later: float) -> tuple[float, int]:
        """The least cost of its places and which it is; each costs `later` more than the one before."""
        least = float("inf"), 0
        for number, point in enumerate(wish.places):
            if number and later * number >= least[0]:
                break
            box = wish.at(point)
            cost = raster.taken(box) + OUTSIDE * raster.outside(box) + later * number
            if cost < least[0]:
                cost += 2 * kept.taken(box)
            if cost < least[0]:
                least = cost, number
        return least

    # Those with the fewest good places choose first; then all once more, as the others lie by then.
    hardest = sorted(range(len(wishes)), key=lambda each: -best(wishes[each], 0)[0])
    for _ in range(PASSES):
        before = dict(chosen)
        for each in hardest:
            wish = wishes[each]
            if each in chosen:
                for layer in (raster, kept):
                    layer.take(wish.at(chosen[each]), -1)
            area = wish.sprite.size[0] * wish.sprite.size[1] / CELL**2
            chosen[each] = wish.places[best(wish, LATER * area)[1]]
            for layer in (raster, kept):
                layer.take(wish.at(chosen[each]))
        if chosen == before:
            break
    return tuple(Placed(wish.sprite, *chosen[each]) for each, wish in enumerate(wishes))


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
