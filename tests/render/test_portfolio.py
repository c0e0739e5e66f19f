"""Parts of pictures are kept in so many bytes, and come back pixel for pixel."""

import random

import pytest
from PIL import Image

from render.kit import portfolio
from render.kit.palette import flat
from render.kit.portfolio import Portfolio, kept, pressed, unfolded, weight
from render.kit.sprite import BOLD, Placed, Sprite, text
from render.kit.tiles import SIDE, Tiled


def noise(mode: str, size: tuple[int, int], seed: int) -> Image.Image:
    luck = random.Random(seed)
    image = Image.frombytes("L", size, luck.randbytes(size[0] * size[1]))
    if mode == "P":
        image.putpalette(flat())
        return image
    return image.convert(mode)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return (one.mode, one.size, one.tobytes(), one.getpalette()) == (
        other.mode,
        other.size,
        other.tobytes(),
        other.getpalette(),
    )


@pytest.mark.parametrize("mode", ["P", "L", "1", "RGB", "RGBA"])
def test_what_was_pressed_comes_back_pixel_for_pixel(mode: str):
    image = noise(mode, (37, 11), 1)
    found = unfolded(pressed(image))
    assert isinstance(found, Image.Image)
    assert alike(found, image)


def test_a_palette_of_its_own_comes_back():
    image = noise("P", (20, 20), 2)
    image.putpalette([*range(256)] * 3)
    found = unfolded(pressed(image))
    assert isinstance(found, Image.Image)
    assert alike(found, image)


def test_what_holds_pictures_is_pressed_with_them():
    sprite = text("Ostia", BOLD, 36)
    before = (Placed(sprite, 3.5, 4.0, "lt"), {"cells": sprite.mask}, "ostia")
    found = unfolded(pressed(before))
    assert isinstance(found, tuple)
    assert found[2] == "ostia"
    assert (found[0].x, found[0].y, found[0].anchor) == (3.5, 4.0, "lt")
    assert alike(found[0].sprite.image, sprite.image)
    assert alike(found[0].sprite.mask, sprite.mask)
    assert alike(found[1]["cells"], sprite.mask)


def test_a_portfolio_keeps_its_bounds_whatever_is_made():
    room = 200_000
    found = Portfolio(room, room)
    for number in range(300):
        found.put(("drawn", number), Sprite(noise("P", (60, 40), number), noise("1", (60, 40), number)))
    assert 0 < found.small.taken <= room
    assert 0 < len([*found.pressed]) < 300
    assert found.get(("drawn", 0)) is None
    last = found.get(("drawn", 299))
    assert isinstance(last, Sprite)
    assert alike(last.image, noise("P", (60, 40), 299))


def test_what_went_to_be_pressed_is_not_made_again():
    image = Image.new("P", (100, 100), 3)
    found = Portfolio(2 * weight(image), 50_000)
    for number in range(10):
        found.put(("plain", number), image)
    again = found.get(("plain", 0))
    assert isinstance(again, Image.Image)
    assert again.tobytes() == image.tobytes()


def test_a_thing_larger_than_the_room_is_kept_alone():
    found = Portfolio(1000, 1000)
    for number in range(3):
        found.put(("large", number), noise("L", (100, 100), number))
    assert isinstance(found.get(("large", 2)), Image.Image)
    assert found.get(("large", 0)) is None


def test_a_kept_function_makes_each_thing_once_until_it_is_cleared(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(portfolio, "PORTFOLIO", Portfolio())
    made = list[tuple[int, bool]]()

    @kept
    def blank(size: int, *, dark: bool = False) -> Image.Image:
        made.append((size, dark))
        return Image.new("L", (size, size), 0 if dark else 255)

    assert blank(3) is blank(3)
    assert blank(3, dark=True).getpixel((0, 0)) == 0
    assert made == [(3, False), (3, True)]
    blank.cache_clear()
    blank(3)
    assert made == [(3, False), (3, True), (3, False)]


@pytest.mark.parametrize(
    "box", [(0, 0, 10, 10), (SIDE - 5, 3, SIDE + 7, SIDE + 9), (0, 0, 700, 400), (600, 300, 720, 420)]
)
def test_a_part_of_what_lies_in_tiles_is_that_part(box: tuple[int, int, int, int]):
    picture = noise("P", (700, 400), 5)
    assert alike(Tiled.of(picture).crop(box), picture.crop(box))
