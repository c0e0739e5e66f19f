"""What came of a simulated game: every call, and what explains it."""

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True)
class Told:
    """A call as it was sent, with what was true then."""

    at: datetime
    kind: str
    person: int
    """Whom it calls, or whom it is about."""
    games: tuple[int, ...]
    owing: bool
    """Whether they owe something in each of these games."""
    asked: bool
    """Whether they asked to be called at this time."""
    direct: bool
    rings: tuple[int, ...]
    text: str
    why: str


@dataclass(frozen=True)
class Happened:
    """Something that explains what follows."""

    at: datetime
    text: str


@dataclass
class Story:
    """Everything that came of it."""

    lines: list[Told | Happened] = field(default_factory=list)
    """In order."""
    away: list[tuple[int, datetime, datetime]] = field(default_factory=list)
    pauses: list[tuple[int, datetime, datetime]] = field(default_factory=list)
    """Games that their tables agreed to pause, and when."""
    turns: int = 0
    finished: bool = False
    seated: frozenset[int] = frozenset()
    """Who held a seat at the end."""
    ended: datetime | None = None

    @property
    def told(self) -> list[Told]:
        """Every call."""
        return [line for line in self.lines if isinstance(line, Told)]
