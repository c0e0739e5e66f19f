"""How colour-blind people see a picture: the matrices of Machado, Oliveira and Fernandes (2009) at their full
strength, applied to linear light.
"""

from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageFilter

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

SIGHTS: Mapping[str, Matrix] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What red, green and blue become in each of the three channels."""
FINENESS = 57
"""Steps of each channel that are worked out; between them colours are mixed."""


def seen(image: Image.Image, sight: str) -> Image.Image:
    """The picture as somebody with this sight sees it, in RGB."""
    return image.convert("RGB").filter(_table(sight))


@cache
def _table(sight: str) -> ImageFilter.Color3DLUT:
    matrix = SIGHTS[sight]

    def changed(*rgb: float) -> tuple[float, ...]:
        light = [_linear(part) for part in rgb]
        return tuple(_shown(sum(map(float.__mul__, row, light))) for row in matrix)

    return ImageFilter.Color3DLUT.generate(FINENESS, changed)


def _linear(part: float) -> float:
    """The light of a part of a colour in sRGB, both from 0 to 1."""
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> float:
    """The part of a colour in sRGB for that much light, as far as it can be shown."""
    light = min(1.0, max(0.0, light))
    return float(12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055)
