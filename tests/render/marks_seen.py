"""Whether marks stand out: their contrast against what lies under them, by WCAG's measure."""

from dataclasses import dataclass, replace
from functools import cache

from render.boards import Artist
from render.kit.palette import colours
from render.kit.sprite import Placed
from render.scene import Cast, Scene

LEAST = 3.0
"""Contrast of a pixel against what it has replaced."""
SHARE, PART = 0.25, 0.05
"""Of a mark's pixels that must have it, in the whole; half as much in each of its quarters.

A quarter with next to nothing of the mark does not count.
"""


@dataclass
class Seen:
    """How many marks were looked at."""

    marks: int = 0


@cache
def luminance(place: int) -> float:
    """The relative luminance of a place of the palette."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    r, g, b = colours()[place] if place < len(colours()) else (0, 0, 0)
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)


def contrast(one: int, other: int) -> float:
    """How far two places of the palette differ, 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def standing_out(mark: Placed, under: bytes, wide: int) -> list[tuple[bool, float, float]]:
    """For each pixel of a mark: whether it stands out, and where it lies, 0 to 1 across and down."""
    left, top, right, bottom = mark.box
    high = len(under) // wide
    image, mask = mark.sprite.image.tobytes(), mark.sprite.mask.convert("L").tobytes()
    width = right - left
    found = []
    for place, shown in enumerate(mask):
        x, y = place % width, place // width
        if shown and 0 <= left + x < wide and 0 <= top + y < high:
            there = under[(top + y) * wide + left + x]
            found.append((contrast(image[place], there) >= LEAST, x / width, y / (bottom - top)))
    return found


def looked_at(seen: Seen, artist: Artist, scene: Scene, cast: Cast) -> None:
    """Asserts that every mark of a scene lies in the picture and stands out everywhere."""
    plain = artist.draw(replace(scene, events=()), cast)
    under, wide = plain.tobytes(), plain.width
    for mark in artist.marks(scene):
        left, top, right, bottom = mark.box
        assert right > 0
        assert bottom > 0
        assert left < plain.width
        assert top < plain.height
        pixels = standing_out(mark, under, wide)
        if not pixels:
            continue
        seen.marks += 1
        assert sum(out for out, _, _ in pixels) >= SHARE * len(pixels), (scene.title, mark.box)
        for across in (0, 1):
            for down in (0, 1):
                part = [out for out, x, y in pixels if (x >= 0.5) == across and (y >= 0.5) == down]
                assert sum(part) >= SHARE * len(part) / 2 or len(part) < PART * len(pixels), (
                    scene.title,
                    mark.box,
                )
