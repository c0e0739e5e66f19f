"""Answers straight from the buttons below an exchange's message, for whoever is asked.

They are read off what a spectator may see: where that differs from what the asked seat may answer, the
answers depend on a secret, and only the private panel shows them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.herald.press import GREY, PRIMARY, KeptButton
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.tables.state.telling import held_by, likely_for
from engine.core.contract import Action, Seat
from engine.core.fields import facts_of
from engine.core.match import Match

MOST = 20
"""So many answers are buttons."""
EACH = 9
"""Where there are more, so many of each verb, the likeliest."""
ROWS = 6
"""Rows that keep together what begins alike."""


@dataclass(frozen=True, slots=True)
class Direct:
    """What can be answered in public."""

    answers: tuple[Action, ...]
    others: bool
    """Whether there are other answers, to be found in the private panel."""


def direct_answers(table: Table) -> Direct:
    """The answers that are open to every person who is asked, as far as everybody may know them."""
    asked = [each.seat for each in table.owed if table.chairs[each.seat].person is not None]
    if table.match is None or not asked:
        return Direct((), others=bool(asked))
    found = [public_answers(table.match, seat) for seat in asked]
    common = [each for each in found[0] if all(each in other for other in found[1:])]
    shown = common if len(common) <= MOST else _fewer(common)
    return Direct(tuple(shown), any(len(table.match.legal(seat)) > len(shown) for seat in asked))


def public_answers(match: Match, seat: Seat) -> tuple[Action, ...]:
    """What a seat may answer; nothing where its answers would tell what it holds in secret."""
    seen = tuple(match.rules.legal(match.view(None).state, seat))
    return seen if seen == tuple(match.legal(seat)) else ()


def _fewer(answers: Sequence[Action]) -> list[Action]:
    counts: dict[str, int] = {}
    found: list[Action] = []
    for action in answers:
        counts[action.word] = counts.get(action.word, 0) + 1
        if counts[action.word] <= EACH and len(found) < MOST:
            found.append(action)
    return found


def answer_rows(table: Table, teller: Teller) -> list[list[KeptButton]]:
    """The buttons below an exchange's message: answers, then what is private."""
    direct = direct_answers(table)
    rows = _rows(direct.answers)
    game, number = table.id, table.number
    buttons = [
        [
            KeptButton.make(
                "say",
                game,
                number,
                direct.answers.index(action),
                label=teller.short(action),
                style=GREY if facts_of(action) else PRIMARY,
            )
            for action in row
        ]
        for row in rows
    ]
    return [*buttons, _private(table, teller, direct)]


def _private(table: Table, teller: Teller, direct: Direct) -> list[KeptButton]:
    buttons: list[KeptButton] = []
    if direct.others:
        key = "button-answer-else" if direct.answers else "button-answer"
        style = GREY if direct.answers else PRIMARY
        buttons.append(KeptButton.make("turn", table.id, table.number, label=teller.say(key), style=style))
    seats = [chair.seat for chair in table.chairs]
    if any(held_by(table, teller, seat) for seat in seats):
        own = teller.key("button-hand")
        label = teller.say(own if teller.knows(own) else "button-hand")
        buttons.append(KeptButton.make("hand", table.id, label=label))
    if any(likely_for(table, teller, seat) for seat in seats):
        buttons.append(KeptButton.make("odds", table.id, label=teller.say("button-likely")))
    buttons.append(KeptButton.make("board", table.id, table.number, label=teller.say("button-board")))
    return buttons


def _rows(answers: Sequence[Action]) -> list[list[Action]]:
    """Answers without a choice in them first; others in rows of what begins alike, unless these are many."""
    plain = [action for action in answers if not facts_of(action)]
    rest = [action for action in answers if facts_of(action)]

    def beginning(action: Action) -> tuple[object, ...]:
        return action.word, next(iter(facts_of(action).values()))

    alike = [list(group) for _, group in groupby(rest, beginning)]
    if len(alike) > ROWS or any(len(group) > 5 for group in alike):
        alike = [rest[start : start + 5] for start in range(0, len(rest), 5)]
    return [each for each in ([plain[:5], plain[5:], *alike]) if each]
