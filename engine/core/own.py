"""Tables people bring themselves: where an option of the game takes one, its value is the table's text.

The text is kept in one form (lower case, no comments, no empty lines), so that equal tables are equal values
with equal digests. Whatever knows the options knows the table: the store, game files, pictures.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NewType, TypeAlias

from engine.core.tables import BadData, TableForm, bad_header, is_comment, located, with_commas

Own = NewType("Own", str)
"""A table's text in the kept form. It has several lines, which tells it from the name of one of ours."""

LARGEST = 20_000
"""Characters it may have, comments left out."""
MOST_LINES = 300
LONGEST_NAME = 32
"""Characters of a name in it."""

MOST_TOLD = 24
"""Lines of it that are told to be wrong."""

BY_ITSELF = frozenset((
    "empty", "not-a-number", "none-of", "other-width", "unreadable", "unknown-effect", "unknown-parameter",
    "parameter-missing",
))  # fmt: skip
"""What can be wrong with a line whatever the others say."""

NAME = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
"""How a name in it is spelt: what is shown has spaces and capitals instead."""

Beside: TypeAlias = Callable[[str], str | None]
"""The way from a table to the text of the one beside it, by the end of its name; None where there is none."""

KEPT = 32
"""How many tables at a time everything derived from one is kept for: ours, and those of people."""


def is_own(choice: str) -> bool:
    """Whether an option's value is a table of somebody's own."""
    return "\n" in choice


def kept_form(text: str) -> Own:
    """The text as it is kept: with commas between its cells, whatever a spreadsheet put there."""
    lines = [line.strip().lower() for line in with_commas(text.removeprefix("\ufeff")).splitlines()]
    return Own("".join(f"{line}\n" for line in lines if line.strip(", \t") and not is_comment(line)))


def short_digest(own: str) -> str:
    """Eight characters of the SHA-256 of a table, to recognise it by."""
    return hashlib.sha256(own.encode()).hexdigest()[:8]


def faults(form: TableForm, file: str, text: str) -> Sequence[BadData]:
    """Everything that is wrong with a table brought as `file`; none if one can play with it."""
    found = _too_much(file, text)
    if found:
        return found
    text = with_commas(text.removeprefix("\ufeff")).lower()
    if not form.fits(text):
        return (bad_header(file, text, form.columns, form.also),)
    return [located(text, wrong) for wrong in _line_by_line(form, file, text)]


def _line_by_line(form: TableForm, file: str, text: str) -> Sequence[BadData]:
    """What is wrong with a table whose header is right. Reading it ends at a line that is wrong by itself:
    that one is left out, to find the others.
    """
    found, told = form.check(file, text, _alone), list[BadData]()
    lines = text.splitlines()
    while len(found) == 1 and found[0].line and found[0].key in BY_ITSELF and len(told) < MOST_TOLD:
        told.append(found[0])
        lines[found[0].line - 1] = ""
        found = form.check(file, "\n".join(lines), _alone)
    return told or found


def _alone(_end: str) -> None:
    """Nothing lies beside a table that was brought by itself."""


def _too_much(file: str, text: str) -> tuple[BadData, ...]:
    kept = kept_form(text)
    if len(kept) > LARGEST:
        return (BadData(file, 0, "", "too-large", str(len(kept)), str(LARGEST)),)
    if kept.count("\n") > MOST_LINES:
        return (BadData(file, 0, "", "too-many-lines", str(kept.count("\n")), str(MOST_LINES)),)
    lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines()]
    odd = [
        BadData(file, number, "", "not-plain", ascii(line)[1:-1][:40])
        for number, line in enumerate(lines, 1)
        if not is_comment(line) and not (line.replace("\t", " ").isascii() and line.isprintable())
    ]
    return tuple(odd[:MOST_TOLD])


def legible(read: Callable[[str, str], object]) -> Callable[[str, str, Beside], Sequence[BadData]]:
    """The check of a table that stands by itself: the reader of its text and its file's name can read it."""

    def check(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
        try:
            read(text, file)
        except BadData as error:
            return (error,)
        return ()

    return check


def bad_names(file: str, names: Iterable[str]) -> Iterator[BadData]:
    """Names of one's own that could not be typed or shown: their letters and their length."""
    for name in names:
        if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
            yield BadData(file, 0, name[:LONGEST_NAME], "bad-name", name[:40], str(LONGEST_NAME))


def sound(form: TableForm, own: Own) -> bool:
    """Whether one can play with a table in its kept form. Asked whenever a game with it is loaded."""
    return own == kept_form(own) and _sound(form.check, form.fits, own)


@lru_cache(maxsize=KEPT)
def _sound(
    check: Callable[[str, str, Beside], Sequence[BadData]],
    fits: Callable[[str], bool],
    own: Own,
) -> bool:
    return not _too_much("", own) and fits(own) and not check("", own, _alone)
