"""What must stay behind, for every move: one's own and an ally's.

Source: "Restrictions au déplacement" and the note on allies.
"""

from engine.grecolonies.options import GrecoloniesOptions


def must_stay(options: GrecoloniesOptions) -> int:
    """Citizens that must stay in a province from which some leave.

    Three: the note says that a province with three or fewer can send nobody. Four with the option `strict`,
    for the other text, "more than three".
    """
    return 4 if options.strict else 3
