"""`keryx replay-all`: which stored games would not go on as they went, and from which entry on."""

import asyncio
import json
from pathlib import Path

import pytest
from changed import BOTH, ONE, TWO
from house import ANA, BRUNO, House, everything
from made_store import SERVERS, url_of

from bot.cli.running import replay_all
from engine.core.title import Title


@pytest.fixture
def club(path: Path, quiet: None) -> Path:
    """Four games of the first rules: one that goes otherwise today, one that does not, one that is over, and
    one that gathers players."""

    async def made() -> None:
        async with House(path, {"nim": ONE}) as house:
            game = await house.game(asked="yes")
            await house.plays(game, ANA, "take middle count:2")
            await house.plays(game, BRUNO, "object")
            await house.plays(game, BRUNO, "take left")
            await house.plays(await house.game(channel=8), ANA, "take left")
            over = await house.game(channel=9)
            await house.plays(over, ANA, "take middle count:3")
            await house.tables.concede(over, ANA)
            await house.open(channel=10)

    asyncio.run(made())
    return path


def whole(path: Path) -> object:
    """All that is in a database; of a file its bytes."""
    return everything(path) if SERVERS else path.read_bytes()


def named(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """How a database is named: a file by its path, one of a server in the settings."""
    if not SERVERS:
        return [path]
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    return []


def found(keryx, monkeypatch: pytest.MonkeyPatch, path: Path, nim: Title | None) -> tuple[int, dict]:
    monkeypatch.setattr(replay_all, "TITLES", {} if nim is None else {"nim": nim})
    result = keryx("replay-all", *named(path, monkeypatch), "--json")
    return result.exit_code, json.loads(result.stdout)


def in_short(told: dict) -> list[tuple]:
    return [(each["game"], each["found"], each["entry"], each["deed"]) for each in told["games"]]


def test_each_game_is_compared_entry_by_entry_and_nothing_is_changed(keryx, monkeypatch, club: Path):
    before = whole(club)
    code, told = found(keryx, monkeypatch, club, ONE)
    assert (code, told["others"]) == (0, 0)
    assert in_short(told) == [(1, "same", None, ""), (2, "same", None, ""), (3, "same", None, "")]
    code, told = found(keryx, monkeypatch, club, TWO)
    assert (code, told["others"]) == (1, 3)
    assert in_short(told) == [
        (1, "left", 2, "object"),
        (2, "left", None, ""),
        (3, "left", 1, "take middle count:3"),
    ]
    assert [each["goes_on"] for each in told["games"]] == [True] * 3
    assert found(keryx, monkeypatch, club, BOTH)[0] == 0
    slip = type("Slip", (type(TWO.rules),), {"version": 1})()
    code, told = found(keryx, monkeypatch, club, Title(rules=slip, guide=TWO.guide))
    assert in_short(told)[:2] == [(1, "differs", 2, "object"), (2, "same", None, "")]
    code, told = found(keryx, monkeypatch, club, None)
    assert [each["found"] for each in told["games"]] == ["unknown"] * 3
    assert whole(club) == before
    assert [each.name for each in club.parent.iterdir() if ".before-" in each.name] == []


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "differs at entry 2 of 3: object"), ("fr", "à l’entrée 2 sur 3")]
)
def test_it_is_told_in_words(keryx, monkeypatch, club: Path, language: str, sentence: str):
    monkeypatch.setattr(replay_all, "TITLES", {"nim": TWO})
    result = keryx("replay-all", *named(club, monkeypatch), language=language)
    assert result.exit_code == 1
    assert sentence in " ".join(result.stdout.split())


def test_what_is_no_database_is_named(keryx, tmp_path: Path):
    assert keryx("replay-all", tmp_path / "none.sqlite3").exit_code == 1
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"x" * 5000)
    result = keryx("replay-all", other)
    assert result.exit_code == 2
    assert "other.sqlite3" in result.stderr
