"""What the panel shows: what one has, the steps of the turn, the question and its answers."""

from collections.abc import Sequence

import discord

from bot.press import GREEN, GREY, PRIMARY, RED, KeptButton, KeptSelect, Sheet
from bot.replies import teller_for
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from bot.table import Table
from engine.core.contract import Action, Decision, Seat, Word
from engine.core.errors import UndoBarrier
from engine.core.match import Match, Undo
from engine.core.menu import Answer, Path, Question, ask
from engine.core.notation import write_line

BUTTONS = 10
"""Up to so many answers are buttons; more are a menu."""
PAGE = 25
"""Answers on a page of a menu."""
IN_VAIN = 5
"""Lines for what is not to be had."""


class NoLuck:
    """Chance for trying out: whatever asks it cannot be foretold."""

    def roll(self, sides: int, purpose: str) -> int:
        """Never.

        Raises:
            LookupError: always.
        """
        del sides
        raise LookupError(purpose)

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """Never.

        Raises:
            LookupError: always.
        """
        del count
        raise LookupError(purpose)


def path_text(path: Path) -> str:
    """A path as part of an id: `0.3.2`, or `-` for none."""
    return ".".join(str(step) for step in path) or "-"


def path_of(text: str) -> Path:
    """The path back.

    Raises:
        ValueError: it is none.
    """
    return () if text == "-" else tuple(int(step) for step in text.split("."))


def panel_sheet(
    table: Table, person: int, tongue: str, path: Path = (), page: int = 0, note: str = ""
) -> Sheet:
    """The person's panel now, after the answers of `path`; `note` is said on top."""
    teller = teller_for(table, tongue)
    match = table.match
    if match is None or table.status != "running":
        return Sheet().text(note).text(teller.say("panel-game-over"))
    owed = table.owed_by(person)
    if not owed:
        return _waiting(table, teller, match, person, note)
    decision = owed[0]
    legal = match.legal(decision.seat)
    question = ask(legal, path)
    if not isinstance(question, Question) and not path:
        word = Word("verb", question.word)
        question = Question("", "verb", "verb", (Answer(word, (question,)),))
    if not isinstance(question, Question):
        return confirm_sheet(table, teller, match, decision.seat, question, path, note)
    sheet = Sheet().text(note).text(_top(teller, match, decision))
    sheet.text(f"**{teller.question(question)}**" if question.field != "verb" else "")
    vain = _in_vain(teller, match, decision.seat, question)
    sheet.text(vain)
    _answers(sheet, table, teller, match, decision.seat, question, path, page)
    sheet.row(*_below(table, teller, match, person, path))
    return sheet.text(_typed(teller, match, decision.seat))


def _waiting(table: Table, teller: Teller, match: Match, person: int, note: str) -> Sheet:
    waiting = tuple(
        dict.fromkeys(teller.seat(each.seat, table.rules.roles(match.state)) for each in table.owed)
    )
    sheet = Sheet().text(note).text(teller.say("panel-nothing-owed", waiting=waiting))
    buttons = [
        KeptButton.make("panel", table.id, table.number, label=teller.say("button-again")),
        KeptButton.make("board", table.id, table.number, label=teller.say("button-board")),
    ]
    if can_undo(match, table.seats_of(person)):
        buttons.insert(0, KeptButton.make("undo", table.id, table.number, label=teller.say("button-undo")))
    return sheet.row(*buttons)


def can_undo(match: Match, seats: Sequence[Seat]) -> bool:
    """Whether the last step is one of these seats' own and may be taken back by them alone."""
    if not match.line or match.line[-1].seat not in seats:
        return False
    try:
        match.undo_point(match.line[-1].seat)
    except UndoBarrier as barrier:
        return barrier.key == "snapshot"
    return True


def _top(teller: Teller, match: Match, decision: Decision) -> str:
    """Who one is, what one has, where one is in the turn, what is owed."""
    view = match.view(decision.seat)
    turn = match.rules.turn(view.state)
    words = (turn.actor,) if decision.in_turn and turn.actor else match.rules.roles(view.state)[decision.seat]
    lines = [teller.say("panel-title", role=teller.role(words, "title"), turn=turn.number)]
    lines.append(teller.holdings(match.rules.holdings(view.state, decision.seat)))
    stages = match.rules.stages(view.state, decision.seat)
    if stages:
        lines.append(teller.stages(stages))
    if not decision.in_turn:
        lines.append(f"**{teller.decision(decision)}**")
    return "\n".join(line for line in lines if line)


