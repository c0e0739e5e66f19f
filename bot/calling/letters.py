"""What calls say, and the buttons below them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.calls.when.schedule import deadline, is_short
from bot.herald.messages import Letter, link
from bot.herald.sheet import GREY, KeptButton, Sheet, at_table
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.speech.texts import render, say
from bot.speech.times import stamp, stands
from bot.speech.words import ANY_COMPUTER
from bot.store.calls.calls import Call, CallKind
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import NOTHING, Habits, Pace
from bot.store.games.games import Place
from bot.tables.state.table import Done, Table
from bot.tables.state.telling import story_of, teller_for
from engine.core.contract import Decision, Fact

LINES = 20
"""Games a digest lists."""

STORY = 700
"""Characters of what happened in a call."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for somebody, as far as its rows tell it."""

    title: str
    place: Place
    timer: Timer
    pace: Pace
    habits: Habits

    @property
    def link(self) -> str:
        """The address of the post to act from."""
        return link(self.place.guild, self.place.channel, self.place.post)

    @property
    def until(self) -> datetime | None:
        """When the clock ends."""
        return deadline(self.pace, self.habits, self.timer.wait)


def _snoozes(call: Call, tongue: str, *, several: bool = False) -> tuple[KeptButton, ...]:
    """When to be called again, or not at all for this turn."""
    how = ("hour", "evening", "morning", "typed")
    return (
        *(
            KeptButton.make("snooze", call.id, each, label=say(tongue, f"button-snooze-{each}"))
            for each in how
        ),
        KeptButton.make("hush", call.id, label=say(tongue, "button-hush-all" if several else "button-hush")),
    )


def _clock_line(teller: Teller, waiting: Waiting, decision: Decision) -> str:
    if waiting.until is None:
        return ""
    if not decision.in_turn and is_short(waiting.pace, waiting.timer.wait):
        return stands(teller, decision, waiting.until)
    key = "call-clock" if waiting.pace.ends == NOTHING else f"call-clock-{waiting.pace.ends}"
    return teller.say(key, until=stamp(waiting.until), computer=ANY_COMPUTER)


def _said(tongue: str, key: str, decision: Decision, teller: Teller, **facts: Fact) -> str:
    suffix = "" if decision.in_turn else "-question"
    return render(tongue, f"{key}{suffix}", {"what": teller.decision(decision), **facts})


def reminder(
    call: Call, table: Table, waiting: Waiting, tongue: str, news: Sequence[Done], *, here: bool
) -> Letter:
    """A reminder of one game: below its posts (`here`), or as a direct message with what has happened."""
    teller, person = teller_for(table, tongue), call.person
    decision = next(iter(table.owed_by(person)), None)
    assert table.match is not None and decision is not None  # noqa: S101, PT018 - it waits for them
    since = stamp(waiting.timer.wait.since)
    if here:
        roles = table.match.roles[decision.seat]
        who = teller.player(f"<@{person}>", roles)
        text = _said(tongue, "call-here", decision, teller, who=who, since=since)
    else:
        text = _said(
            tongue, "call-direct", decision, teller, title=teller.title(), link=waiting.link, since=since
        )
    sheet = Sheet().text("\n".join(filter(None, (text, _clock_line(teller, waiting, decision)))))
    told = "" if here else story_of(teller, news, STORY, seats=table.seats_of(person))
    if told:
        sheet.text(f"{say(tongue, 'post-changed-title')}:\n{told}")
    sheet.row(*at_table(table, tongue, "turn", "board", "changed")).row(*_snoozes(call, tongue))
    return Letter(sheet, (person,) if here else ())


def lines(tongue: str, waiting: Sequence[Waiting]) -> list[str]:
    """Several games, a line each, as far as there is room."""
    told = [_line(tongue, each) for each in waiting[:LINES]]
    more = [say(tongue, "turns-more", count=len(waiting) - LINES)] if len(waiting) > LINES else []
    return told + more


def _line(tongue: str, waiting: Waiting) -> str:
    since, until = stamp(waiting.timer.wait.since), waiting.until
    text = say(tongue, "turns-line", title=waiting.title, link=waiting.link, since=since)
    return text if until is None else f"{text} {say(tongue, 'turns-until', until=stamp(until))}"


def digest(call: Call, waiting: Sequence[Waiting], tongue: str, *, here: bool) -> Letter:
    """One reminder of several games."""
    who = f"<@{call.person}>" if here else ""
    heading = say(tongue, "call-digest", who=who, count=len(waiting)).strip()
    sheet = (
        Sheet().text("\n".join((heading, *lines(tongue, waiting)))).row(*_snoozes(call, tongue, several=True))
    )
    return Letter(sheet, (call.person,) if here else ())


def nudge(call: Call, table: Table, waiting: Waiting, tongue: str, *, here: bool) -> Letter:
    """A turn was begun and not ended."""
    facts: dict[str, Fact] = {"title": teller_for(table, tongue).title(), "link": waiting.link}
    text = render(tongue, "call-nudge", facts)
    if here:
        text = render(tongue, "call-nudge-here", {"who": f"<@{call.person}>", **facts})
    hush = KeptButton.make("hush", call.id, label=say(tongue, "button-hush"))
    sheet = Sheet().text(text).row(*at_table(table, tongue, "turn"), hush)
    return Letter(sheet, (call.person,) if here else ())


def pointless(call: Call, table: Table, waiting: Waiting) -> Letter:
    """To the whole table: no more calls for this person."""
    tongue, gone = table.language, call.kind == CallKind.GONE
    others = tuple(each for each in table.people if each != call.person)
    facts: dict[str, Fact] = {
        "people": tuple(f"<@{each}>" for each in others),
        "name": _name(call, table),
        "count": waiting.timer.wait.sent,
        "since": stamp(waiting.timer.wait.since),
        "host": escape(table.host_name),
    }
    text = render(tongue, "call-gone" if gone else "call-pointless", facts).strip()
    button = KeptButton.make("callagain", call.id, label=say(tongue, "button-call-again"), style=GREY)
    return Letter(Sheet().text(text).row(button), others, silent=True)


def _name(call: Call, table: Table) -> str:
    """The name of who is called, at their table."""
    return escape(next((chair.name for chair in table.chairs if chair.person == call.person), ""))


def over(call: Call, table: Table, how: str) -> Letter:
    """To the table: somebody's time is over, and what that did."""
    teller = teller_for(table, table.language)
    text = teller.say(f"call-over-{how}", name=_name(call, table), computer=ANY_COMPUTER)
    return Letter(Sheet().text(text))


def stood(table: Table, done: Sequence[Done]) -> Letter:
    """To the table: somebody has not answered in time, and what stands instead."""
    teller = teller_for(table, table.language)
    name = teller.names[done[0].entry.seat]
    told = story_of(teller, done, STORY, table.begun.roles)
    text = "\n".join(filter(None, (teller.say("call-stood", name=name), told)))
    return Letter(Sheet().text(text))
