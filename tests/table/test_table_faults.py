"""Faults of ours: the game stays as it was, the fault is kept with what replays it, and play goes on."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from house import (
    ANA,
    BRUNO,
    CHLOE,
    SEED,
    TOYS,
    House,
    ask,
    automat_of,
    computers_play,
    do,
    everything,
    log_of,
    unposted,
    with_computers,
)
from nim import Nim, NimOptions
from sqlalchemy import event
from structlog.testing import capture_logs

from bot.errors.trouble import InternalTrouble, StoreFull
from bot.store import itself
from bot.store.games import games, logs
from bot.store.posts import outbox
from bot.tables.change import tables as tables_module
from bot.tables.change.tables import SNAPSHOT_EVERY
from bot.tables.state.loading import entries_of
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.play.match import Match, fold
from engine.players.randomly import Randomly

NO_ROOM = """
create function no_room() returns trigger language plpgsql as
$$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$
"""


class Trap(Nim):
    """Nim with a hole in its rules: the middle heap cannot be emptied in some question."""

    def __init__(self, question: str) -> None:
        self.question = question

    def _sprung(self, question: str, state) -> None:
        if question == self.question and state.heaps[1] == 0:
            raise ZeroDivisionError("the middle heap is empty")

    def resolve(self, state, seat, action, chance):
        step = super().resolve(state, seat, action, chance)
        self._sprung("resolve", step.state)
        return step

    def decisions(self, state):
        self._sprung("decisions", state)
        return super().decisions(state)

    def standing(self, state):
        self._sprung("standing", state)
        return super().standing(state)

    def turn(self, state):
        self._sprung("turn", state)
        return super().turn(state)

    def concede(self, state, seat):
        if self.question == "concede":
            raise ZeroDivisionError("nobody gives up")
        return super().concede(state, seat)


@pytest.fixture
async def trap(house: House) -> AsyncIterator[House]:
    async with House(house.path, {**TOYS, "nim": Trap("resolve")}) as found:
        yield found


def row_of(house: House) -> tuple:
    (found,) = ask(house.path, "select game, number, seat, deed, error, at from fault")
    return found


@pytest.mark.parametrize("question", ["resolve", "decisions", "standing", "turn"])
async def test_wherever_the_rules_break_the_game_stays_as_it_was(house: House, question: str):
    async with House(house.path, {"nim": Trap(question)}) as other:
        game = await other.game()
        await other.plays(game, ANA, "take left")
        before = everything(house.path, "fault")
        other.changes.clear()
        for _ in range(2):
            with pytest.raises(InternalTrouble) as caught:
                await other.plays(game, BRUNO, "take middle count:3")
            assert caught.value.facts["game"] == game
            assert isinstance(caught.value.__cause__, ZeroDivisionError)
        assert everything(house.path, "fault") == before
        assert other.changes == []
        # The same person tries something else, and it works.
        assert (await other.plays(game, BRUNO, "take middle count:2", 1)).after.number == 3
    assert (await house.plays(game, ANA, "take middle")).after.number == 4


async def test_a_fault_in_the_second_step_takes_the_first_back_too(trap: House):
    game = await trap.game(people=(ANA, ANA))
    before = everything(trap.path, "fault")
    with pytest.raises(InternalTrouble):
        await trap.plays(game, ANA, "take left / take middle count:3")
    assert everything(trap.path, "fault") == before
    assert row_of(trap)[:4] == (game, 0, 1, "take left / take middle count:3")


async def test_the_fault_is_kept_with_all_that_replays_it(trap: House):
    game = await trap.game(people=(ANA, BRUNO, CHLOE))
    await trap.plays(game, ANA, "take left")
    await trap.plays(game, BRUNO, "take left")
    trap.later(minutes=3)
    with capture_logs() as said, pytest.raises(InternalTrouble):
        await trap.plays(game, CHLOE, "take middle count:3")
    number, seat, deed, error, at = row_of(trap)[1:]
    assert (number, seat, deed, at) == (2, 2, "take middle count:3", "2026-03-01 12:03:00.000000")
    assert "ZeroDivisionError: the middle heap is empty" in error
    assert "in _sprung" in error
    (told,) = (each for each in said if each["log_level"] == "error")
    assert (told["game"], told["number"], told["seat"], told["deed"]) == (game, number, seat, deed)
    assert told["trace"] == error
    assert SEED.hex() not in error + repr(said)

    # Whoever looks into it replays the game up to there and does the same.
    async with trap.store.reading() as connection:
        found = await games.find_game(connection, game)
        lines = await logs.entries(connection, game)
    assert found is not None
    title = trap.titles["nim"]
    rules = title.rules
    seed, drawn = bytes.fromhex(found.seed), tuple(json.loads(found.setup))
    match = Match.recorded(title, NimOptions(), found.seats, seed, "", drawn)
    match, _ = fold(match, entries_of(rules, lines[:number]))
    (action,) = parse_line(rules, deed)
    with pytest.raises(ZeroDivisionError, match="the middle heap is empty"):
        match.play(Seat(seat), action)


async def test_a_fault_in_an_order_somebody_gave_names_the_step_that_called_for_it(house: House):
    class Sore(Nim):
        def resolve(self, state, seat, action, chance):
            if action.word == "object":
                raise KeyError("object")
            return super().resolve(state, seat, action, chance)

    async with House(house.path, {"nim": Sore()}) as other:
        game = await other.game(asked="yes")
        await other.tables.set_order(game, BRUNO, "objection", {}, "object")
        before = everything(house.path, "fault")
        with pytest.raises(InternalTrouble):
            await other.plays(game, ANA, "take right count:2")
        assert everything(house.path, "fault") == before
        assert row_of(other)[:4] == (game, 0, 0, "take right count:2")


async def test_faults_in_taking_back_and_giving_up_are_named_so(
    trap: House, house: House, monkeypatch: pytest.MonkeyPatch
):
    game = await trap.game()
    await trap.plays(game, ANA, "take left")
    with monkeypatch.context() as patch:
        patch.setattr(Match, "rewind", lambda self, seat, keep: 1 / 0)
        with pytest.raises(InternalTrouble):
            await trap.tables.undo(game, ANA)
    async with House(house.path, {"nim": Trap("concede")}) as other:
        with pytest.raises(InternalTrouble):
            await other.tables.concede(game, ANA)
    assert ask(house.path, "select number, deed from fault order by id") == [(1, "undo"), (1, "concede")]
    assert log_of(house.path, game) == ["take left"]


async def test_other_games_do_not_notice(trap: House):
    broken, sound = await trap.game(), await trap.game("liars-dice", channel=8)
    with pytest.raises(InternalTrouble):
        await trap.plays(broken, ANA, "take middle count:3")
    assert (await trap.plays(sound, ANA, "rethrow first")).after.number == 1


async def test_a_fault_that_cannot_be_stored_is_logged_and_told_all_the_same(
    trap: House, monkeypatch: pytest.MonkeyPatch
):
    game = await trap.game()

    async def full(connection, values) -> None:
        raise StoreFull({"path": "keryx.sqlite3"})

    monkeypatch.setattr(itself, "add_fault", full)
    with capture_logs() as said, pytest.raises(InternalTrouble):
        await trap.plays(game, ANA, "take middle count:3")
    assert [each["log_level"] for each in said] == ["error", "warning"]
    assert ask(trap.path, "select * from fault") == []


# Nothing of a step is written without the rest


@pytest.mark.parametrize(
    ("module", "name"),
    [(outbox, "add"), (logs, "add_entries"), (games, "change_game"), (tables_module, "keep_snapshot")],
)
async def test_a_step_its_entry_and_its_announcement_are_written_together(
    house: House, monkeypatch: pytest.MonkeyPatch, module, name: str
):
    """Whichever part cannot be written, nothing of the step is, and the next attempt writes all of it."""
    game = await house.game(people=(ANA, BRUNO), matches="many")
    for number in range(SNAPSHOT_EVERY - 1):
        await house.plays(game, (ANA, BRUNO)[number % 2], "take left")
    before = everything(house.path, "fault")

    async def broken(*arguments) -> None:
        raise RuntimeError("cut off here")

    with monkeypatch.context() as patch:
        patch.setattr(module, name, broken)
        with pytest.raises(InternalTrouble):
            await house.plays(game, ANA, "take left")
    assert everything(house.path, "fault") == before
    change = await house.plays(game, ANA, "take left")
    assert change.after.number == SNAPSHOT_EVERY
    assert unposted(house.path) == [(game, "turn", SNAPSHOT_EVERY)]
    assert ask(house.path, "select number from snapshot") == [(SNAPSHOT_EVERY,)]


async def test_entry_and_announcement_are_seen_together_from_outside(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    """At no point between two statements does another program see one without the other."""
    game = await house.game()
    seen = []

    def look(*arguments) -> None:
        entries = ask(house.path, f"select max(number) from entry where game = {game}")
        seen.append((entries[0][0] or 0, unposted(house.path)[0][2]))

    event.listen(house.store.engine.sync_engine, "after_cursor_execute", look)
    await house.plays(game, ANA, "take left")
    await house.plays(game, BRUNO, "take left")
    event.remove(house.store.engine.sync_engine, "after_cursor_execute", look)
    assert len(seen) > 6
    assert set(seen) == {(0, 0), (1, 1)}
    assert unposted(house.path) == [(game, "turn", 2)]


@asynccontextmanager
async def full_disk(house: House) -> AsyncIterator[None]:
    """The file cannot grow; PostgreSQL says what it does when its disk is full."""
    if house.store.shared:
        do(house.path, NO_ROOM, "create trigger no_room before insert on entry execute function no_room()")
        yield
        do(house.path, "drop function no_room cascade")
        return
    pages = ["1"]  # SQLite takes the present size instead

    def on_connect(connection, record) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count = {pages[-1]}")

    event.listen(house.store.engine.sync_engine, "connect", on_connect)
    await house.store.engine.dispose()
    yield
    pages.append("100000")
    await house.store.engine.dispose()


async def refused_when_full(house: House, game: int) -> tuple[dict, StoreFull]:
    """Bruno acts and takes back until the disk is full; all rows before the attempt that was refused."""
    for _ in range(2000):  # rows fit into the last pages for a while
        for wish in (lambda: house.plays(game, BRUNO, "take right"), lambda: house.tables.undo(game, BRUNO)):
            before = everything(house.path)
            try:
                await wish()
            except StoreFull as full:
                return before, full
    raise AssertionError("the disk never became full")


async def test_a_full_disk_leaves_the_turn_as_it_was(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    async with full_disk(house):
        before, full = await refused_when_full(house, game)
        assert full.facts == {"path": Path(house.store.path).name}
        assert everything(house.path) == before
        assert await house.seen_whole(game) == await house.tables.get(game)
    owing = (await house.fresh(game)).owed[0].seat
    await house.plays(game, (ANA, BRUNO)[owing], "take middle")
    assert await house.seen_whole(game) == await house.tables.get(game)


async def test_a_computer_that_stumbles_plays_on(house: House):
    """A computer player's fault is no fault of the table: the last legal action is played."""

    class Clumsy:
        def choose(self, rules, view, seat, legal):
            raise RuntimeError("clumsy")

    with_computers(house, "nim", clumsy=lambda seed: Clumsy())
    table = await house.open()
    await house.lobby.seat_computers(table.id, ANA, "clumsy")
    await house.lobby.start(table.id, ANA)
    await house.plays(table.id, ANA, "take left")
    with capture_logs() as said:
        await computers_play(automat_of(house), table.id)
    assert {each["event"] for each in said} == {"a computer player failed"}
    assert log_of(house.path, table.id) == ["take left", "take right count:3", "let-pass"]
    ((by, person),) = ask(house.path, "select by, person from entry where number = 2")
    assert (by, person) == ("computer", None)


async def test_computers_play_until_a_person_is_asked_and_one_post_follows(house: House):
    with_computers(house, "nim", random=Randomly)
    table = await house.open(seats=3)
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    change = await house.plays(table.id, ANA, "take left")
    assert change.notice is None
    await computers_play(automat_of(house), table.id)
    after = await house.tables.get(table.id)
    assert [decision.seat for decision in after.owed] == [0]
    assert unposted(house.path) == [(table.id, "turn", after.number)]
    assert await house.fresh(table.id) == after
