"""Names on a map: each stands where least is covered, as if all its places were weighed at every turn."""

import random

import pytest
from PIL import Image

from render.kit.labels import CELL, LATER, OUTSIDE, PASSES, Box, Point, Raster, Wish, place
from render.kit.sprite import Sprite

WIDE, HIGH = 400, 300


def sprite(wide: int, high: int) -> Sprite:
    """A sprite of a size."""
    return Sprite(Image.new("P", (wide, high)), Image.new("1", (wide, high), 1))


def box(luck: random.Random) -> Box:
    """A box that may reach over the picture's edges."""
    x, y = luck.uniform(-40, WIDE), luck.uniform(-40, HIGH)
    return x, y, x + luck.uniform(5, 120), y + luck.uniform(5, 60)


def cells(raster: Raster, where: Box) -> set[tuple[int, int]]:
    """The cells that a box lies on."""
    left, top, right, bottom = raster.cells(where)
    return {(x, y) for x in range(left, right) for y in range(top, bottom)}


def weighed(wishes: list[Wish], taken: list[Box], dear: list[Box]) -> list[Point]:
    """Where each name stands when all its places are weighed anew, cell by cell, whenever it is its turn."""
    raster, chosen = Raster(WIDE, HIGH), dict[int, Point]()
    ground = set[tuple[int, int]]().union(*(cells(raster, each) for each in taken))
    thrice = set[tuple[int, int]]().union(*(cells(raster, each) for each in dear))

    def cost(wish: Wish, number: int, named: set[tuple[int, int]]) -> float:
        there = cells(raster, wish.at(wish.places[number]))
        weight = len(there & (ground | named)) + 2 * len(there & (thrice | named))
        return weight + OUTSIDE * raster.outside(wish.at(wish.places[number]))

    def least(wish: Wish) -> float:
        return min(cost(wish, number, set()) for number in range(len(wish.places)))

    for _ in range(PASSES):
        for each in sorted(range(len(wishes)), key=lambda each: -least(wishes[each])):
            wish = wishes[each]
            others = [wishes[other].at(point) for other, point in chosen.items() if other != each]
            named = set[tuple[int, int]]().union(*(cells(raster, other) for other in others))
            later = LATER * wish.sprite.size[0] * wish.sprite.size[1] / CELL**2
            ways = [
                (cost(wish, number, named) + later * number, number) for number in range(len(wish.places))
            ]
            chosen[each] = wish.places[min(ways)[1]]
    return [chosen[each] for each in range(len(wishes))]


@pytest.mark.parametrize("seed", range(8))
def test_names_stand_where_weighing_every_place_puts_them(seed: int) -> None:
    luck = random.Random(seed)
    taken = [box(luck) for _ in range(12)]
    wishes = []
    for _ in range(9):
        x, y = luck.uniform(0, WIDE), luck.uniform(0, HIGH)
        places = tuple((x + luck.uniform(-60, 60), y + luck.uniform(-40, 40)) for _ in range(14))
        wishes.append(Wish(sprite(luck.randrange(20, 110), luck.randrange(15, 45)), places))
    dear = taken[: seed % 4]
    found = place(wishes, taken, (WIDE, HIGH), dear)
    assert [(each.x, each.y) for each in found] == weighed(wishes, taken, dear)
