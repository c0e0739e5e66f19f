"""`/plan`: try moves out on a private copy before they are played."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.playing.play import choice_of, offered, typed_steps
from bot.commands.texts import command
from bot.errors.trouble import TableError
from bot.herald.press import Press
from bot.herald.replies import language, table_here
from bot.private.planning.handlers import keep_and_show, show_plan
from bot.private.planning.plan import plan_of
from bot.tables.state.telling import teller_for
from engine.core.choosing.notation import LONGEST, parse_line
from engine.core.contract import Action
from engine.core.errors import EngineError


async def plan(interaction: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Open the private plan, with typed moves added to it."""
    table = await table_here(interaction)
    found = await plan_of(interaction, table)
    if moves is None:
        await show_plan(interaction, found, new=True)
        return
    vocabulary = table.rules.vocabulary(table.begun.state)
    await keep_and_show(
        interaction, found.then(parse_line(table.rules, typed_steps(moves), vocabulary)), new=True
    )


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
    """What the plan could go on with after the steps typed so far.

    Raises:
        EngineError, PlanEnds: they cannot be planned.
    """
    table = await table_here(interaction)
    found = await plan_of(interaction, table)
    if done.strip():
        vocabulary = table.rules.vocabulary(found.trial.base.state)
        found = found.then(parse_line(table.rules, done, vocabulary))
    seat = found.asked.seat if found.asked is not None else None
    return [] if seat is None else found.trial.match(found.shown).legal(seat)


COMMANDS = [command("plan", plan)]
COMMANDS[0].autocomplete("moves")(complete_moves)
