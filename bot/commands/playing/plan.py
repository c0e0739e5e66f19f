"""`/plan`: try moves out on a private copy before they are played."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.playing.play import choice_of, offered, typed_steps
from bot.commands.texts import command
from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.trouble import TableError
from bot.herald.press import Press
from bot.herald.replies import language, table_here
from bot.private.planning.handlers import add_typed, open_plan, planning
from bot.private.planning.trial import asked, extended
from bot.tables.state.table import RUNNING
from bot.tables.state.telling import teller_for
from engine.core.choosing.notation import LONGEST, parse_line
from engine.core.contract import Action
from engine.core.errors import EngineError


async def plan(interaction: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Open the private plan, with typed moves added to it."""
    table = await table_here(interaction)
    if table.match is None or table.status != RUNNING:
        raise NotRunning
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    if moves is None:
        await open_plan(interaction, table)
        return
    actions = parse_line(table.rules, typed_steps(moves), table.rules.vocabulary(table.match.state))
    await add_typed(interaction, table, actions)


async def complete_moves(interaction: Press, typed: str) -> list[Choice[str]]:
    """What could come next in the plan."""
    line = typed_steps(typed)
    done = line.rpartition("/")[0]
    try:
        table = await table_here(interaction)
        legal = await _legal_after(interaction, done)
    except (TableError, EngineError):
        return []
    teller = teller_for(table, language(interaction))
    return [choice for action in offered(teller, legal, line) if (choice := choice_of(teller, done, action))]


async def _legal_after(interaction: Press, done: str) -> Sequence[Action]:
    """What the plan could go on with after the steps typed so far."""
    table = await table_here(interaction)
    found = await planning(interaction, table)
    trial, shown, rules = found.trial, found.shown, table.rules
    for action in parse_line(rules, done, rules.vocabulary(trial.base.state)) if done.strip() else ():
        decision = asked(trial, shown)
        if decision is None:
            return ()
        trial = extended(trial, shown, decision.seat, action)
        shown += 1
    decision = asked(trial, shown)
    return rules.legal(trial.state(shown), decision.seat) if decision is not None else ()


COMMANDS = [command("plan", plan)]
COMMANDS[0].autocomplete("moves")(complete_moves)
