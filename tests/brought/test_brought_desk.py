"""What people bring is read apart: it costs its sender a sentence at most, and nobody else anything."""

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import pytest
from own_tables import OWN
from structlog.testing import capture_logs
from titled import GAMES, titled

from bot.brought import desk as desk_module
from bot.brought.desk import Desk
from bot.brought.game import read_game
from bot.brought.table import BroughtTable, read_table
from bot.errors.files import FileAtHand, FileGone, FilesWaiting, FileTooHeavy, FileTooLarge, FileTooSlow
from bot.errors.trouble import InternalTrouble
from bot.herald.explaining import sentence
from bot.speech.texts import LANGUAGES
from engine.core.contract import Seat
from engine.core.errors import BadRecord
from engine.core.own import kept_form
from engine.core.play.match import Match
from engine.core.play.record import record_text

ANA, BRUNO = 1, 2


@dataclass
class Attached:
    """A file somebody attached, of which Discord may say another size than it has."""

    content: bytes
    size: int

    async def read(self) -> bytes:
        return self.content


async def read(desk: Desk, person: int, reading: Callable[..., object], content: bytes) -> object:
    """What the desk makes of one file of a person."""
    return await desk.bring(person, [Attached(content, len(content))], reading, 10**6)


def game_text(title: str) -> str:
    """The file of a game of which a few entries are played."""
    rules = GAMES[title]
    match = Match.start(titled(rules), rules.options(), max(rules.seats), b"seed" * 8)[0]
    for _ in range(6):
        seat = rules.decisions(match.state)[0].seat
        match = match.play(Seat(seat), match.legal(seat)[0]).match
    return record_text(match, ["Ana", "**B**"])


async def test_a_game_file_comes_back_as_it_stands():
    text = game_text("deus")
    found = await read(Desk(), ANA, read_game, text.encode())
    assert (found.entries, found.names[0], found.match.rules.slug) == (6, "Ana", "deus")
    assert found.names[1] != "**B**"


@pytest.mark.parametrize("title", GAMES)
def test_a_game_of_every_title_passes_from_one_process_to_another(title: str):
    here = read_game(game_text(title).encode())
    found = pickle.loads(pickle.dumps(here))
    assert (found.match.state, found.match.standing) == (here.match.state, here.match.standing)
    assert found.match.title is here.match.title


async def test_a_table_comes_back_as_a_game_keeps_it():
    option, text = OWN["antike"]
    found = await read(Desk(), ANA, partial(read_table, "antike", option), text.encode())
    assert found == BroughtTable(kept_form(text), ())


async def test_what_is_wrong_with_a_file_is_told():
    plain = json.loads(game_text("antike"))
    plain["log"][3]["deed"] = "fly"
    with pytest.raises(BadRecord) as caught:
        await read(Desk(), ANA, read_game, json.dumps(plain).encode())
    assert (caught.value.key, caught.value.facts) == ("bad-deed", {"entry": 4, "deed": "fly"})


async def test_a_file_that_takes_all_memory_is_stopped():
    with pytest.raises(FileTooHeavy):
        await read(Desk(), ANA, eval, b"bytearray(10**12)")
    with pytest.raises(FileTooHeavy):
        await read(Desk(), ANA, eval, b"len([bytes(10**6) for _ in iter(int, 1)])")


async def test_a_file_that_takes_all_time_is_stopped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(desk_module, "SECONDS", 1)
    with pytest.raises(FileTooSlow):
        await read(Desk(), ANA, eval, b"sum(0 for _ in iter(int, 1))")


async def test_a_file_that_waits_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch):
    """Waiting uses no processor."""
    monkeypatch.setattr(desk_module, "LONGEST", 0.5)
    with pytest.raises(FileTooSlow):
        await read(Desk(), ANA, eval, b"__import__('threading').Event().wait()")


async def test_an_answer_that_is_too_large_is_not_taken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(desk_module, "LARGEST_ANSWER", 1000)
    with pytest.raises(FileTooHeavy):
        await read(Desk(), ANA, eval, b"bytes(2000)")


async def test_one_file_at_a_time_for_each_person(monkeypatch: pytest.MonkeyPatch):
    desk = Desk()
    first = asyncio.create_task(read(desk, ANA, eval, b"__import__('threading').Event().wait()"))
    await asyncio.sleep(0)
    with pytest.raises(FileAtHand):
        await read(desk, ANA, eval, b"1")
    assert await read(desk, BRUNO, eval, b"2") == 2
    monkeypatch.setattr(desk_module, "MOST", 1)
    with pytest.raises(FilesWaiting):
        await read(desk, BRUNO, eval, b"2")
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await read(desk, ANA, eval, b"1") == 1


async def test_no_more_are_read_at_once_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch):
    together: list[int] = []
    begun: list[None] = []

    @asynccontextmanager
    async def apart(module: str, *bounds: int, longest: float) -> AsyncIterator[None]:
        begun.append(None)
        together.append(len(begun))
        yield
        begun.pop()

    monkeypatch.setattr(desk_module, "apart", apart)
    monkeypatch.setattr(desk_module, "_ask", lambda process, what: asyncio.sleep(0))
    desk = Desk()
    await asyncio.gather(*(read(desk, person, eval, b"%d" % person) for person in range(desk_module.MOST)))
    assert (len(together), max(together)) == (desk_module.MOST, desk_module.TOGETHER)


async def test_a_fault_of_ours_is_logged_and_told_as_one():
    with capture_logs() as logged, pytest.raises(InternalTrouble):
        await read(Desk(), ANA, eval, b"1 / 0")
    assert "ZeroDivisionError" in logged[0]["why"]


@pytest.mark.parametrize("said", [5, 6000])
async def test_a_file_that_is_too_large_is_not_read(said: int):
    with pytest.raises(FileTooLarge) as caught:
        await Desk().bring(ANA, [Attached(b" " * 6000, said)], eval, 5000)
    assert caught.value.facts == {"limit": 5}


async def test_a_file_is_taken_from_discord_and_read():
    assert await Desk().bring(ANA, [Attached(b"1 + 1", 5)], eval, 5000) == 2


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize(
    "trouble",
    [FileTooLarge({"limit": 4000}), FileTooSlow(), FileTooHeavy(), FileAtHand(), FilesWaiting(), FileGone()],
)
def test_what_was_not_read_is_told_in_a_sentence(tongue: str, trouble):
    told = sentence(tongue, None, trouble)
    assert 30 < len(told) < 160
    assert "table-" not in told
