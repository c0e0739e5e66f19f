"""What the buttons, menus and forms of the planning message do."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.errors.asking import PlanEnds, TooManyAtOnce, TooManyNotes
from bot.errors.seats import NotSeated, NotYourDecision
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.herald.explaining import engine_error, table_error
from bot.herald.messages import Attachment
from bot.herald.press import Form, Handlers, Press
from bot.herald.replies import asker_of, language, missing_here, promise, reply_sheet
from bot.pictures.draw import Shown
from bot.private.panel.answers import path_of, question_of
from bot.private.panel.handlers import open_panel, what_was_done
from bot.private.planning.guess import guessed, skipped
from bot.private.planning.sheet import mark_of, plan_sheet
from bot.private.planning.trial import Trial, asked, copy_for, extended, later_moves, playable, replayed
from bot.speech.names import clean, cut, escape
from bot.speech.teller import Teller
from bot.store.games import plans
from bot.store.games.plans import DRAFT, Steps
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from bot.waiting.newest import OutOfDate
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action
from engine.core.errors import EngineError
from render.scene import Picture

NOTES = 20
"""Plans a person may keep in a game."""
LONGEST_PLAYED = 600
"""Characters that tell the steps just played."""
LONGEST_NOTE = 60
"""Characters of a note's name."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Planning:
    """A person's plan as it is now."""

    table: Table
    trial: Trial
    shown: int
    notes: tuple[str, ...]


async def planning(interaction: Press, table: Table) -> Planning:
    """The person's draft on the game as it stands, and the names of what they have kept.

    Raises:
        NotRunning: there is nothing to plan.
        NotSeated: they do not play.
    """
    person = interaction.user.id
    if table.match is None or table.status != RUNNING:
        raise NotRunning
    own = table.seats_of(person)
    if not own:
        raise NotSeated
    async with interaction.client.services.store.reading() as connection:
        stored = await plans.plan(connection, table.id, person) or Steps()
        notes = tuple(await plans.notes(connection, table.id, person))
    trial = replayed(copy_for(table.match, own, table.owed), own, stored)
    # Steps that others were thought to take may have been left out at the beginning.
    gone = len(stored.steps) - len(trial.steps) if trial.broken is None else 0
    return Planning(table, trial, max(0, min(stored.shown - gone, len(trial.steps))), notes)


async def keep(interaction: Press, table: Table, trial: Trial, shown: int) -> None:
    """Store the draft: it outlives the process."""
    client = interaction.client
    async with client.services.store.writing() as connection:
        stored, now = trial.stored(shown), client.services.tables.now()
        await plans.keep_plan(connection, table.id, interaction.user.id, stored, now)


async def show_plan(
    interaction: Press,
    plan: Planning,
    path: Path = (),
    page: int = 0,
    note: str = "",
    typed: str = "",
    *,
    new: bool = False,
) -> None:
    """Show the plan with the board it leads to, in place of the message that was pressed if it is private.

    Whoever waits for enough pictures gets it without one, and is told why.
    """
    message = interaction.message
    await promise(interaction, new=new)
    teller = teller_for(plan.table, language(interaction))
    drawn: tuple[Picture, str] | None = None
    try:
        # Whoever walks through a plan quickly waits for the picture of the last step alone.
        place = interaction.id if new or message is None else (interaction.user.id, message.id)
        drawn = await interaction.client.services.plans_shown.one(
            place, lambda: _drawn(interaction, teller, plan)
        )
    except OutOfDate:
        return
    except TooManyAtOnce as error:
        note = "\n".join(filter(None, (note, table_error(teller.language, error))))
    trial, shown = plan.trial, plan.shown
    try:
        sheet = plan_sheet(plan.table, teller, trial, shown, path, page, note, typed, drawn, plan.notes)
    except IndexError:  # the path leads nowhere
        note = "\n".join(filter(None, (note, teller.say("plan-stale"))))
        sheet = plan_sheet(plan.table, teller, trial, shown, note=note, drawn=drawn, notes=plan.notes)
    files = []
    if drawn is not None:
        files.append(Attachment(drawn[0].name, drawn[0].data, drawn[1]))
    await reply_sheet(interaction, sheet, files, new=new)


