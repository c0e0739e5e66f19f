"""From canvas to PNG."""

import io

from PIL import Image

from render.kit.palette import flat


def canvas(width: int, height: int, colour: int) -> Image.Image:
    """An empty palette image."""
    image = Image.new("P", (width, height), colour)
    image.putpalette(flat())
    return image


def png(image: Image.Image) -> bytes:
    """The image as PNG; level 1 is the quickest and hardly larger."""
    data = io.BytesIO()
    image.save(data, "PNG", compress_level=1)
    return data.getvalue()
