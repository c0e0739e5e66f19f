"""What the panel shows: what one has, the steps of the turn, the question, and what one may look at."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.herald.explaining import stood_instead
from bot.herald.ids import path_text
from bot.herald.sheet import GREEN, GREY, RED, KeptButton, Sheet, at_table, in_rows
from bot.private.advising.asking import advise_button
from bot.private.looking.hand_view import hand_button, odds_button
from bot.private.looking.thing_view import what_button
from bot.private.noting.own_note import note_button
from bot.private.panel.answers import START, Asked, At, Sight, previews
from bot.private.panel.foresight import before_last, is_final, why_final
from bot.private.panel.question import Said, said_of, show_question
from bot.private.panel.walk import question_of
from bot.private.reading.help_pages import topic_on
from bot.private.why.vain import why_button
from bot.speech.names import bold, cut, joined
from bot.speech.spelling import spelling_for
from bot.speech.story import latest
from bot.speech.teller import Teller
from bot.speech.texts import capital
from bot.tables.state.news import fights_told
from bot.tables.state.table import RUNNING, Done, Table
from bot.tables.state.telling import held_by, known, teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.notation import write_line
from engine.core.contract import Action, Decision, Event, Seat
from engine.core.errors import UndoBarrier
from engine.core.play.log import Entry
from engine.core.play.match import Match

NOTE = 1200
"""Letters of what is said on top: the question must have room."""
SUMMARY = 500
"""Letters of what one's turn brought until now."""


def asked_at(table: Table, person: int, tongue: str, at: At) -> Asked | None:
    """What the person's panel asks at that place; None: nothing, or only whether they are sure.

    Raises:
        IndexError: the path does not fit what is asked now.
    """
    match, owed = table.match, table.owed_by(person)
    if match is None or table.status != RUNNING or not owed:
        return None
    seat = owed[0].seat
    question = question_of(match, seat, at.path)
    if not isinstance(question, Question):
        return None
    return Asked(table, match, seat, teller_for(table, tongue), question, at.path)


Panel: TypeAlias = Callable[[Sight | None], Sheet]
"""Makes the sheet of a panel, with a picture of its question or without."""


def panel_sheet(
    table: Table,
    person: int,
    tongue: str,
    at: At = START,
    note: str = "",
    sight: Sight | None = None,
    told: Collection[int] = (),
) -> Sheet:
    """The person's panel now, as `panel_for` has it, with that picture.

    Raises:
        IndexError: the path does not fit what is asked now.
    """
    return panel_for(table, person, tongue, at, note, told)(sight)


def panel_for(
    table: Table,
    person: int,
    tongue: str,
    at: At = START,
    note: str = "",
    told: Collection[int] = (),
) -> Panel:
    """The person's panel now, at that place of the question: thought out once for its sheet without a picture
    and for the one with it. `note` is said on top. `told`: the numbers of entries of which the person was
    told in another message how a fight ended.

    Raises:
        IndexError: the path does not fit what is asked now.
    """
    teller = teller_for(table, tongue)
    match = table.match
    if match is None or table.status != RUNNING:
        return _only(Sheet().text(note).text(teller.say("panel-game-over")))
    if table.held is not None:
        return _only(Sheet().text(note).text(teller.say("table-rules-changed")))
    if not (owed := table.owed_by(person)):
        return _only(_waiting(table, teller, match, person, at, note))
    decision = owed[0]
    question = question_of(match, decision.seat, at.path)
    if not isinstance(question, Question):
        before = before_last(match, decision.seat, question) or match
        return _only(confirm_sheet(table, teller, before, decision.seat, question[-1], at.path, note))
    asked = Asked(table, match, decision.seat, teller, question, at.path)
    done = turn_done(table, decision.seat)
    untold = [each for each in done if each.entry.number not in told]
    fights = fights_told(teller, table, (decision.seat,), untold)
    brought = joined(so_far(teller, table, decision.seat, done), stays(teller, match, decision.seat))
    top = joined(fights, panel_top(teller, match, decision), brought)
    return partial(_panel, asked, said_of(asked, at), top, person, at, note)


def _only(sheet: Sheet) -> Panel:
    """A panel that asks nothing of which there could be a picture."""
    return lambda _: sheet


def _panel(asked: Asked, said: Said, top: str, person: int, at: At, note: str, sight: Sight | None) -> Sheet:
    """The sheet of a question below what is said on top."""
    asked = replace(asked, sight=sight)
    sheet = Sheet().text(at.noted).text(note, NOTE).text(top)
    back = _back(asked, person, at)
    show_question(sheet, asked, at, in_rows(len(back) + 1), said)
    sheet.row(*_below(sheet, asked, back, at, greyed=bool(said.in_vain)))
    return sheet.text(_typed(asked.teller, asked.table, asked.match, asked.seat)) if sheet.room else sheet


