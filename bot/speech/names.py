"""Names and texts that people typed, made harmless, and texts cut to Discord's lengths."""

import re
import unicodedata
from collections.abc import Sequence

from engine.core.choosing.spelling import unaccented

LEAST = 20
"""Characters of a text at least that are worth beginning with."""

LONGEST_NAME, LONGEST_KEPT = 32, 80
"""Characters of a person's name that are shown, and that are kept."""

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<:@!+=-])")
_SLASHES = re.compile("/(?=/)")
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_BREAK = "\u200b"
"""A zero-width space: keeps `@everyone` and addresses from coming alive."""

_JOINERS = "\u200c\u200d"
"""Some scripts and emoji need them, between two visible characters."""

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that nobody sees, though their category says otherwise."""

_DIACRITICS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Marks that can stand on any letter, and are piled up for fun."""

ACCENTS, MARKS = 2, 4
"""So many marks of these a letter may carry, and so many of all: scripts of India and Tibet need them."""

PILED = 30
"""Marks in a row that are looked at: Unicode's own bound for texts that are read as they come."""


def legible(text: str) -> str:
    """The text on one line without what cannot be seen, changes the direction, or is piled on a letter.

    Dropped are controls, overrides and isolates of direction, zero-width and blank characters, marks without
    a letter, and those beyond what any script needs. Empty if nothing is left to read.
    """
    if text.isascii() and text.isprintable():  # as most are: letters, digits, signs and spaces
        return " ".join(text.split())
    kept: list[str] = []
    accents: list[str] = []
    for char in unicodedata.normalize("NFC", _unpiled(text)):
        kind = unicodedata.category(char)
        if kind in ("Zs", "Zl", "Zp") or char in "\t\n\r\v\f\x85":
            kept.append(" ")
        elif char in _JOINERS or char == _AS_PICTURE:
            if kept and kept[-1] not in f" {_JOINERS}{_AS_PICTURE}":
                kept.append(char)
            continue
        elif kind in ("Cc", "Cf", "Co", "Cs", "Cn") or _BLANK.match(char):
            continue
        elif kind in ("Mn", "Me"):
            if _may_carry(kept, accents, char):
                accents.append(char)
                kept.append(char)
            continue
        else:
            kept.append(char)
        accents = []
    line = unicodedata.normalize("NFC", " ".join("".join(kept).split()).rstrip(_JOINERS))
    return line if any(unicodedata.category(char)[0] in "LNPS" for char in line) else ""


def _unpiled(text: str) -> str:
    """The text with as many marks in a row as any script could need: normalizing sorts them one by one, which
    of many takes the square of their number."""
    if text.isascii() or len(text) <= PILED:
        return text
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= PILED:
            kept.append(char)
    return "".join(kept)


_AS_PICTURE = "\ufe0f"
"""Shows the sign before it as an emoji."""


def _may_carry(kept: Sequence[str], accents: Sequence[str], mark: str) -> bool:
    """Whether one more mark fits on the letter before."""
    if not kept or kept[-1] == " " or mark in accents or len(accents) >= MARKS:
        return False
    return not _DIACRITICS.match(mark) or sum(bool(_DIACRITICS.match(each)) for each in accents) < ACCENTS


def clean(text: str, limit: int = LONGEST_NAME) -> str:
    """A name as it can be read, see `legible`, at most `limit` long; empty if nothing is left of it."""
    return cut(legible(text), limit)


def kept_name(name: str) -> str:
    """A person's name as it comes in, and as it is read where it was stored before it was looked at."""
    return clean(name, LONGEST_KEPT)


def escape(text: str) -> str:
    """The text as it can be read and without any power: no markdown, no mention, no link, no emoji code, when
    posted. `?` where it says something that nobody can read.
    """
    marked = _MARKUP.sub(r"\\\1", legible(text) or ("?" if text.strip() else ""))
    return _SLASHES.sub("/" + _BREAK, marked.replace("@", "@" + _BREAK))


def plain(text: str) -> str:
    """What `escape` made of a text, for places that show no markdown: labels, menus, alternative texts."""
    shown = text.replace(_BREAK, "")
    return (_ESCAPED.sub(r"\1", shown) if "\\" in shown else shown).replace("**", "")


def bold(text: str) -> str:
    """The text in bold as a whole: what is bold in it already cannot be so again."""
    return f"**{text.replace('**', '')}**"


def fold(text: str) -> str:
    """A text as it is searched: without accents, in lower case."""
    return unaccented(plain(text)).strip()


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, ended by an ellipsis where something is left out, at a word if near."""
    if len(text) <= limit:
        return text
    short = text[: max(0, limit - 1)]
    space = short.rfind(" ")
    if space > limit * 2 // 3:
        short = short[:space]
    return (short.rstrip(" ,;:\\") + "…")[:limit]


def joined(*parts: str) -> str:
    """Those of the parts that say something, each on a line of its own."""
    return "\n".join(filter(None, parts))


def split(text: str, limit: int) -> tuple[str, str]:
    """The first whole lines of a text, at most `limit` characters with a sign that it goes on, and the rest
    of it. A first line that is longer is broken at a space, or where there is none."""
    if len(text) <= limit:
        return text, ""
    if limit < LEAST:
        return "", text
    end = max(text.rfind("\n", 0, limit - 1), 0) or max(text.rfind(" ", 0, limit - 1), 0) or limit - 1
    return f"{text[:end].rstrip()}…", text[end:].lstrip()


def pages(lines: list[str] | tuple[str, ...], limit: int) -> list[str]:
    """The lines joined into texts of at most `limit` characters, never breaking inside a line that fits."""
    found: list[str] = []
    for line in (cut(each, limit) for each in lines):
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found
