"""Answers straight from the buttons below an exchange's message, for whoever is asked.

They are read off what a spectator may see: where that differs from what the asked seat may answer, the
answers depend on a secret, and only the private panel shows them.
"""

from itertools import groupby

from bot.herald.ids import path_text
from bot.herald.sheet import GREY, PRIMARY, KeptButton, at_table
from bot.speech.teller import Teller
from bot.tables.state.answers import Direct, direct_answers
from bot.tables.state.table import Table
from bot.tables.state.telling import held_by, likely_for
from engine.core.contract import Action
from engine.core.fields import facts_of

ROWS = 6
"""Rows that keep together what begins alike."""


def answer_rows(table: Table, teller: Teller) -> list[list[KeptButton]]:
    """The buttons below an exchange's message: answers, then what is private."""
    direct = direct_answers(table)
    rows = _rows(direct)
    game, number = table.id, table.number
    buttons = [
        [
            KeptButton.make(
                "say",
                game,
                number,
                path_text((direct.answers.index(action),)),
                label=teller.beginning(action) if action in direct.opening else teller.short(action),
                style=GREY if facts_of(action) else PRIMARY,
            )
            for action in row
        ]
        for row in rows
    ]
    return [*buttons, _private(table, teller, direct)]


def _private(table: Table, teller: Teller, direct: Direct) -> list[KeptButton]:
    buttons: list[KeptButton] = []
    rules = KeptButton.make("rules", table.id, label=teller.say("button-rules"))
    looks = [*at_table(table, teller.language, "board"), rules]
    held = any(held_by(table, teller, each.seat) for each in table.owed)
    if direct.others or held:
        key = "button-answer-else" if direct.answers else "button-answer"
        own = teller.key("button-answer")  # all in one message
        key = own if held and teller.knows(own) else key
        style = PRIMARY if held or not direct.answers else GREY
        buttons.append(KeptButton.make("turn", table.id, table.number, label=teller.say(key), style=style))
        if key == own:
            return [*buttons, *looks]
    seats = [chair.seat for chair in table.chairs]
    if any(held_by(table, teller, seat) for seat in seats):
        own = teller.key("button-hand")
        label = teller.say(own if teller.knows(own) else "button-hand")
        buttons.append(KeptButton.make("hand", table.id, label=label))
    if any(likely_for(table, teller, seat) for seat in seats):
        buttons.append(KeptButton.make("odds", table.id, label=teller.say("button-likely")))
    return [*buttons, *looks]


def _rows(direct: Direct) -> list[list[Action]]:
    """Answers without a choice in them first, and those of which the panel asks the rest; others in rows of
    what begins alike, unless these are many."""
    plain = [each for each in direct.answers if each in direct.opening or not facts_of(each)]
    rest = [each for each in direct.answers if each not in plain]

    def beginning(action: Action) -> tuple[object, ...]:
        return action.word, next(iter(facts_of(action).values()))

    alike = [list(group) for _, group in groupby(rest, beginning)]
    if len(alike) > ROWS or any(len(group) > 5 for group in alike):
        alike = [rest[start : start + 5] for start in range(0, len(rest), 5)]
    return [each for each in ([plain[:5], plain[5:], *alike]) if each]