def _waiting(table: Table, teller: Teller, match: Match, person: int, at: At, note: str) -> Sheet:
    waiting = tuple(dict.fromkeys(teller.seat(each.seat, match.roles) for each in table.owed))
    seats = table.seats_of(person)
    sheet = Sheet().text(at.noted).text(note).text(stood_instead(table, person, teller))
    sheet.text(teller.say("panel-nothing-owed", waiting=waiting))
    sheet.text("\n".join(line for seat in seats for line in held_by(table, teller, seat)))
    undo = _undo(table, teller, at) if can_undo(match, seats) else []
    orders = ["orders"] if seats and match.guide.orders(match.view(seats[0])) else []
    instead = (table.number, path_text(START.path), START.page)
    return sheet.row(
        *undo,
        *at_table(table, teller.language, "panel"),
        *at_table(table, teller.language, "board", "changed", instead=instead),
        *at_table(table, teller.language, "plan", *orders),
        *hand_button(table, teller, seats, instead),
        *odds_button(table, teller, seats, instead),
        *what_button(table, teller, instead),
        *note_button(table, teller, noted=bool(at.noted)),
    )


def can_undo(match: Match, seats: Sequence[Seat]) -> bool:
    """Whether the last step is one of these seats' own and may be taken back by them alone."""
    return bool(match.line) and match.line[-1].seat in seats and not why_stays(match, match.line[-1].seat)


def why_stays(match: Match, seat: Seat) -> str:
    """Why a seat cannot take its last step back alone, as a key of `UndoBarrier`; empty where it can."""
    try:
        match.undo_point(seat)
    except UndoBarrier as barrier:
        return barrier.key
    return ""


def stays(teller: Teller, match: Match, seat: Seat) -> str:
    """Why nothing of what a seat has done in this turn can be taken back; empty where something can, or where
    it has done nothing."""
    why = why_stays(match, seat) if turn_so_far(match, seat) else ""
    return f"-# {teller.say('panel-stays', why=why)}" if why else ""


def panel_top(teller: Teller, match: Match, decision: Decision, *, taught: bool = False) -> str:
    """Who one is, what one has, where one is in the turn, what is owed; `taught`: no more than that."""
    view = match.view(decision.seat)
    guide = match.guide
    turn = guide.turn(view)
    words = (turn.actor,) if decision.in_turn and turn.actor else guide.roles(view)[decision.seat]
    key = "panel-title" if turn.number > 0 and not taught else "panel-title-before"
    lines = [teller.say(key, role=teller.role(words, "title") or teller.title(), turn=turn.number)]
    held = guide.holdings(view, decision.seat)
    lines.append(teller.holdings([each for each in held if each[1]] if taught else held))
    lines += [] if taught else [f"-# {line}" for line in teller.notes("line", guide.supply(view))]
    stages = guide.stages(view)
    if stages:
        lines.append(teller.stages(stages))
    if decision.in_turn and not taught:
        lines += tolls_told(teller, match, decision.seat)
    lines += teller.notes("hand", guide.hand(view))
    if not decision.in_turn or decision.facts:
        lines.append(bold(capital(teller.decision(decision))))
    return "\n".join(line for line in lines if line)


def _back(asked: Asked, person: int, at: At) -> list[KeptButton]:
    """Back, or taking back."""
    table, teller = asked.table, asked.teller
    if asked.path:
        where = path_text(asked.path)
        return [KeptButton.make("back", table.id, table.number, where, label=teller.say("button-back"))]
    return _undo(table, teller, at) if can_undo(asked.match, table.seats_of(person)) else []


def _below(
    sheet: Sheet, asked: Asked, back: Sequence[KeptButton], at: At, *, greyed: bool
) -> Sequence[KeptButton]:
    """The way back; then what one may look at, which opens in place of the panel; and the plan. What one may
    look at, which commands show, too, makes room for the others. `greyed`: whether something is not to be
    had, of which one may ask why."""
    table, teller = asked.table, asked.teller
    seen = looks(asked, at)
    plan = [*advise_button(asked, at), *at_table(table, teller.language, "plan")]
    if greyed:
        seen.insert(1, why_button(asked, at))
    left = sheet.fitting([*back, *plan, *seen])[len(back) + len(plan) :]
    return sheet.fitting([*back, *left, *plan])


def _undo(table: Table, teller: Teller, at: At) -> list[KeptButton]:
    """Taking back what one press did: a step, or all of several."""
    if at.steps == 1:
        return at_table(table, teller.language, "undo")
    label = teller.say("button-undo-steps", count=at.steps)
    return [KeptButton.make("undo", table.id, table.number, at.steps, label=label)]


