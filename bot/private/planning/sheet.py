"""What the planning message shows: the steps, what they lead to in numbers, and what could come next."""

import discord

from bot.herald.explaining import engine_error
from bot.herald.press import GREEN, GREY, RED, KeptButton, KeptSelect, Sheet
from bot.private.panel.answers import Asked, is_final, path_text, question_of, show_answers
from bot.private.panel.sheet import in_vain
from bot.private.planning.trial import Trial, asked, later_moves, playable
from bot.speech.names import bold, cut
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.notation import write_line
from engine.core.contract import Decision, Fact, Seat, State
from render.scene import Picture

LISTED = 24
"""Steps told one by one, around the one looked at; the others are only numbered."""
STORY = 700
"""Letters of what the plan leads to."""


def mark_of(table: Table, trial: Trial, shown: int) -> str:
    """What tells whether a press was made on the plan as it is: entries of the log, steps shown, steps."""
    return f"{table.number}.{shown}.{len(trial.steps)}"


def plan_sheet(
    table: Table,
    teller: Teller,
    trial: Trial,
    shown: int,
    path: Path = (),
    page: int = 0,
    note: str = "",
    typed: str = "",
    drawn: tuple[Picture, str] | None = None,
    notes: tuple[str, ...] = (),
) -> Sheet:
    """The plan after its first `shown` steps, with the next question.

    Raises:
        IndexError: the path does not fit what is asked there.
    """
    sheet = Sheet().text(note).text(f"{teller.say('plan-title')}\n{_broken(teller, trial)}".strip())
    if drawn is not None:
        sheet.picture(drawn[0].name, drawn[1])
    sheet.text(steps_told(teller, trial, shown) or teller.say("plan-empty"))
    sheet.text(leads_to(teller, trial, shown))
    if trial.open(shown):
        sheet.text(teller.say("plan-luck"))
    _ask(sheet, table, teller, trial, shown, path, page, typed)
    sheet.row(*_walking(table, teller, trial, shown, path))
    sheet.row(*_deciding(table, teller, trial, shown))
    if notes and not trial.steps:
        sheet.row(_notes_menu(table, teller, notes))
    mine = playable(trial, shown)
    return sheet.text(f"-# {teller.say('panel-notation')} `{cut(write_line(mine), 300)}`" if mine else "")


def _broken(teller: Teller, trial: Trial) -> str:
    if trial.broken is None:
        return ""
    reason = engine_error(teller.language, teller, trial.broken.error)
    return teller.say("plan-broken", step=trial.broken.step, reason=reason)


