"""`keryx bench --part crew`: what one process and two carry, or a sentence where that cannot be measured."""

from pathlib import Path

import pytest
from postgres_server import Server

from bot.cli import bench
from bot.cli.speed.crowd import crew, people, share, square
from bot.cli.speed.crowd.crew import climb
from bot.cli.speed.crowd.square import Square
from bot.playground.world.world import Message


@pytest.mark.parametrize("most", [0.7, 3.0, 4.0, 61.8])
async def test_the_highest_rate_is_found_though_one_attempt_stumbles(most: float) -> None:
    tried = list[float]()

    async def attempt(rate: float) -> bool:
        tried.append(rate)
        return len(tried) != 2 and rate <= most

    found = await climb(attempt, 4.0)
    assert most / crew.FINE <= found <= most
    assert len(tried) < 25


async def test_a_rate_that_nobody_carries_is_none() -> None:
    async def attempt(rate: float) -> bool:
        return rate < 0

    assert await climb(attempt, 4.0) == 0


@pytest.mark.parametrize(
    "given", [(), ("--database", "sqlite+aiosqlite:///club.sqlite3"), ("--database", "?")]
)
def test_a_crew_needs_a_server(keryx, given: tuple[str, ...]) -> None:
    found = keryx("bench", "--part", "crew", *given)
    assert found.exit_code == 1
    assert "--database postgresql+asyncpg://" in found.stderr


def test_a_share_needs_a_system_that_gives_some(
    keryx, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(share, "GROUPS", tmp_path)
    address = "postgresql+asyncpg://nobody@127.0.0.1/postgres"
    found = keryx("bench", "--part", "crew", "--database", address, "--share", "0.5")
    assert found.exit_code == 1
    assert "--share" in found.stderr


def test_a_crew_is_measured_only_on_wish(keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PARTS", {})
    assert keryx("bench", "--json").stdout == "{}\n"


def test_one_process_and_two_are_measured_and_leave_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where, name, value in (
        (square, "REST", 0.0), (people, "THINKS", 0.0),
        (crew, "GAMES", 4), (crew, "MOVES", 12), (crew, "FIRST", 40.0), (crew, "SECONDS", 0.1),
    ):  # fmt: skip
        monkeypatch.setattr(where, name, value)
    found = crew.measure(server.address.render_as_string(hide_password=False), None)
    one, two = found["one"], found["two"]
    assert isinstance(one, dict)
    assert isinstance(two, dict)
    assert [len(each["start_seconds"]) for each in (one, two)] == [1, 2]
    for each in (one, two):
        assert next(tried["moves"] for tried in each["tried"].values()) == 4
    assert server.ask("postgres", "select datname from pg_database where datname like 'keryx_bench_%'") == []


async def test_a_message_that_nobody_knows_was_posted_twice(path: Path) -> None:
    meeting = Square(path.parent, f"sqlite+aiosqlite:///{path}", 2, 2)
    assert sorted(guild >> 22 & 1 for guild in meeting.guilds.values()) == [0, 1]
    await meeting.begin(meeting.channels)
    await meeting.check({})
    with pytest.raises(AssertionError, match="not as it was played"):
        await meeting.check({1: 1})
    body = {"id": "7", "channel_id": str(meeting.channels[1])}
    meeting.playground.world.put(Message(body))
    with pytest.raises(AssertionError, match=r"posted twice: \{7\}"):
        await meeting.check({})
