"""Answers that everybody may see: those that do not depend on what the asked seat holds in secret."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from bot.tables.state.table import Table
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
    """Those that stand for all that say the same at first (`Action.first`), be they other ones for another
    seat: the panel asks the rest."""


def direct_answers(table: Table) -> Direct:
    """The answers that are open to every person who is asked, as far as everybody may know them."""
    asked = [each.seat for each in table.owed if table.chairs[each.seat].person is not None]
    if table.match is None or not asked:
        return Direct((), others=bool(asked))
    found = [begun(public_answers(table.match, seat)) for seat in asked]
    common = [alike for alike in found[0].items() if all(alike[0] in other for other in found[1:])]
    several = {first for first, alike in common if any(other[first] != alike[:1] for other in found)}
    shown = as_buttons([alike[0] for _, alike in common])
    opening = frozenset(each for each in shown if beginning(each) in several)
    known = {beginning(each) for each in shown}
    others = any(beginning(each) not in known for seat in asked for each in table.match.legal(seat))
    return Direct(tuple(shown), others, opening)


def beginning(action: Action) -> Hashable:
    """What an action says at first (`Action.first`); the action itself where nothing is asked first."""
    return (action.word, getattr(action, action.first)) if action.first else action


def begun(actions: Sequence[Action]) -> dict[Hashable, list[Action]]:
    """Actions by what they say at first, in their order."""
    found: dict[Hashable, list[Action]] = {}
    for action in actions:
        found.setdefault(beginning(action), []).append(action)
    return found


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
