"""Stored games replayed under the rules at hand: which would not go on as they went, and from where on."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.tables.state.loading import Rows, entries_of, mark_of, opening, standing_still, text_of
from engine.core.play.match import Match, enter
from engine.core.play.record import MISFITS
from engine.core.title import Title

SAME, DIFFERS, LEFT, UNKNOWN = "same", "differs", "left", "unknown"
"""What is found: it goes as it went; somewhere it does not; its version of the rules is not kept; its title
is not known here."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What replaying a stored game found."""

    game: int
    title: str
    status: str
    version: int
    now: int | None
    """The present version of its rules; None: its title is not known here."""
    found: str
    entries: int
    entry: int | None = None
    """The first entry that leads elsewhere or cannot be played; 0: the set-up. None: there is none."""
    deed: str = ""
    """What was done there."""
    goes_on: bool = True
    """Whether the position as it stands is one of the present rules: its table may go on from there."""

    @property
    def sound(self) -> bool:
        """Whether it goes on under its own rules."""
        return self.found == SAME


def examined(titles: Mapping[str, Title], rows: Rows) -> Finding:
    """What becomes of a stored game under the rules at hand; nothing of it is changed.

    It is replayed by the rules of its version where they are kept, else by the present ones, and compared
    with what is stored of the state after each entry.
    """
    game, newest = rows.game, titles.get(rows.game.title)
    facts = (game.id, game.title, game.status, game.version)
    if newest is None:
        return Finding(*facts, None, UNKNOWN, game.number, goes_on=False)
    kept = newest.at(game.version)
    entry = _first_other(kept or newest, rows)
    found = LEFT if kept is None else SAME if entry is None else DIFFERS
    deed = rows.lines[entry - 1].deed if entry and entry <= len(rows.lines) else ""
    goes_on = found == SAME or _can_stand(newest, rows)
    return Finding(*facts, newest.rules.version, found, game.number, entry, deed, goes_on)


def _first_other(title: Title, rows: Rows) -> int | None:
    """The first entry of a stored game that does not lead where it led; None: each does."""
    number = rows.seam.number if rows.seam is not None else 0
    try:
        match: Match = opening(title, rows)[1]
        if not rows.whole:
            return len(rows.lines)
        for line in rows.lines[number:]:
            number = line.number
            match = enter(match, entries_of(title.rules, [line])[0]).match
            if line.digest and mark_of(match.state) != line.digest:
                return number
    except MISFITS:
        return number
    stands = rows.position is None or text_of(match.state) == rows.position.state
    return None if stands else number


def _can_stand(title: Title, rows: Rows) -> bool:
    try:
        standing_still(title, rows)
    except MISFITS:
        return False
    return True
