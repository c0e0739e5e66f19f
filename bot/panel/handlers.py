"""What the panel's buttons and menus do, and those below public posts."""

import io
from collections.abc import Sequence

import discord

from bot.errors import NotSeated, Stale
from bot.panel.sheet import panel_sheet, path_of
from bot.posts import story_of, turn_began
from bot.press import KeptButton, Press, Sheet, pressed
from bot.replies import language, reply, reply_sheet, teller_for
from bot.table import Table
from engine.core.contract import Action
from engine.core.menu import Path, Question, ask

HANDLED = True
"""Importing this module registers its handlers."""


async def _table(interaction: Press, game: str, number: str) -> tuple[Table, bool]:
    """The table as it stands, and whether it still is as the person saw it."""
    table = await interaction.client.tables.get(int(game))
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    return table, table.number == int(number)


async def show(
    interaction: Press, table: Table, path: Path = (), page: int = 0, note: str = "", *, new: bool = False
) -> None:
    """Show the panel, in place of the one the person pressed."""
    sheet = panel_sheet(table, interaction.user.id, language(interaction), path, page, note)
    await reply_sheet(interaction, sheet, new=new)


async def open_panel(interaction: Press, table: Table) -> None:
    """A fresh panel; what nearly everybody does first is done already and can be taken back."""
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    note = ""
    owed = table.owed_by(interaction.user.id)
    if owed and table.match is not None and table.status == "running":
        routine = table.rules.routine(table.match.state, owed[0].seat)
        if routine is not None:
            change = await interaction.client.tables.play(
                table.id, interaction.user.id, [routine], table.number
            )
            table = change.after
            teller = teller_for(table, language(interaction))
            note = teller.say("panel-done", what=teller.action(routine))
            interaction.client.changed(table.id)
    await show(interaction, table, note=note, new=interaction.message is None or not _private(interaction))


def _private(interaction: Press) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


@pressed("turn")
async def turn(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Take my turn: below a public post."""
    del values
    await open_panel(interaction, await interaction.client.tables.get(int(parts[0])))


@pressed("panel")
async def panel(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The panel as it is now."""
    del values
    await open_panel(interaction, await interaction.client.tables.get(int(parts[0])))


async def _stale(interaction: Press, table: Table) -> None:
    note = teller_for(table, language(interaction)).say("panel-stale")
    await show(interaction, table, note=note)


async def _chosen(interaction: Press, table: Table, path: Path) -> None:
    """An answer was given: ask on, warn, or play."""
    person = interaction.user.id
    owed = table.owed_by(person)
    if not owed or table.match is None:
        await _stale(interaction, table)
        return
    match, seat = table.match, owed[0].seat
    legal = match.legal(seat)
    try:
        found = ask(legal, () if len(legal) == 1 else path)
    except IndexError:
        await _stale(interaction, table)
        return
    if isinstance(found, Question) or match.rules.warnings(match.state, seat, found):
        await show(interaction, table, path)
        return
    await _play(interaction, table, found)


async def _play(interaction: Press, table: Table, action: Action) -> None:
    teller = teller_for(table, language(interaction))
    try:
        change = await interaction.client.tables.play(table.id, interaction.user.id, [action], table.number)
    except Stale:
        await _stale(interaction, await interaction.client.tables.get(table.id))
        return
    interaction.client.changed(table.id)
    told = story_of(teller, change.done, 500)
    await show(interaction, change.after, note=teller.say("panel-last", what=told) if told else "")


@pressed("choose")
async def choose(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """An answer's button."""
    del values
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await _chosen(interaction, table, path_of(parts[2]))
    else:
        await _stale(interaction, table)


@pressed("pick")
async def pick(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """An answer of a menu."""
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh and values and values[0].isdecimal():
        await _chosen(interaction, table, (*path_of(parts[2]), int(values[0])))
    else:
        await _stale(interaction, table)


@pressed("page")
async def page(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Another page of a long menu."""
    del values
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await show(interaction, table, path_of(parts[2]), int(parts[3]))
    else:
        await _stale(interaction, table)


@pressed("back")
async def back(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The question before."""
    del values
    table, fresh = await _table(interaction, parts[0], parts[1])
    if fresh:
        await show(interaction, table, path_of(parts[2])[:-1])
    else:
        await _stale(interaction, table)


@pressed("sure")
async def sure(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Go on all the same."""
    del values
    table, fresh = await _table(interaction, parts[0], parts[1])
    owed = table.owed_by(interaction.user.id)
    if not fresh or not owed or table.match is None:
        await _stale(interaction, table)
        return
    legal = table.match.legal(owed[0].seat)
    found = ask(legal, () if len(legal) == 1 else path_of(parts[2]))
    if isinstance(found, Question):
        await show(interaction, table, path_of(parts[2]))
    else:
        await _play(interaction, table, found)


@pressed("undo")
async def undo(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Take the last own step back."""
    del values
    table, fresh = await _table(interaction, parts[0], parts[1])
    if not fresh:
        await _stale(interaction, table)
        return
    change = await interaction.client.tables.undo(table.id, interaction.user.id, table.number)
    interaction.client.changed(table.id)
    teller = teller_for(change.after, language(interaction))
    await show(interaction, change.after, note=teller.say("panel-undone"))


@pressed("board")
async def board(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The board as it is now, for oneself."""
    del values
    table = await interaction.client.tables.get(int(parts[0]))
    await send_board(interaction, table)


async def send_board(interaction: Press, table: Table, focus: str | None = None) -> None:
    """Draw the board for one person, who sees what they may see."""
    teller = teller_for(table, language(interaction))
    if table.match is None:
        await reply(interaction, teller.say("board-before"))
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    seats = table.seats_of(interaction.user.id)
    done = interaction.client.tables.since(table, _last_turn(table))
    picture, alt = await interaction.client.easel.draw(
        table,
        table.match,
        teller,
        events=[event for each in done for event in each.events],
        viewer=seats[0] if len(seats) == 1 else None,
        focus=focus,
    )
    file = discord.File(io.BytesIO(picture.data), picture.name, description=alt)
    await interaction.edit_original_response(view=Sheet().picture(picture.name, alt), attachments=[file])


def _last_turn(table: Table) -> int:
    """Entries before the newest turn that has anything in it."""
    began = turn_began(table)
    return began if table.match is not None and began < len(table.match.line) else max(0, began - 8)


@pressed("changed")
async def changed(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """What happened since one's own last turn."""
    del values
    table = await interaction.client.tables.get(int(parts[0]))
    teller = teller_for(table, language(interaction))
    seats = table.seats_of(interaction.user.id)
    line = table.match.line if table.match is not None else ()
    since = max((place for place, entry in enumerate(line, 1) if entry.seat in seats), default=0)
    told = story_of(teller, interaction.client.tables.since(table, since), 3000)
    title = teller.say("post-changed-title")
    text = f"**{title}**\n{told}" if told else teller.say("post-changed-none")
    buttons = [KeptButton.make("board", table.id, table.number, label=teller.say("button-board"))]
    await reply_sheet(interaction, Sheet().text(text).row(*buttons))
