"""The variants of Grécolonies."""

from dataclasses import dataclass
from typing import Literal

from engine.core.contract import Options
from engine.core.own import Own


@dataclass(frozen=True, slots=True)
class GrecoloniesOptions(Options):
    """The first choice of each is the default."""

    board: Literal["classic", "express"] | Own = "classic"
    """The two sides of the board: Classic is advised for five players, Express for three."""
    strict: bool = False
    """Yes: more than three citizens must remain where others leave; no: at least three."""
