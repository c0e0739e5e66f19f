"""Advice in words: what speaks for a turn, and what others may answer."""

from bot.speech.names import cut, plain
from bot.speech.story import headline
from bot.speech.teller import Teller
from bot.speech.texts import capital
from engine.core.contract import Fact, Seat
from engine.players.advice import Advice, Moved, Reply

REASONS = 2
"""What is told at most of what speaks for a turn."""
LONGEST = 120
"""Characters of what another one may answer."""


def why_told(teller: Teller, advice: Advice, holds: int | None = None) -> str:
    """Why a turn is advised, in one sentence.

    `holds`: how likely what it says is true, in percent, by what the person sees; None: it claims nothing.
    """
    facts: dict[str, Fact] = {"why": capital(_reasons(teller, advice, holds))}
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
    told = tuple(filter(None, (reason_told(teller, each, advice.seat) for each in advice.moved)))[:REASONS]
    if holds is not None:
        told = (teller.say("advice-holds", percent=holds), *told)
    return teller.say("advice-reasons", reasons=told) if told else teller.say("advice-no-reason")


def reason_told(teller: Teller, moved: Moved, seat: Seat) -> str:
    """What a feature that moved says for a turn; empty where its table of texts has nothing for that way."""
    facts: dict[str, Fact] = {"before": moved.before, "after": moved.after}
    key = teller.key("reason", moved.feature)
    if moved.seat != seat:
        if moved.after > moved.before:  # nobody wants that others have more, though the table says it helps
            return ""
        key = f"{key}.others"
    elif moved.after < moved.before:
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
