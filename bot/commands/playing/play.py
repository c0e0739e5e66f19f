"""`/play`, the typed move, and `/turn`, the private panel."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import command, table_if_any
from bot.errors.trouble import Stale
from bot.herald.press import Press
from bot.herald.replies import language, missing_here, reply_sheet, table_here
from bot.private.panel.answers import NoLuck
from bot.private.panel.handlers import open_panel, what_was_done
from bot.private.panel.sheet import panel_sheet
from bot.speech.names import fold, joined, plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import complete
from engine.core.choosing.notation import LONGEST, parse_line, write, write_line
from engine.core.contract import Action, Seat
from engine.core.errors import BadNotation, EngineError

SAYS = " · "
"""Between a step and what it says in the reader's language, in the choices offered while typing."""

LONGEST_CHOICE = 100


def typed_steps(line: str) -> str:
    """A typed line without what the offered choices say: who goes on typing after one keeps that in it."""
    return "/".join(step.partition(SAYS.strip())[0] for step in line.split("/"))


def read_line(table: Table, person: int, line: str) -> tuple[Action, ...]:
    """The actions of a typed line. A step may leave out words where they can be but one thing.

    Raises:
        BadNotation: the first step that cannot be read.
    """
    rules, vocabulary = table.rules, table.rules.vocabulary(table.begun.state)
    owed = table.owed_by(person)
    found: list[Action] = []
    for step in line.split("/"):
        try:
            found += parse_line(rules, step, vocabulary)
        except BadNotation as error:
            words = step.lower().split()
            legal = legal_after(table, owed[0].seat, write_line(found)) if owed else ()
            fitting = [action for action in legal if write(action).split()[: len(words)] == words]
            if error.key != "too-few-words" or len(fitting) != 1:
                raise
            found += fitting
    return tuple(found)


async def play(interaction: Press, move: app_commands.Range[str, 1, LONGEST]) -> None:
    """Play a typed line: all of its steps or none."""
    table = await table_here(interaction)
    tables, person, tongue = interaction.client.services.tables, interaction.user.id, language(interaction)
    tables.running(table, None)
    table = await interaction.client.services.holidays.come_back_at(table, person)
    actions = read_line(table, person, typed_steps(move))
    try:
        change = await tables.play(table.id, person, actions, table.number)
    except Stale:
        after = await tables.get(table.id)
        note = teller_for(after, tongue).say("table-stale")
        await reply_sheet(interaction, panel_sheet(after, person, tongue, note=note))
        return
    note = joined(
        what_was_done(teller_for(table, tongue), change, person), missing_here(interaction, change.after)
    )
    await reply_sheet(interaction, panel_sheet(change.after, person, tongue, note=note))


async def complete_move(interaction: Press, typed: str) -> list[Choice[str]]:
    """Legal continuations of what was typed."""
    table = await table_if_any(interaction)
    owed = table.owed_by(interaction.user.id) if table is not None else ()
    if table is None or not owed:
        return []
    line = typed_steps(typed)
    done = line.rpartition("/")[0]
    legal = legal_after(table, owed[0].seat, done)
    teller = teller_for(table, language(interaction))
    return [choice for action in offered(teller, legal, line) if (choice := choice_of(teller, done, action))]


def legal_after(table: Table, seat: Seat, done: str) -> Sequence[Action]:
    """What would be legal after the steps typed so far; nothing if they cannot be foretold."""
    rules, state = table.rules, table.begun.state
    try:
        for action in parse_line(rules, done, rules.vocabulary(state)) if done.strip() else ():
            step = rules.apply(state, seat, action, NoLuck())
            if any(event.reveals for event in step.events):
                return ()
            state = step.state
    except (EngineError, LookupError):
        return ()
    return rules.legal(state, seat)


def offered(teller: Teller, legal: Sequence[Action], line: str, most: int = 25) -> list[Action]:
    """The actions to offer for the last step of a line: by their notation, else by what they say."""
    last = line.rpartition("/")[2]
    by_text = {write(action): action for action in legal}
    found = [by_text[text] for text in complete(legal, last, most)]
    if len(found) < most and last.strip():
        words = fold(last).split()
        for action in legal:
            said = fold(teller.action(action))
            if all(word in said for word in words) and action not in found:
                found.append(action)
    return found[:most]


def choice_of(teller: Teller, done: str, action: Action) -> Choice[str] | None:
    """A whole line to choose; with what its last step says, where there is room. None: it is too long."""
    step = write(action)
    line = f"{done.strip()} / {step}" if done.strip() else step
    if len(line) > LONGEST_CHOICE:
        return None
    said = plain(teller.action(action))
    name = f"{line}{SAYS}{said}"
    fits = len(name) <= LONGEST_CHOICE and "/" not in said and fold(said) != fold(step)
    return Choice(name=name if fits else line, value=line)


async def turn(interaction: Press) -> None:
    """Open the private panel."""
    await open_panel(interaction, await table_here(interaction))


COMMANDS = [command("play", play), command("turn", turn)]
COMMANDS[0].autocomplete("move")(complete_move)
