"""What is to be reached in a lesson: conditions on what happened, and on how it stands then.

How it stands is told as the learner is told of it, in the words of the guide: what they have, the lines of
the board in words, whether they have won.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.core.contract import Event, Fact, Note, Seat, Word
from engine.core.errors import Unfit
from engine.core.play.match import Match
from engine.core.values.frozen import Frozen

QUOTED = 120
"""Letters of a file that are quoted where it is wrong."""

Said: TypeAlias = "str | int | tuple[str | int, ...]"
"""What a condition says of a field."""


class BadLesson(Unfit):
    """A lesson that nobody could learn. Text: `lesson-fault-<key>`; `given` is what in its file is meant."""

    def __init__(self, key: str, given: str = "") -> None:
        super().__init__(key, {"given": given[:QUOTED]})


class Condition(Frozen):
    """What all conditions have in common."""

    def fault(self, match: Match, seat: Seat) -> BadLesson | None:
        """Why it could never hold, as far as a position tells; None: nothing speaks against it."""
        del match, seat
        return None


class Happened(Condition):
    """Something has happened: an event of this word whose fields say this. Numbers are added up, and are the
    least."""

    event: str
    fields: tuple[tuple[str, Said], ...] = ()

    def holds(self, match: Match, seat: Seat, events: Sequence[Event]) -> bool:
        """Whether it is fulfilled."""
        del match, seat
        return self.among(events)

    @property
    def said(self) -> str:
        """As a file says it."""
        return _quoted(("event", self.event), *self.fields)

    def among(self, events: Sequence[Event]) -> bool:
        """Whether these events are enough."""
        words = [(name, value) for name, value in self.fields if not isinstance(value, int)]
        numbers = [(name, value) for name, value in self.fields if isinstance(value, int)]
        found = [
            event
            for event in events
            if event.word == self.event and all(getattr(event, name, None) == value for name, value in words)
        ]
        return bool(found) and all(
            sum(getattr(event, name, 0) for event in found) >= least for name, least in numbers
        )


class Has(Condition):
    """The learner has so much of something that the panel tells: goods, points."""

    word: str
    least: int | None = None
    most: int | None = None

    def holds(self, match: Match, seat: Seat, events: Sequence[Event]) -> bool:
        """Whether it is fulfilled."""
        del events
        count = _held(match, seat).get(self.word)
        if count is None:
            return False
        return (self.least is None or count >= self.least) and (self.most is None or count <= self.most)

    @property
    def said(self) -> str:
        """As a file says it."""
        return _quoted(("has", self.word), ("least", self.least), ("most", self.most))

    def fault(self, match: Match, seat: Seat) -> BadLesson | None:
        """That there is nothing of the kind in this game."""
        held = _held(match, seat)
        return None if self.word in held else _unknown(f"has = {self.word}", held)


class Stands(Condition):
    """A line of the board in words says this: the same numbers and words, and of many at least these."""

    line: str
    fields: tuple[tuple[str, Said], ...] = ()

    def holds(self, match: Match, seat: Seat, events: Sequence[Event]) -> bool:
        """Whether it is fulfilled."""
        del events
        return any(all(_says(note, *each) for each in self.fields) for note in self._lines(match, seat))

    @property
    def said(self) -> str:
        """As a file says it."""
        return _quoted(("line", self.line), *self.fields)

    def fault(self, match: Match, seat: Seat) -> BadLesson | None:
        """That the board in words has no such line, or none with such a field."""
        lines = self._lines(match, seat)
        if not lines:
            keys = (note.key for note in match.guide.describe(match.view(seat)))
            return _unknown(f"line = {self.line}", keys)
        known = dict.fromkeys(name for note in lines for name in note.facts)
        unknown = next((name for name, _ in self.fields if name not in known), None)
        return None if unknown is None else _unknown(f"{self.line}: {unknown}", known)

    def _lines(self, match: Match, seat: Seat) -> list[Note]:
        return [note for note in match.guide.describe(match.view(seat)) if note.key == self.line]


class Won(Condition):
    """The learner has won."""

    def holds(self, match: Match, seat: Seat, events: Sequence[Event]) -> bool:
        """Whether it is fulfilled."""
        del events
        return seat in match.rules.standing(match.state).winners

    @property
    def said(self) -> str:
        """As a file says it."""
        return _quoted(("won", "true"))


Goal: TypeAlias = Happened | Has | Stands | Won
"""One of the conditions of a lesson."""


def _held(match: Match, seat: Seat) -> Mapping[str, int]:
    return {word.id: count for word, count in match.guide.holdings(match.view(seat), seat)}


def _says(note: Note, name: str, said: Said) -> bool:
    fact = note.facts.get(name)
    if isinstance(fact, tuple) and not isinstance(fact, Word):
        wanted = said if isinstance(said, tuple) else (said,)
        return set(wanted) <= {_plain(each) for each in fact}
    return fact is not None and _plain(fact) == said


def _plain(fact: Fact) -> Fact:
    return fact.id if isinstance(fact, Word) else fact


def _unknown(given: str, known: Iterable[str]) -> BadLesson:
    return BadLesson("unknown-condition", f"{given} ({', '.join(dict.fromkeys(known))})")


def goal_from(said: object) -> Goal:
    """A condition from what a lesson's file says of it.

    Raises:
        BadLesson: it says none.
    """
    kind = next(
        (each for each in ("event", "line", "has", "won") if isinstance(said, dict) and each in said), ""
    )
    if not isinstance(said, dict) or not kind:
        raise BadLesson("missing-field", "goal")
    first, fields = said[kind], tuple((str(name), _said(each)) for name, each in said.items() if name != kind)
    bounds = {name: count for name, count in fields if name in ("least", "most") and isinstance(count, int)}
    if kind == "won" and first is True and not fields:
        return Won()
    if kind == "event" and isinstance(first, str):
        return Happened(first, fields)
    if kind == "line" and isinstance(first, str):
        return Stands(first, fields)
    if kind == "has" and isinstance(first, str) and fields and len(bounds) == len(fields):
        return Has(first, bounds.get("least"), bounds.get("most"))
    raise BadLesson("bad-goal", _quoted((kind, first), *fields))


def _said(value: object) -> Said:
    """What is said of a field; of many as a tuple."""
    if isinstance(value, list):
        return tuple(each if isinstance(each, int) else str(each) for each in value)
    return value if isinstance(value, int) else str(value)


def _quoted(*said: tuple[str, object]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in said if value is not None)
