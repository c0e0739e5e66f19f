"""The parts of the ids of buttons, menus and forms: what each may look like, and what it names.

Which parts the ids of each kind have stands in `bot.herald.ids`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

LARGEST, LARGEST_ID = 2**31 - 1, 2**63 - 1
"""The largest number of ours that the store takes, and the largest of Discord's."""


@dataclass(frozen=True, slots=True)
class Part:
    """What may stand between two colons of an id, or be chosen in a menu."""

    form: str
    """A regular expression for all of it."""
    most: int | None = None
    """For numbers: the largest."""
    names: str = ""
    """What it is the number of, where that has a place of its own: see the constants below."""
    optional: bool = False
    """Whether it may be left out, with everything after it."""

    def fits(self, given: str) -> bool:
        """Whether a text has this form."""
        if re.fullmatch(self.form, given, re.DOTALL) is None:
            return False
        return self.most is None or int(given) <= self.most


def maybe(part: Part) -> Part:
    """The part where it may be left out."""
    return replace(part, optional=True)


def one_of(*words: str) -> Part:
    """One of these words."""
    return Part("|".join(map(re.escape, words)))


def up_to(most: int) -> Part:
    """A number from 0 to `most`."""
    return Part(_DIGITS, most)


_DIGITS = "[0-9]{1,19}"

NUMBER = up_to(LARGEST)
PERSON_ID = up_to(LARGEST_ID)
"""Discord's number of a person."""
CALL = NUMBER
"""The number of a call: only who was called may press, wherever they were called."""
PATH = Part(r"-|[0-9]{1,4}(\.[0-9]{1,4})*")
"""Answers given so far, as `bot.private.panel.answers` writes them."""
MARK = Part(r"[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}")
"""What a person saw of their plan."""
SLUG = Part("[a-z0-9_-]{1,60}")
TEXT = Part(".*")
"""Anything: for what is typed, or chosen and checked by who knows the choices."""

TABLE = replace(NUMBER, names="table")
"""A game: for everybody in its own channel, and for its players wherever a private message carries it."""
TABLE_HERE = replace(NUMBER, names="table-here")
"""A game, in its own channel alone."""
VOTE, OFFER, SEEKING = (replace(NUMBER, names=name) for name in ("vote", "offer", "seeking"))
"""These have their messages where their game, or their search, has its own."""
LISTED_SEEKING = replace(NUMBER, names="listed-seeking")
"""The same, on its whole server, as lists of them are shown."""
TABLES_CALL = replace(NUMBER, names="call")
"""A call that everybody at the table may answer, in the game's own channel."""


def fit(parts: Sequence[Part], given: Sequence[str]) -> bool:
    """Whether the texts between an id's colons are these parts."""
    least = sum(not part.optional for part in parts)
    if not least <= len(given) <= len(parts):
        return False
    return all(part.fits(text) for part, text in zip(parts, given, strict=False))
