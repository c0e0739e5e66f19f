"""How many taps the panel takes for an action."""

from bot.private.panel.answers import BUTTONS, PAGE, path_to, question_of
from bot.private.panel.foresight import is_warned_of
from engine.core.choosing.menu import Answer, Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match

OPEN = 1
"""Opening the panel."""
MENU = 2
"""Opening a menu, and choosing in it."""
SEARCH = 3
"""At most before a menu of many pages: the button that searches, a word, and sending it."""


def taps_for(match: Match, seat: Seat, action: Action) -> int:
    """The taps from a seat's open panel to a legal action, with its confirmation; opening is not counted."""
    path = path_to(match, seat, action)
    questions = [question_of(match, seat, path[:depth]) for depth in range(len(path))]
    taps = sum(
        _answering(question.answers, place)
        for question, place in zip(questions, path, strict=True)
        if isinstance(question, Question)
    )
    return taps + is_warned_of(match, seat, action)


def _answering(answers: tuple[Answer, ...], place: int) -> int:
    """The taps that give one of the answers."""
    if len(answers) <= BUTTONS or answers[place].beside:
        return 1
    return min(place // PAGE, SEARCH) + MENU
