"""Moves given ahead as their giver sees them: what waits, what stopped it, what to watch for."""

from collections.abc import Sequence

from bot.errors.asking import NothingAhead
from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.herald.press import GREEN, RED, Form, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, reply_sheet, table_of
from bot.private.planning.ahead_told import ahead_lines
from bot.private.planning.handlers import as_seen
from bot.private.planning.trial import own_moves
from bot.speech.names import escape, fold
from bot.speech.teller import Teller
from bot.store.games.plans import STOPPED
from bot.tables.change.ahead import WATCHED, word_of
from bot.tables.change.giving import ahead_of, drop_ahead, give_ahead, watch_for
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.notation import nearest, parse
from engine.core.contract import Fact, Word, seat_word


async def ahead_sheet(interaction: Press, table: Table, note: str = "") -> Sheet:
    """What the person has given ahead in a game, with what can be done about it.

    Raises:
        NotRunning, NotSeated.
    """
    if table.match is None or table.status != RUNNING:
        raise NotRunning
    if not table.seats_of(interaction.user.id):
        raise NotSeated
    teller = teller_for(table, language(interaction))
    given = await ahead_of(interaction.client.services.tables, table.id, interaction.user.id)
    sheet = Sheet().text(note).text(ahead_lines(teller, table, given))
    plan = KeptButton.make("plan", table.id, table.number, label=teller.say("button-plan"))
    if given is None:
        return sheet.row(plan)
    buttons = [KeptButton.make("ahead-find", table.id, label=teller.say("button-watch"))]
    if given.watch:
        buttons.append(KeptButton.make("ahead-unwatch", table.id, label=teller.say("button-unwatch")))
    if given.status == STOPPED:
        label = teller.say("button-ahead-again")
        buttons.append(KeptButton.make("ahead-again", table.id, label=label, style=GREEN))
    buttons.append(KeptButton.make("ahead-drop", table.id, label=teller.say("plan-drop"), style=RED))
    return sheet.row(*buttons, plan)


async def from_plan(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Have one's own steps of the plan played when one's turn comes."""
    found = await as_seen(interaction, parts)
    if found is None:
        return
    moves = own_moves(found.trial)
    await give_ahead(interaction.client.services.tables, found.table.id, interaction.user.id, moves)
    note = teller_for(found.table, language(interaction)).say("ahead-given")
    await reply_sheet(interaction, await ahead_sheet(interaction, found.table, note))


async def show(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """What one has given ahead."""
    table = await table_of(interaction, parts)
    await reply_sheet(interaction, await ahead_sheet(interaction, table))


async def drop(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Forget them."""
    table = await table_of(interaction, parts)
    await drop_ahead(interaction.client.services.tables, table.id, interaction.user.id)
    note = teller_for(table, language(interaction)).say("plan-dropped-ahead")
    await reply_sheet(interaction, await ahead_sheet(interaction, table, note), new=False)


async def again(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Give what was not played once more, for the next turn."""
    table = await table_of(interaction, parts)
    tables, person = interaction.client.services.tables, interaction.user.id
    given = await ahead_of(tables, table.id, person)
    if given is None:
        raise NothingAhead
    moves = [parse(table.rules, text) for text in given.moves[given.done :]]
    await give_ahead(tables, table.id, person, moves)
    note = teller_for(table, language(interaction)).say("ahead-given")
    await reply_sheet(interaction, await ahead_sheet(interaction, table, note), new=False)


async def unwatch(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Watch for nothing any more."""
    table = await table_of(interaction, parts)
    await watch_for(interaction.client.services.tables, table.id, interaction.user.id, ())
    await reply_sheet(interaction, await ahead_sheet(interaction, table), new=False)


async def ask_word(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Which word of the game should stop them."""
    table = await table_of(interaction, parts)
    if await ahead_of(interaction.client.services.tables, table.id, interaction.user.id) is None:
        raise NothingAhead
    teller = teller_for(table, language(interaction))
    title, label = teller.say("ahead-watch-title"), teller.say("ahead-watch-label")
    await interaction.response.send_modal(Form("ahead-word", parts[0], title=title, label=label, limit=100))


async def add_word(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Watch for a word: a place, a rival, a thing, by its name or id; several with commas between."""
    table = await table_of(interaction, parts)
    tables, person = interaction.client.services.tables, interaction.user.id
    given = await ahead_of(tables, table.id, person)
    if given is None:
        raise NothingAhead
    teller = teller_for(table, language(interaction))
    words, notes = [word_of(each) for each in given.watch], []
    for typed in " ".join(values).split(","):
        found, near = named(teller, table, typed)
        words += found
        if not found:
            facts: dict[str, Fact] = {"given": escape(typed.strip()), "near": near, "most": WATCHED}
            notes.append(teller.render("ahead-unknown-word", facts))
    if len(set(words)) > WATCHED:
        notes.append(teller.say("ahead-too-many", most=WATCHED))
        words = list(dict.fromkeys(words))[:WATCHED]
    await watch_for(tables, table.id, person, words)
    await reply_sheet(interaction, await ahead_sheet(interaction, table, "\n".join(notes)), new=False)


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


PRESSED: Handlers = {
    "plan-ahead": from_plan,
    "ahead": show,
    "ahead-drop": drop,
    "ahead-again": again,
    "ahead-unwatch": unwatch,
    "ahead-find": ask_word,
    "ahead-word": add_word,
}
"""What is pressed of this file, by the name in its id."""
