"""From drawn boards to an animated picture: scaled down, one palette for all, only what changed is kept.

Written by hand around Pillow's encoder, because its own writer keeps all frames in memory and stores
unchanged pixels again.
"""

from dataclasses import dataclass, field
from math import ceil, floor
from struct import pack
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw
from PIL.GifImagePlugin import getdata

CLEAR = 255
"""The place in the palette that means: as before."""
BAR = 8
"""Height in pixels of the bar that shows how far the game has come."""
TILE = 80
"""Pixels of a board's side by which it is told what changed."""
AROUND = 16
"""Pixels around a part that tell how it is scaled at its edges."""
BAR_COLOURS = ((43, 33, 24), (230, 159, 0))
"""The bar's ground, and how far."""


def scaled(image: Image.Image, width: int) -> Image.Image:
    """The picture in RGB, no wider than `width` pixels."""
    image = image.convert("RGB")
    if image.width <= width:
        return image
    size = (width, max(1, round(image.height * width / image.width)))
    return image.resize(size, Image.Resampling.HAMMING, reducing_gap=2.0)


def palette_for(images: list[Image.Image]) -> Image.Image:
    """An image with at most 255 colours that suit all these pictures, the bar's among them.

    Boards that were composed in one palette keep it.
    """
    palettes = {tuple(image.getpalette() or ()) if image.mode == "P" else () for image in images}
    own = len(palettes) == 1 and () not in palettes
    if own and all(max(image.tobytes()) < CLEAR for image in images):
        numbers = [*palettes.pop()][: 3 * CLEAR]
    else:
        sheet = Image.new("RGB", (400, 400 * len(images)))
        for place, image in enumerate(images):
            sheet.paste(image.convert("RGB").resize((400, 400)), (0, 400 * place))
        chosen = sheet.quantize(CLEAR - len(BAR_COLOURS))
        numbers = [*(chosen.getpalette() or [])[: 3 * (CLEAR - len(BAR_COLOURS))]]
        numbers += [part for colour in BAR_COLOURS for part in colour]
    found = Image.new("P", (1, 1))
    found.putpalette(numbers)
    return found


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""


