"""Moves given ahead as their giver sees them: what waits, for which cases, what stopped it or may stop it."""

from binascii import crc32
from collections.abc import Sequence

from bot.errors.asking import CaseGone, NothingAhead
from bot.herald.press import Press
from bot.herald.sheet import GREEN, RED, KeptButton, KeptSelect, Sheet, at_table, listed
from bot.private.planning.ahead_told import ahead_lines, case_told
from bot.private.planning.handlers import on_plan, show_plan
from bot.private.planning.happening import told
from bot.private.planning.plan import Plan, keep_plan, keep_steps, plan_of
from bot.speech.names import escape, fold, joined, plain
from bot.speech.teller import Teller
from bot.store.games.plans import STOPPED, Ahead, Case, Steps, word_of
from bot.tables.change.ahead import WATCHED
from bot.tables.change.cases import undecided
from bot.tables.change.giving import (
    ahead_of,
    drop_ahead,
    drop_case,
    give_again,
    give_ahead,
    put_first,
    watch_for,
)
from bot.tables.state.table import Table
from engine.core.choosing.notation import nearest
from engine.core.contract import Fact, Word, seat_word

TYPED = 10
"""Words that are looked for at once, of all that were typed with commas between."""


async def show_ahead(press: Press, table: Table, note: str = "", *, new: bool = False) -> None:
    """Show what the person has given ahead in a game, with what can be done about it.

    Raises:
        NotRunning, NotSeated.
    """
    press.services.tables.running(table, None)
    press.seats(table)
    teller = press.teller(table)
    given = await ahead_of(press.services.tables, table.id, press.person)
    sheet = Sheet().text(note).text(ahead_lines(teller, table, given))
    plan = at_table(table, teller.language, "plan")
    if given is None:
        await press.show(sheet.row(*plan), new=new)
        return
    sheet.row(*_cases_menu(table, teller, given))
    buttons = [KeptButton.make("ahead-find", table.id, label=teller.say("button-watch"))]
    if given.watch:
        buttons.append(KeptButton.make("ahead-unwatch", table.id, label=teller.say("button-unwatch")))
    if given.status == STOPPED:
        label = teller.say("button-ahead-again")
        buttons.append(KeptButton.make("ahead-again", table.id, label=label, style=GREEN))
    buttons.append(KeptButton.make("ahead-drop", table.id, label=teller.say("plan-drop"), style=RED))
    await press.show(sheet.row(*buttons, *plan), new=new)


async def _given(press: Press, table: Table) -> Ahead:
    """What the person has given ahead.

    Raises:
        NothingAhead: nothing.
    """
    given = await ahead_of(press.services.tables, table.id, press.person)
    if given is None:
        raise NothingAhead
    return given


@on_plan
async def from_plan(press: Press, found: Plan) -> None:
    """Have one's own steps of the plan played when one's turn comes; once it has come they are not given."""
    if found.on_turn:
        await show_plan(press, found, note=press.say("plan-your-turn"))
        return
    await give_ahead(press.services.tables, found.table.id, press.person, found.later)
    await show_ahead(press, found.table, press.say("ahead-given"), new=True)


async def show(press: Press) -> None:
    """Show what one has given ahead, beside what was pressed."""
    await show_ahead(press, await press.table(), new=True)


async def drop(press: Press) -> None:
    """Forget them."""
    table = await press.table()
    await drop_ahead(press.services.tables, table.id, press.person)
    await show_ahead(press, table, press.say("plan-dropped-ahead"))


async def again(press: Press) -> None:
    """Give what was not played once more, for the next turn."""
    table = await press.table()
    await give_again(press.services.tables, table.id, press.person)
    await show_ahead(press, table, press.say("ahead-given"))


# Cases


def number_of(case: Case) -> int:
    """What tells a case from the others, in an id."""
    return crc32(repr((case.event, case.facts)).encode()) >> 1


def _cases_menu(table: Table, teller: Teller, given: Ahead) -> Sequence[KeptSelect]:
    """A menu of the cases that wait; none where there are none."""
    if not undecided(given):
        return ()
    options = listed((str(number_of(each)), plain(told(teller, each))) for each in given.cases)
    return (KeptSelect.make("if-open", table.id, placeholder=teller.say("if-cases"), options=options),)


