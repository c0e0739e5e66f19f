"""What the report tells, in the reader's words."""

from dataclasses import dataclass

from render.scene import Crest

POINTS = 5
"""Turning points that have room in its picture."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One seat: who holds it, how their score went, how quickly they answered."""

    name: str
    scores: tuple[int, ...]
    """After each turn, the beginning first."""
    pace: str = ""
    """Their pace in words: `5 h`."""
    seconds: float | None = None
    """The same as a number; None where nobody waited for them."""
    crests: tuple[Crest, ...] = ()
    """Those of all it plays; the first gives its colour. None: a colour by its seat."""
    won: bool = False


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed the game, by its place along the curves, and what happened in it."""

    place: int
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """The report to be drawn, in the reader's words."""

    title: str
    subtitle: str
    curves: tuple[Curve, ...]
    turns: tuple[int, ...]
    """The turn at each place along the curves."""
    points: tuple[TurningPoint, ...]
    pace_title: str
    """Empty: nothing is told of paces."""
    points_title: str
    turn_label: str
    chances: tuple[tuple[int, ...], ...] = ()
    """Each seat's chance to win at each place along its curve, in hundredths; none where nobody can say."""
    chances_title: str = ""
    unit: str = ""
    """What follows a score, where the curves are chances in hundredths themselves: `%`."""
