"""How a game stands that has ended because its table agreed on that.

A draw is shared by all who still play. Who is agreed to win is followed by the others in the order of their
points so far. After an agreed last round the points decide, and equals share.
"""

from collections.abc import Sequence

from engine.core.contract import Seat, Standing, ranks
from engine.core.play.log import DRAW, ON, ROUND, WINNER, Agree, Concede, Entry
from engine.core.values.change import change


def agreed_end(line: Sequence[Entry]) -> Agree | None:
    """The agreement with which a standing line ended, if it did."""
    deed = line[-1].deed if line else None
    return deed if isinstance(deed, Agree) and deed.ends else None


def last_round(line: Sequence[Entry]) -> Entry | None:
    """The entry by which a last round was agreed, if one was and nobody has taken their word back since."""
    for entry in reversed(line):
        if isinstance(entry.deed, Agree) and entry.deed.how in (ROUND, ON):
            return entry if entry.deed.how == ROUND else None
    return None


def as_agreed(line: Sequence[Entry], found: Standing) -> Standing:
    """The standing by the rules, with the end the table agreed on, if it did."""
    deed = agreed_end(line)
    if deed is None:
        return found
    gone = {entry.seat for entry in line if isinstance(entry.deed, Concede)}
    places = found.ranks
    if deed.how in (DRAW, WINNER):
        alike = deed.how == DRAW
        merits = [
            (seat not in gone, alike or seat == deed.about, 0 if alike and seat not in gone else -rank)
            for seat, rank in enumerate(found.ranks)
        ]
        places = ranks(merits)
    winners = tuple(Seat(seat) for seat, rank in enumerate(places) if rank == 1)
    return change(found, ranks=places, winners=winners, ended=f"agreed-{deed.how}", progress=1.0)
