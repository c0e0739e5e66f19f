"""What the panel's buttons, menus and forms do, and those below public posts."""

from collections.abc import Sequence

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.herald.explaining import stood_instead
from bot.herald.press import Form, Handlers, Press
from bot.herald.replies import language, missing_here, reply_sheet
from bot.private.panel.answers import is_final, path_of, question_of
from bot.private.panel.asked import question_told
from bot.private.panel.sheet import panel_sheet
from bot.private.planning.ahead_told import why_stopped
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.change.giving import ahead_of
from bot.tables.state.table import Change, Table
from bot.tables.state.telling import story_of, teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action


async def _table(interaction: Press, game: str, number: str) -> tuple[Table, bool]:
    """The table as it stands, and whether it still is as the person saw it."""
    table = await interaction.client.services.tables.get(int(game))
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    return table, table.number == int(number)


async def show(
    interaction: Press,
    table: Table,
    path: Path = (),
    page: int = 0,
    note: str = "",
    typed: str = "",
    *,
    new: bool = False,
) -> None:
    """Show the panel, in place of the one the person pressed; from its start if the path leads nowhere."""
    person, tongue = interaction.user.id, language(interaction)
    told = await question_told(interaction, table)
    try:
        notes = "\n".join(filter(None, (note, told)))
        sheet = panel_sheet(table, person, tongue, path, page, notes, typed)
    except IndexError:
        stale = teller_for(table, tongue).say("panel-stale")
        sheet = panel_sheet(table, person, tongue, note="\n".join(filter(None, (note, stale, told))))
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
    table = await interaction.client.services.holidays.back_at(table, interaction.user.id)
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    if table.match is None:
        raise NotRunning
    if back:
        said = "\n".join(filter(None, (said, say(language(interaction), "panel-back"))))
    table, note = await with_routine(interaction, table)
    stopped = await stopped_note(interaction, table)
    await show(interaction, table, note="\n".join(filter(None, (said, stopped, note))))


async def stopped_note(interaction: Press, table: Table) -> str:
    """Why moves given ahead did not go on; empty where they did, or there are none."""
    given = await ahead_of(interaction.client.services.tables, table.id, interaction.user.id)
    return why_stopped(teller_for(table, language(interaction)), table, given) if given is not None else ""


async def turn(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take my turn: below a public post."""
    await open_panel(interaction, await interaction.client.services.tables.get(int(parts[0])))


async def panel(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The panel as it is now."""
    await open_panel(interaction, await interaction.client.services.tables.get(int(parts[0])))


async def _stale(interaction: Press, game: int) -> None:
    """The game moved on since the panel was shown: say so, and show it as it is."""
    table = await interaction.client.services.tables.get(game)
    teller = teller_for(table, language(interaction))
    instead = stood_instead(table, interaction.user.id, teller) if table.owed_by(interaction.user.id) else ""
    note = "\n".join(filter(None, (teller.say("panel-stale"), instead)))
    await show(interaction, table, note=note)


async def _chosen(interaction: Press, table: Table, path: Path) -> None:
    """An answer was given: ask on, warn, or play."""
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
    if (
        isinstance(found, Question)
        or match.guide.warnings(match.view(seat), found)
        or is_final(match, seat, found)
    ):
        await show(interaction, table, path)
    else:
        await _play(interaction, table, found)


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
    await show(interaction, after, note="\n".join(filter(None, notes)))


def what_was_done(teller: Teller, change: Change, person: int) -> str:
    """What the person has just done, where the panel does not tell it with their turn until now."""
    if _turn(change.after) == _turn(change.before) and change.after.owed_by(person):
        return ""
    told = story_of(teller, change.done, 900, seats=change.before.seats_of(person))
    return teller.say("panel-last", what=told) if told else ""


def _turn(table: Table) -> int:
    return table.rules.turn(table.match.state).number if table.match is not None else 0


async def choose(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """An answer's button."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await _chosen(interaction, table, path_of(parts[2]))
    else:
        await _stale(interaction, table.id)


async def pick(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """An answer of a menu."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh and values and values[0].isdecimal():
        await _chosen(interaction, table, (*path_of(parts[2]), int(values[0])))
    else:
        await _stale(interaction, table.id)


async def page(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another page of a long menu."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await show(interaction, table, path_of(parts[2]), int(parts[3]))
    else:
        await _stale(interaction, table.id)


async def find(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Type a part of what one looks for in a long menu."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if not fresh:
        await _stale(interaction, table.id)
        return
    teller = teller_for(table, language(interaction))
    title, label = teller.say("menu-search-title"), teller.say("menu-search-label")
    await interaction.response.send_modal(Form("found", *parts[:3], title=title, label=label))


async def found(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """What was typed to search a long menu."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await show(interaction, table, path_of(parts[2]), typed=" ".join(values))
    else:
        await _stale(interaction, table.id)


async def back(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The question before."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await show(interaction, table, path_of(parts[2])[:-1])
    else:
        await _stale(interaction, table.id)


async def sure(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Go on all the same."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    owed = table.owed_by(interaction.user.id)
    if not fresh or not owed or table.match is None:
        await _stale(interaction, table.id)
        return
    try:
        answer = question_of(table.match.legal(owed[0].seat), path_of(parts[2]))
    except IndexError:
        await _stale(interaction, table.id)
        return
    if isinstance(answer, Question):
        await show(interaction, table, path_of(parts[2]))
    else:
        await _play(interaction, table, answer)


async def undo(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take the last own step back."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    try:
        if not fresh:
            raise Stale
        change = await interaction.client.services.tables.undo(table.id, interaction.user.id, table.number)
    except Stale:
        await _stale(interaction, table.id)
        return
    teller = teller_for(change.after, language(interaction))
    await show(interaction, change.after, note=teller.say("panel-undone"))


PRESSED: Handlers = {
    "turn": turn,
    "panel": panel,
    "choose": choose,
    "pick": pick,
    "page": page,
    "find": find,
    "found": found,
    "back": back,
    "sure": sure,
    "undo": undo,
}
"""What is pressed of this file, by the name in its id."""
