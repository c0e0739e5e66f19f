"""`keryx play` with a state it cannot use, and with a bot that does not start: a sentence, and an end."""

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot.cli.kept_bot import CANNOT, TRIES, Supervisor
from bot.cli.running import serving
from bot.errors.trouble import StoreBusy, StoreDamaged, StoreTrouble
from bot.playground.server import Playground
from bot.playground.world.world import World


def a_file_for_the_folder(state: Path) -> None:
    state.write_text("mine")


def a_file_within(state: Path) -> None:
    state.mkdir()
    (state / "discord").write_text("mine")


def no_database(state: Path) -> None:
    (state / "discord").mkdir(parents=True)
    (state / "discord" / "discord.sqlite3").write_bytes(b"this is no database" * 400)


def a_folder_for_the_file(state: Path) -> None:
    (state / "discord" / "discord.sqlite3").mkdir(parents=True)


def spoil(state: Path, kind: str, body: str) -> None:
    World(state / "discord").store.close()
    with closing(sqlite3.connect(state / "discord" / "discord.sqlite3")) as base:
        base.execute("update object set body = ? where kind = ?", (body, kind))
        base.commit()


SPOILT = [
    (kind, body)
    for kind in ("facts", "user", "channel", "role")
    for body in ("{", "[]", "7", '"x"', "{}", '{"id": 1, "more": 2}', "[" * 5000, "null")
]


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (a_file_for_the_folder, "is a file"),
        (a_file_within, "discord is a file"),
        (no_database, "discord.sqlite3 is damaged"),
        (a_folder_for_the_file, "cannot be opened"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_state_that_cannot_be_used_is_told(keryx, tmp_path: Path, spoilt, told: str, language: str):
    spoilt(tmp_path / "state")
    found = keryx("play", "--no-browser", "--port", 0, "--state", tmp_path / "state", language=language)
    assert found.exit_code == 2
    assert str(tmp_path) in found.stderr
    assert language == "fr" or told in found.stderr
    assert "Traceback" not in found.output
    assert "--state" in found.stderr


@pytest.mark.parametrize(("kind", "body"), SPOILT)
def test_objects_that_are_none_are_told(keryx, tmp_path: Path, kind: str, body: str):
    spoil(tmp_path, kind, body)
    found = keryx("play", "--no-browser", "--port", 0, "--state", tmp_path)
    assert found.exit_code == 2
    assert "discord.sqlite3 is damaged" in found.stderr


def test_a_port_in_use_is_still_told_as_that(keryx, tmp_path: Path):
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        found = keryx("play", "--no-browser", "--port", port, "--state", tmp_path)
    assert found.exit_code == 1
    assert str(port) in found.stderr


def bot_that(program: str, told: list[tuple[str, float | None]]) -> Supervisor:
    def stumbles(reason: str, pause: float | None) -> None:
        told.append((reason, pause))

    return Supervisor(dict(os.environ), stumbles, (sys.executable, "-c", program), 0.001)


async def test_a_bot_that_ends_at_once_is_tried_less_and_less_and_then_no_more():
    told: list[tuple[str, float | None]] = []
    await bot_that("import sys; print('first', file=sys.stderr); sys.exit('no such thing')", told).run()
    assert {reason for reason, _ in told} == {"no such thing"}
    pauses = [pause for _, pause in told]
    assert pauses == [0.001 * 2**number for number in range(TRIES - 1)] + [None]


@pytest.mark.parametrize(
    ("trouble", "again", "told"),
    [
        (StoreBusy, True, "Another process"),
        (StoreDamaged({"path": "a.db"}), False, "cannot be read"),
    ],
)
def test_a_database_that_another_process_writes_to_is_tried_again(
    keryx, monkeypatch: pytest.MonkeyPatch, trouble: StoreTrouble, again: bool, told: str
):
    async def serve(*_given: object) -> None:
        raise trouble

    monkeypatch.setenv("KERYX_TOKEN", "token")
    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(serving, "start_log", lambda *_: None)
    monkeypatch.setattr(serving, "logging", SimpleNamespace(captureWarnings=bool))
    monkeypatch.setattr(serving, "warnings", SimpleNamespace(simplefilter=lambda *_: None))
    found = keryx("bot")
    assert found.exit_code
    assert (found.exit_code != CANNOT) is again
    assert told in found.stderr


async def test_a_bot_that_says_it_cannot_start_is_not_tried_again():
    told: list[tuple[str, float | None]] = []
    program = "import sys; print('The database is damaged.', file=sys.stderr); sys.exit(2)"
    await bot_that(program, told).run()
    assert told == [("The database is damaged.", None)]


async def test_a_bot_without_a_word_has_its_exit_code():
    told: list[tuple[str, float | None]] = []
    await bot_that("import sys; sys.exit(2)", told).run()
    assert told == [("exit code 2", None)]


async def test_a_bot_that_has_lived_is_always_started_again():
    pauses: list[float | None] = []
    enough = asyncio.Event()

    def stumbles(reason: str, pause: float | None) -> None:
        pauses.append(pause)
        if len(pauses) > TRIES:
            enough.set()

    command = (sys.executable, "-c", "raise SystemExit(1)")
    running = asyncio.create_task(Supervisor(dict(os.environ), stumbles, command, 0.001, 0.0).run())
    await enough.wait()
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert set(pauses) == {0.001}


async def test_the_page_says_why_no_bot_is_there(playground: Playground):
    async with aiohttp.ClientSession() as session:

        async def why() -> object:
            async with session.get(f"{playground.url}/people") as answer:
                return json.loads(await answer.text())["why"]

        assert await why() == ""
        playground.gateway.stumble("The disk is full.")
        assert await why() == "The disk is full."
        playground.gateway.stumble("")
        assert await why() == ""
