"""Computer seats think apart from the table: nobody waits, and what comes too late is thought anew."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from house import ANA, House, ask, at_once, automat_of, computers_play
from moved_clock import MovedClock
from pydantic import ValidationError
from structlog.testing import capture_logs
from titled import OURS

from bot.errors.trouble import InternalTrouble
from bot.settings import Settings
from bot.store.games.games import Chair
from bot.tables.change.automat import Automat
from bot.tables.state.table import Table
from bot.waiting import study as study_module
from bot.waiting.study import Study
from engine.core.budget import NO_TIME, Budget
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.title import Title
from engine.core.values.change import change
from engine.players.randomly import Randomly
from engine.players.seated import deeds

GAMES = {title.slug: title for title in OURS}


@pytest.fixture
async def antike(path: Path, quiet: None):
    async with House(path, {"antike": GAMES["antike"]}) as found:
        yield found


async def against(house: House, title: str, seats: int, kind: str) -> Table:
    """A game of Ana's against computers, who are asked next."""
    table = await house.open(title, seats)
    await house.lobby.seat_computers(table.id, ANA, kind)
    await house.lobby.start(table.id, ANA)
    await computers_play(automat_of(house), table.id)
    return await passes(house, table.id)


async def passes(house: House, game: int) -> Table:
    """Ana ends her turn as soon as she may."""
    table = await house.tables.get(game)
    while seats := [each.seat for each in table.owed_by(ANA)]:
        legal = table.begun.legal(seats[0])
        action = next((each for each in legal if each.word == "end"), legal[0])
        table = (await house.tables.play(game, ANA, [action])).after
    return table


