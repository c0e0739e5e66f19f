"""Pictures are packed lightly in tests: the same to look at, in a third of the time, in larger files."""

import io

from PIL import Image

from render.kit import encode

SENT = encode.LEVEL
"""As people are sent them."""


def pack_lightly() -> None:
    """Let this process take little time for each picture it makes."""
    encode.LEVEL = 1


def small_enough(data: bytes, most: int) -> bool:
    """Whether a picture has so many bytes at most as people are sent it; packed lightly it is larger."""
    if len(data) <= most:
        return True
    sent = io.BytesIO()
    with Image.open(io.BytesIO(data)) as image:
        image.save(sent, "PNG", compress_level=SENT)
    return len(sent.getvalue()) <= most
