"""The pictures a map is made of: painted beforehand for our boards, made when asked for on people's own."""

from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar

from PIL import Image

from data import ROOT

Drawn = TypeVar("Drawn")


@dataclass(frozen=True)
class OwnMap(Generic[Drawn]):
    """What the map of a board of people's own is drawn from."""

    drawn: Drawn
    layers: dict[str, Image.Image]
    """`ground`, `cells` and `band`."""


@cache
def painted(game: str, name: str, kind: str) -> Image.Image:
    """One of the pictures of one of our boards: `ground`, `cells` or `band`."""
    image = Image.open(ROOT / game / f"{name}_{kind}.png")
    image.load()
    return image