async def _case(press: Press, table: Table, number: str) -> Case:
    """The case of a number.

    Raises:
        NothingAhead, CaseGone: it is not there any more.
    """
    given = await _given(press, table)
    found = next((each for each in given.cases if number_of(each) == int(number)), None)
    if found is None or not undecided(given):
        raise CaseGone
    return found


async def open_case(press: Press) -> None:
    """Show one of the cases, with what can be done about it."""
    table = await press.table()
    case, teller = await _case(press, table, press.values[0]), press.teller(table)
    about = (table.id, number_of(case))
    buttons = [
        KeptButton.make("if-plan", *about, label=teller.say("button-if-plan")),
        KeptButton.make("if-first", *about, label=teller.say("button-if-first")),
        KeptButton.make("if-drop", *about, label=teller.say("button-if-drop"), style=RED),
        KeptButton.make("ahead", table.id, label=teller.say("button-aheads")),
    ]
    await press.show(Sheet().text(case_told(teller, case)).row(*buttons), new=False)


async def plan_case(press: Press) -> None:
    """Make the plan in which a case was tried one's own, to change it; one that was there becomes a note."""
    table = await press.table()
    case, found = await _case(press, table, press.parts[1]), await plan_of(press, table)
    teller = press.teller(table)
    note = ""
    if found.trial.steps:
        aside = teller.say("plan-aside")
        await keep_plan(press, found, aside)
        note = teller.say("plan-kept", name=aside)
    await keep_steps(press, table, Steps(case.steps, len(case.steps)))
    await show_plan(press, await plan_of(press, table), note=joined(teller.say("if-change"), note))


async def first_case(press: Press) -> None:
    """Ask for a case before the others."""
    table = await press.table()
    case = await _case(press, table, press.parts[1])
    await put_first(press.services.tables, table.id, press.person, case)
    await show_ahead(press, table)


async def drop_one(press: Press) -> None:
    """Forget a case."""
    table = await press.table()
    case = await _case(press, table, press.parts[1])
    await drop_case(press.services.tables, table.id, press.person, case)
    await show_ahead(press, table, press.say("if-dropped"))


# What stops them


async def unwatch(press: Press) -> None:
    """Watch for nothing any more."""
    table = await press.table()
    await watch_for(press.services.tables, table.id, press.person, ())
    await show_ahead(press, table)


async def ask_word(press: Press) -> None:
    """Ask which word of the game should stop them."""
    table = await press.table()
    await _given(press, table)
    await press.ask("ahead-watch-title", "ahead-watch-label", "ahead-word", table.id, limit=100)


async def add_word(press: Press) -> None:
    """Watch for a word: a place, a rival, a thing, by its name or id; several with commas between."""
    table = await press.table()
    given, teller = await _given(press, table), press.teller(table)
    words, notes = [word_of(each) for each in given.watch], []
    for typed in press.typed.split(",")[:TYPED]:
        found, near = named(teller, table, typed)
        words += found
        if not found:
            facts: dict[str, Fact] = {"given": escape(typed.strip()), "near": near, "most": WATCHED}
            notes.append(teller.render("ahead-unknown-word", facts))
    if len(set(words)) > WATCHED:
        notes.append(teller.say("ahead-too-many", most=WATCHED))
        words = list(dict.fromkeys(words))[:WATCHED]
    await watch_for(press.services.tables, table.id, press.person, words)
    await show_ahead(press, table, "\n".join(notes))


def named(teller: Teller, table: Table, typed: str) -> tuple[list[Word], tuple[str, ...]]:
    """The words of this game by that name or id, in every kind; else the names that look like it."""
    vocabulary = table.rules.vocabulary(table.begun.state)
    every = [Word(kind, word) for kind, words in vocabulary.items() for word in words]
    every += [seat_word(chair.seat) for chair in table.chairs]
    every += [word for words in table.begun.roles for word in words]
    by_name: dict[str, list[Word]] = {}
    for word in dict.fromkeys(every):
        names = {fold(teller.word(word)), fold(teller.word(word, 2))}
        for name in names | ({word.id} if word.kind != "seat" else set()):
            by_name.setdefault(name, []).append(word)
    wanted = fold(typed)
    if wanted in by_name:
        return by_name[wanted], ()
    near = [by_name[name][0] for name in nearest(wanted, tuple(by_name))] if wanted else []
    return [], tuple(dict.fromkeys(teller.word(word) for word in near))
