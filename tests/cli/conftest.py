import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import Result
from doctors import ROOM
from titled import GAMES, titled
from typer.testing import CliRunner

from bot.cli import app
from bot.cli.running.doctor import times
from data import ROOT
from engine.core.play.match import Match
from engine.core.play.record import record_text

Run = Callable[..., Result]


@pytest.fixture
def keryx(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`keryx("check", path)`: run a command in English, or in another language."""

    def run(*words: object, language: str = "en") -> Result:
        monkeypatch.setenv("KERYX_LANGUAGE", language)
        return CliRunner().invoke(app, [str(word) for word in words])

    return run


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A sound file of a short game."""
    rules = GAMES["antike"]
    match, _ = Match.start(titled(rules), rules.options(), 4, bytes(32))
    for _ in range(12):
        seat = rules.decisions(match.state)[0].seat
        match = match.play(seat, match.legal(seat)[0]).match
    path = tmp_path / "game.json"
    path.write_text(record_text(match), encoding="utf-8")
    return path


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A copy of the East board with its starts, to be spoilt."""
    for name in ("east.csv", "east_starts.csv"):
        text = (ROOT / "antike" / name).read_text(encoding="utf-8")
        (tmp_path / name.replace("east", "mine")).write_text(text, encoding="utf-8")
    return tmp_path / "mine.csv"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own on a disk with room, and clocks that agree, however long an answer takes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=ROOM))
    monkeypatch.setattr(times, "APART", 1e9)
    for name in list(os.environ):
        if name.startswith("KERYX_") and "TEST" not in name:
            monkeypatch.delenv(name)
