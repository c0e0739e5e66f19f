"""The end of a fight is told once to each who was in it, in a message of its own, whatever a process does."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from made_store import open_made
from sqlalchemy import insert
from test_table_news import at_golden, golden

from bot.herald.press import Press
from bot.herald.sheet import Sheet
from bot.private.looking.fights import MOST, ends_for, tell_fights
from bot.private.panel import handlers
from bot.speech.story import befallen
from bot.speech.teller import Teller
from bot.store.calls.wishes import Habits
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.posts.fights import add_ends
from bot.store.rows.games import GAME
from bot.tables.change.tables import Tables
from bot.tables.state.news import fights_ended, fights_whole, news, news_line, unseen
from bot.tables.state.table import Done, Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat
from engine.core.play.match import Played
from engine.grecolonies.events import Allied, FightWon
from render.titles import TITLES

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await open_made(path)
    yield store
    await store.close()


@cache
def ending() -> tuple[Table, Played, dict[int, bool]]:
    """A table before the press that ends a fight in which others help, that press by somebody in it who goes
    on with their turn, and whether each who is in it wins."""
    match, helped = golden("grecolonies-04-random"), dict[str, str]()
    roles = [str(word.id) for word, *_ in match.roles]
    for keep, (entry, events) in enumerate(match.since(0)):
        helped |= {event.city: event.combatant for event in events if isinstance(event, Allied)}
        for won in (event for event in events if isinstance(event, FightWon)):
            people = {
                seat: helped.get(city, city) == won.city
                for seat, city in enumerate(roles, 1)
                if city in (won.city, won.rival, *helped)
            }
            goes_on = match.turns[keep - 1] == match.turns[keep] == match.turns[keep + 1]
            owing = goes_on and at_golden(match.at(keep + 1)).owed_by(entry.seat + 1)
            if helped and owing and entry.seat + 1 in people and len(people) < match.seats:
                return at_golden(match.at(keep)), match.at(keep).play(entry.seat, entry.deed), people
            helped = {}
    raise AssertionError("there is no such fight")


class Thumb:
    """As much of a press as the panel needs to tell of fights; further messages go, or do not."""

    def __init__(self, store: Store, person: int, *, goes: bool = True, later: int = 0) -> None:
        tables = Tables(store, TITLES, lambda: NOON, lambda: b"")
        self.services = SimpleNamespace(store=store, tables=tables, shown=None)
        self.person, self.goes, self.said, self.shown = person, goes, list[str](), list[str]()
        self.tongue, self.now = "en", NOON + timedelta(seconds=later)

    async def show(self, sheet: Sheet, **_named: object) -> None:
        self.shown.append(str(sheet.to_components()))

    async def add(self, text: str) -> bool:
        self.said.append(text)
        return self.goes

    async def habits_by(self, connection: Connection) -> Habits:
        del connection
        return Habits()

    def teller(self, table: Table) -> Teller:
        return teller_for(table, "en")


async def played(store: Store, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int, dict[int, bool], int]:
    """The fight was ended, and nobody told yet: the table, who did it, who was in it, the entry's number."""
    before, press, people = ending()
    facts = {
        "channel": 1, "title": "grecolonies", "version": 1, "options": "{}", "seed": "00", "setup": "[]",
        "created": NOON, "host": 1, "host_name": "Ana", "language": "en", "status": "running",
    }  # fmt: skip
    async with store.writing() as connection:
        await connection.execute(insert(GAME).values(id=1, seats=before.seats, number=before.number, **facts))
    tables = Tables(store, TITLES, lambda: NOON, lambda: b"")
    change = await tables.commit(replace(before, id=1), [press], press.entry.seat + 1)

    async def nothing(*_given: object, **_named: object) -> None:
        return None

    async def no_note(*_given: object) -> str:
        return ""

    monkeypatch.setattr(handlers, "in_time", nothing)
    monkeypatch.setattr(handlers, "question_told", no_note)
    return change.after, press.entry.seat + 1, people, press.entry.number


async def show(press: Thumb, table: Table) -> None:
    await handlers.show(cast("Press", press), table)


async def entries(press: Thumb, table: Table) -> set[int]:
    """The numbers of the entries with which fights ended that messages of their own are for."""
    return {each.entry for each in await ends_for(cast("Press", press), table)}


