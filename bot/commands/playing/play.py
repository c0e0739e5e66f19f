"""`/play` and `/plan`: moves typed, to be played or to be tried out on a private copy."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.errors.trouble import Stale
from bot.herald.press import Press
from bot.private.panel.foresight import NoLuck
from bot.private.panel.handlers import show, what_was_done
from bot.private.planning.handlers import keep_and_show, show_plan
from bot.private.planning.plan import plan_of
from bot.speech.names import fold, joined, plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
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


async def play(press: Press, move: app_commands.Range[str, 1, LONGEST]) -> None:
    """Play a typed line: all of its steps or none."""
    table = await press.table()
    tables, person = press.services.tables, press.person
    tables.running(table, None)
    table = await press.services.holidays.come_back_at(table, person)
    actions = read_line(table, person, typed_steps(move))
    try:
        change = await tables.play(table.id, person, actions, table.number)
    except Stale:
        after = await tables.get(table.id)
        await show(press, after, note=press.say("table-stale"), new=True)
        return
    note = joined(what_was_done(press.teller(table), change, person), press.missing(change.after))
    await show(press, change.after, note=note, new=True)


async def complete_move(press: Press, typed: str) -> list[Choice[str]]:
    """Legal continuations of what was typed."""
    table = await press.table()
    owed = table.owed_by(press.person)
    if not owed:
        return []
    line = typed_steps(typed)
    legal = legal_after(table, owed[0].seat, line.rpartition("/")[0])
    return lines_offered(press.teller(table), legal, line)


async def plan(press: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Open the private plan, with typed moves added to it."""
    table = await press.table()
    found = await plan_of(press, table)
    if moves is None:
        await show_plan(press, found, new=True)
        return
    vocabulary = table.rules.vocabulary(table.begun.state)
    await keep_and_show(press, found.then(parse_line(table.rules, typed_steps(moves), vocabulary)), new=True)


async def complete_moves(press: Press, typed: str) -> list[Choice[str]]:
    """What could come next in the plan."""
    line = typed_steps(typed)
    done = line.rpartition("/")[0]
    table = await press.table()
    found = await plan_of(press, table)
    if done.strip():
        vocabulary = table.rules.vocabulary(found.trial.base.state)
        found = found.then(parse_line(table.rules, done, vocabulary))
    if found.asked is None:
        return []
    legal = found.trial.match(found.shown).legal(found.asked.seat)
    return lines_offered(press.teller(table), legal, line)


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


def lines_offered(teller: Teller, legal: Sequence[Action], line: str) -> list[Choice[str]]:
    """Whole lines to choose: what was typed, ended by each action that may be meant."""
    done = line.rpartition("/")[0]
    return [choice for action in offered(teller, legal, line) if (choice := choice_of(teller, done, action))]


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
