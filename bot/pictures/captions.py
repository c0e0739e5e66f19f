"""What is written on pictures: title, names, what just happened, and the word that marks a plan."""

from collections.abc import Sequence
from typing import Any

from bot.speech.names import cut, plain
from bot.speech.story import in_brief, most_telling, story
from bot.speech.teller import Teller
from bot.speech.texts import capital
from engine.core.contract import Event, View, Word, seat_word
from engine.core.fields import facts_of
from render.replay import Captions
from render.scene import News, Scene

LONGEST = 90
"""Letters of the strip that says what happened."""


def news_of(teller: Teller, view: View[Any], events: Sequence[Event]) -> News:
    """What just happened in a few words, and who did it; where nothing did, whom the table waits for."""
    found = in_brief(teller, events, LONGEST)
    if found is not None:
        event, told = found
        return _news(teller, view, (event, *events), plain(told))
    told = plain(story(teller, events)).partition("\n")[0] if events else ""
    return _news(teller, view, events, told) if told else _awaited(teller, view)


def actor_of(teller: Teller, view: View[Any], events: Sequence[Event]) -> Word | None:
    """Who did the most telling of these events, or the first of them: a role or seat; None: nobody did."""
    found = most_telling(teller, events)
    if found is None:
        return _news(teller, view, events, "").actor
    event, told = found
    return _news(teller, view, (event, *events), plain(told)).actor


def _news(teller: Teller, view: View[Any], events: Sequence[Event], told: str) -> News:
    """What is told of these events, and who did it: a role or seat that the first to name any names.

    Of several the one with whose name the text begins, else the first.
    """
    roles = {word for words in teller.guide.roles(view) for word in words}
    for event in events:
        facts = (fact for fact in facts_of(event).values() if isinstance(fact, Word))
        named = [fact for fact in facts if fact in roles or fact.kind == "seat"]
        if named:
            first = (role for role in named if told.startswith(plain(teller.word(role))))
            return News(cut(told, LONGEST), next(first, named[0]))
    return News(cut(told, LONGEST))


def _awaited(teller: Teller, view: View[Any]) -> News:
    """Whom the table waits for, and for what; nothing once the game is over."""
    for decision in teller.guide.decisions(view):
        who = teller.names[decision.seat] if decision.seat < len(teller.names) else ""
        told = teller.say("board-awaited", who=plain(who), what=teller.waiting(decision))
        return News(plain(told), seat_word(decision.seat))
    return News("")


def seats_of(teller: Teller, count: int) -> tuple[str, ...]:
    """What stands for the names of this many seats where they cannot be written: `Seat 5`."""
    return tuple(teller.say("seat", number=seat + 1) for seat in range(count))


def captions_of(teller: Teller) -> Captions:
    """What a moving picture of a game is told in one language."""
    names = tuple(plain(name) for name in teller.names)
    return Captions(
        names,
        teller.word,
        lambda turn: teller.say("board-title", title=teller.title(), turn=turn),
        seats_of(teller, len(names)),
        lambda view, events: news_of(teller, view, events),
    )


def scene_of(
    teller: Teller,
    view: View[Any],
    events: Sequence[Event] = (),
    *,
    turn: int | None = None,
    focus: str | None = None,
    plan: int | None = None,
    sought: Word | None = None,
) -> Scene:
    """A board to be drawn with these events marked.

    `turn`: its number in the head, the running one by default; `plan`: the number of steps of a plan that are
    shown, None: it is no plan; `sought`: a place that somebody looked up, which is marked and named.
    """
    number = teller.guide.turn(view).number if turn is None else turn
    title = teller.say("board-title", title=teller.title(), turn=number)
    if plan is not None:
        title = teller.say("plan-board", title=teller.title(), step=plan)
    if sought is not None:
        title, focus = teller.title(), sought.id
    names = tuple(plain(name) for name in teller.names)
    return Scene(
        view,
        tuple(events),
        names,
        teller.word,
        title,
        focus,
        teller.explained,
        news_of(teller, view, events) if sought is None else News(capital(plain(teller.word(sought)))),
        "" if plan is None else teller.say("plan-word"),
        seats_of(teller, len(names)),
        marked=sought is not None,
    )
