"""PNG as it is written here says pixel for pixel what Pillow's own encoder would."""

import io

import pytest
from PIL import Image
from titled import GAMES, titled

from bot.cli.lacking.pictures import scenes_of
from engine.core.play.match import Match
from render.boards import board_image
from render.kit.encode import canvas, png
from render.titles import TITLES


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_boards_are_read_as_they_were_drawn(slug):
    rules = GAMES[slug]
    match, _ = Match.start(titled(rules), rules.options(), min(rules.seats), bytes(32))
    image = board_image(TITLES[slug], scenes_of(match, 40)[-1])
    read = Image.open(io.BytesIO(png(image)))
    assert (read.mode, read.size, read.tobytes()) == (image.mode, image.size, image.tobytes())
    assert read.getpalette() == image.getpalette()


@pytest.mark.parametrize("size", [(1, 1), (1, 7), (333, 2)])
def test_small_pictures_are_whole(size):
    image = canvas(*size, 3)
    image.putpixel((0, size[1] - 1), 255)
    usual = io.BytesIO()
    image.save(usual, "PNG")
    read = [Image.open(io.BytesIO(data)).convert("RGB").tobytes() for data in (png(image), usual.getvalue())]
    assert read[0] == read[1]