async def _drawn(interaction: Press, teller: Teller, plan: Planning) -> tuple[Picture, str] | None:
    trial, shown = plan.trial, plan.shown
    title = teller.say("plan-board", title=teller.title(), step=shown)
    viewer = trial.own[0] if len(trial.own) == 1 else None
    try:
        with interaction.client.services.drawing.one(interaction.user.id):
            return await interaction.client.services.easel.draw(
                trial.match(shown),
                teller,
                Shown(viewer, trial.events(shown), title=title),
                asker_of(interaction),
            )
    except TooManyAtOnce:
        raise
    except Exception:
        log.exception("drawing failed", game=plan.table.id, number=plan.table.number)
        return None


async def plan(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Plan: below a public post or in the panel."""
    await open_plan(interaction, await interaction.client.services.tables.get(int(parts[0])))


async def open_plan(interaction: Press, table: Table, note: str = "") -> None:
    """The person's plan in a fresh private message."""
    await show_plan(interaction, await planning(interaction, table), note=note, new=True)


async def as_seen(interaction: Press, parts: Sequence[str]) -> Planning | None:
    """The plan if it is as the person saw it; else it is shown as it is, and None comes back."""
    table = await interaction.client.services.tables.get(int(parts[0]))
    found = await planning(interaction, table)
    if parts[1] == mark_of(table, found.trial, found.shown):
        return found
    note = teller_for(table, language(interaction)).say("plan-stale")
    await show_plan(interaction, found, note=note)
    return None


async def _at(interaction: Press, plan: Planning, trial: Trial, shown: int, note: str = "") -> None:
    """Store the plan as it is now, and show it."""
    await keep(interaction, plan.table, trial, shown)
    await show_plan(interaction, Planning(plan.table, trial, shown, plan.notes), note=note)


async def walk(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Look at the plan after an earlier or later step."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await _at(interaction, found, found.trial, max(0, min(int(parts[2]), len(found.trial.steps))))


async def _chosen(interaction: Press, found: Planning, path: Path) -> None:
    """An answer was given: ask on, or take the step."""
    decision = asked(found.trial, found.shown)
    question: Question | Action | None = None
    if decision is not None:
        match = found.trial.match(found.shown)
        try:
            question = question_of(match.legal(decision.seat), path)
        except IndexError:
            question = None
    if decision is None or question is None:
        note = teller_for(found.table, language(interaction)).say("plan-stale")
        await show_plan(interaction, found, note=note)
    elif isinstance(question, Question):
        await show_plan(interaction, found, path)
    else:
        trial = extended(found.trial, found.shown, decision.seat, question)
        await _at(interaction, found, trial, found.shown + 1)


async def sure(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Take the step all the same."""
    await choose(interaction, parts, values)


async def choose(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """An answer's button."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await _chosen(interaction, found, path_of(parts[2]))


async def pick(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """An answer of a menu."""
    found = await as_seen(interaction, parts)
    if found is not None and values and values[0].isdecimal():
        await _chosen(interaction, found, (*path_of(parts[2]), int(values[0])))


async def page(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another page of a long menu."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await show_plan(interaction, found, path_of(parts[2]), int(parts[3]))


async def find(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Type a part of what one looks for in a long menu."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    teller = teller_for(found.table, language(interaction))
    title, label = teller.say("menu-search-title"), teller.say("menu-search-label")
    await interaction.response.send_modal(Form("plan-found", *parts[:3], title=title, label=label))


async def searched(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """What was typed to search a long menu."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await show_plan(interaction, found, path_of(parts[2]), typed=" ".join(values))


async def back(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The question before."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await show_plan(interaction, found, path_of(parts[2])[:-1])


async def guess(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """What others might do until one's own turn."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    await interaction.response.defer()
    computers = interaction.client.services.automat.computers.get(found.table.rules.slug, {})
    trial = await asyncio.to_thread(guessed, found.trial, found.shown, computers)
    note = teller_for(found.table, language(interaction)).say("plan-guessed")
    await _at(interaction, found, trial, len(trial.steps), note)


async def skip(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The others do nothing until one's own turn."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    trial = skipped(found.trial, found.shown)
    note = teller_for(found.table, language(interaction)).say("plan-skipped")
    await _at(interaction, found, trial, len(trial.steps), note)


async def drop(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Begin anew."""
    found = await as_seen(interaction, parts)
    if found is not None:
        note = teller_for(found.table, language(interaction)).say("plan-dropped")
        await _at(interaction, found, Trial(found.trial.base, found.trial.own), 0, note)


async def play(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Play one's own steps for real, if they still hold: all of them or none."""
    found = await as_seen(interaction, parts)
    if found is not None:
        await _play(interaction, found, playable(found.trial, found.shown))


async def play_and_give(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Play what can be played now, and give the rest of one's steps ahead, in one transaction."""
    found = await as_seen(interaction, parts)
    if found is not None:
        now = playable(found.trial, len(found.trial.steps))
        await _play(interaction, found, now, later_moves(found.trial))


async def _play(
    interaction: Press, found: Planning, actions: Sequence[Action], then: Sequence[Action] = ()
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
        await show_plan(interaction, await planning(interaction, table), note=teller.say("plan-stale"))
        return
    except (NotYourDecision, EngineError) as error:
        # Somebody's standing order came between, which a plan cannot know.
        reason = engine_error(teller.language, teller, error) if isinstance(error, EngineError) else ""
        await show_plan(interaction, found, note=teller.say("plan-interrupted", reason=reason))
        return
    rest = () if then else found.trial.steps[len(actions) :]
    stored = Steps(tuple(found.trial.stored(0).steps[len(actions) :]), 0) if rest else Steps()
    async with interaction.client.services.store.writing() as connection:
        await plans.keep_plan(connection, table.id, person, stored, interaction.client.services.tables.now())
    told = what_was_done(teller_for(change.after, language(interaction)), change, person)
    told_actions = cut(", ".join(teller.action(action) for action in actions), LONGEST_PLAYED)
    note = teller.say("plan-played", what=told_actions)
    if then:
        note += f"\n{teller.say('ahead-given')}"
    notes = (note, told, missing_here(interaction, change.after))
    await open_panel(interaction, change.after, "\n".join(filter(None, notes)))


async def ask_name(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Under which name to keep the plan."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    teller = teller_for(found.table, language(interaction))
    title, label = teller.say("plan-note-title"), teller.say("plan-note-label")
    await interaction.response.send_modal(
        Form("plan-noted", *parts[:2], title=title, label=label, limit=LONGEST_NOTE)
    )


async def keep_note(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Keep the plan under a name; the same name again takes its place."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    name = clean(" ".join(values), LONGEST_NOTE) or str(len(found.notes) + 1)
    if name not in found.notes and len(found.notes) >= NOTES:
        raise TooManyNotes({"most": NOTES})
    client, game = interaction.client, found.table.id
    async with client.services.store.writing() as connection:
        stored = found.trial.stored(found.shown)
        await plans.keep_plan(
            connection, game, interaction.user.id, stored, client.services.tables.now(), name
        )
    note = teller_for(found.table, language(interaction)).say("plan-kept", name=escape(name))
    await show_plan(interaction, await planning(interaction, found.table), note=note)


async def load(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Go on with a kept plan; it is no note any more then, until it is kept again."""
    table = await interaction.client.services.tables.get(int(parts[0]))
    found = await planning(interaction, table)
    client, person = interaction.client, interaction.user.id
    place = int(values[0]) if values and values[0].isdecimal() else len(found.notes)
    if place < len(found.notes):
        async with client.services.store.writing() as connection:
            name = found.notes[place]
            stored = await plans.plan(connection, table.id, person, name)
            if stored is not None:
                await plans.keep_plan(
                    connection, table.id, person, stored, client.services.tables.now(), DRAFT
                )
                await plans.drop_plan(connection, table.id, person, name)
    await show_plan(interaction, await planning(interaction, table))


async def add_typed(interaction: Press, table: Table, actions: Sequence[Action]) -> None:
    """Put typed moves after the steps the person looks at, and show where they lead.

    Raises:
        EngineError: the rules forbid one of them there; the plan stays as it was.
        PlanEnds: nothing can be planned after luck, or for others where something is hidden.
    """
    found = await planning(interaction, table)
    trial, shown = found.trial, found.shown
    for action in actions:
        decision = asked(trial, shown)
        if decision is None:
            raise PlanEnds({"step": shown})
        trial = extended(trial, shown, decision.seat, action)
        shown += 1
    await keep(interaction, table, trial, shown)
    await show_plan(interaction, Planning(table, trial, shown, found.notes), new=True)


PRESSED: Handlers = {
    "plan": plan,
    "plan-at": walk,
    "plan-sure": sure,
    "plan-choose": choose,
    "plan-pick": pick,
    "plan-page": page,
    "plan-find": find,
    "plan-found": searched,
    "plan-back": back,
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
