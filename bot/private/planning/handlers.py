"""What the buttons, menus and forms of the planning message do."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.errors.asking import TooManyAtOnce, TooManyNotes
from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.drawing import try_to_draw, wants_pictures
from bot.herald.explaining import engine_error, table_error
from bot.herald.ids import path_of
from bot.herald.press import Press
from bot.herald.sheet import Attachment
from bot.pictures.draw import Shown
from bot.private.noting.own_note import note_on_top
from bot.private.panel.answers import START, Asked, At, Sight
from bot.private.panel.handlers import open_panel, what_was_done
from bot.private.panel.menus import these_at
from bot.private.panel.several import fitted, misfits_told, read
from bot.private.panel.sight import sight_of
from bot.private.panel.walk import Walk, question_of
from bot.private.planning.guess import guessed, skipped
from bot.private.planning.lines import Tried, tried, typed_steps
from bot.private.planning.plan import Plan, keep_draft, keep_plan, keep_steps, plan_of, take_up
from bot.private.planning.sheet import asked_in, plan_sheet
from bot.speech.names import clean, cut, escape, joined
from bot.speech.teller import Teller
from bot.store.games.plans import Steps
from bot.tables.state.table import Table
from bot.waiting.newest import OutOfDate
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.notation import LONGEST
from engine.core.contract import Action, Line
from engine.core.errors import EngineError

NOTES = 20
"""Plans a person may keep in a game."""
LONGEST_PLAYED = 600
"""Characters that tell the steps just played."""
LONGEST_NOTE = 60
"""Characters of a note's name."""


async def show_plan(press: Press, plan: Plan, at: At = START, note: str = "", *, new: bool = False) -> None:
    """Show the plan with the board it leads to, in place of the message that was pressed if it is private.

    Whoever waits for enough pictures gets it without one, and is told why.
    """
    await press.promise(new=new)
    teller = press.teller(plan.table)
    try:
        asked = asked_in(plan, teller, at)
    except IndexError:  # the path leads nowhere
        at, note = START, joined(note, teller.say("plan-stale"))
        asked = asked_in(plan, teller, at)
    drawn: Attachment | None = None
    sight: Sight | None = None
    try:
        # Whoever walks through a plan quickly waits for the picture of the last step alone.
        drawn, sight = await press.services.shown.one(
            press.place(new=new), press.number, lambda: _drawn(press, plan, asked, at)
        )
    except OutOfDate:
        return
    except TooManyAtOnce as error:
        note = joined(note, table_error(teller.language, error))
    at = replace(at, guided=(await press.habits()).guide, noted=await note_on_top(press, plan.table))
    await press.show(plan_sheet(plan, teller, at, note, drawn, sight), new=new)


async def _drawn(
    press: Press, plan: Plan, asked: Asked | None, at: At
) -> tuple[Attachment | None, Sight | None]:
    """The board a plan leads to, and the picture of what is asked there.

    Within a question the latter stands alone, as nothing has changed on the board. Both stand below each
    other: beside each other a phone would show them half as large.
    """
    if not await wants_pictures(press):
        return None, None
    sight = None if asked is None else await sight_of(press, asked, at)
    inside = at.path and sight is not None
    return None if inside else await _board(press, press.teller(plan.table), plan), sight


async def _board(press: Press, teller: Teller, plan: Plan) -> Attachment | None:
    trial, shown = plan.trial, plan.shown
    viewer = trial.own[0] if len(trial.own) == 1 else None
    board = Shown(viewer, trial.events(shown), plan=shown)
    with press.services.drawing.one(press.person):
        return await try_to_draw(press.services, trial.match(shown), teller, board, press.asker)


async def as_seen(press: Press) -> Plan | None:
    """The plan if it is as the person saw it; else it is shown as it is, and None comes back."""
    found = await plan_of(press, await press.table())
    if press.parts[1] == found.mark:
        return found
    await show_plan(press, found, note=press.say("plan-stale"))
    return None


def on_plan(deed: Callable[[Press, Plan], Awaitable[None]]) -> Callable[[Press], Awaitable[None]]:
    """A handler that does something with the plan if it is as the person saw it; else shows it as it is."""

    async def pressed(press: Press) -> None:
        found = await as_seen(press)
        if found is not None:
            await deed(press, found)

    return pressed


async def keep_and_show(press: Press, plan: Plan, note: str = "", *, new: bool = False) -> None:
    """Store the plan as it is now, and show it."""
    await keep_plan(press, plan)
    await show_plan(press, plan, note=note, new=new)


