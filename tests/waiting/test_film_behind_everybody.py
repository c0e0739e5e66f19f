"""Films are made of what nobody else wants of the processor; one that gets nothing is begun again."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from signal import SIGCONT, SIGKILL, SIGSTOP, Signals

import pytest

from bot.pictures import film as film_module
from bot.pictures.film import NICE, Filmed, FilmFailed, Projector, Studio, order_of
from engine.core.play.match import Match
from render.titles import TITLES

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


KILLED = """
import os, signal, subprocess, sys
process = subprocess.Popen([sys.executable, "-c", sys.argv[1]])
os.waitid(os.P_PID, process.pid, os.WSTOPPED)
os.kill(os.getpid(), signal.SIGKILL)
"""

WAITS = """
import os, signal
from bot.waiting.processes.bounds import end_with_parent
print(end_with_parent(), flush=True)
os.kill(os.getpid(), signal.SIGSTOP)
"""


class Orders:
    """Takes what is ordered."""

    def write(self, order: bytes) -> None:
        assert order == (6).to_bytes(8) + b"a game"

    async def drain(self) -> None:
        pass


class Running:
    """A process as the system has it."""

    returncode: int | None = None

    def __init__(self) -> None:
        self.told: list[Signals] = []

    def send_signal(self, signal: Signals) -> None:
        self.told.append(signal)


class Made:
    """A process that says so much, and then ends or goes on."""

    def __init__(self, said: bytes, ends: bool = True) -> None:
        self.orders, self.answers, self.process = Orders(), asyncio.StreamReader(), Running()
        self.answers.feed_data(said)
        if ends:
            self.answers.feed_eof()

    async def ended(self) -> tuple[int, str]:
        return 1, "why"

    async def end(self) -> None:
        self.process.returncode = -9


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list:
    """What each process was told; the processes to come stand in `begun.coming`."""

    class Begun(list):
        coming: list[Made]

    found = Begun()

    async def started(module: str, *words: object) -> Made:
        found.append(words)
        return found.coming.pop(0)

    monkeypatch.setattr(film_module, "started", started)
    monkeypatch.setattr(film_module, "STARVED", 0.01)
    return found


@pytest.fixture
async def projector() -> AsyncIterator[Projector]:
    found = Projector()
    yield found
    await found.close()


def nothing(done: int, many: int) -> None:
    """Take no note of how far a film is."""


async def test_one_that_gets_nothing_is_begun_again_less_far_behind(begun, projector: Projector):
    first, second = begun.coming = [Made(b"1 2\n", ends=False), Made(b"1 2\n2 2\nfilm 3\nGIF")]
    far: list[tuple[int, int]] = []
    assert await projector.film(b"a game", lambda *given: far.append(given)) == Filmed("film", b"GIF")
    assert begun == [(), (NICE,)]
    assert far == [(1, 2), (1, 2), (2, 2)]
    assert first.process.returncode == -9
    assert second.process.returncode is None


async def test_one_process_makes_the_next_too(begun, projector: Projector):
    begun.coming = [Made(b"still 3\nPNG1 1\nfilm 3\nGIF")]
    assert await projector.film(b"a game", nothing) == Filmed("still", b"PNG")
    assert await projector.film(b"a game", nothing) == Filmed("film", b"GIF")
    assert begun == [()]


async def test_one_that_stepped_back_less_far_makes_no_other(begun, projector: Projector):
    begun.coming = [Made(b"", ends=False), Made(b"film 3\nGIF"), Made(b"film 3\nGIF")]
    for _ in range(2):
        await projector.film(b"a game", nothing)
    assert begun == [(), (NICE,), ()]


async def test_it_ends_when_no_other_is_wanted(begun, projector: Projector, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(film_module, "LINGERS", 0)
    (process, _) = begun.coming = [Made(b"film 3\nGIF"), Made(b"film 3\nGIF")]
    await projector.film(b"a game", nothing)
    while process.process.returncode is None:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    await projector.film(b"a game", nothing)
    assert begun == [(), ()]


async def test_one_that_died_is_followed_by_another(begun, projector: Projector):
    first, _ = begun.coming = [Made(b"film 3\nGIF"), Made(b"film 3\nGIF")]
    await projector.film(b"a game", nothing)
    first.process.returncode = -9
    assert await projector.film(b"a game", nothing) == Filmed("film", b"GIF")


async def test_one_that_fails_is_not_begun_again(begun, projector: Projector):
    begun.coming = [Made(b"1 2\n")]
    with pytest.raises(FilmFailed):
        await projector.film(b"a game", nothing)
    assert begun == [()]


async def test_whoever_is_cancelled_leaves_no_process_in_the_midst_of_a_film(begun, projector: Projector):
    process, _ = begun.coming = [Made(b"1 2\n", ends=False), Made(b"film 3\nGIF")]
    wanted = asyncio.create_task(projector.film(b"a game", nothing))
    while not begun:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    wanted.cancel()
    await asyncio.wait({wanted})
    assert process.process.returncode == -9
    assert await projector.film(b"a game", nothing) == Filmed("film", b"GIF")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it would not end with the bot")
async def test_it_waits_while_boards_are_drawn_once_it_has_said_something(begun, projector: Projector):
    (process,) = begun.coming = [Made(b"", ends=False)]
    far: list[tuple[int, int]] = []
    projector.stand_aside(True)
    wanted = asyncio.create_task(projector.film(b"a game", lambda *given: far.append(given)))
    while not begun:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    projector.stand_aside(False)
    projector.stand_aside(True)
    assert process.process.told == []
    process.answers.feed_data(b"1 2\n")
    while not far:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    assert process.process.told == [SIGSTOP]
    projector.stand_aside(False)
    projector.stand_aside(True)
    projector.stand_aside(False)
    process.answers.feed_data(b"film 3\nGIF")
    assert await wanted == Filmed("film", b"GIF")
    assert process.process.told == [SIGSTOP, SIGCONT, SIGSTOP, SIGCONT]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere none waits")
async def test_one_that_got_nothing_waits_no_more(begun, projector: Projector):
    first, second = begun.coming = [Made(b"1 2\n", ends=False), Made(b"1 2\nfilm 3\nGIF")]
    projector.stand_aside(True)
    assert await projector.film(b"a game", nothing) == Filmed("film", b"GIF")
    assert first.process.told == [SIGSTOP]
    assert second.process.told == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere none waits")
def test_one_that_waits_ends_with_the_bot():
    """The bot is killed outright: nobody would ever have it go on, and it holds what it writes to."""
    killed = [sys.executable, "-c", KILLED, WAITS]
    run = subprocess.run(killed, stdout=subprocess.PIPE, text=True, check=False, timeout=60)
    assert (run.returncode, run.stdout) == (-SIGKILL, "True\n")


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether films were to wait, whenever that changed."""
    found: list[bool] = []
    monkeypatch.setattr(Projector, "stand_aside", lambda _, aside: found.append(aside))
    return found


