"""Looking back: each entry is replayed once for everybody who asks, and beside the loop."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from typing import ClassVar

import pytest
from house import ANA, BRUNO, CHLOE, House
from liars_dice import LiarsDice

from bot.errors.asking import NoSuchTurn
from bot.private.looking.recap_view import since_own
from bot.tables.change.tables import SNAPSHOT_EVERY
from bot.tables.state import kept, lookback
from bot.tables.state.lookback import at_turn
from engine.core.contract import Action, Seat
from engine.core.play.log import HOST
from engine.core.play.match import Match, enter, fold
from engine.core.play.record import history

PEOPLE = (ANA, BRUNO, CHLOE)


class Counting(LiarsDice):
    """Notes in which thread each action is played or played again."""

    threads: ClassVar[list[str]] = []

    def apply(self, state, seat, action, chance):
        self.threads.append(threading.current_thread().name)
        return super().apply(state, seat, action, chance)

    def taken(self) -> list[str]:
        """What was noted since one last asked."""
        found = [*self.threads]
        self.threads.clear()
        return found


RULES = Counting()


@pytest.fixture
async def played(path) -> AsyncIterator[tuple[House, int]]:
    """A long game that went back far twice; seen by a process that has just begun."""
    async with House(path, {RULES.slug: RULES}) as house:
        game = await house.game(RULES.slug, PEOPLE)
        for most, keep in ((20, 3), (40, 10)):
            await house.wanders(game, most, random.Random(keep))
            async with house.tables.locked(game) as table:
                back = table.match.rewind(Seat(0), keep, HOST)
                await house.tables.commit(table, [back], None)
        await house.wanders(game, 2 * SNAPSHOT_EVERY + 20, random.Random(5))
    async with House(path, {RULES.slug: RULES}) as house:
        RULES.taken()
        yield house, game


async def test_nobody_waits_for_a_replay(played: tuple[House, int]):
    house, game = played
    table = await house.tables.get(game)
    assert {name.rpartition("_")[0] for name in RULES.taken()} == {"loading"}
    assert table.match is not None
    assert not table.match.at_hand(0)
    for wish in (
        house.tables.since(table, 0),
        house.tables.reaching(table.match, 2),
        house.tables.whole(game),
        house.tables.history(game),
    ):
        await wish
        assert {name.rpartition("_")[0] for name in RULES.taken()} == {"replays"}


async def test_what_was_replayed_is_kept_for_who_asks_next(played: tuple[House, int]):
    house, game = played
    line = (await house.tables.get(game)).match.line
    RULES.taken()
    wholes = await asyncio.gather(*(house.tables.whole(game) for _ in range(60)))
    assert len(RULES.taken()) == len(line)
    assert all(each is wholes[0] for each in wholes)
    told = await asyncio.gather(*(house.tables.history(game) for _ in range(60)))
    assert len(RULES.taken()) == sum(isinstance(entry.deed, Action) for entry in wholes[0].log)
    assert told[0] == told[-1] == history(wholes[0])
    RULES.taken()
    table = await house.wanders(game, wholes[0].number + 2, random.Random(1))
    RULES.taken()
    again = await house.tables.history(game)
    assert len(RULES.taken()) == 2
    assert again == history(table.match)
    assert await house.tables.whole(game) is (await house.tables.get(game)).match


async def test_what_is_kept_has_an_end(played: tuple[House, int], monkeypatch: pytest.MonkeyPatch):
    house, game = played
    monkeypatch.setattr(lookback, "TALES", 1)
    other = await house.game(RULES.slug, PEOPLE, channel=8)
    for each in (game, other, game):
        await house.tables.history(each)
    assert list(house.tables._tales) == [game]


async def test_what_all_tables_take_together_has_an_end(
    played: tuple[House, int], monkeypatch: pytest.MonkeyPatch
):
    house, game = played
    whole = await house.tables.whole(game)
    other = await house.game(RULES.slug, PEOPLE, channel=8)
    assert set(house.tables._kept) == {game, other}
    monkeypatch.setattr(kept, "ROOM", kept.weight(house.tables._kept[game]))
    await house.wanders(other, 3, random.Random(1))
    assert set(house.tables._kept) == {other}
    again = (await house.tables.get(game)).match
    assert len(again.states) < len(whole.states)
    assert again.whole() == whole


async def test_history_after_going_back_tells_what_does_not_stand_any_more(played: tuple[House, int]):
    house, game = played
    before = await house.tables.history(game)
    async with house.tables.locked(game) as table:
        back = (await house.tables.reaching(table.match, 1)).rewind(Seat(0), 1, HOST)
        after = (await house.tables.commit(table, [back], None)).after
    told = await house.tables.history(game)
    assert len(told) == len(before) + 1
    assert sum(each.stands for each in told) == len(after.match.line) == 1
    assert told == history(after.match)


def plainly(whole: Match, turn: int) -> tuple[Match, list]:
    """The end of a turn and its events, from the first entry on."""
    at, events = whole.restart(), []
    for entry in whole.line:
        before = at.turn
        if before > turn:
            break
        step = enter(at, entry)
        events += step.step.events if before == turn else ()
        at = step.match
    return at, events


async def test_the_board_at_a_turn_replays_that_turn_alone(played: tuple[House, int]):
    house, game = played
    whole = await house.tables.whole(game)
    for turn in range(whole.turn + 1):
        RULES.taken()
        match, events = at_turn(whole, turn)
        assert len(RULES.taken()) == whole.turns.count(turn)
        then, happened = plainly(whole, turn)
        assert (match.state, events) == (then.state, happened)
    with pytest.raises(NoSuchTurn):
        at_turn(whole, whole.turn + 1)


async def test_a_recap_replays_what_it_tells(played: tuple[House, int]):
    house, game = played
    whole = await house.tables.whole(game)
    everything = fold(whole.restart(), whole.line)[1]
    for seats in ((), (Seat(0),), (Seat(1), Seat(2))):
        for now in (False, True):
            RULES.taken()
            found = since_own(whole, seats, now)
            assert len(RULES.taken()) == len(found.told)
            assert [(each.entry.number, each.events) for each in found.told] == [
                (entry.number, events)
                for entry, events in everything
                if entry.number in {each.entry.number for each in found.told}
            ]
    assert since_own(whole, (), now=False, turn=0).told[0].entry == whole.line[0]
    assert {each.turn for each in since_own(whole, (), now=False, turn=whole.turn).told} <= {whole.turn}
