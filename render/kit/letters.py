"""Which letters our fonts have, and people's names as they can be written with them."""

import re
import unicodedata
from functools import cache

from PIL import ImageFont

from render.kit.sprite import BOLD, TEXT, font

LONGEST = 24
"""Letters of a name that are written."""
SPACES = re.compile("[^\\S\u00a0]+")
"""Where a line may be broken."""


@cache
def _drawn(face: str, letter: str) -> bytes:
    mask = font(face, 40).getmask(letter)
    return repr(mask.size).encode() + bytes(mask)


@cache
def has(face: str, letter: str) -> bool:
    """Whether a bundled font has a letter."""
    return letter == " " or _drawn(face, letter) not in (_drawn(face, "\U0010fffe"), _drawn(face, "\u0378"))


def writable(name: str, otherwise: str) -> str:
    """A person's name in letters that our text fonts have, gaps collapsed, "…" where it is cut.

    `otherwise`, such as `Seat 5`, where less than half of its letters can be written.
    """
    plain = unicodedata.normalize("NFC", name)
    letters = [each for each in plain if unicodedata.category(each)[0] in "LN"]
    kept = "".join(each if _known(each) else " " if each.isspace() else "" for each in plain)
    kept = " ".join(kept.split())
    written = sum(_known(each) for each in letters)
    if not written or 2 * written < len(letters):
        return otherwise
    return kept if len(kept) <= LONGEST else f"{kept[: LONGEST - 1].rstrip()}…"


@cache
def _known(letter: str) -> bool:
    return letter.isprintable() and all(has(face, letter) for face in (BOLD, TEXT))


def wrapped(content: str, face: ImageFont.FreeTypeFont, width: float) -> list[str]:
    """The text in lines no wider than `width` pixels, but that a longer word stands alone; what a no-break
    space joins is one word."""
    lines: list[str] = []
    for word in SPACES.split(content.strip()):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
