"""The picture of a question: drawn from the seat's own view, with letters that stand on the answers, too."""

from collections.abc import Collection, Mapping

import structlog

from bot.errors.asking import TooManyAtOnce
from bot.herald.drawing import wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment
from bot.private.panel.answers import Asked, At, Sight, lettered
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from render.questions import Posed, sights_of
from render.scene import Picture

log = structlog.get_logger(__name__)

LEAST = 12
"""Letters of an answer at least that alternative text tells."""


async def sight_of(press: Press, asked: Asked, at: At, only: Collection[int] | None = None) -> Sight | None:
    """The picture of a question as somebody is shown it at that place; with `only`, the answers of these
    places alone are marked.

    None where there is nothing to see, where they want none or wait for enough, and where drawing fails,
    which is logged: then nothing has a letter.
    """
    try:
        posed = posed_at(asked, at, only)
        if posed is None or not await wants_pictures(press):
            return None
        with press.services.drawing.one(press.person):
            picture = await press.services.easel.draw_question(
                asked.match, asked.teller, asked.seat, posed, press.asker
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
    letters = lettered(asked, at, seen or ())
    if only is not None:
        letters = {place: letter for place, letter in letters.items() if place in only}
    if seen is None or (seen and not letters):
        return None
    return Posed(asked.question, tuple(letters.items()))


def sight_with(asked: Asked, posed: Posed, picture: Picture) -> Sight:
    """The drawn question as part of a panel, with its alternative text."""
    letters = dict(posed.letters)
    return Sight(letters, Attachment(picture.name, picture.data, _told(asked, letters)))


def _told(asked: Asked, letters: Mapping[int, str]) -> str:
    """What each letter on the picture means, in words; without any, what is asked."""
    question = plain(asked.teller.question(asked.question))
    if not letters:
        return question
    room = max(LEAST, (LONGEST_ALT - len(question) - 60) // len(letters) - 2)
    answers = asked.question.answers
    labels = (
        asked.teller.say("answer-letter", letter=letter, label=asked.label(answers[place], 100))
        for place, letter in letters.items()
    )
    listed = ", ".join(cut(label, room) for label in labels)
    return cut(asked.teller.say("sight-told", question=question, answers=listed), LONGEST_ALT)
