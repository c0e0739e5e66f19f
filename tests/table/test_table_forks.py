"""Forks of games: what they begin with, what they tell, what they never do, and why there is none."""

import random
from datetime import timedelta

import pytest
from house import (
    ANA,
    BRUNO,
    CHLOE,
    EVE,
    NAMES,
    NOON,
    House,
    ask,
    automat_of,
    computers_play,
    log_of,
    with_computers,
)

from bot.club.idle_forks import IdleForks
from bot.errors.asking import NoSuchTurn
from bot.errors.forks import (
    ForkGone,
    ForkHides,
    ForkOfFork,
    ForkOpening,
    ForksOff,
    ForkWatcher,
    TooManyForks,
)
from bot.errors.seats import NoSuchSeat, NotHosting
from bot.errors.tables import NoRematch, NotRunning
from bot.store.club.results import games_running
from bot.store.games.games import Somebody
from bot.tables.seats.forking import IDLE, MOST, Forking
from bot.tables.state.table import CALLED_OFF, ENDED, RUNNING, Table
from bot.tables.votes.affected import turn_start
from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.play.log import Fork
from engine.core.play.record import read, record_text, verify
from engine.players.randomly import Randomly

THREAD = 70


async def over(
    house: House, title: str = "nim", people: tuple[int, ...] = (ANA, BRUNO), **options: str
) -> int:
    game = await house.game(title, people, **options)
    table = await house.wanders(game, 400, random.Random(3))
    assert table.status == ENDED
    return game


async def forked(
    house: House, game: int, turn: int, person: int = ANA, seat: int | None = None, channel: int = THREAD
) -> Table:
    forking = Forking(house.tables)
    parting = await forking.parting(game, person, turn)
    taken = parting.seat_for(person, None if seat is None else Seat(seat))
    return await forking.open(parting, Somebody(person, NAMES[person]), taken, "random", channel, "en")


async def refused(house: House, game: int, turn: int, person: int = ANA) -> type[Exception]:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which it is, is what is asked
        await Forking(house.tables).parting(game, person, turn)
    return caught.type


async def test_a_fork_begins_with_the_log_up_to_its_turn_and_plays_on_to_its_end(house: House):
    with_computers(house, "nim", random=Randomly)
    game = await over(house, people=(ANA, BRUNO, CHLOE), matches="many")
    source = (await house.tables.get(game)).begun
    before = log_of(house.path, game)
    turn = source.turns[-1] - 1
    keep = turn_start(source, turn)
    house.tables.secret = lambda: b"a secret seed that is its own..."
    fork = await forked(house, game, turn, BRUNO)
    assert log_of(house.path, fork.id) == [*before[:keep], "fork"]
    assert fork.begun.state == source.at(keep).state
    assert [(chair.person, chair.computer) for chair in fork.chairs] == [
        (None, "random"), (BRUNO, None), (None, "random")
    ]  # fmt: skip
    assert (fork.status, fork.source, fork.source_turn, fork.host) == (RUNNING, game, turn, BRUNO)
    assert fork.begun.seed != source.seed
    automat = automat_of(house)
    luck = random.Random(5)
    while fork.status == RUNNING:
        await computers_play(automat, fork.id)
        fork = await house.tables.get(fork.id)
        if fork.owed:
            action = luck.choice(fork.begun.legal(Seat(1)))
            fork = (await house.tables.play(fork.id, BRUNO, [action])).after
    assert fork.status == ENDED
    # Replaying tells what playing did, alone and from a file.
    assert (await house.seen_whole(fork.id)).match == fork.begun.whole()
    back = read(record_text(fork.begun), house.titles)
    assert back.state == fork.begun.state
    verify(back)
    assert log_of(house.path, game) == before
    assert ask(house.path, f"select count(*) from result where game = {fork.id}") == [(0,)]
    assert ask(house.path, "select count(*) from result") == [(3,)]
    with pytest.raises(NoRematch):
        await house.lobby.open_again(fork.id, BRUNO, "Bruno")


async def test_nobody_is_named_in_a_log_that_was_taken_along(house: House):
    fork = await forked(house, await over(house), 3)
    assert ask(
        house.path, f"select distinct person from entry where game = {fork.id} and deed != 'fork'"
    ) == [(None,)]


async def test_nobody_is_called_and_no_clock_runs_in_a_fork(house: House):
    fork = await forked(house, await over(house), 3)
    assert ask(house.path, f"select most, clock, answers from pace where game = {fork.id}") == [
        (0, None, None)
    ]


