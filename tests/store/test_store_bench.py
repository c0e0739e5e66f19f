"""The measure of the table's speed measures what it says; how fast it is, is not asked here."""

import json
import random

import pytest
from rows import ask

from bot.cli.speed import store_speed
from bot.cli.speed.store_speed import Clicker, click_seconds, long_game, measure
from bot.store.database import open_store
from bot.store.yardsticks import BareCommit

pytestmark = pytest.mark.sqlite


def test_it_gives_plain_numbers_and_what_they_are_compared_to(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store_speed, "LIVE", 3)
    monkeypatch.setattr(store_speed, "LONG", 60)
    found = measure(30)
    assert json.loads(json.dumps(found)) == found
    for part in (found["one_game"], found["live_games"]):
        assert part["clicks"] == 30
        for name in ("click", "announced_click"):
            assert 0 < part[f"{name}_median_ms"] <= part[f"{name}_p99_ms"]
            ratio = part[f"{name}_median_ms"] / part["bare_commit_median_ms"]
            assert part[f"{name}_median_to_commit"] == pytest.approx(ratio, rel=0.05)
    assert found["live_games"]["games"] == 3
    assert found["loading"]["actions"] == 60
    assert set(found["bounds"]) == {"median_to_commit", "p99_to_commit", "with_snapshot_ms", "from_log_ms"}
    assert isinstance(found["within_bounds"], bool)


async def test_what_is_timed_is_in_the_file_when_the_clock_stops(path):
    store = await open_store(f"sqlite+aiosqlite:///{path}")
    tables = store_speed.tables_of(store)
    beside = path.with_name("bare.sqlite3")
    other = await open_store(f"sqlite+aiosqlite:///{beside}")
    await Clicker.sit(store_speed.tables_of(other), 1, random.Random(1))
    await other.close()
    bare = BareCommit(beside)
    clicks = await click_seconds(tables, bare, 2, 40, 100)
    assert (len(clicks.every), len(clicks.bare)) == (40, 40)
    assert 0 < len(clicks.announced) < 40
    assert ask(beside, "select count(*) from entry") == [(60,)]
    ((entries,),) = ask(path, "select count(*) from entry")
    assert entries >= 60
    ((posts,),) = ask(path, "select count(*) from outbox where kind = 'turn'")
    assert posts >= len(clicks.announced)
    game = await long_game(tables, 900)
    assert (await tables.get(game)).number >= store_speed.LONG
    bare.engine.dispose()
    await store.close()
