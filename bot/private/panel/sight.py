"""The picture of a question: drawn from the seat's own view, with letters that stand on the answers, too."""

from collections.abc import Collection, Mapping, Sequence
from string import ascii_uppercase

import structlog

from bot.errors.asking import TooManyAtOnce
from bot.herald.drawing import wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment
from bot.private.panel.answers import Asked, At, Sight, lettered
from bot.private.panel.beyond import with_beyond
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from engine.core.choosing.menu import Answer, Path, Question
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.questions import Posed, sights_of
from render.scene import Picture

log = structlog.get_logger(__name__)

LEAST = 12
"""Letters of an answer at least that alternative text tells."""


async def sight_of(
    press: Press, asked: Asked, at: At, only: Collection[int] | None = None, *, awaited: bool = True
) -> Sight | None:
    """The picture of a question as somebody is shown it at that place; with `only`, the answers of these
    places alone are marked. `awaited`: an answer waits for it.

    None where there is nothing to see, where they want none or wait for enough, and where drawing fails,
    which is logged: then nothing has a letter.
    """
    try:
        posed = posed_at(asked, at, only)
        if posed is None or not await wants_pictures(press):
            return None
        with press.services.drawing.one(press.person):
            picture = await press.services.easel.draw_question(
                asked.match, asked.teller, asked.seat, posed, press.asker, awaited=awaited
            )
    except TooManyAtOnce:
        return None
    except Exception:
        log.exception("drawing a question failed", game=asked.table.id, field=asked.question.field)
        return None
    return None if picture is None else sight_with(asked, posed, picture)


def posed_at(asked: Asked, at: At, only: Collection[int] | None = None) -> Posed | None:
    """The question with a letter for each answer that is shown at that place and can be seen; None where
    there is nothing to see. `only`: as in `sight_of`."""
    seen = sights_of(asked.match.title, asked.match.view(asked.seat), asked.question)
    letters, question = lettered(asked, at, seen or ()), asked.question
    if only is not None:
        letters = {place: letter for place, letter in letters.items() if place in only}
    if seen is None or (seen and not letters):
        return None
    if only is not None or asked.taught:
        return Posed(question, tuple(letters.items()))
    if below := lettered_below(asked.match, asked.seat, asked.path, question, letters):
        letters |= below
        question = with_beyond(asked.match, asked.seat, asked.path, question)
    return Posed(question, tuple(letters.items()))


def lettered_below(
    match: Match, seat: Seat, path: Path, question: Question, letters: Mapping[int, str]
) -> dict[int, str]:
    """Letters for what stands in menus below the answers, by its places, after those of the answers: where
    the alphabet has enough for all of it, as more would hide the picture."""
    whole = with_beyond(match, seat, path, question)
    if not letters or whole is question:
        return {}
    seen = sights_of(match.title, match.view(seat), whole) or ()
    below = [place for place in seen if place >= len(question.answers)]
    left = ascii_uppercase[len(letters) :]
    return dict(zip(below, left, strict=False)) if len(below) <= len(left) else {}


def sight_with(asked: Asked, posed: Posed, picture: Picture) -> Sight:
    """The drawn question as part of a panel, with its alternative text."""
    letters = dict(posed.letters)
    return Sight(
        letters, Attachment(picture.name, picture.data, _told(asked, letters, posed.question.answers))
    )


def _told(asked: Asked, letters: Mapping[int, str], answers: Sequence[Answer]) -> str:
    """What each letter on the picture means, in words; without any, what is asked."""
    question = plain(asked.teller.question(asked.question))
    if not letters:
        return question
    room = max(LEAST, (LONGEST_ALT - len(question) - 60) // len(letters) - 2)
    labels = (
        asked.teller.say("answer-letter", letter=letter, label=asked.label(answers[place], 100))
        for place, letter in letters.items()
    )
    listed = ", ".join(cut(label, room) for label in labels)
    return cut(asked.teller.say("sight-told", question=question, answers=listed), LONGEST_ALT)