@on_plan
async def walk(press: Press, found: Plan) -> None:
    """Look at the plan after an earlier or later step."""
    shown = max(0, min(int(press.parts[2]), len(found.trial.steps)))
    await keep_and_show(press, found.at(found.trial, shown))


async def _chosen(press: Press, found: Plan, path: Path) -> None:
    """An answer was given: ask on, or take the step."""
    decision = found.asked
    question: Question | Line | None = None
    if decision is not None:
        with contextlib.suppress(IndexError):
            question = question_of(found.trial.match(found.shown), decision.seat, path)
    if decision is None or question is None:
        await show_plan(press, found, note=press.say("plan-stale"))
    elif isinstance(question, Question):
        await show_plan(press, found, At(path))
    else:
        await keep_and_show(press, found.taken(decision.seat, question))


@on_plan
async def several(press: Press, found: Plan) -> None:
    """Plan what was chosen of several: all of it, or nothing where it does not fit together."""
    await _together(press, found, At(path_of(press.parts[2]), kept=tuple(press.values)))


@on_plan
async def these(press: Press, found: Plan) -> None:
    """Plan what a button stands for: all there is of several, or what fits of what was chosen."""
    decision, path = found.asked, path_of(press.parts[2])
    texts = tuple[str, ...]()
    if decision is not None:
        with contextlib.suppress(IndexError, ValueError):
            match = found.trial.match(found.shown)
            texts = these_at(match, decision.seat, path, press.parts[3:], press.values)
    await _together(press, found, At(path, kept=texts))


async def _together(press: Press, found: Plan, at: At) -> None:
    """Take the chosen steps; where not all can be taken together, say why, and keep what fits chosen."""
    decision = found.asked
    if decision is None or not at.kept:
        await show_plan(press, found, note=press.say("plan-stale"))
        return
    teller, match = press.teller(found.table), found.trial.match(found.shown)
    deeds = read(match, at.kept)
    fits, missing = fitted(match, decision.seat, deeds), len(at.kept) - len(deeds)
    if fits.misfits or missing:
        kept = replace(at, kept=tuple(deed.text for deed in fits.deeds))
        await show_plan(press, found, kept, misfits_told(teller, fits, missing))
        return
    await keep_and_show(press, found.taken(decision.seat, fits.line))


WALK = Walk("plan-", as_seen, show_plan, _chosen)


@on_plan
async def guess(press: Press, found: Plan) -> None:
    """Plan what others might do until one's own turn."""
    await press.interaction.response.defer()
    trial = await asyncio.to_thread(guessed, found.trial, found.shown)
    await keep_and_show(press, found.at(trial, len(trial.steps)), press.say("plan-guessed"))


@on_plan
async def skip(press: Press, found: Plan) -> None:
    """Plan that the others do nothing until one's own turn."""
    trial = skipped(found.trial, found.shown)
    await keep_and_show(press, found.at(trial, len(trial.steps)), press.say("plan-skipped"))


@on_plan
async def drop(press: Press, found: Plan) -> None:
    """Begin anew."""
    await keep_and_show(press, replace(found.at(found.trial.cut(0), 0), rest=""), press.say("plan-dropped"))


@on_plan
async def play(press: Press, found: Plan) -> None:
    """Play one's own steps for real, if they still hold: all of them or none."""
    await _play(press, found, found.playable)


@on_plan
async def play_and_give(press: Press, found: Plan) -> None:
    """Play what can be played now, and give the rest of one's steps ahead, in one transaction."""
    await _play(press, found, found.playable, found.later)


async def _play(press: Press, found: Plan, actions: Sequence[Action], then: Sequence[Action] = ()) -> None:
    table, person = found.table, press.person
    teller = press.teller(table)
    if not actions or not table.owed_by(person):
        waiting = tuple(dict.fromkeys(table.chairs[each.seat].name for each in table.owed))
        raise NotYourDecision({"waiting": waiting})
    try:
        change = await press.services.tables.play(table.id, person, actions, table.number, then=then)
    except Stale:
        await show_plan(press, await plan_of(press, table), note=teller.say("plan-stale"))
        return
    except (NotYourDecision, EngineError) as error:
        # Somebody's standing order came between, which a plan cannot know.
        reason = engine_error(teller.language, teller, error) if isinstance(error, EngineError) else ""
        await show_plan(press, found, note=teller.say("plan-interrupted", reason=reason))
        return
    done = len(found.trial.steps) if then and found.shown == len(found.trial.steps) else len(actions)
    await keep_steps(press, table, Steps(found.trial.stored(0).steps[done:], rest=found.rest))
    told = what_was_done(press.teller(change.after), change, person)
    told_actions = cut(", ".join(teller.action(action) for action in actions), LONGEST_PLAYED)
    note = teller.say("plan-played", what=told_actions)
    if then:
        note += f"\n{teller.say('ahead-given')}"
    await open_panel(press, change.after, joined(note, told, press.missing(change.after)))


