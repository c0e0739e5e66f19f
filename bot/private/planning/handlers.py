"""What the buttons, menus and forms of the planning message do."""

import asyncio
import contextlib
from collections.abc import Sequence

import structlog

from bot.errors.asking import TooManyAtOnce, TooManyNotes
from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.explaining import engine_error, table_error
from bot.herald.messages import Attachment
from bot.herald.press import Form, Handlers, Press
from bot.herald.replies import asker_of, language, missing_here, promise, reply_sheet, table_of
from bot.pictures.draw import Shown
from bot.private.panel.answers import START, At, question_of
from bot.private.panel.handlers import open_panel, what_was_done
from bot.private.panel.walk import Walk
from bot.private.planning.guess import guessed, skipped
from bot.private.planning.plan import Plan, keep_plan, keep_steps, plan_of, take_up
from bot.private.planning.sheet import plan_sheet
from bot.private.planning.trial import Trial, extended, later_moves, playable
from bot.speech.names import clean, cut, escape, joined
from bot.speech.teller import Teller
from bot.store.games.plans import Steps
from bot.tables.state.telling import teller_for
from bot.waiting.newest import OutOfDate
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action
from engine.core.errors import EngineError

NOTES = 20
"""Plans a person may keep in a game."""
LONGEST_PLAYED = 600
"""Characters that tell the steps just played."""
LONGEST_NOTE = 60
"""Characters of a note's name."""

log = structlog.get_logger(__name__)


async def show_plan(
    interaction: Press, plan: Plan, at: At = START, note: str = "", *, new: bool = False
) -> None:
    """Show the plan with the board it leads to, in place of the message that was pressed if it is private.

    Whoever waits for enough pictures gets it without one, and is told why.
    """
    message = interaction.message
    await promise(interaction, new=new)
    teller = teller_for(plan.table, language(interaction))
    drawn: Attachment | None = None
    try:
        # Whoever walks through a plan quickly waits for the picture of the last step alone.
        place = interaction.id if new or message is None else (interaction.user.id, message.id)
        drawn = await interaction.client.services.plans_shown.one(
            place, lambda: _drawn(interaction, teller, plan)
        )
    except OutOfDate:
        return
    except TooManyAtOnce as error:
        note = joined(note, table_error(teller.language, error))
    try:
        sheet = plan_sheet(plan, teller, at, note, drawn)
    except IndexError:  # the path leads nowhere
        sheet = plan_sheet(plan, teller, START, joined(note, teller.say("plan-stale")), drawn)
    await reply_sheet(interaction, sheet, [drawn] if drawn is not None else [], new=new)


async def _drawn(interaction: Press, teller: Teller, plan: Plan) -> Attachment | None:
    trial, shown, services = plan.trial, plan.shown, interaction.client.services
    viewer = trial.own[0] if len(trial.own) == 1 else None
    board = Shown(viewer, trial.events(shown), plan=shown)
    try:
        with services.drawing.one(interaction.user.id):
            picture, alt = await services.easel.draw(trial.match(shown), teller, board, asker_of(interaction))
            return Attachment(picture.name, picture.data, alt)
    except TooManyAtOnce:
        raise
    except Exception:
        log.exception("drawing failed", game=plan.table.id, number=plan.table.number)
        return None


async def plan_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Plan: below a public post or in the panel."""
    await show_plan(interaction, await plan_of(interaction, await table_of(interaction, parts)), new=True)


async def as_seen(interaction: Press, parts: Sequence[str]) -> Plan | None:
    """The plan if it is as the person saw it; else it is shown as it is, and None comes back."""
    found = await plan_of(interaction, await table_of(interaction, parts))
    if parts[1] == found.mark:
        return found
    await show_plan(interaction, found, note=_say(interaction, found, "plan-stale"))
    return None


def _say(interaction: Press, plan: Plan, key: str) -> str:
    return teller_for(plan.table, language(interaction)).say(key)


async def keep_and_show(interaction: Press, plan: Plan, note: str = "", *, new: bool = False) -> None:
    """Store the plan as it is now, and show it."""
    await keep_plan(interaction, plan)
    await show_plan(interaction, plan, note=note, new=new)


async def walk(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Look at the plan after an earlier or later step."""
    found = await as_seen(interaction, parts)
    if found is not None:
        shown = max(0, min(int(parts[2]), len(found.trial.steps)))
        await keep_and_show(interaction, found.at(found.trial, shown))


async def _chosen(interaction: Press, found: Plan, path: Path) -> None:
    """An answer was given: ask on, or take the step."""
    decision = found.asked
    question: Question | Action | None = None
    if decision is not None:
        with contextlib.suppress(IndexError):
            question = question_of(found.trial.match(found.shown).legal(decision.seat), path)
    if decision is None or question is None:
        await show_plan(interaction, found, note=_say(interaction, found, "plan-stale"))
    elif isinstance(question, Question):
        await show_plan(interaction, found, At(path))
    else:
        trial = extended(found.trial, found.shown, decision.seat, question)
        await keep_and_show(interaction, found.at(trial, found.shown + 1))


