"""The variants of Dies Irae: the optional rules 17.1 to 17.8 and the shorter games."""

from typing import Literal

from engine.core.contract import Options


class DiesIraeOptions(Options):
    """The first choice of each is the default."""

    victory: Literal["10", "9", "8"] = "10"
    """Victory points that win at the end of a cycle: the full, the medium and the short game (2)."""
    powers: Literal["chosen", "dealt"] = "chosen"
    """Powers are chosen in the order of the seats (4), or dealt by chance (ours)."""
    turns: Literal["unlimited", "12", "20"] = "unlimited"
    """Ours: after so many turns whoever has the most points wins."""
    undermining: bool = False
    """17.1: with the stability action, 100 talents move a rival one level down."""
    setbacks: bool = False
    """17.2: lost goods undo development, and golden ages can be lost."""
    acclaim: bool = False
    """17.3: a province gained brings one level of stability."""
    settlers: bool = False
    """17.4: ships create no trade posts."""
    leaders: bool = False
    """17.5: a leader for each power."""
    initiative: bool = False
    """17.6: the powers choose their places in the order of play."""
    second_posts: bool = False
    """17.7: from Manufacture on a second post in a hex of one's own."""
    light_laurels: bool = False
    """17.8: the light laurels of the control track count instead of the dark ones."""
