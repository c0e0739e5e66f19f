"""`/play` and `/plan`: moves typed, to be played or to be tried out on a private copy."""

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.errors.asking import LineGoesOn
from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.explaining import explain
from bot.herald.press import Press
from bot.private.panel.handlers import show, what_was_done
from bot.private.planning.handlers import add_line, mend_in_plan, show_plan
from bot.private.planning.lines import SAYS, legal_after, quoted, read_line, tried, typed_steps, written_line
from bot.private.planning.plan import plan_of
from bot.speech.names import fold, joined, plain
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import completed
from engine.core.choosing.notation import LONGEST, write
from engine.core.choosing.spelling import ENGLISH, Spelling
from engine.core.contract import Action, Seat
from engine.core.errors import EngineError

LONGEST_CHOICE = 100


async def play(press: Press, move: app_commands.Range[str, 1, LONGEST]) -> None:
    """Play a typed line: all of its steps or none. One that fails comes back as a plan, up to what fails."""
    table = await press.table()
    tables, person = press.services.tables, press.person
    tables.running(table, None)
    table = await press.services.holidays.come_back_at(table, person)
    line, teller = typed_steps(move), press.teller(table)
    owed = table.owed_by(person)
    try:
        actions = written_line(teller, table, line)
        if actions is None:  # to see all that is legal may take a while
            actions = await asyncio.to_thread(read_line, teller, table, owed[0].seat if owed else None, line)
        change = await tables.play(table.id, person, actions, table.number)
    except Stale:
        after = await tables.get(table.id)
        note = joined(press.say("table-stale"), press.say("line-kept", line=quoted(line)))
        await show(press, after, note=note, typed=True)
    except (EngineError, NotYourDecision, LineGoesOn) as error:
        if owed and "/" in line:
            await mend_in_plan(press, table, line)
        else:
            await told_with_line(press, error, line)
    else:
        note = joined(what_was_done(teller, change, person), press.missing(change.after))
        await show(press, change.after, note=note, typed=True)


async def told_with_line(press: Press, error: Exception, line: str) -> None:
    """Say what was wrong with a typed line; a long one is said again, so that it need not be typed anew."""
    again = press.say("line-kept", line=quoted(line)) if "/" in line else ""
    await press.reply(joined(await explain(press, error), again))


async def complete_move(press: Press, typed: str) -> list[Choice[str]]:
    """Legal continuations of what was typed."""
    table = await press.table()
    owed = table.owed_by(press.person)
    if not owed:
        return []
    teller, line = press.teller(table), typed_steps(typed)
    press.services.easel.expect(table.begun, teller)
    return await asyncio.to_thread(continued, teller, table, owed[0].seat, line)


def continued(teller: Teller, table: Table, seat: Seat, line: str) -> list[Choice[str]]:
    """Whole lines a seat could play that begin as a typed one; none where what they lead to is not foretold.

    Raises:
        BadNotation: a step before the last one typed cannot be read.
    """
    done = line.rpartition("/")[0]
    actions = read_line(teller, table, seat, done) if done.strip() else ()
    return lines_offered(teller, table, legal_after(table, seat, actions), line)


async def plan(press: Press, moves: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Open the private plan, with typed moves added to it."""
    found = await plan_of(press, await press.table())
    if moves is None:
        await show_plan(press, found, new=True)
    else:
        await add_line(press, found, typed_steps(moves), new=True)


async def complete_moves(press: Press, typed: str) -> list[Choice[str]]:
    """What could come next in the plan."""
    line = typed_steps(typed)
    done = line.rpartition("/")[0]
    table = await press.table()
    found, teller = await plan_of(press, table), press.teller(table)
    press.services.easel.expect(table.begun, teller)
    if done.strip():
        result = tried(found, teller, done)
        if result.failed:
            return []
        found = result.plan
    if found.asked is None:
        return []
    legal = found.trial.match(found.shown).legal(found.asked.seat)
    return await asyncio.to_thread(lines_offered, teller, table, legal, line)


def offered(
    teller: Teller, spelling: Spelling, legal: Sequence[Action], line: str, most: int = 25
) -> list[Action]:
    """The actions to offer for the last step of a line: by how they are typed, else by what they say.

    Read are the notation's own words, too: what begins as either is offered.
    """
    last = line.rpartition("/")[2]
    found: list[Action] = []
    for each in dict.fromkeys((spelling, ENGLISH)):
        by_text = {write(action, each): action for action in legal}
        found += [by_text[text] for text in completed(by_text, last, most) if by_text[text] not in found]
    if len(found) < most and last.strip():
        words = fold(last).split()
        for action in legal:
            said = fold(teller.action(action))
            if all(word in said for word in words) and action not in found:
                found.append(action)
    return found[:most]


def lines_offered(teller: Teller, table: Table, legal: Sequence[Action], line: str) -> list[Choice[str]]:
    """Whole lines to choose: what was typed, ended by each action that may be meant."""
    done = line.rpartition("/")[0]
    spelling = spelling_for(teller, table.rules.vocabulary(table.begun.state))
    choices = (choice_of(teller, spelling, done, each) for each in offered(teller, spelling, legal, line))
    return [choice for choice in choices if choice is not None]


def choice_of(teller: Teller, spelling: Spelling, done: str, action: Action) -> Choice[str] | None:
    """A whole line to choose; with what its last step says, where there is room. None: it is too long."""
    step = write(action, spelling)
    line = f"{done.strip()} / {step}" if done.strip() else step
    if len(line) > LONGEST_CHOICE:
        return None
    said = plain(teller.action(action))
    name = f"{line}{SAYS}{said}"
    fits = len(name) <= LONGEST_CHOICE and "/" not in said and fold(said) != fold(step)
    return Choice(name=name if fits else line, value=line)
