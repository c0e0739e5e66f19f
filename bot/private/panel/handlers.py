"""What the panel's buttons, menus and forms do, and those below public posts."""

from collections.abc import Sequence

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.herald.explaining import stood_instead
from bot.herald.press import Handlers, Press
from bot.herald.replies import language, missing_here, reply_sheet, table_of
from bot.private.panel.answers import START, At, is_warned_of, path_of, question_of
from bot.private.panel.asked import question_told
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.walk import Walk
from bot.private.planning.ahead_told import why_stopped
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.change.giving import ahead_of
from bot.tables.state.table import Change, Table
from bot.tables.state.telling import story_of, teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action


async def show(
    interaction: Press, table: Table, at: At = START, note: str = "", *, new: bool = False
) -> None:
    """Show the panel, in place of the one the person pressed; from its start if the path leads nowhere."""
    person, tongue = interaction.user.id, language(interaction)
    told = await question_told(interaction, table)
    try:
        sheet = panel_sheet(table, person, tongue, at, joined(note, told))
    except IndexError:
        stale = teller_for(table, tongue).say("panel-stale")
        sheet = panel_sheet(table, person, tongue, note=joined(note, stale, told))
    await reply_sheet(interaction, sheet, new=new)


async def with_routine(interaction: Press, table: Table) -> tuple[Table, str]:
    """What nearly everybody does first is done already, and can be taken back; with a note that says so."""
    owed = table.owed_by(interaction.user.id)
    if not owed or table.match is None or table.status != "running":
        return table, ""
    seat = owed[0].seat
    routine = table.guide.routine(table.match.view(seat))
    if routine is None:
        return table, ""
    tables = interaction.client.services.tables
    try:
        change = await tables.play(table.id, interaction.user.id, [routine], table.number, seat)
    except Stale:  # somebody was quicker: the panel shows what is asked then
        return await tables.get(table.id), ""
    teller = teller_for(change.after, language(interaction))
    return change.after, teller.say("panel-done", what=teller.action(routine))


async def open_panel(interaction: Press, table: Table, said: str = "") -> None:
    """A fresh panel, in place of the message that was pressed if that is private; `said` comes first."""
    back = table.lent_by(interaction.user.id)
    table = await interaction.client.services.holidays.come_back_at(table, interaction.user.id)
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    if table.match is None:
        raise NotRunning
    if back:
        said = joined(said, say(language(interaction), "panel-back"))
    table, note = await with_routine(interaction, table)
    stopped = await stopped_note(interaction, table)
    await show(interaction, table, note=joined(said, stopped, note))


async def stopped_note(interaction: Press, table: Table) -> str:
    """Why moves given ahead did not go on; empty where they did, or there are none."""
    given = await ahead_of(interaction.client.services.tables, table.id, interaction.user.id)
    return why_stopped(teller_for(table, language(interaction)), table, given) if given is not None else ""


async def opened(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take my turn, below a public post; or the panel as it is now."""
    await open_panel(interaction, await table_of(interaction, parts))


async def _seen(interaction: Press, parts: Sequence[str]) -> Table | None:
    """The table if it is as the person saw it; else their panel is shown as it is, and None comes back.

    Raises:
        NotSeated: they do not play there.
    """
    table = await table_of(interaction, parts)
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    if table.number == int(parts[1]):
        return table
    await _stale(interaction, table.id)
    return None


async def _stale(interaction: Press, game: int) -> None:
    """The game moved on since the panel was shown: say so, and show it as it is."""
    table = await interaction.client.services.tables.get(game)
    teller = teller_for(table, language(interaction))
    instead = stood_instead(table, interaction.user.id, teller) if table.owed_by(interaction.user.id) else ""
    await show(interaction, table, note=joined(teller.say("panel-stale"), instead))


async def _chosen(interaction: Press, table: Table, path: Path, *, warned: bool = False) -> None:
    """An answer was given: ask on, warn if that was not done, or play."""
    owed = table.owed_by(interaction.user.id)
    if not owed or table.match is None:
        await _stale(interaction, table.id)
        return
    match, seat = table.match, owed[0].seat
    try:
        found = question_of(match.legal(seat), path)
    except IndexError:
        await _stale(interaction, table.id)
        return
    if not isinstance(found, Question) and (warned or not is_warned_of(match, seat, found)):
        await _play(interaction, table, found)
    else:
        await show(interaction, table, At(path))


async def _play(interaction: Press, table: Table, action: Action) -> None:
    """Play the action for the seat whose panel it is, and show what is asked next."""
    tables, person = interaction.client.services.tables, interaction.user.id
    seat = table.owed_by(person)[0].seat
    try:
        change = await tables.play(table.id, person, [action], table.number, seat)
    except Stale:
        await _stale(interaction, table.id)
        return
    after = change.after
    notes = [what_was_done(teller_for(table, language(interaction)), change, person)]
    if _turn(after) != _turn(table):
        after, note = await with_routine(interaction, after)
        notes.append(note)
    notes.append(missing_here(interaction, after))
    await show(interaction, after, note=joined(*notes))


def what_was_done(teller: Teller, change: Change, person: int) -> str:
    """What the person has just done, where the panel does not tell it with their turn until now."""
    if _turn(change.after) == _turn(change.before) and change.after.owed_by(person):
        return ""
    told = story_of(teller, change.done, 900, seats=change.before.seats_of(person))
    return teller.say("panel-last", what=told) if told else ""


def _turn(table: Table) -> int:
    return table.rules.turn(table.match.state).number if table.match is not None else 0


async def sure(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Go on all the same."""
    table = await _seen(interaction, parts)
    if table is not None:
        await _chosen(interaction, table, path_of(parts[2]), warned=True)


async def undo(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take the last own step back."""
    table = await _seen(interaction, parts)
    if table is None:
        return
    try:
        change = await interaction.client.services.tables.undo(table.id, interaction.user.id, table.number)
    except Stale:
        await _stale(interaction, table.id)
        return
    teller = teller_for(change.after, language(interaction))
    await show(interaction, change.after, note=teller.say("panel-undone"))


PRESSED: Handlers = {
    "turn": opened,
    "panel": opened,
    **Walk("", _seen, show, _chosen).handlers(),
    "sure": sure,
    "undo": undo,
}
"""What is pressed of this file, by the name in its id."""