async def test_a_fork_does_not_go_back_behind_its_beginning(house: House):
    game = await over(house, matches="many")
    fork = await forked(house, game, 3)
    with pytest.raises(UndoBarrier) as caught:
        await house.tables.undo(fork.id, ANA)
    assert caught.value.key == "fork"
    with pytest.raises(UndoBarrier):
        turn_start(fork.begun, 2)
    after = (await house.tables.play(fork.id, ANA, [fork.begun.legal(Seat(0))[0]])).after
    assert turn_start(after.begun, 3) == fork.number
    assert (await house.tables.undo(fork.id, ANA)).after.begun.state == fork.begun.state


async def test_whoever_has_no_seat_takes_the_first_that_was_still_played(house: House):
    game = await house.game(people=(ANA, BRUNO, CHLOE), matches="many")
    await house.plays(game, ANA, "take left")
    await house.tables.concede(game, ANA)
    await house.wanders(game, 400, random.Random(3))
    last = (await house.tables.get(game)).begun.turns[-1]
    forking = Forking(house.tables)
    early, late = [await forking.parting(game, EVE, turn) for turn in (1, last)]
    assert (early.seat_for(EVE), late.seat_for(EVE)) == (0, 1)
    assert (early.seat_for(CHLOE), late.seat_for(ANA), early.seat_for(CHLOE, Seat(1))) == (2, 1, 1)
    with pytest.raises(ForkGone):
        late.seat_for(EVE, Seat(0))
    for wrong in (-1, 3):
        with pytest.raises(NoSuchSeat):
            early.seat_for(EVE, Seat(wrong))


async def test_turns_that_were_not_played(house: House):
    game = await over(house)
    last = (await house.tables.get(game)).begun.turns[-1]
    for turn in (0, -1, last + 1, 10**9):
        assert await refused(house, game, turn) is NoSuchTurn
    await forked(house, game, last)
    lobby = await house.open(channel=9)
    assert await refused(house, lobby.id, 1) is NotRunning


async def test_a_running_game_is_forked_where_its_table_allows_it_and_nothing_is_hidden(house: House):
    game = await house.game(people=(ANA, BRUNO))
    await house.plays(game, ANA, "take left")
    forking = Forking(house.tables)
    assert await refused(house, game, 1) is ForksOff
    with pytest.raises(NotHosting):
        await forking.allow(game, BRUNO, allowed=True)
    assert (await forking.allow(game, ANA, allowed=True)).forks
    assert (await house.fresh(game)).forks
    assert await refused(house, game, 1, EVE) is ForkWatcher
    fork = await forked(house, game, 1, BRUNO)
    assert (
        fork.begun.seed == (await house.tables.get(game)).begun.seed
    )  # the house's secret is always the same
    assert isinstance(fork.begun.log[-1].deed, Fork)
    await forking.allow(game, ANA, allowed=False)
    assert await refused(house, game, 1) is ForksOff


async def test_a_running_game_with_secrets_is_not_forked_before_it_is_over(house: House):
    game = await house.game("liars-dice")
    forking = Forking(house.tables)
    with pytest.raises(ForkHides):
        await forking.allow(game, ANA, allowed=True)
    assert await refused(house, game, 1) is ForkHides
    await house.wanders(game, 400, random.Random(3))
    assert (await forked(house, game, 1)).is_fork


async def test_a_fork_of_a_fork(house: House):
    fork = await forked(house, await over(house), 3)
    assert await refused(house, fork.id, 3) is ForkOfFork


async def test_only_so_many_forks_at_once_and_they_are_no_tables_that_one_hosts(house: House):
    game = await over(house)
    house.lobby.most = 1
    for number in range(MOST):
        await forked(house, game, 1 + number, channel=THREAD + number)
    assert await refused(house, game, 1) is TooManyForks
    await forked(house, game, 1, BRUNO, channel=60)
    assert await house.store.read(games_running, ANA, None, None) == 0
    await house.open(channel=61)
    forking = Forking(house.tables)
    with forking.one(ANA), pytest.raises(ForkOpening), forking.one(ANA):
        pass
    with forking.one(ANA):
        pass


async def test_a_fork_nobody_plays_on_with_ends_by_itself(house: House):
    game = await over(house)
    idle, played = await forked(house, game, 1), await forked(house, game, 2, BRUNO, channel=71)
    ends = IdleForks(house.tables)
    assert await ends.end() == NOON + IDLE
    house.later(days=5)
    assert (await house.plays(played.id, BRUNO, "take right")).after.number > played.number
    assert await ends.end() == NOON + IDLE
    house.later(days=2)
    assert await ends.end() == NOON + timedelta(days=5) + IDLE
    assert (await house.tables.get(idle.id)).status == CALLED_OFF
    assert (await house.tables.get(played.id)).status == RUNNING
    assert (await house.tables.get(game)).status == ENDED
