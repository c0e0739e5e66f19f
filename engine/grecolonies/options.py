"""The variants of Grécolonies."""

from typing import Literal

from engine.core.contract import Options
from engine.core.own import Own


class GrecoloniesOptions(Options):
    """The first choice of each is the default."""

    board: Literal["classic", "express"] | Own = "classic"
    """The two sides of the board: Classic is advised for five players, Express for three."""
    strict: bool = False
    """Yes: more than three citizens must remain where others leave; no: at least three."""

    @property
    def must_stay(self) -> int:
        """Citizens that must stay in a province from which some leave, one's own or an ally's.

        Source: "Restrictions au déplacement" and the note on allies, by which a province with three or fewer
        can send nobody. Four with the option `strict`, for the other text, "more than three".
        """
        return 4 if self.strict else 3