def _alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures are of one size in one palette."""
    same = one.size == other.size and one.mode == other.mode == "P"
    return same and one.getpalette() == other.getpalette()


def changed(before: Image.Image, now: Image.Image) -> list[Box]:
    """The parts that differ between two pictures of one size in one palette: strips of tiles."""
    difference = ImageChops.difference(before, now)
    found: list[Box] = []
    for top in range(0, now.height, TILE):
        bottom = min(top + TILE, now.height)
        row = difference.crop((0, top, now.width, bottom))
        ends = row.getbbox()
        if ends is None:
            continue
        for left in range(ends[0] // TILE * TILE, ends[2], TILE):
            right = min(left + TILE, now.width)
            if row.crop((left, 0, right, bottom - top)).getbbox() is None:
                continue
            if found and found[-1][1] == top and found[-1][2] == left:
                found[-1] = (found[-1][0], top, right, bottom)
            else:
                found.append((left, top, right, bottom))
    return found


@dataclass(slots=True)
class Film:
    """An animated GIF as it grows. Frames are shown for milliseconds; the whole repeats for ever."""

    palette: Image.Image
    width: int
    """Frames are scaled to this width."""
    blocks: list[bytes] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """How many bytes there are after each frame."""
    _size: tuple[int, int] = (0, 0)
    _shown: tuple[int, int] = (0, 0)
    """The size of the picture in a frame."""
    frame: Image.Image | None = None
    """The last frame, its pixels places in the palette."""
    _source: Image.Image | None = None
    """The picture of the last frame, in its own size."""
    _told: int = 0
    """Blocks that `ends` counts."""

    def add(self, image: Image.Image, share: float, milliseconds: int) -> None:
        """Adds another frame. `share`: how much of the game has been shown, 0 to 1."""
        now = self._framed(image, share)
        before, self.frame = self.frame, now
        if before is None:
            self.blocks.append(self._head(now.size))
            part, corner = now, (0, 0)
        else:
            changed = ImageChops.difference(before, now)
            box = changed.getbbox() or (0, 0, 1, 1)
            part = Image.new("L", (box[2] - box[0], box[3] - box[1]), CLEAR)
            part.paste(now.crop(box), (0, 0), changed.crop(box).point([0] + [255] * 255, "1"))
            corner = (box[0], box[1])
        self.blocks += getdata(part, corner, duration=milliseconds, disposal=1, transparency=CLEAR)
        self.ends.append(sum(map(len, self.blocks[self._told :])) + (self.ends[-1] if self.ends else 0))
        self._told = len(self.blocks)

    def finished(self) -> bytes:
        """The GIF."""
        return b"".join((*self.blocks, b";"))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._size

    def guess(self, frames: int) -> float:
        """The number of bytes it will have with so many frames, as far as those so far tell."""
        each = (self.ends[-1] - self.ends[0]) / max(1, len(self.ends) - 1)
        return self.ends[0] + each * (frames - 1)

    def _framed(self, image: Image.Image, share: float) -> Image.Image:
        """The picture at the film's size with the bar below, its pixels places in the palette.

        Of a picture like the one before only what changed is scaled anew.
        """
        before, self._source = self._source, image
        if self.frame is not None and before is not None and _alike(before, image):
            whole = self.frame.copy()
            for box in changed(before, image):
                self._scale_part(whole, image, box)
        else:
            whole = self._whole(image)
        self._draw_bar(whole, share)
        return whole

    def _whole(self, image: Image.Image) -> Image.Image:
        """All of a picture at the film's size, with room for the bar."""
        small = scaled(image, self.width)
        if not self._size[0]:
            self._size = (small.width, small.height + BAR)
        width, height = self._size
        if small.height > height - BAR:  # a picture may be higher than the first one: it is shown whole
            small = scaled(image, round(small.width * (height - BAR) / small.height))
        whole = Image.new("RGB", (width, height), BAR_COLOURS[0])
        whole.paste(small, ((width - small.width) // 2, 0))
        self._shown = small.size
        return self._placed(whole)

    def _scale_part(self, whole: Image.Image, image: Image.Image, box: Box) -> None:
        """Puts a part of the picture into the frame, as it is when all of it is scaled."""
        width, height = self._shown
        across, down = image.width / width, image.height / height
        left, top = max(0, floor(box[0] / across) - 2), max(0, floor(box[1] / down) - 2)
        right = min(width, ceil(box[2] / across) + 2)
        bottom = min(height, ceil(box[3] / down) + 2)
        corner = max(0, floor(left * across) - AROUND), max(0, floor(top * down) - AROUND)
        part = image.crop((
            *corner,
            min(image.width, ceil(right * across) + AROUND),
            min(image.height, ceil(bottom * down) + AROUND),
        )).convert("RGB")  # fmt: skip
        if across > 1:
            exact = (
                left * across - corner[0], top * down - corner[1],
                right * across - corner[0], bottom * down - corner[1],
            )  # fmt: skip
            size = (right - left, bottom - top)
            part = part.resize(size, Image.Resampling.HAMMING, box=exact, reducing_gap=2.0)
        else:
            part = part.crop((left - corner[0], top - corner[1], right - corner[0], bottom - corner[1]))
        whole.paste(self._placed(part), ((self._size[0] - width) // 2 + left, top))

    def _draw_bar(self, whole: Image.Image, share: float) -> None:
        """Draws how far the game has come."""
        width, height = self._size
        bar = Image.new("RGB", (width, BAR), BAR_COLOURS[0])
        ImageDraw.Draw(bar).rectangle((0, 2, round(width * share), BAR - 2), fill=BAR_COLOURS[1])
        whole.paste(self._placed(bar), (0, height - BAR))

    def _placed(self, image: Image.Image) -> Image.Image:
        """The picture's pixels as places in the palette."""
        placed = image.quantize(palette=self.palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", placed.size, placed.tobytes())

    def _head(self, size: tuple[int, int]) -> bytes:
        """Signature, size, the palette of all frames, and the wish to repeat."""
        colours = bytes(self.palette.getpalette() or [])[: 3 * CLEAR].ljust(768, b"\0")
        return (
            b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours
            + b"!\xff\x0bNETSCAPE2.0\x03\x01" + pack("<H", 0) + b"\0"
        )  # fmt: skip
