"""The variants of Deus."""

from typing import Literal

from engine.core.contract import Options
from engine.core.own import Own


class DeusOptions(Options):
    """The first choice of each is the default."""

    layout: Literal["standard", "long", "open", "chance", "free", "host"] = "standard"
    """The continent's shape: given, by chance, or laid tile by tile by all in turn or by the first seat."""
    pieces: Literal["standard", "10", "9", "8", "7", "6"] = "standard"
    """Standard: two of each type. Else each player secretly chooses that many."""
    wild: Literal["no", "yes"] = "no"
    """Whether each player may once build with a card of any colour, face down."""
    cards: Literal["all", "first"] | Own = "all"
    """The card set: all 66 designs, those for first games, or people's own."""