async def test_it_is_told_once_below_the_panel_also_by_another_process(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table, person, _, number = await played(store, monkeypatch)
    first, second = Thumb(store, person), Thumb(store, person, later=300)
    for press in (first, first, second):
        await show(press, table)
        assert await entries(press, table) == {number}
    (said,) = first.said
    assert said.startswith(("**You won the fight.**", "**You lost the fight.**"))
    assert second.said == []
    assert not [panel for panel in (*first.shown, *second.shown) if "fight is over" in panel]


async def test_the_line_of_what_others_did_leaves_out_what_a_message_of_its_own_tells(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table, _, people, number = await played(store, monkeypatch)
    told = 0
    for person in people:
        press, seats = Thumb(store, person), table.seats_of(person)
        done = await press.services.tables.since(table, unseen(table.begun, seats))
        (ended,) = [each for each in done if each.entry.number == number]
        what = befallen(press.teller(table), news([ended], seats, table.begun.roles, alone=True))
        told += bool(what)
        line = news_line(press.teller(table), table, seats, done, alone=True)
        assert what in line
        assert not what or what not in await handlers._news(cast("Press", press), table)
    assert told


async def test_what_could_not_be_sent_is_told_with_the_next_panel(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table, person, _, _ = await played(store, monkeypatch)
    failing, press = Thumb(store, person, goes=False), Thumb(store, person)
    await show(failing, table)
    for _ in range(2):
        await show(press, table)
    assert press.said == failing.said


async def test_what_a_process_did_not_live_to_send_is_told_by_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table, person, _, _ = await played(store, monkeypatch)
    dying = Thumb(store, person)

    async def dies(_text: str) -> bool:
        raise KeyboardInterrupt

    dying.add = dies  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        await show(dying, table)
    soon, later = Thumb(store, person, later=5), Thumb(store, person, later=300)
    await show(soon, table)
    assert soon.said == []  # it may still be on its way
    await show(later, table)
    await show(later, table)
    assert len(later.said) == 1


async def test_a_fight_that_was_taken_back_is_not_told(store: Store, monkeypatch: pytest.MonkeyPatch):
    table, person, _, _ = await played(store, monkeypatch)
    press = Thumb(store, person)
    taken_back = replace(table, match=table.begun.at(len(table.begun.line) - 1))
    for _ in range(2):
        await show(press, taken_back)
    assert press.said == []


async def test_everybody_who_was_in_it_or_helped_is_told_with_their_next_panel(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table, _, people, number = await played(store, monkeypatch)
    assert set(people.values()) == {True, False}
    assert len(people) > 2  # with help
    for person, won in people.items():
        press = Thumb(store, person)
        for _ in range(2):
            await show(press, table)
            assert await entries(press, table) == {number}
        (said,) = press.said
        assert said.startswith("**You won the fight.**" if won else "**You lost the fight.**")


async def test_who_was_away_for_long_is_told_of_the_latest_fights_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    _, person, _, first = await played(store, monkeypatch)
    whole = golden("grecolonies-04-random")
    table, seat = replace(at_golden(whole), id=1), Seat(person - 1)
    done = [Done(entry, events) for entry, events in whole.since(0)]
    ended = fights_ended(table, [seat], done)
    numbers = {each.entry.number for each in ended} - {first}
    assert len(numbers) > MOST
    async with store.writing() as connection:
        await add_ends(connection, 1, [(seat, number) for number in numbers], NOON, 0)
    press = Thumb(store, person)
    thumb = cast("Press", press)
    await tell_fights(thumb, table, await ends_for(thumb, table))
    (said,) = press.said
    assert said.startswith("…\n\n**You ")
    assert len(re.findall(r"^\*\*You (won|lost) the fight", said, re.MULTILINE)) == MOST
    assert said.endswith(fights_whole(press.teller(table), table, [seat], done, ended[-1:]))


async def test_who_only_looks_on_has_no_message_of_a_fight(store: Store, monkeypatch: pytest.MonkeyPatch):
    table, _, people, _ = await played(store, monkeypatch)
    for other in {each for each in table.people if each not in people}:
        press = Thumb(store, other)
        await show(press, table)
        assert press.said == []
