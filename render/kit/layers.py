"""The pictures a map is made of: painted beforehand for our boards, made when asked for on people's own."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from PIL import Image

from data import ROOT
from engine.core.own import is_own
from render.kit.palette import settled
from render.kit.portfolio import kept
from render.kit.zoom import larger

Drawn = TypeVar("Drawn")


@dataclass(frozen=True)
class OwnMap(Generic[Drawn]):
    """What the map of a board of people's own is drawn from."""

    drawn: Drawn
    layers: dict[str, Image.Image]
    """`ground`, `cells` and `band`."""


@dataclass(frozen=True)
class Maps(Generic[Drawn]):
    """The maps of a game's boards, ours and people's own, by the board's name or its table's text."""

    game: str
    ours: Callable[[str], Drawn]
    own: Callable[[str], OwnMap[Drawn]]
    scale: float = 1
    """How much larger its pictures are than they were painted; where provinces lie is told unscaled."""

    def at(self, scale: float) -> "Maps[Drawn]":
        """The same maps with larger pictures, or smaller ones."""
        return replace(self, scale=scale)

    def drawn(self, name: str) -> Drawn:
        """The drawn map that says where a board's provinces lie."""
        return self.own(name).drawn if is_own(name) else self.ours(name)

    def layer(self, name: str, kind: str) -> Image.Image:
        """One of a board's pictures: `ground`, `cells` or `band`."""
        if self.scale != 1:
            return _scaled(self, name, kind)
        return self.own(name).layers[kind] if is_own(name) else painted(self.game, f"{name}_{kind}")


@kept
def _scaled(maps: Maps[Any], name: str, kind: str) -> Image.Image:
    """One of a board's pictures at the maps' scale: the ground smoothly, the rest pixel for pixel."""
    picture = maps.at(1).layer(name, kind)
    size = round(picture.width * maps.scale), round(picture.height * maps.scale)
    if kind == "ground":
        return larger(picture, size, (0, 0, *picture.size))
    return picture.resize(size, Image.Resampling.NEAREST)


def read(game: str, file: str) -> Image.Image:
    """A picture of a game that was painted beforehand, its colours where the palette has them now."""
    with Image.open(ROOT / game / f"{file}.png") as image:
        return settled(image) if image.mode == "P" else image.copy()


painted = kept(read)
"""The same, kept; what is needed but once would only drive other things away."""


@kept
def masks(
    maps: Maps[Any], name: str, province: int
) -> tuple[tuple[int, int, int, int], Image.Image, Image.Image]:
    """A province's box in the picture, and its cell and band as masks."""
    mine = [255 if value == province + 1 else 0 for value in range(256)]
    cell = maps.layer(name, "cells").point(mine, "1")
    box = cell.getbbox() or (0, 0, 1, 1)
    return box, cell.crop(box), maps.layer(name, "band").crop(box).point(mine, "1")
