"""The picture of a refusal: what was asked for with a cross, what can be done instead with letters."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase

import structlog

from bot.errors.asking import TooManyAtOnce
from bot.herald.drawing import wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment
from bot.pictures.draw import UNSEEN, Shown
from bot.private.panel.answers import Sight
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut
from bot.speech.teller import Teller
from engine.core.choosing.menu import DEED, Answer, Question
from engine.core.contract import Action, Seat, Word
from engine.core.play.match import Match
from engine.core.reasons import Reason
from render.boards import artist_of
from render.questions import Posed, sights_of

CROSS, REFUSED = "X", -1
"""What stands on a picture where something is refused, and its place among the letters."""
INSTEAD = 6
"""Things that can be done instead, at most, which a picture shows."""

log = structlog.get_logger(__name__)


async def sight_of(press: Press, match: Match, teller: Teller, seat: Seat, reason: Reason) -> Sight | None:
    """What stands in the way, on the seat's own board, with letters: by the places in `reason.possible`, and
    of what is refused under `REFUSED`.

    None where nothing of it can be seen, where the person wants no pictures or waits for enough, and where
    drawing fails, which is logged.
    """
    try:
        if not await wants_pictures(press):
            return None
        with press.services.drawing.one(press.person):
            return await _drawn(press, match, teller, seat, reason)
    except TooManyAtOnce:
        return None
    except Exception:
        log.exception("drawing a refusal failed", title=match.rules.slug, verb=reason.action.word)
        return None


async def _drawn(press: Press, match: Match, teller: Teller, seat: Seat, reason: Reason) -> Sight | None:
    sight = await _asked(press, match, teller, seat, reason)
    return sight or await _around(press, match, teller, seat, reason)


async def _asked(press: Press, match: Match, teller: Teller, seat: Seat, reason: Reason) -> Sight | None:
    """The picture of the question in which it might be answered so."""
    try:
        posed = posed_for(match, seat, reason)
    except UNSEEN:
        return None
    if posed is None:
        return None
    picture = await press.services.easel.draw_refused(match, teller, seat, posed, press.asker)
    if picture is None:
        return None
    letters = {place + REFUSED: letter for place, letter in posed.letters}
    return Sight(letters, Attachment(picture.name, picture.data, _told(teller, reason, letters)))


async def _around(press: Press, match: Match, teller: Teller, seat: Seat, reason: Reason) -> Sight | None:
    """The board around the first place that is named."""
    places = set(artist_of(match.title).places(match.view(seat)))
    focus = next((word.id for word in reason.named if word.id in places), None)
    if focus is None:
        return None
    board = await press.services.easel.draw(match, teller, Shown(seat, focus=focus), press.asker)
    return Sight({}, Attachment(board.name, board.data, board.told))


def posed_for(match: Match, seat: Seat, reason: Reason) -> Posed | None:
    """The refused action and what can be done instead as one question, with a cross and letters; None where
    the refused one cannot be seen."""
    for possible in _fewer(reason.possible):
        actions = (reason.action, *possible)
        answers = tuple(Answer(Word("verb", each.word), (each,)) for each in actions)
        question = Question(reason.action.word, DEED, DEED, answers)
        seen = sights_of(match.title, match.view(seat), question) or ()
        if 0 in seen:
            others = zip((place for place in seen if place), ascii_uppercase, strict=False)
            return Posed(question, ((0, CROSS), *others))
    return None


def _fewer(possible: Sequence[Action]) -> Iterator[Sequence[Action]]:
    """The first of what is possible; none of it, where that cannot be seen together with what is refused."""
    if possible:
        yield possible[:INSTEAD]
    yield ()


def _told(teller: Teller, reason: Reason, letters: Mapping[int, str]) -> str:
    refused = teller.action(reason.action)
    lines = [teller.say("panel-in-vain", what=refused, reason=teller.reason(reason.refusal))]
    lines += [
        teller.say("answer-letter", letter=letter, label=teller.action(reason.possible[place]))
        for place, letter in letters.items()
        if place != REFUSED
    ]
    return cut(" · ".join(lines), LONGEST_ALT)
