"""Why something cannot be done in a lesson: asked and answered as at a table, in place of the lesson."""

from collections.abc import Awaitable, Callable, Mapping

from bot.herald.press import Press
from bot.herald.sheet import KeptButton
from bot.private.learning.place import NAMES, Place, place_of
from bot.private.panel.answers import At
from bot.private.why.handlers import answer_line, answer_written, ask, show_asked
from bot.private.why.standpoint import Standpoint


def why_button(place: Place, at: At) -> KeptButton:
    """The button beside what is greyed in a lesson."""
    where = (place.lesson.number, *place.asked(at.path).instead(at))
    return KeptButton.make(f"{NAMES}why", *where, label=place.teller.say("button-why-not"))


def _standing(press: Press) -> Standpoint:
    """The learner where they are, with the way back to it."""
    place, _ = place_of(press)
    seat, back = place.lesson.seat, tuple(press.way_back)
    known = place.attempt.match.seen_by(seat)
    return Standpoint(known, seat, place.teller, tuple(press.parts), back, names=NAMES)


async def _show(press: Press) -> None:
    await show_asked(press, _standing(press))


async def _of(press: Press) -> None:
    await answer_written(press, _standing(press))


async def _typed(press: Press) -> None:
    await answer_line(press, _standing(press), press.typed)


HANDLERS: Mapping[str, Callable[[Press], Awaitable[None]]] = {
    f"{NAMES}why": _show,
    f"{NAMES}why-of": _of,
    f"{NAMES}why-ask": ask,
    f"{NAMES}why-typed": _typed,
}
"""By the names in their ids."""
