"""Films are made of what nobody else wants of the processor; one that gets nothing is begun again."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.pictures import film as film_module
from bot.pictures.film import NICE, Filmed, FilmFailed, film

LAST = """
import os
from bot.waiting.processes.bounds import step_back
step_back()
print(os.sched_getscheduler(0) == os.SCHED_IDLE)
"""

FORBIDDEN = """
import os
from bot.waiting.processes.bounds import step_back

def refused(*given):
    raise PermissionError

os.sched_setscheduler = refused
step_back()
print(os.sched_getscheduler(0) == os.SCHED_IDLE, os.nice(0))
"""


class Orders:
    """Takes what is ordered."""

    def write(self, order: bytes) -> None:
        assert order == b"a game"

    async def drain(self) -> None:
        pass

    def write_eof(self) -> None:
        pass


class Made:
    """A process that says so much, and then ends or goes on."""

    def __init__(self, said: bytes, ends: bool = True) -> None:
        self.orders, self.answers = Orders(), asyncio.StreamReader()
        self.answers.feed_data(said)
        if ends:
            self.answers.feed_eof()

    async def ended(self) -> tuple[int, str]:
        return 1, "why"


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list:
    """What each process was told; the processes to come stand in `begun.coming`."""

    class Begun(list):
        coming: list[Made]

    found = Begun()

    @asynccontextmanager
    async def started(module: str, *words: object, longest: float) -> AsyncIterator[Made]:
        found.append(words)
        yield found.coming.pop(0)

    monkeypatch.setattr(film_module, "apart", started)
    monkeypatch.setattr(film_module, "STARVED", 0.01)
    return found


async def test_one_that_gets_nothing_is_begun_again_less_far_behind(begun):
    begun.coming = [Made(b"1 2\n", ends=False), Made(b"1 2\n2 2\nfilm 3\nGIF")]
    far: list[tuple[int, int]] = []
    assert await film(b"a game", lambda *given: far.append(given)) == Filmed("film", b"GIF")
    assert begun == [(), (NICE,)]
    assert far == [(1, 2), (1, 2), (2, 2)]


async def test_one_that_is_made_is_made_once(begun):
    begun.coming = [Made(b"still 3\nPNG")]
    assert await film(b"a game", lambda *_: None) == Filmed("still", b"PNG")
    assert begun == [()]


async def test_one_that_fails_is_not_begun_again(begun):
    begun.coming = [Made(b"1 2\n")]
    with pytest.raises(FilmFailed):
        await film(b"a game", lambda *_: None)
    assert begun == [()]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such place")
@pytest.mark.parametrize(("code", "told"), [(LAST, "True\n"), (FORBIDDEN, "False 19\n")])
def test_behind_everybody_or_as_far_as_is_allowed(code: str, told: str):
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == told
