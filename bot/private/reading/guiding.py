"""One sentence on what a question is for, for whoever is new: never the same one twice in a turn."""

from collections.abc import Iterator

from bot.speech.costs import PAY
from bot.speech.teller import Teller
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action, Seat, State
from engine.core.play.match import Match
from engine.core.values.forms import forms

AMOUNTS = "amounts"
"""The kind of a question that asks how one pays."""


def guiding(teller: Teller, match: Match, seat: Seat, path: Path, question: Question) -> str:
    """What a question after the answers of a path is for, in a sentence: `<game>-guide-<decision>` for the
    first of a step, `<game>-guide-<verb>-<field>` or `<game>-guide-pay` for what follows.

    Empty where nothing is to be said of it, or where it was said before in this turn: whatever was done in it
    was asked for, and its sentences said then.
    """
    if not path:
        name = _deciding(match, match.state, seat)
    else:
        name = PAY if question.kind == AMOUNTS else f"{question.verb}-{question.field}"
    key = teller.key("guide", name)
    if not teller.knows(key) or name in _said(match, seat):
        return ""
    return teller.say("panel-guide", sentence=teller.say(key))


def _deciding(match: Match, state: State, seat: Seat) -> str:
    """What a seat decides in a state; empty where it does not."""
    return next((each.kind for each in match.rules.decisions(state) if each.seat == seat), "")


def _said(match: Match, seat: Seat) -> Iterator[str]:
    """What the sentences of this turn until now are called."""
    entries = match.line[match.began :]
    if not any(entry.seat == seat for entry in entries):
        return
    for entry, state in zip(entries, match.states_since(match.began), strict=False):
        if entry.seat == seat and isinstance(entry.deed, Action):
            yield _deciding(match, state, seat)
            for form in forms(type(entry.deed)):
                yield PAY if form.kind == AMOUNTS else f"{entry.deed.word}-{form.label}"
