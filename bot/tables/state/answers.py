"""Answers that everybody may see: those that do not depend on what the asked seat holds in secret."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.state.table import Table
from engine.core.choosing.menu import alike_at_first
from engine.core.contract import Action, Seat
from engine.core.play.match import Match

MOST = 16
"""So many answers are buttons: the public message shows more beside them than a panel."""
EACH = 9
"""Where there are more, so many of each verb, the likeliest."""


@dataclass(frozen=True, slots=True)
class Direct:
    """What can be answered in public."""

    answers: tuple[Action, ...]
    others: bool
    """Whether there are other answers, to be found in the private panel."""
    opening: frozenset[Action] = frozenset()
    """Those that stand for all that say the same at first (`Action.first`): the panel asks the rest."""


def direct_answers(table: Table) -> Direct:
    """The answers that are open to every person who is asked, as far as everybody may know them."""
    asked = [each.seat for each in table.owed if table.chairs[each.seat].person is not None]
    if table.match is None or not asked:
        return Direct((), others=bool(asked))
    found = [public_answers(table.match, seat) for seat in asked]
    common = [each for each in found[0] if all(each in other for other in found[1:])]
    alike = [alike_at_first(each, common) for each in common]
    shown = as_buttons([each for each, same in zip(common, alike, strict=True) if each == same[0]])
    opening = frozenset(same[0] for same in alike if len(same) > 1)
    others = any(len(table.match.legal(seat)) > len(shown) for seat in asked)
    return Direct(tuple(shown), others, opening)


def public_answers(match: Match, seat: Seat) -> tuple[Action, ...]:
    """What a seat may answer, the likeliest first as far as everybody may know.

    Nothing where its answers would tell what it holds in secret.
    """
    view = match.view(None)
    seen = tuple(match.guide.legal(view, seat))
    if seen != tuple(match.legal(seat)):
        return ()
    likely = [each for each in match.guide.likely_to_all(view) if each in seen]
    return (*likely, *(each for each in seen if each not in likely))


def as_buttons(answers: Sequence[Action]) -> Sequence[Action]:
    """Those of the answers that have buttons: all, or where they are many some of each verb."""
    if len(answers) <= MOST:
        return answers
    counts: dict[str, int] = {}
    found: list[Action] = []
    for action in answers:
        counts[action.word] = counts.get(action.word, 0) + 1
        if counts[action.word] <= EACH and len(found) < MOST:
            found.append(action)
    return found
