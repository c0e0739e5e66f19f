"""Computer players that are loaded when somebody plays them: most processes play none."""

from importlib import import_module

from engine.core.budget import Budget
from engine.core.title import Player
from engine.core.values.frozen import Frozen


class Later(Frozen):
    """Makes a computer player, and loads the module it lives in when it first does."""

    home: str
    """The module."""
    name: str
    """What makes it there."""

    def __call__(self, *given: int | Budget) -> Player:
        """The player, from a seed, or from a seed and a budget."""
        made = getattr(import_module(self.home), self.name)(*given)
        assert hasattr(made, "choose")  # noqa: S101 - a title names players alone
        return made  # type: ignore[no-any-return]