class Slowly:
    """Thinks when it is told to, and says when it is asked."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.thoughts = 0

    async def __call__(self, work: Callable[..., object], *given: object) -> object:
        self.thoughts += 1
        self.asked.set()
        await self.go_on.wait()
        return await at_once(work, *given)


async def test_nobody_waits_for_a_thought_and_one_that_comes_too_late_is_thought_anew(antike: House):
    table = await against(antike, "antike", 2, "sensible")
    think = Slowly()
    playing = asyncio.create_task(computers_play(Automat(antike.tables, think, 0.0), table.id))
    await think.asked.wait()
    change_of_mind = await antike.tables.undo(table.id, ANA)  # the table is open
    assert change_of_mind.after.number == table.number + 1
    think.go_on.set()
    await playing
    assert (await antike.tables.get(table.id)).number == table.number + 1  # it is Ana's turn again
    assert think.thoughts == 1
    await passes(antike, table.id)
    await computers_play(Automat(antike.tables, think, 0.0), table.id)
    after = await antike.tables.get(table.id)
    assert after.owed_by(ANA)
    assert await antike.seen_whole(table.id) == after


async def test_a_seat_that_changed_hands_while_it_was_thought_of_is_not_played(antike: House):
    table = await against(antike, "antike", 2, "sensible")
    think = Slowly()
    playing = asyncio.create_task(computers_play(Automat(antike.tables, think, 0.0), table.id))
    await think.asked.wait()
    async with antike.tables.locked(table.id) as now:
        antike.tables.keep(replace(now, chairs=tuple(Chair(each.seat, ANA, "Ana") for each in now.chairs)))
    think.go_on.set()
    await playing
    assert (await antike.tables.get(table.id)).number == table.number


async def test_a_turn_is_one_transaction_and_all_computers_go_on_at_once(antike: House, path: Path):
    table = await against(antike, "antike", 6, "random")
    before, changes = table.number, len(antike.changes)
    await computers_play(automat_of(antike), table.id)
    after = await antike.tables.get(table.id)
    assert after.owed_by(ANA)
    turns = after.begun.turn - table.begun.turn
    assert turns == 5
    assert after.number - before > turns
    assert len(antike.changes) - changes <= 2 * turns  # a turn, and what others answer in it
    by = ask(path, f"select distinct by from entry where number > {before}")
    assert ("computer",) in by


async def test_what_was_not_thought_to_its_end_is_thought_anew_by_the_next_process(antike: House):
    table = await against(antike, "antike", 2, "sensible")
    think = Slowly()
    killed = asyncio.create_task(computers_play(Automat(antike.tables, think, 0.0), table.id))
    await think.asked.wait()
    killed.cancel()
    with pytest.raises(asyncio.CancelledError):
        await killed
    assert (await antike.fresh(table.id)).number == table.number
    automat = automat_of(antike)
    await automat.look_at_all()
    await automat.work()
    assert (await antike.fresh(table.id)).owed_by(ANA)


async def test_where_thinking_fails_the_sensible_player_plays(antike: House, path: Path):
    table = await against(antike, "antike", 2, "random")
    expected = deeds(table.begun, ("sensible", "sensible"), NO_TIME).actions

    async def fail(*_: object) -> object:
        raise InternalTrouble

    with capture_logs() as said:
        await computers_play(Automat(antike.tables, fail, 0.0), table.id)
    assert {each["event"] for each in said} == {"computer players play sensibly, as they could not think"}
    assert (said[0]["game"], said[0]["number"]) == (table.id, table.number)
    entries = (await antike.tables.get(table.id)).begun.log[table.number :]
    assert [each.deed for each in entries][: len(expected)] == [action for _, action in expected]


async def test_a_player_lives_as_long_as_a_turn():
    made: list[int] = []

    def make(seed: int) -> Randomly:
        made.append(seed)
        return Randomly(seed)

    title = GAMES["antike"]
    match = Match.start(replace(title, computers={"random": make}), title.rules.options(), 2, b"seed" * 8)[0]
    found = deeds(match, ("random", "random"), NO_TIME)
    assert len(found.actions) > 1
    assert made == [0]


async def test_a_player_that_does_what_is_not_legal_gives_way_to_the_sensible_one():
    class Cheating:
        def choose(self, rules, view, seat, legal):
            return view

    title = GAMES["antike"]
    players = {"cheat": lambda seed: Cheating(), "sensible": title.computers["sensible"]}
    match = Match.start(replace(title, computers=players), title.rules.options(), 2, b"seed" * 8)[0]
    found = deeds(match, ("cheat", "cheat"), NO_TIME)
    assert found.actions == deeds(match, ("sensible", "sensible"), NO_TIME).actions
    assert len(found.faults) == len(found.actions)


def begun(title: Title) -> Match:
    return Match.start(title, title.rules.options(), min(title.rules.seats), b"seed" * 8)[0]


async def test_every_game_is_thought_about_in_the_study_which_loads_no_pictures(
    clock: MovedClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(study_module, "NICE", 0)
    study = Study(clock)
    try:
        for title in (each for each in OURS if each.slug != "ur"):  # which is only here
            match = change(begun(title), title=title.undrawn)
            for name in (*title.computers, *title.thinkers):
                seated = (name,) * match.seats
                there = await study.think(deeds, match, seated, Budget(2))
                assert there == deeds(begun(title), seated, Budget(2))
                assert there.actions
                assert not there.faults
        loaded = await study.think(eval, "sorted(__import__('sys').modules)")
        assert {"discord", "PIL", "sqlalchemy", "render"}.isdisjoint(loaded)
    finally:
        await study.close()


@pytest.mark.parametrize("given", ["86400", "-1", "nan", "inf", "long"])
def test_a_time_to_think_of_a_day_is_refused(given: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("KERYX_THINK", given)
    with pytest.raises(ValidationError):
        Settings(_env_file=None)


@pytest.mark.parametrize("given", ["0", "0.5", "30"])
def test_a_time_to_think_may_be_none_or_half_a_minute(given: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("KERYX_THINK", given)
    assert Settings(_env_file=None).think == float(given)


def test_with_no_time_the_sensible_turn_is_played_at_once():
    title = GAMES["deus"]
    match = begun(title)
    for _ in range(40):
        seat = Seat(match.rules.decisions(match.state)[0].seat)
        match = match.play(seat, match.legal(seat)[0]).match
    names = ("archimedes",) * match.seats
    assert deeds(match, names, NO_TIME) == deeds(match, ("sensible",) * match.seats, NO_TIME)
