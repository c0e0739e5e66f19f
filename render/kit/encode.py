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
    rows = Image.new("P", (width + 1, height))  # each begins with a 0: its bytes are the pixels themselves
    rows.paste(image, (1, 0))
    yield _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), level))
    yield _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
