"""What the planning message shows: the steps, what they lead to in numbers, and what could come next."""

from discord import ButtonStyle

from bot.herald.explaining import engine_error
from bot.herald.ids import path_text
from bot.herald.sheet import (
    GREEN,
    GREY,
    MENU,
    RED,
    Attachment,
    KeptButton,
    KeptSelect,
    Sheet,
    in_rows,
    listed,
)
from bot.private.looking.hand_view import hand_button
from bot.private.panel.answers import START, Asked, At, Sight
from bot.private.panel.question import show_question
from bot.private.panel.sheet import (
    as_typed,
    known_looks,
    panel_top,
    so_far,
    stays,
    turn_done,
    warnings_of,
)
from bot.private.panel.walk import question_of
from bot.private.planning.lines import quoted
from bot.private.planning.plan import Plan
from bot.private.planning.trial import Trial
from bot.private.why.vain import why_button
from bot.speech.names import cut, joined
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Fact, Seat, State

LISTED, LISTED_LETTERS = 24, 700
"""Steps told one by one, and their letters: those around the one looked at, the others are only counted."""
BUTTONS = 10
"""Up to so many answers are buttons: a plan shows more beside them than a panel."""
NOTE = 700
"""Letters of what is said on top: the questions must have room."""
STORY = 700
"""Letters of what the plan leads to."""


def plan_sheet(
    plan: Plan,
    teller: Teller,
    at: At = START,
    note: str = "",
    drawn: Attachment | None = None,
    sight: Sight | None = None,
) -> Sheet:
    """The plan after the steps shown, with the next question; `drawn`: the board it leads to.

    Raises:
        IndexError: the path does not fit what is asked there.
    """
    trial, shown = plan.trial, plan.shown
    sheet = Sheet().text(at.noted).text(note, NOTE)
    sheet.text(joined(teller.say("plan-title"), _broken(teller, trial)))
    if drawn is not None:
        sheet.attach(drawn)
    sheet.text(steps_told(teller, trial, shown) or teller.say("plan-empty"))
    sheet.text(leads_to(teller, trial, shown))
    sheet.text(_warned(plan, teller))
    if trial.open(shown):
        sheet.text(teller.say("plan-luck"))
    if plan.rest:
        sheet.text(teller.say("plan-rest", line=quoted(plan.rest)))
    asked = asked_in(plan, teller, at, sight)
    walking, deciding = _walking(plan, teller, at.path), _deciding(plan, teller)
    notes = [_notes_menu(plan, teller)] if plan.notes and not trial.steps else []
    below = in_rows(len(walking)) + in_rows(len(deciding)) + MENU * len(notes)
    greyed = _ask(sheet, plan, teller, asked, at, below)
    sheet.row(*walking).row(*deciding).row(*notes)
    sheet.row(*sheet.fitting(_looks(plan, asked, at, greyed=greyed)))
    mine = plan.playable
    return sheet.text(as_typed(teller, plan.table, mine) if mine and sheet.room else "")


def _looks(plan: Plan, asked: Asked | None, at: At, *, greyed: bool) -> list[KeptButton]:
    """What one may look at from a plan, in its place: why what is `greyed` is not to be had, the rules, and
    what one holds in the game itself."""
    if asked is None:
        return []
    own = [seat for seat in plan.trial.own if seat == asked.seat]
    why = [why_button(asked, at)] if greyed else []
    return [*why, *hand_button(plan.table, asked.teller, own, asked.instead(at)), *known_looks(asked, at)]


def _broken(teller: Teller, trial: Trial) -> str:
    if trial.broken is None:
        return ""
    reason = engine_error(teller.language, teller, trial.broken.error)
    return teller.say("plan-broken", step=trial.broken.step, reason=reason)


