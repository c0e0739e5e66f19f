"""Films: what did not change is not scaled again, and the frame is the same as if it were."""

import random

import pytest
from PIL import Image, ImageDraw

from render.film import BAR, Film, changed, palette_for
from render.kit.encode import canvas
from render.kit.palette import PLAYERS, index

WIDE, HIGH = 1600, 1239


def painted(before: Image.Image | None, luck: random.Random) -> Image.Image:
    """The picture with a few more shapes on it."""
    image = canvas(WIDE, HIGH, 3) if before is None else before.copy()
    pen = ImageDraw.Draw(image)
    for _ in range(3):
        left, top = luck.randrange(WIDE - 60), luck.randrange(HIGH - 60)
        pen.ellipse((left, top, left + 50, top + luck.randrange(8, 50)), fill=index(luck.choice(PLAYERS)))
    return image


@pytest.mark.parametrize("width", [800, 640, 400, WIDE])
def test_what_changed_alone_is_scaled_and_every_pixel_is_as_if_all_were(width: int) -> None:
    luck, boards = random.Random(width), list[Image.Image]()
    for _ in range(5):
        boards.append(painted(boards[-1] if boards else None, luck))
    palette = palette_for([boards[0], boards[-1]])
    film = Film(palette, width)
    for number, board in enumerate(boards, 1):
        film.add(board, number / 5, 600)
        alone = Film(palette, width)
        alone.add(board, number / 5, 600)
        assert film.size == alone.size
        one, other = film.frame, alone.frame
        assert one is not None
        assert other is not None
        different = [pair for pair in zip(one.tobytes(), other.tobytes(), strict=True) if pair[0] != pair[1]]
        assert len(different) <= (0 if width in (800, WIDE) else width * HIGH // 50_000)


def test_strips_hold_all_that_changed_and_little_else() -> None:
    one = canvas(WIDE, HIGH, 3)
    assert changed(one, one.copy()) == []
    other = one.copy()
    other.putpixel((799, 1238), 5)
    ((left, top, right, bottom),) = changed(one, other)
    assert left <= 799 < right
    assert top <= 1238 < bottom == HIGH
    assert (right - left) * (bottom - top) < WIDE * HIGH / 100


def test_a_picture_of_another_size_or_palette_is_shown_whole() -> None:
    board, luck = canvas(WIDE, HIGH, 3), random.Random(1)
    film = Film(palette_for([board]), 800)
    film.add(board, 0.5, 600)
    higher = painted(None, luck).resize((WIDE, HIGH + 200))
    film.add(higher, 1, 600)
    film.add(painted(board, luck), 1, 600)
    assert film.size == (800, round(HIGH / 2) + BAR)
    assert film.finished().startswith(b"GIF89a")
