"""The end of a last round that a table has agreed on: what follows it is not played any more."""

from collections.abc import Sequence

from engine.core.play.agreement import last_round
from engine.core.play.log import OVER, Agree
from engine.core.play.match import Match, Played


def round_of(match: Match) -> int:
    """The number of the round that is being played."""
    return match.rules.turn(match.state).round


def to_agreed_end(played: Sequence[Played]) -> Sequence[Played]:
    """What was played, up to the end of a last round that was agreed on, and that end."""
    agreed = last_round(played[-1].match.line)
    if agreed is None or not isinstance(agreed.deed, Agree):
        return played
    for count, each in enumerate(played, 1):
        over = last_round(each.match.line) is not None and round_of(each.match) > agreed.deed.about
        if over and each.match.standing.ended is None:
            return [*played[:count], each.match.agree(agreed.seat, Agree(OVER))]
    return played