def _in_vain(teller: Teller, match: Match, seat: Seat, question: Question) -> str:
    """What people would look for here, with the reason why it is not to be had."""
    legal = set(match.legal(seat))
    lines: list[str] = []
    for action in match.rules.candidates(match.state, seat):
        if action in legal or (question.verb and action.word != question.verb):
            continue
        refusal = match.rules.refusal(match.state, seat, action)
        if refusal is not None:
            lines.append(f"-# ✗ {teller.action(action)}: {teller.reason(refusal, 120)}")
    return "\n".join(lines[:IN_VAIN])


def _consequence(teller: Teller, match: Match, seat: Seat, answer: Answer) -> str | None:
    """What an answer that settles everything would bring, as far as it can be known."""
    if len(answer.actions) != 1:
        return None
    try:
        step = match.rules.resolve(match.state, seat, answer.actions[0], NoLuck())
    except LookupError:
        return None
    told = [
        sentence
        for event in step.events
        if (sentence := teller.told(event, "did") or teller.event(event)) is not None
    ]
    return cut(plain(", ".join(told)), 100) if told else None


def _answers(
    sheet: Sheet,
    table: Table,
    teller: Teller,
    match: Match,
    seat: Seat,
    question: Question,
    path: Path,
    page: int,
) -> None:
    game, number = table.id, table.number
    answers = question.answers
    if len(answers) <= BUTTONS:
        sheet.row(
            *(
                KeptButton.make(
                    "choose",
                    game,
                    number,
                    path_text((*path, place)),
                    label=teller.answer(question, answer),
                    style=_style(question, answer, place),
                )
                for place, answer in enumerate(answers)
            )
        )
        return
    pages = -(-len(answers) // PAGE)
    page = min(page, pages - 1)
    shown = list(enumerate(answers))[page * PAGE : (page + 1) * PAGE]
    options = [
        discord.SelectOption(
            label=teller.answer(question, answer, 100),
            value=str(place),
            description=_consequence(teller, match, seat, answer),
        )
        for place, answer in shown
    ]
    placeholder = plain(teller.question(question))
    if pages > 1:
        placeholder = f"{placeholder} ({teller.say('menu-page', page=page + 1, pages=pages)})"
    sheet.row(
        KeptSelect.make("pick", game, number, path_text(path), placeholder=placeholder, options=options)
    )
    if pages > 1:
        sheet.row(
            *(
                KeptButton.make("page", game, number, path_text(path), step, label=teller.say(key))
                for key, step in (("button-earlier", page - 1), ("button-more", page + 1))
                if 0 <= step < pages
            )
        )


def _style(question: Question, answer: Answer, place: int) -> discord.ButtonStyle:
    del answer
    if question.field == "verb":
        return PRIMARY if not place else GREY
    return GREY


def _below(table: Table, teller: Teller, match: Match, person: int, path: Path) -> list[KeptButton]:
    game, number = table.id, table.number
    buttons: list[KeptButton] = []
    if path:
        buttons.append(
            KeptButton.make("back", game, number, path_text(path), label=teller.say("button-back"))
        )
    elif can_undo(match, table.seats_of(person)):
        buttons.append(KeptButton.make("undo", game, number, label=teller.say("button-undo")))
    buttons.append(KeptButton.make("board", game, number, label=teller.say("button-board")))
    buttons.append(KeptButton.make("rules", game, label=teller.say("button-rules")))
    return buttons


def turn_so_far(match: Match, seat: Seat) -> list[Action]:
    """The actions of the seat's turn until now, as they stand."""
    turn = match.rules.turn(match.state).number
    found: list[Action] = []
    for state, entry in zip(reversed(match.since_barrier), reversed(match.line), strict=False):
        if match.rules.turn(state).number != turn:
            break
        if entry.seat == seat and isinstance(entry.deed, Action) and not isinstance(entry.deed, Undo):
            found.append(entry.deed)
    return list(reversed(found))


def _typed(teller: Teller, match: Match, seat: Seat) -> str:
    """The turn until now as one could type it."""
    actions = turn_so_far(match, seat)
    if not actions:
        return ""
    return f"-# {teller.say('panel-notation')} `{cut(write_line(actions), 300)}`"


def confirm_sheet(
    table: Table, teller: Teller, match: Match, seat: Seat, action: Action, path: Path, note: str
) -> Sheet:
    """Asked once before an action that leaves possibilities unused."""
    warnings = [teller.warning(each) for each in match.rules.warnings(match.state, seat, action)]
    sheet = Sheet().text(note)
    sheet.text(teller.say("panel-warning", warnings=" ".join(warnings)))
    game, number = table.id, table.number
    return sheet.row(
        KeptButton.make(
            "sure",
            game,
            number,
            path_text(path),
            label=teller.action(action),
            style=RED if warnings else GREEN,
        ),
        KeptButton.make("back", game, number, path_text(path), label=teller.say("button-keep-playing")),
    )