async def test_films_wait_while_anything_goes_before_them(waits: list[bool]):
    studio = Studio()
    studio.stand_aside(True)
    answering = asyncio.create_task(asyncio.sleep(0))
    studio.let_pass(answering)
    await answering
    assert waits == [True]
    studio.stand_aside(False)
    assert waits == [True, False]
    await asyncio.sleep(0)
    assert waits == [True, False]


async def test_they_wait_for_an_answer_but_not_for_one_that_waits_for_them(
    waits: list[bool], monkeypatch: pytest.MonkeyPatch
):
    studio = Studio()
    answering = asyncio.create_task(asyncio.sleep(0))
    studio.let_pass(answering)
    await answering
    await asyncio.sleep(0)
    assert waits == [True, False]
    monkeypatch.setattr(film_module, "MOMENT", 0.0)
    waiting = asyncio.create_task(asyncio.Event().wait())
    studio.let_pass(waiting)
    while len(waits) < 4:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    await asyncio.sleep(0)
    assert waits == [True, False, True, False]


async def test_a_real_one_makes_two_films(projector: Projector):
    title = TITLES["antike"]
    match, _ = Match.start(title, title.rules.options(), 2, bytes(32))
    order = order_of(match, ("Ana", "Bruno"), "fr", largest=8_000_000)
    one, other = [await projector.film(order, nothing) for _ in range(2)]
    assert one == other
    assert one.kind in ("still", "none")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such place")
@pytest.mark.parametrize(("code", "told"), [(LAST, "True\n"), (FORBIDDEN, "False 19\n")])
def test_behind_everybody_or_as_far_as_is_allowed(code: str, told: str):
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == told
