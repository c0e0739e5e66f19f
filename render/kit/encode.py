"""From canvas to PNG."""

import io

from PIL import Image

from render.kit.palette import flat

LEVEL = 6
"""Lower levels make files a tenth larger, higher ones take several times as long."""


def canvas(width: int, height: int, colour: int) -> Image.Image:
    """An empty palette image."""
    image = Image.new("P", (width, height), colour)
    image.putpalette(flat())
    return image


def png(image: Image.Image) -> bytes:
    """The image as PNG."""
    data = io.BytesIO()
    image.save(data, "PNG", compress_level=LEVEL)
    return data.getvalue()
