"""Advice in words: what speaks for a turn, and what others may answer."""

from collections.abc import Sequence

from bot.speech.names import cut, plain
from bot.speech.story import headline, in_brief
from bot.speech.teller import Teller
from bot.speech.texts import capital, within
from engine.core.contract import Event, Fact, Line, Seat
from engine.players.advice import Advice, Moved, Reply

TITLE = 100
"""Characters of what a turn is called."""
REASONS = 2
"""What is told at most of what speaks for a turn."""
LONGEST = 120
"""Characters of what another one may answer."""


def why_told(teller: Teller, advice: Advice, holds: int | None = None, *, only: bool = False) -> str:
    """Why a turn is advised, in one sentence.

    `holds`: how likely what it says is true, in percent, by what the person sees; None: it claims nothing.
    `only`: whether nothing else may be done.
    """
    why = teller.say("advice-only") if only and not advice.wins else _reasons(teller, advice, holds)
    facts: dict[str, Fact] = {"why": capital(why)}
    reply = advice.reply
    answer = "" if reply is None else _answer(teller, reply)
    if reply is None or not answer:
        return teller.render("advice-why", facts)
    return teller.render("advice-why-answer", {**facts, "answer": answer, "percent": percent(reply.cost)})


def _answer(teller: Teller, reply: Reply) -> str:
    return cut(plain(headline(teller, reply.events) or ""), LONGEST)


def _reasons(teller: Teller, advice: Advice, holds: int | None) -> str:
    if advice.wins:
        return teller.say("advice-wins")
    if holds is not None:
        return teller.say("advice-holds", percent=holds)
    return _spoken_for(teller, advice) or teller.say("advice-no-reason")


def turn_title(teller: Teller, events: Sequence[Event], line: Line) -> str:
    """All that happens in a turn in a few words, as the strip of its board says it."""
    found = in_brief(teller, events, TITLE)
    return teller.action(line[0]) if found is None else found[1]


def told_apart(teller: Teller, titles: Sequence[str], lines: Sequence[Line]) -> list[str]:
    """The titles of these turns, those that are the same with the first action that only the one turn has."""
    found = list[str]()
    for place, (title, line) in enumerate(zip(titles, lines, strict=True)):
        alike = [lines[at] for at, other in enumerate(titles) if at != place and other == title]
        own = [action for action in line if not any(action in other for other in alike)] if alike else []
        action = within(teller.action(own[0])) if own else ""
        found.append(teller.say("advice-alike", what=title, action=action) if own else title)
    return found


def worth_telling(teller: Teller, found: Sequence[Advice]) -> tuple[Advice, ...]:
    """The turn advised first, and others for which something can be told: they are not best over all."""
    others = (each for each in found[1:] if each.wins or not each.reasons or _spoken_for(teller, each))
    return (*found[:1], *others)


def _spoken_for(teller: Teller, advice: Advice) -> str:
    """What speaks for a turn; empty where none of it can be told."""
    if advice.idle and len(advice.line) > 1:  # whoever just passes closes nothing
        return teller.say(teller.key("reason", "idle"), chosen=teller.action(advice.line[0]))
    for reason in advice.reasons:
        if told := _told(teller, reason.moved, advice.seat):
            return teller.say("advice-later" if reason.later else "advice-reasons", reasons=told)
    return ""


def _told(teller: Teller, moved: Sequence[Moved], seat: Seat) -> tuple[str, ...]:
    return tuple(filter(None, (reason_told(teller, each, seat) for each in moved)))[:REASONS]


def reason_told(teller: Teller, moved: Moved, seat: Seat) -> str:
    """What a feature that moved says for a turn; empty where its table of texts has nothing for that way.

    A feature without a text of its own is better to have less of: nobody is told that more of it, or less of
    it for others, speaks for a turn, whatever the table of weights says.
    """
    facts: dict[str, Fact] = {"before": moved.before, "after": moved.after}
    key, rose = teller.key("reason", moved.feature), moved.after > moved.before
    if moved.seat != seat:
        if rose == teller.knows(key):
            return ""
        key = f"{key}.others"
    elif not rose:
        key = f"{key}.less"
    if not teller.knows(key):
        return ""
    what = teller.render(key, facts)
    if moved.seat == seat:
        return what
    return teller.say("advice-of-other", what=what, who=teller.seat(moved.seat, ()))


def percent(part: float) -> int:
    """A chance in hundredths."""
    return round(100 * part)