def steps_told(teller: Teller, trial: Trial, shown: int) -> str:
    """The steps in lines, the one looked at marked; others' steps with their names."""
    lines = []
    first = max(0, min(shown - LISTED // 2, len(trial.steps) - LISTED))
    for place, step in enumerate(trial.steps[first : first + LISTED], first + 1):
        what = teller.action(step.action)
        if step.seat not in trial.own:
            what = teller.say("plan-other", who=_who(teller, trial, step.seat), what=what)
        key = "plan-step-now" if place == shown else ("plan-step" if place < shown else "plan-step-later")
        lines.append(teller.say(key, number=place, what=what))
    return "\n".join(lines)


def leads_to(teller: Teller, trial: Trial, shown: int) -> str:
    """What happens on the way, and what one has before and after it, or that it is unknown."""
    ends = trial.open(shown)
    if not shown or (trial.state(shown) is trial.base.state and not ends):
        return ""
    told = cut(story(teller, trial.events(shown)), STORY)
    rules, guide = trial.base.rules, trial.base.guide
    before, after = trial.base.state, trial.state(shown)
    seat = next((step.seat for step in trial.steps[:shown] if step.seat in trial.own), trial.own[0])
    lines = [teller.say("plan-leads-to", what=told)] if told else []
    turns = own_turns(trial, shown)
    for place, stretch in enumerate(turns, 1):
        had, has = (teller.holdings(guide.holdings(rules.view(state, seat), seat)) for state in stretch)
        known = teller.say("plan-numbers", before=had, after=has) if had != has else had
        if ends and place == len(turns):
            lines.append(teller.say("plan-numbers", before=known, after=teller.say("plan-unknown")))
        elif had != has:
            lines.append(known)
    old, new = rules.standing(before), rules.standing(after)
    if old.scores[seat] != new.scores[seat] and not ends:
        facts: dict[str, Fact] = {
            "before": teller.score(old.scores[seat], old.goal),
            "after": teller.score(new.scores[seat], new.goal),
        }
        lines.append(teller.render("plan-numbers", facts))
    return "\n".join(lines)


def own_turns(trial: Trial, shown: int) -> list[tuple[State, State]]:
    """The first and last state of each of one's own turns in the plan.

    What a seat has is told for the nation whose turn it is: turns are not compared with each other.
    """
    rules = trial.base.rules
    found: list[tuple[State, State]] = []
    number = -1
    for state in (trial.base.state, *(step.state for step in trial.steps[:shown])):
        if state is None:
            continue
        turn = rules.turn(state)
        if turn.seat is not None and turn.seat not in trial.own:
            number = -1
        elif turn.number == number:
            found[-1] = (found[-1][0], state)
        else:
            number = turn.number
            found.append((state, state))
    return found


def _who(teller: Teller, trial: Trial, seat: Seat) -> str:
    return teller.seat(seat, trial.base.roles)


def _ask(
    sheet: Sheet,
    table: Table,
    teller: Teller,
    trial: Trial,
    shown: int,
    path: Path,
    page: int,
    typed: str,
) -> None:
    """The next question of the plan, or why there is none."""
    decision = asked(trial, shown)
    if decision is None:
        if not trial.open(shown):
            sheet.text(_nobody(teller, trial, shown))
        return
    match = trial.match(shown)
    question = question_of(match.legal(decision.seat), path)
    mark = mark_of(table, trial, shown)
    if not isinstance(question, Question):
        warnings = [
            teller.note("warning", each) for each in match.guide.warnings(match.view(decision.seat), question)
        ]
        if is_final(match, decision.seat, question):
            warnings.append(teller.say("panel-final"))
        sheet.text(" ".join(warnings))
        where = (table.id, mark, path_text(path))
        sheet.row(KeptButton.make("plan-sure", *where, label=teller.button(question), style=GREEN))
        return
    lines = [_asking(teller, trial, decision)]
    if question.field != "verb":
        lines.append(bold(teller.question(question)))
    sheet.text("\n".join(filter(None, lines)))
    if decision.seat in trial.own:
        sheet.text(in_vain(teller, match, decision.seat, question))
    form = Asked(table, match, decision.seat, teller, question, path, "plan-", mark)
    show_answers(sheet, form, page, typed)


def _asking(teller: Teller, trial: Trial, decision: Decision) -> str:
    if decision.seat not in trial.own:
        return teller.say(
            "plan-asks-other", who=_who(teller, trial, decision.seat), what=teller.waiting(decision)
        )
    return bold(teller.decision(decision)) if not decision.in_turn or decision.facts else ""


def _nobody(teller: Teller, trial: Trial, shown: int) -> str:
    """Why the plan does not go on here."""
    rules, state = trial.base.rules, trial.state(shown)
    standing = rules.standing(state)
    if standing.ended is not None:
        return teller.ending(standing)
    waiting = tuple(dict.fromkeys(_who(teller, trial, each.seat) for each in rules.decisions(state)))
    return teller.say("plan-others", waiting=waiting)


def _walking(table: Table, teller: Teller, trial: Trial, shown: int, path: Path) -> list[KeptButton]:
    """Back and forth between the steps; what others might do."""
    mark, game = mark_of(table, trial, shown), table.id
    buttons: list[KeptButton] = []
    if path:
        where = (game, mark, path_text(path))
        buttons.append(KeptButton.make("plan-back", *where, label=teller.say("button-back")))
    if shown:
        buttons.append(
            KeptButton.make("plan-at", game, mark, shown - 1, label=teller.say("button-step-back"))
        )
    if shown < len(trial.steps):
        buttons.append(KeptButton.make("plan-at", game, mark, shown + 1, label=teller.say("button-step-on")))
    decision = asked(trial, shown)
    if decision is not None and decision.seat not in trial.own:
        if decision.default is not None:
            buttons.append(KeptButton.make("plan-skip", game, mark, label=teller.say("button-skip")))
        buttons.append(KeptButton.make("plan-guess", game, mark, label=teller.say("button-guess")))
    return buttons


def _deciding(table: Table, teller: Teller, trial: Trial, shown: int) -> list[KeptButton]:
    """Play it, have it played later, keep it, drop it."""
    mark, game = mark_of(table, trial, shown), table.id
    buttons: list[KeptButton] = []
    now = any(each.seat in trial.own for each in table.owed)
    if playable(trial, shown) and now:
        buttons.append(KeptButton.make("plan-play", game, mark, label=teller.say("plan-play"), style=GREEN))
    if now and later_moves(trial):
        buttons.append(KeptButton.make("plan-both", game, mark, label=teller.say("plan-both"), style=GREEN))
    if any(step.seat in trial.own for step in trial.steps):
        buttons.append(
            KeptButton.make("plan-ahead", game, mark, label=teller.say("button-ahead"), style=GREY)
        )
    if trial.steps:
        buttons.append(KeptButton.make("plan-note", game, mark, label=teller.say("button-keep-note")))
        buttons.append(KeptButton.make("plan-drop", game, mark, label=teller.say("plan-drop"), style=RED))
    else:
        buttons.append(KeptButton.make("ahead", game, label=teller.say("button-aheads")))
    return buttons


def _notes_menu(table: Table, teller: Teller, notes: tuple[str, ...]) -> KeptSelect:
    options = [
        discord.SelectOption(label=cut(name, 100), value=str(place)) for place, name in enumerate(notes)
    ]
    return KeptSelect.make("plan-load", table.id, placeholder=teller.say("plan-notes"), options=options)
