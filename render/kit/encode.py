"""From canvas to PNG."""

import struct
import zlib
from collections.abc import Iterator

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.palette import flat

LEVEL, SOON, HURRIED = 6, 5, 2
"""How hard is packed; how hard what is waited for is, 4 % larger in two thirds of the time; and how hard
while others wait, another quarter larger in two fifths of that. 9 takes many times as long."""

AT_ONCE = 256 << 10
"""Pixels that are packed at once: three more copies of a board in memory would be 9 MB."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3
"""What PNG calls pictures of indexed colours."""


def canvas(width: int, height: int, colour: int) -> Image.Image:
    """An empty palette image."""
    image = Image.new("P", (width, height), colour)
    image.putpalette(flat())
    return image


def png(image: Image.Image, level: int = LEVEL) -> bytes:
    """A palette image as PNG, packed as hard as `level` says.

    Pillow's own encoder keeps all other threads waiting while it packs; this does not, and is twice as fast.
    """
    return SIGNATURE + b"".join(_chunks(image, level))


def _chunks(image: Image.Image, level: int) -> Iterator[bytes]:
    width, height = image.size
    yield _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0))
    yield _chunk(b"PLTE", bytes(image.getpalette("RGB") or ()))
    yield _chunk(b"IDAT", packed(image, level, before=1))  # each row begins with a 0: as it is
    yield _chunk(b"IEND", b"")


def packed(image: Image.Image, level: int, before: int = 0) -> bytes:
    """An image's pixels row by row, packed as hard as `level` says; `before`: so many of value 0 stand before
    each row."""
    (width, height), rows = image.size, max(1, AT_ONCE // (image.width + before))
    if rows >= height and not before:  # as nearly all are: with no more ado
        return zlib_ng.compress(image.tobytes(), level)
    packer = zlib_ng.compressobj(level)
    bands = (image.crop((-before, top, width, min(top + rows, height))) for top in range(0, height, rows))
    return b"".join([*(packer.compress(band.tobytes()) for band in bands), packer.flush()])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
