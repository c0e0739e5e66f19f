"""A title: all that a game brings, so that whoever deals with a game needs nothing else to know it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pickle import PicklingError
from typing import Any, Protocol

from engine.core.budget import Budget
from engine.core.contract import Action, Seat, View
from engine.core.guide import AnyGuide
from engine.core.judging import Judging
from engine.core.law import AnyRulebook
from engine.core.tables import TableForm

SENSIBLE = "sensible"
"""The computer player that every game has: quick, and worth playing against."""
LEVELS = ("gentle", SENSIBLE, "archimedes")
"""The computer players that are offered to people, the weakest first."""


class Player(Protocol):
    """A computer player: chooses among what is legal, knowing only a view."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """One of `legal`. Deterministic for equal arguments."""
        ...


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Title:
    """A game. One of each exists; two are the same only if they are one."""

    home: str = ""
    """The module that holds it as `TITLE`, where other processes find it."""
    rules: AnyRulebook
    """Its law."""
    guide: AnyGuide
    """What is told of it."""
    computers: Mapping[str, Callable[[int], Player]] = field(default_factory=dict)
    """Its computer players by name, made from a seed."""
    thinkers: Mapping[str, Callable[[int, Budget], Player]] = field(default_factory=dict)
    """Computer players by name that think as long as they are told, made from a seed and a budget."""
    judged_in: str = ""
    """The module that holds as `JUDGING` how its positions are judged; empty: nobody can say."""
    tables: tuple[TableForm, ...] = ()
    """The kinds of tables people may bring their own of, and ours are checked by."""
    older: tuple["Title", ...] = ()
    """The same game under earlier versions of its rules, each as long as a stored game needs it."""

    def __reduce__(self) -> tuple[Callable[[str, int], "Title"], tuple[str, int]]:
        """Travel to another process by name: it is the same title there."""
        if not self.home:
            raise PicklingError(f"{self.slug} has no module of its own")
        return _at_home, (self.home, self.rules.version)

    @property
    def judging(self) -> Judging | None:
        """How its positions are judged; None: nobody can say."""
        if not self.judged_in:
            return None
        found = import_module(self.judged_in).JUDGING
        assert isinstance(found, Judging)  # noqa: S101 - a title names its own module
        return found

    def at(self, version: int) -> "Title | None":
        """The game under this version of its rules; None where that is not kept, or not known yet."""
        return next((each for each in (self, *self.older) if each.rules.version == version), None)

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players it offers people, the weakest first; all it has where those are others."""
        return tuple(each for each in LEVELS if each in self.computers or each in self.thinkers) or tuple(
            self.computers
        )

    @property
    def players(self) -> tuple[str, ...]:
        """All its computer players by name, those first that it offers people."""
        return tuple(dict.fromkeys((*self.levels, *self.computers, *self.thinkers)))

    def player(self, name: str, seed: int, budget: Budget) -> Player:
        """A computer player by its name; where there is none of that name any more, the sensible one.

        Raises:
            LookupError: the game has none at all.
        """
        if name in self.thinkers:
            return self.thinkers[name](seed, budget)
        made = self.computers.get(name) or self.computers.get(SENSIBLE)
        if made is None:
            made = next(iter(self.computers.values()), None)
        if made is None:
            raise LookupError(f"{self.slug} has no computer players")
        return made(seed)

    @property
    def undrawn(self) -> "Title":
        """The same game without what draws it: all that a process needs that draws nothing."""
        return self

    @property
    def slug(self) -> str:
        """The game's name in commands, files and texts."""
        return self.rules.slug


def _at_home(home: str, version: int) -> Title:
    title = import_module(home).TITLE
    assert isinstance(title, Title)  # noqa: S101 - a title's home holds it
    found = title.at(version)
    assert found is not None  # noqa: S101 - it is the same program there
    return found
