"""Sprites are drawn large in the mode in which they are reduced, and look as if drawn in the usual one."""

from random import Random

import pytest
from PIL import Image, ImageDraw

from render.kit.sprite import BOLD, FINER, Pen, Sprite, drawn, font, from_rgba

SIZE = 40, 30


def pixels(sprite: Sprite) -> tuple[bytes, bytes]:
    """Its colours, and where it is seen."""
    assert sprite.mask is not None
    return sprite.image.convert("RGB").tobytes(), sprite.mask.tobytes()


def usual(seed: int, alpha: int, letters: str) -> Sprite:
    """A drawing at random, drawn in the usual mode."""
    large = Image.new("RGBA", (SIZE[0] * FINER, SIZE[1] * FINER), (0, 0, 0, 0))
    scrawl(seed, alpha, letters, ImageDraw.Draw(large), FINER)
    return from_rgba(large.reduce(FINER))


def scrawl(seed: int, alpha: int, letters: str, pen: Pen, scale: float) -> None:
    """Spots as opaque as told, which reach beyond the edge, and letters, which are half opaque at theirs."""
    luck = Random(seed)
    for _ in range(8):
        x, y, wide = (luck.uniform(-5, 40) * scale for _ in range(3))
        colour = (*(luck.randrange(256) for _ in range(3)), alpha)
        pen.ellipse((x, y, x + abs(wide), y + abs(wide)), fill=colour)
    pen.text((4 * scale, 4 * scale), letters, font=font(BOLD, 60), fill=(120, 40, 20, 255))


@pytest.mark.parametrize("letters", ["", "12"])
@pytest.mark.parametrize("alpha", [255, 128])
def test_what_covers_half_is_drawn_as_what_covers_wholly(alpha: int, letters: str) -> None:
    for seed in range(20):
        sprite = drawn(*SIZE, lambda pen, scale, seed=seed: scrawl(seed, alpha, letters, pen, scale))
        assert pixels(sprite) == pixels(usual(seed, alpha, letters))
