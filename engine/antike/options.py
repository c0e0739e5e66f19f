"""The variants of Antike."""

from typing import Literal

from engine.core.contract import Options
from engine.core.own import Own


class AntikeOptions(Options):
    """The first choice of each is the default."""

    board: Literal["east", "west"] | Own = "east"
    """The two sides of the board, or one of people's own: its table and, below it, that of the starts."""
    manoeuvre: Literal["2006", "2005"] = "2006"
    """2006: first all moves and fights, then all conquests. 2005: in any order."""
    personages: Literal["10", "12"] = "10"
    """The goal with three nations. Other numbers of nations have one goal only."""
    start: Literal["three-cities", "one-city"] = "three-cities"
    """One city: each nation begins with one of its three, its choice; a longer game."""
    nations: Literal["dealt", "chosen"] = "dealt"
    """Dealt by chance, or chosen in the order of the seats."""
    chips: Literal["unlimited", "limited"] = "unlimited"
    """Limited: the bank holds 80 units of each resource (30 chips: ten each of 1, 2 and 5)."""
