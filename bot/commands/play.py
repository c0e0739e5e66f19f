"""`/play`, the typed move, and `/turn`, the private panel."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import command
from bot.errors import NotRunning, TableError
from bot.panel.handlers import open_panel
from bot.panel.sheet import NoLuck, panel_sheet
from bot.posts import story_of
from bot.press import Press
from bot.replies import language, reply_sheet, table_here, teller_for
from bot.table import Table
from engine.core.contract import Action, Seat
from engine.core.errors import EngineError
from engine.core.menu import complete
from engine.core.notation import LONGEST, parse_line


async def play(interaction: Press, move: app_commands.Range[str, 1, LONGEST]) -> None:
    """Play a typed line: all of its steps or none."""
    table = await table_here(interaction)
    if table.match is None or table.status != "running":
        raise NotRunning
    vocabulary = table.rules.vocabulary(table.match.state)
    actions = parse_line(table.rules, move, vocabulary)
    change = await interaction.client.tables.play(table.id, interaction.user.id, actions, table.number)
    interaction.client.changed(table.id)
    teller = teller_for(change.after, language(interaction))
    note = teller.say("panel-last", what=story_of(teller, change.done, 1200))
    sheet = panel_sheet(change.after, interaction.user.id, language(interaction), note=note)
    await reply_sheet(interaction, sheet)


async def complete_move(interaction: Press, typed: str) -> list[Choice[str]]:
    """Legal continuations of what was typed, from memory."""
    try:
        table = await table_here(interaction)
    except TableError:
        return []
    owed = table.owed_by(interaction.user.id)
    if table.match is None or not owed:
        return []
    legal = legal_after(table, owed[0].seat, typed.rpartition("/")[0])
    return [Choice(name=text, value=text) for text in complete(legal, typed) if len(text) <= 100]


def legal_after(table: Table, seat: Seat, done: str) -> Sequence[Action]:
    """What would be legal after the steps typed so far; nothing if they cannot be foretold."""
    assert table.match is not None  # noqa: S101 - asked before
    rules, state = table.rules, table.match.state
    try:
        for action in parse_line(rules, done, rules.vocabulary(state)) if done.strip() else ():
            state = rules.apply(state, seat, action, NoLuck()).state
    except (EngineError, LookupError):
        return ()
    return rules.legal(state, seat)


async def turn(interaction: Press) -> None:
    """Open the private panel."""
    await open_panel(interaction, await table_here(interaction))


COMMANDS = [command("play", play), command("turn", turn)]
COMMANDS[0].autocomplete("move")(complete_move)
