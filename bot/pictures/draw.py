"""What is drawn and told, wherever that is done: it loads nothing of the bot's loop."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.pictures.captions import scene_of
from bot.speech.alt import LONGEST_ALT, alternative_text
from bot.speech.names import cut, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.contract import Event, View, Viewer, Word
from engine.core.title import Title
from render.boards import draw_board, draw_close, draw_hand, draw_thing
from render.questions import Posed, draw_question
from render.report.values import Report
from render.scene import Picture, Scene

UNSEEN = (LookupError, ValueError, ArithmeticError, AssertionError)
"""What pictures may raise of an action that could never be answered here, as from a place to itself."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a board is shown, and to whom."""

    viewer: Viewer = None
    events: Sequence[Event] = ()
    """What is marked, as far as the viewer knows of it."""
    focus: str | None = None
    """The place around which it is drawn; None: the whole board."""
    turn: int | None = None
    """The number of the turn it shows the end of; None: the one that is being played."""
    plan: int | None = None
    """How many steps of a plan it shows; None: it is no plan."""
    sought: Word | None = None
    """The place that somebody looked up, around which it is drawn, marked; None: nobody did."""


NOW = Shown()
"""The board as everybody sees it now."""


def board_of(teller: Teller, title: Title, view: View[Any], shown: Shown, hurried: bool = False) -> Picture:
    """A board with its alternative text."""
    events, sought = shown.events, shown.sought
    scene = scene_of(teller, view, events, turn=shown.turn, focus=shown.focus, plan=shown.plan, sought=sought)
    told = alternative_text(teller, view, events, shown.turn, plan=shown.plan)
    return replace(draw_board(title, scene, asked=sought is not None, hurried=hurried), told=told)


def close_of(
    teller: Teller, title: Title, view: View[Any], events: Sequence[Event], hurried: bool = False
) -> Picture | None:
    """Where it happened, with what did as its alternative text."""
    picture = draw_close(title, scene_of(teller, view, events), hurried=hurried)
    told = teller.say("close-alt", what=plain(story(teller, events)))
    return None if picture is None else replace(picture, told=cut(told, LONGEST_ALT))


def hand_of(teller: Teller, title: Title, view: View[Any]) -> Picture | None:
    """What a seat holds in secret."""
    return draw_hand(title, private_scene(view, teller))


def question_of(
    teller: Teller, title: Title, view: View[Any], posed: Posed, hurried: bool = False
) -> Picture | None:
    """Where the answers to a question lie."""
    return draw_question(title, private_scene(view, teller), posed, hurried=hurried)


def refused_of(
    teller: Teller, title: Title, view: View[Any], posed: Posed, hurried: bool = False
) -> Picture | None:
    """The same where one of them may never be given; None where no picture can be made of that."""
    try:
        return question_of(teller, title, view, posed, hurried)
    except UNSEEN:
        return None


def thing_of(teller: Teller, word: Word) -> Picture | None:
    """A thing one can look up."""
    return draw_thing(teller.game, teller.chosen, word, teller.word, teller.explained)


def private_scene(view: View[Any], teller: Teller) -> Scene:
    """What a seat sees, for pictures that are for its holder alone."""
    names = tuple(plain(name) for name in teller.names)
    return Scene(view, (), names, teller.word, teller.title(), explain=teller.explained)


def report_of(report: Report) -> Picture:
    """The picture of a report; how they are drawn is loaded when the first game ends."""
    from render.report.picture import draw_report

    return draw_report(report)