async def add_line(press: Press, found: Plan, line: str, said: str = "", *, new: bool = False) -> None:
    """Add a typed line to the plan, as far as it fits, and say what does not; `said`: what comes first."""
    result = tried(found, press.teller(found.table), line)
    await keep_and_show(press, result.plan, joined(said, _stopped(press, result)), new=new)


async def mend_in_plan(press: Press, table: Table, line: str) -> None:
    """Show a typed line that could not be played as a plan, up to the step that failed, in a new message.

    A plan that was there already is kept as a note.
    """
    found, teller = await plan_of(press, table), press.teller(table)
    found, kept = await keep_aside(press, found, teller.say("plan-aside"))
    result = tried(found.at(found.trial.cut(0), 0), teller, line, own=True)
    note = joined(teller.say("plan-line-unplayed"), _stopped(press, result), kept)
    await keep_and_show(press, result.plan, note, new=True)


async def keep_aside(press: Press, found: Plan, name: str) -> tuple[Plan, str]:
    """Keep a plan as a note before another one takes its place: the plan with that note, and what is said."""
    if not found.trial.steps:
        return found, ""
    await keep_plan(press, found, name)
    kept = replace(found, notes=tuple(dict.fromkeys((*found.notes, name))))
    return kept, press.say("plan-kept", name=name)


def _stopped(press: Press, result: Tried) -> str:
    """Which step of a typed line does not fit, and why."""
    if not result.failed:
        return ""
    return press.say("plan-line-stopped", step=result.failed, reason=result.reason)


@on_plan
async def ask_line(press: Press, found: Plan) -> None:
    """Ask for what is left of a typed line, with it in the form."""
    about = press.parts[:2]
    await press.ask(
        "plan-mend-title", "plan-mend-label", "plan-mended", *about, limit=LONGEST, typed=found.rest
    )


async def mended(press: Press) -> None:
    """Go on with a typed line that was mended; where the plan changed meanwhile, keep it to be mended."""
    found, line = await plan_of(press, await press.table()), typed_steps(press.typed)
    if press.parts[1] == found.mark:
        await add_line(press, found, line)
    else:
        await keep_and_show(press, replace(found, rest=line), press.say("plan-stale"))


@on_plan
async def ask_name(press: Press, _found: Plan) -> None:
    """Ask under which name to keep the plan."""
    about = press.parts[:2]
    await press.ask("plan-note-title", "plan-note-label", "plan-noted", *about, limit=LONGEST_NOTE)


async def keep_note(press: Press) -> None:
    """Keep the plan under a name; the same name again takes its place."""
    found = await plan_of(press, await press.table())
    name = clean(press.typed, LONGEST_NOTE) or str(len(found.notes) + 1)
    late = press.parts[1] != found.mark
    if late:  # nobody has seen yet what it would take the place of
        name = _beside(name, found.notes)
    if name not in found.notes and len(found.notes) >= NOTES:
        raise TooManyNotes({"most": NOTES})
    if late:
        kept = await keep_draft(press, found.table, name)
    else:
        await keep_plan(press, found, name)
        kept = True
    said = press.say("plan-kept" if kept else "plan-unkept", name=escape(name))
    note = joined(press.say("plan-stale") if late else "", said)
    await show_plan(press, await plan_of(press, found.table), note=note)


def _beside(name: str, names: Sequence[str]) -> str:
    """The name, with a number where it is taken."""
    numbered = (f"{cut(name, LONGEST_NOTE - 3)} {number}" for number in range(2, len(names) + 3))
    return next(each for each in (name, *numbered) if each not in names)


async def load(press: Press) -> None:
    """Go on with a kept plan."""
    table = await press.table()
    place, notes = int(press.values[0]), (await plan_of(press, table)).notes
    if place < len(notes):
        await take_up(press, table, notes[place])
    await show_plan(press, await plan_of(press, table))