WALK = Walk("plan-", as_seen, show_plan, _chosen)


async def guess(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """What others might do until one's own turn."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await interaction.response.defer()
        computers = interaction.client.services.automat.computers.get(found.table.rules.slug, {})
        trial = await asyncio.to_thread(guessed, found.trial, found.shown, computers)
        note = _say(interaction, found, "plan-guessed")
        await keep_and_show(interaction, found.at(trial, len(trial.steps)), note)


async def skip(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The others do nothing until one's own turn."""
    found = await as_seen(interaction, parts)
    if found is not None:
        trial = skipped(found.trial, found.shown)
        note = _say(interaction, found, "plan-skipped")
        await keep_and_show(interaction, found.at(trial, len(trial.steps)), note)


async def drop(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Begin anew."""
    found = await as_seen(interaction, parts)
    if found is not None:
        empty = Trial(found.trial.base, found.trial.own)
        await keep_and_show(interaction, found.at(empty, 0), _say(interaction, found, "plan-dropped"))


async def play(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Play one's own steps for real, if they still hold: all of them or none."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await _play(interaction, found, found.playable)


async def play_and_give(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Play what can be played now, and give the rest of one's steps ahead, in one transaction."""
    found = await as_seen(interaction, parts)
    if found is not None:
        now = playable(found.trial, len(found.trial.steps))
        await _play(interaction, found, now, later_moves(found.trial))


async def _play(
    interaction: Press, found: Plan, actions: Sequence[Action], then: Sequence[Action] = ()
) -> None:
    table, person = found.table, interaction.user.id
    teller = teller_for(table, language(interaction))
    if not actions or not table.owed_by(person):
        waiting = tuple(dict.fromkeys(table.chairs[each.seat].name for each in table.owed))
        raise NotYourDecision({"waiting": waiting})
    try:
        change = await interaction.client.services.tables.play(
            table.id, person, actions, table.number, then=then
        )
    except Stale:
        await show_plan(interaction, await plan_of(interaction, table), note=teller.say("plan-stale"))
        return
    except (NotYourDecision, EngineError) as error:
        # Somebody's standing order came between, which a plan cannot know.
        reason = engine_error(teller.language, teller, error) if isinstance(error, EngineError) else ""
        await show_plan(interaction, found, note=teller.say("plan-interrupted", reason=reason))
        return
    await keep_steps(interaction, table, Steps(() if then else found.trial.stored(0).steps[len(actions) :]))
    told = what_was_done(teller_for(change.after, language(interaction)), change, person)
    told_actions = cut(", ".join(teller.action(action) for action in actions), LONGEST_PLAYED)
    note = teller.say("plan-played", what=told_actions)
    if then:
        note += f"\n{teller.say('ahead-given')}"
    await open_panel(interaction, change.after, joined(note, told, missing_here(interaction, change.after)))


async def ask_name(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Under which name to keep the plan."""
    found = await as_seen(interaction, parts)
    if found is not None:
        title, label = (_say(interaction, found, key) for key in ("plan-note-title", "plan-note-label"))
        form = Form("plan-noted", *parts[:2], title=title, label=label, limit=LONGEST_NOTE)
        await interaction.response.send_modal(form)


async def keep_note(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Keep the plan under a name; the same name again takes its place."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    name = clean(" ".join(values), LONGEST_NOTE) or str(len(found.notes) + 1)
    if name not in found.notes and len(found.notes) >= NOTES:
        raise TooManyNotes({"most": NOTES})
    await keep_plan(interaction, found, name)
    note = teller_for(found.table, language(interaction)).say("plan-kept", name=escape(name))
    await show_plan(interaction, await plan_of(interaction, found.table), note=note)


async def load(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Go on with a kept plan."""
    table = await table_of(interaction, parts)
    place, notes = int(values[0]), (await plan_of(interaction, table)).notes
    if place < len(notes):
        await take_up(interaction, table, notes[place])
    await show_plan(interaction, await plan_of(interaction, table))


PRESSED: Handlers = {
    "plan": plan_pressed,
    "plan-at": walk,
    **WALK.handlers(),
    "plan-sure": WALK.choose,
    "plan-guess": guess,
    "plan-skip": skip,
    "plan-drop": drop,
    "plan-play": play,
    "plan-both": play_and_give,
    "plan-note": ask_name,
    "plan-noted": keep_note,
    "plan-load": load,
}
"""What is pressed of this file, by the name in its id."""
