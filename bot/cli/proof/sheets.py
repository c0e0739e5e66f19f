"""Pictures as they are seen on phones: smaller, by colour-blind people, and all of a game on one sheet."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

from bot.cli.proof.sight import SIGHTS, seen
from render.kit import encode
from render.kit.palette import INK, PAPER
from render.kit.sprite import BOLD, TEXT, font
from render.scene import Picture

WIDTHS = (550, 400)
"""Pixels across a board in Discord on a desk and on a phone."""
GAP, LABEL = 16, 34
"""Pixels between the pictures of a sheet, and of the line above each."""
ACROSS = 2400
"""Pixels that a sheet may be wide."""


@dataclass(frozen=True, slots=True)
class Labelled:
    """A small picture with what is written above it."""

    name: str
    remark: str
    image: Image.Image


def looks(picture: Picture) -> dict[str, Image.Image]:
    """A picture as it is seen smaller and by colour-blind people, by a name for each: `550`, `protanopia`."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        whole = opened.convert("RGB")
    found = {str(width): _narrowed(whole, width) for width in WIDTHS}
    return {**found, **{sight: seen(found[str(WIDTHS[-1])], sight) for sight in SIGHTS}}


def _narrowed(image: Image.Image, width: int) -> Image.Image:
    """At most so wide."""
    if image.width <= width:
        return image
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def sheet(pictures: Sequence[Labelled]) -> Image.Image:
    """All of them at their own size in rows, each with its name above."""
    widest = max(each.image.width for each in pictures)
    columns = max(1, (ACROSS - GAP) // (widest + GAP))
    rows = [pictures[start : start + columns] for start in range(0, len(pictures), columns)]
    heights = [LABEL + GAP + max(each.image.height for each in row) for row in rows]
    image = Image.new("RGB", (GAP + min(columns, len(pictures)) * (widest + GAP), GAP + sum(heights)), PAPER)
    pen, bold, plain = ImageDraw.Draw(image), font(BOLD, 26), font(TEXT, 24)
    for row, top in zip(rows, _sums(heights), strict=True):
        for column, each in enumerate(row):
            left = GAP + column * (widest + GAP)
            pen.text((left, top), each.name, INK, bold)
            pen.text((left + bold.getlength(f"{each.name}  "), top + 1), each.remark, INK, plain)
            image.paste(each.image, (left, top + LABEL))
    return image


def _sums(heights: Iterable[int]) -> Iterable[int]:
    top = GAP
    for height in heights:
        yield top
        top += height


def _save(image: Image.Image, file: Path) -> None:
    image.save(file, "PNG", compress_level=encode.LEVEL)


class Sheets:
    """Writes the pictures of a game in all their sizes, and sheets of all of them."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game
        self._small: dict[str, list[Labelled]] = {}

    def add(self, name: str, remark: str, picture: Picture) -> None:
        """Write a picture as it is posted and as it is seen; `remark` stands beside its name on the sheets.

        Raises:
            OSError: it cannot be written.
        """
        own = self.folder / self.game
        own.mkdir(parents=True, exist_ok=True)
        (own / f"{name}.png").write_bytes(picture.data)
        for look, image in looks(picture).items():
            _save(image, own / f"{name}_{look}.png")
            self._small.setdefault(look, []).append(Labelled(name, remark, image))

    def finish(self) -> None:
        """Write a sheet for each look.

        Raises:
            OSError: it cannot be written.
        """
        for look, pictures in self._small.items():
            _save(sheet(pictures), self.folder / f"{self.game}-{look}.png")
