"""Kind titles after the end, drawn from what happened: the builder, who has built most.

Each game may have a table of them, `data/<game>/honours.csv`, whose rows count a kind of event for whom a
field of it names: how often, or the sum of a field. A title goes to whoever has most, alone, and at least as
much as the row says; nobody gets two, and nothing is told of anybody else. Text: `<game>-honour-<key>`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from data import folders
from engine.core.contract import Event, Seat, Word, seat_word
from engine.core.fields import facts_of, words_of
from engine.core.tables import rows_of
from engine.core.values.frozen import Frozen

FILE = "honours.csv"
COLUMNS = ("key", "event", "who", "sum", "least")
MOST = 3
"""Titles told after a game."""


class Award(Frozen):
    """A title that can be won: what is counted, of whom."""

    key: str
    event: str
    who: str
    """The field that names whose it is."""
    sum: str
    """The field whose numbers are added up; empty: how often it happened."""
    least: int


class Honour(Frozen):
    """A title somebody has won, with what was counted."""

    key: str
    seat: Seat
    count: int


@cache
def awards_of(slug: str) -> tuple[Award, ...]:
    """The titles of a game, the finest first; none where it has no table of them.

    Raises:
        BadData: the table has other columns, or a line with too few or too many cells.
    """
    files = [path for folder in folders(slug) if (path := folder / FILE).is_file()]
    return tuple(
        Award(row.text("key"), row.text("event"), row.text("who"), row.cells["sum"], row.whole("least"))
        for path in files
        for row in rows_of(f"data/{slug}/{FILE}", path.read_text(encoding="utf-8"), COLUMNS)
    )


def honours_of(slug: str, roles: Sequence[Sequence[Word]], events: Iterable[Event]) -> tuple[Honour, ...]:
    """The titles won in a game, from all that happened."""
    seats = {word: Seat(seat) for seat, words in enumerate(roles) for word in words}
    seats |= {seat_word(Seat(seat)): Seat(seat) for seat in range(len(roles))}
    awards = awards_of(slug)
    counts: dict[str, Counter[Seat]] = {each.key: Counter() for each in awards}
    for event in events:
        for award in (each for each in awards if each.event == event.word):
            facts = facts_of(event)
            number = facts.get(award.sum, 0) if award.sum else 1
            for word in words_of(facts.get(award.who, "")):
                if word in seats and isinstance(number, int):
                    counts[award.key][seats[word]] += number
    found: list[Honour] = []
    for award in awards:
        best = counts[award.key].most_common(2)
        alone = best and (len(best) == 1 or best[0][1] > best[1][1])
        if alone and best[0][1] >= award.least and best[0][0] not in [each.seat for each in found]:
            found.append(Honour(award.key, *best[0]))
    return tuple(found[:MOST])