def looks(asked: Asked, at: At) -> list[KeptButton]:
    """What one may look at from a question: it opens in its place, with one way back to where one is."""
    table, teller, instead = asked.table, asked.teller, asked.instead(at)
    return [
        *at_table(table, teller.language, "board", instead=instead),
        *hand_button(table, teller, [asked.seat], instead),
        *odds_button(table, teller, [asked.seat], instead),
        *known_looks(asked, at),
    ]


def known_looks(asked: Asked, at: At) -> list[KeptButton]:
    """What one may look at that is the same in every game of the kind: what something is, and the rules."""
    table, teller, instead = asked.table, asked.teller, asked.instead(at)
    return [
        *what_button(table, teller, instead),
        KeptButton.make("rules", table.id, topic_of(asked), *instead, label=teller.say("button-rules")),
        *note_button(table, teller, noted=bool(at.noted)),
    ]


def topic_of(asked: Asked) -> str:
    """The page of the rules help on the step at hand; `-` is the first one."""
    guide, view = asked.match.guide, asked.match.view(asked.seat)
    kinds = [each.kind for each in guide.decisions(view) if each.seat == asked.seat]
    steps = [each.key for each in guide.stages(view) if each.status == "now"]
    return topic_on(asked.table.rules.slug, asked.teller.language, (asked.question.verb, *kinds, *steps))


def turn_so_far(match: Match, seat: Seat) -> list[Action]:
    """What the seat has done in this turn, as it stands."""
    return _actions(match.line[match.began :], seat)


def _actions(entries: Sequence[Entry], seat: Seat) -> list[Action]:
    return [entry.deed for entry in entries if entry.seat == seat and isinstance(entry.deed, Action)]


def turn_done(table: Table, seat: Seat) -> list[Done]:
    """What was done in the turn in which a seat did something already; where all act at once, and in the
    set-up, by it alone."""
    match = table.begun
    if not turn_so_far(match, seat):
        return []
    turn = match.rules.turn(match.state)
    together = turn.seat is None or not turn.number
    found = (Done(entry, events) for entry, events in match.since(match.began))
    return [each for each in found if not together or each.entry.seat == seat]


def so_far(teller: Teller, table: Table, seat: Seat, done: Sequence[Done]) -> str:
    """What the seat's turn brought until now, in sentences: the summary before it ends."""
    told = newest(teller, known(beside_hand(done), (seat,)))
    own = table.rules.turn(table.begun.state).seat in (seat, None)
    return teller.say("panel-summary" if own else "panel-summary-other", what=told) if told else ""


def beside_hand(done: Sequence[Done]) -> list[Done]:
    """What was done, without what the hand that a panel shows tells already."""
    return [Done(each.entry, tuple(event for event in each.events if not event.in_hand)) for each in done]


def newest(teller: Teller, events: Sequence[Event]) -> str:
    """What happened, as far as there is room: of much the latest."""
    told, whole = latest(teller, events, SUMMARY)
    return told if whole else f"… {told}"


def _typed(teller: Teller, table: Table, match: Match, seat: Seat) -> str:
    """The turn until now as one could type it: a line ends where luck or a secret comes in."""
    begins = max(match.began, len(match.line) - match.free)
    return as_typed(teller, table, actions) if (actions := _actions(match.line[begins:], seat)) else ""


def as_typed(teller: Teller, table: Table, actions: Sequence[Action]) -> str:
    """Actions as the reader could type them."""
    spelling = spelling_for(teller, table.rules.vocabulary(table.begun.state))
    return f"-# {teller.say('panel-notation')} `{cut(write_line(actions, spelling), 300)}`"


def tolls_told(teller: Teller, match: Match, seat: Seat) -> list[str]:
    """What the end of the turn will cost as things stand, a line each."""
    return teller.notes("toll", match.guide.tolls(match.view(seat)))


def warnings_of(teller: Teller, match: Match, seat: Seat, action: Action) -> list[str]:
    """What is said before an action that leaves possibilities unused or can never be taken back."""
    warnings = teller.notes("warning", match.guide.warnings(match.view(seat), action))
    if not is_final(match, seat, action):
        return warnings
    return [*warnings, teller.say("panel-final", why=why_final(match, seat, action))]


def confirm_sheet(
    table: Table, teller: Teller, match: Match, seat: Seat, action: Action, path: Path, note: str
) -> Sheet:
    """Asked once before an action that leaves possibilities unused or can never be taken back."""
    told = " ".join(warnings_of(teller, match, seat, action))
    coming = joined(
        *(tolls_told(teller, match, seat) if action.ends else ()), *previews(teller, match, seat, action)
    )
    sheet = Sheet().text(note).text(coming).text(teller.say("panel-warning", warnings=told) if told else "")
    where = (table.id, table.number, path_text(path))
    style = RED if told else GREEN
    return sheet.row(
        KeptButton.make("sure", *where, label=teller.button(action), style=style),
        KeptButton.make("back", *where, label=teller.say("button-keep-playing"), style=GREY),
    )
