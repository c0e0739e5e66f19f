"""What somebody means who types what they would like to do, whether it is allowed or not."""

from collections.abc import Iterable, Sequence

from bot.private.why.way import likeliest
from bot.speech.names import fold, plain
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from engine.core.choosing.beginnings import whole
from engine.core.choosing.notation import begin
from engine.core.contract import Action, Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match


def meant(match: Match, teller: Teller, seat: Seat | None, step: str) -> Action:
    """The action that a typed step means. `seat`: who is asked now, if anybody.

    Where words are left out at its end: one that is allowed, else one people look for, else one that can be
    brought about, or comes nearest to that.

    Raises:
        BadNotation: it says nothing.
    """
    vocabulary = match.rules.vocabulary(match.state)
    known = candidates(match, seat)
    try:
        begun = begin(match.rules, step, vocabulary, spelling_for(teller, vocabulary))
    except BadNotation:
        found = said(teller, known, step)
        if not found:
            raise
        return found[0]
    if not begun.lacking:
        return begun.verb(**dict(begun.fields))
    fitting = [each for each in known if begun.fits(each)]
    if fitting:
        return fitting[0]
    every = list(whole(begun, vocabulary, match.seats))
    if not every:
        raise BadNotation("empty", {})
    return every[0] if seat is None else likeliest(match, seat, every)


def candidates(match: Match, seat: Seat | None) -> Sequence[Action]:
    """What a seat that is asked may do, and what it would look for in vain."""
    return () if seat is None else tuple(match.guide.candidates(match.view(seat)))


def said(teller: Teller, known: Iterable[Action], typed: str) -> list[Action]:
    """The actions in whose names in the reader's language a word begins as each of those that were typed."""
    words = fold(typed).split()
    return [each for each in known if words and _begin(words, fold(plain(teller.action(each))).split())]


def _begin(words: Iterable[str], named: Sequence[str]) -> bool:
    return all(any(each.startswith(word) for each in named) for word in words)
