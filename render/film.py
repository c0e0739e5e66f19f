"""From drawn boards to an animated picture: scaled down, one palette for all, only what changed is kept.

Written by hand around Pillow's encoder, because its own writer keeps all frames in memory and stores
unchanged pixels again.
"""

import io
from dataclasses import dataclass, field
from struct import pack

from PIL import Image, ImageChops, ImageDraw
from PIL.GifImagePlugin import getdata

CLEAR = 255
"""The place in the palette that means: as before."""
BAR = 8
"""Height in pixels of the bar that shows how far the game has come."""
BAR_COLOURS = ((43, 33, 24), (230, 159, 0))
"""The bar's ground, and how far."""


def opened(data: bytes) -> Image.Image:
    """A picture's pixels."""
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


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
    _last: Image.Image | None = None
    _told: int = 0
    """Blocks that `ends` counts."""

    def add(self, image: Image.Image, share: float, milliseconds: int) -> None:
        """Adds another frame. `share`: how much of the game has been shown, 0 to 1."""
        now = self._framed(image, share)
        before, self._last = self._last, now
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
        """The picture at the film's size with the bar below, its pixels places in the palette."""
        small = scaled(image, self.width)
        if not self._size[0]:
            self._size = (small.width, small.height + BAR)
        width, height = self._size
        if small.height > height - BAR:  # a picture may be higher than the first one: it is shown whole
            small = scaled(image, round(small.width * (height - BAR) / small.height))
        whole = Image.new("RGB", (width, height), BAR_COLOURS[0])
        whole.paste(small, ((width - small.width) // 2, 0))
        pen = ImageDraw.Draw(whole)
        pen.rectangle((0, height - BAR, width, height), fill=BAR_COLOURS[0])
        pen.rectangle((0, height - BAR + 2, round(width * share), height - 2), fill=BAR_COLOURS[1])
        placed = whole.quantize(palette=self.palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", placed.size, placed.tobytes())

    def _head(self, size: tuple[int, int]) -> bytes:
        """Signature, size, the palette of all frames, and the wish to repeat."""
        colours = bytes(self.palette.getpalette() or [])[: 3 * CLEAR].ljust(768, b"\0")
        return (
            b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours
            + b"!\xff\x0bNETSCAPE2.0\x03\x01" + pack("<H", 0) + b"\0"
        )  # fmt: skip