def steps_told(teller: Teller, trial: Trial, shown: int) -> str:
    """The steps in lines, the one looked at marked; others' steps with their names."""
    first = max(0, min(shown - LISTED // 2, len(trial.steps) - LISTED))
    lines = {
        place: _step_told(teller, trial, place, shown)
        for place in range(first + 1, min(first + LISTED, len(trial.steps)) + 1)
    }
    while sum(map(len, lines.values())) > LISTED_LETTERS and len(lines) > 1:
        del lines[max(lines, key=lambda place: abs(place - shown))]
    before, after = min(lines, default=1) - 1, len(trial.steps) - max(lines, default=0)
    return joined(
        f"-# {teller.say('plan-steps-before', count=before)}" if before else "",
        *lines.values(),
        f"-# {teller.say('plan-steps-after', count=after)}" if after else "",
    )


def _step_told(teller: Teller, trial: Trial, place: int, shown: int) -> str:
    """The step of a number, from 1."""
    step = trial.steps[place - 1]
    what = teller.action(step.action)
    if step.seat not in trial.own:
        what = teller.say("plan-other", who=_who(teller, trial, step.seat), what=what)
    key = "plan-step-now" if place == shown else ("plan-step" if place < shown else "plan-step-later")
    return teller.say(key, number=place, what=what)


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


def asked_in(plan: Plan, teller: Teller, at: At, sight: Sight | None = None) -> Asked | None:
    """What the plan goes on with; None: nothing.

    Raises:
        IndexError: the path does not fit what is asked there.
    """
    decision = plan.asked
    if decision is None:
        if at.path:
            raise IndexError(at.path)
        return None
    match = plan.trial.match(plan.shown)
    question = question_of(match, decision.seat, at.path)
    if not isinstance(question, Question):
        raise IndexError(at.path)
    return Asked(
        plan.table, match, decision.seat, teller, question, at.path, "plan-", plan.mark, sight, BUTTONS
    )


def _ask(sheet: Sheet, plan: Plan, teller: Teller, asked: Asked | None, at: At, below: int) -> bool:
    """The next question of the plan, with room for so many parts below it, or why there is none; whether
    something is not to be had there."""
    trial, shown, decision = plan.trial, plan.shown, plan.asked
    if asked is None or decision is None:
        if not trial.open(shown):
            sheet.text(_nobody(teller, trial, shown))
        return False
    seat = asked.seat
    if seat in trial.own:
        sheet.text(panel_top(teller, asked.match, decision))
        if _same_turn(plan):
            brought = so_far(teller, plan.table, seat, turn_done(plan.table, seat))
            sheet.text(joined(brought, stays(teller, plan.table.begun, seat)))
    else:
        who = _who(teller, trial, seat)
        sheet.text(teller.say("plan-asks-other", who=who, what=teller.waiting(decision)))
    return show_question(sheet, asked, at, below)


def _same_turn(plan: Plan) -> bool:
    """Whether the plan is still in the turn that is being played."""
    rules = plan.table.rules
    return rules.turn(plan.trial.state(plan.shown)).number == rules.turn(plan.table.begun.state).number


def _warned(plan: Plan, teller: Teller) -> str:
    """What the panel would warn of before one's own steps, each with its number."""
    trial = plan.trial
    return "\n".join(
        f"-# {teller.say('plan-warning', step=place + 1, warning=warning)}"
        for place, step in enumerate(trial.steps[: plan.shown])
        if step.seat in trial.own
        for warning in warnings_of(teller, trial.match(place), step.seat, step.action)
    )


def _nobody(teller: Teller, trial: Trial, shown: int) -> str:
    """Why the plan does not go on here."""
    rules, state = trial.base.rules, trial.state(shown)
    standing = rules.standing(state)
    if standing.ended is not None:
        return teller.ending(standing)
    waiting = tuple(dict.fromkeys(_who(teller, trial, each.seat) for each in rules.decisions(state)))
    return teller.say("plan-others", waiting=waiting)


def _button(plan: Plan, what: str, label: str, *parts: object, style: ButtonStyle = GREY) -> KeptButton:
    """A button pressed on the plan as it is now."""
    return KeptButton.make(what, plan.table.id, plan.mark, *parts, label=label, style=style)


def _walking(plan: Plan, teller: Teller, path: Path) -> list[KeptButton]:
    """Back and forth between the steps; what others might do."""
    say, shown, decision = teller.say, plan.shown, plan.asked
    buttons: list[KeptButton] = []
    if path:
        buttons.append(_button(plan, "plan-back", say("button-back"), path_text(path)))
    if shown:
        buttons.append(_button(plan, "plan-at", say("button-step-back"), shown - 1))
    if shown < len(plan.trial.steps):
        buttons.append(_button(plan, "plan-at", say("button-step-on"), shown + 1))
    if decision is not None and decision.seat not in plan.trial.own:
        if decision.default is not None:
            buttons.append(_button(plan, "plan-skip", say("button-skip")))
        buttons.append(_button(plan, "plan-guess", say("button-guess")))
    return buttons


def _deciding(plan: Plan, teller: Teller) -> list[KeptButton]:
    """Play it or, out of turn, have it played; or drop it. A plan that is kept goes on."""
    say = teller.say
    if not plan.trial.steps and not plan.rest:
        return [KeptButton.make("ahead", plan.table.id, label=say("button-aheads"))]
    buttons: list[KeptButton] = []
    if plan.on_turn and plan.playable:
        name = "plan-both" if plan.later else "plan-play"
        buttons.append(_button(plan, name, say(name), style=GREEN))
    elif plan.later:
        buttons.append(_button(plan, "plan-ahead", say("button-ahead"), style=GREEN))
        buttons.append(_button(plan, "plan-if", say("button-if")))
    if plan.rest:
        buttons.append(_button(plan, "plan-mend", say("plan-mend")))
    buttons.append(_button(plan, "plan-drop", say("plan-drop"), style=RED))
    return [*buttons, _button(plan, "plan-note", say("button-keep-note"))]


def _notes_menu(plan: Plan, teller: Teller) -> KeptSelect:
    options = listed((str(place), name) for place, name in enumerate(plan.notes))
    return KeptSelect.make("plan-load", plan.table.id, placeholder=teller.say("plan-notes"), options=options)
