"""Names and texts that people typed, made harmless, and texts cut to Discord's lengths."""

import re
import unicodedata

LONGEST_NAME = 32
"""Characters of a person's name that are shown."""

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<:@!+=-])")
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_BREAK = "\u200b"
"""A zero-width space: keeps `@everyone` and addresses from coming alive."""

_KEPT_FORMATS = {"\u200c", "\u200d"}
"""Joiners that some scripts and emoji need; every other invisible character is dropped."""


def clean(text: str, limit: int = LONGEST_NAME) -> str:
    """A name on one line without invisible or direction-changing characters, at most `limit` long.

    Piles of combining marks are thinned to two. An empty result becomes `?`.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > 2 or (kind in ("Cc", "Cf", "Co", "Cs", "Cn") and char not in _KEPT_FORMATS | {"\t", "\n"}):
            continue
        kept.append(" " if kind in ("Cc", "Zl", "Zp", "Zs") else char)
    return cut(" ".join("".join(kept).split()), limit) or "?"


def escape(text: str) -> str:
    """The text without any power: no markdown, no mention, no link, no emoji code, when posted."""
    marked = _MARKUP.sub(r"\\\1", text)
    return marked.replace("@", "@" + _BREAK).replace("//", "/" + _BREAK + "/")


def plain(text: str) -> str:
    """What `escape` made of a text, for places that show no markdown: labels, menus, alternative texts."""
    return _ESCAPED.sub(r"\1", text.replace(_BREAK, "")).replace("**", "")


def fold(text: str) -> str:
    """A text as it is searched: without accents, in lower case."""
    letters = unicodedata.normalize("NFKD", plain(text))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold().strip()


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, ended by an ellipsis where something is left out, at a word if near."""
    if len(text) <= limit:
        return text
    short = text[: max(0, limit - 1)]
    space = short.rfind(" ")
    if space > limit * 2 // 3:
        short = short[:space]
    return (short.rstrip(" ,;:\\") + "…")[:limit]


def pages(lines: list[str] | tuple[str, ...], limit: int) -> list[str]:
    """The lines joined into texts of at most `limit` characters, never breaking inside a line that fits."""
    found: list[str] = []
    for line in (cut(each, limit) for each in lines):
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found
