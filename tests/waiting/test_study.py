"""Everything that takes longer than a click may is thought about in one process of its own."""

import asyncio
import base64
import os
import pickle
import queue
import signal
import sys
import zlib
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from moved_clock import MovedClock
from structlog.testing import capture_logs

from bot.errors.tables import NoComputer
from bot.errors.trouble import InternalTrouble
from bot.waiting import study as study_module
from bot.waiting import thinker
from bot.waiting.study import IDLE, NICE, Study, Unthought

PID = "__import__('os').getpid()"
FOR_EVER = "__import__('threading').Event().wait()"
DIE = "__import__('os').kill(__import__('os').getpid(), 9)"
DIE_ONCE = "open(place, 'x') and " + DIE + " if not __import__('os').path.exists(place) else 'alive'"


@pytest.fixture
async def study(clock: MovedClock) -> AsyncIterator[Study]:
    study = Study(clock)
    yield study
    await study.close()


def lives(process: int) -> bool:
    """Whether there is such a process; the study waits for its own until they are gone."""
    return Path(f"/proc/{process}").exists()


@pytest.fixture(autouse=True)
def _steps_back_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine tests would wait for it."""
    monkeypatch.setattr(study_module, "NICE", 3)


async def test_jobs_are_done_in_one_process_that_steps_back_and_holds_little(study: Study):
    process = await study.think(eval, PID)
    assert await study.think(pow, 2, 10) == 1024
    assert await study.think(eval, PID) == process
    assert await study.think(eval, "__import__('os').nice(0)") == 3 < NICE
    loaded = await study.think(eval, "sorted(__import__('sys').modules)")
    assert {"discord", "PIL", "sqlalchemy", "asyncio"}.isdisjoint(loaded)


async def test_jobs_come_in_order_and_those_that_are_first_before_the_others(study: Study):
    done: list[str] = []

    async def think(name: str, first: bool = False) -> None:
        done.append(await study.think(str.upper, name, first=first))

    await asyncio.gather(think("a"), think("b"), think("c", first=True), think("d"), think("e", first=True))
    assert done == ["C", "E", "A", "B", "D"]


async def test_it_tells_while_it_is_at_work(clock: MovedClock):
    told: list[bool] = []
    study = Study(clock, at_work=told.append)
    await asyncio.gather(study.think(pow, 2, 10), study.think(pow, 3, 2))
    await study.think(pow, 2, 2)
    await study.close()
    assert told == [True, False, True, False]


async def test_a_job_that_was_killed_is_tried_once_more(study: Study, tmp_path: Path):
    place = str(tmp_path / "been")
    other = asyncio.create_task(study.think(pow, 3, 2))
    with capture_logs() as logged:
        assert await study.think(eval, DIE_ONCE, {"place": place}, first=True) == "alive"
    assert [each["event"] for each in logged] == ["the study's process died"]
    assert await other == 9


async def test_a_job_that_kills_its_process_again_is_given_up_and_others_go_on(study: Study):
    killing = asyncio.create_task(study.think(eval, DIE))
    other = asyncio.create_task(study.think(pow, 3, 2))
    with capture_logs() as logged, pytest.raises(InternalTrouble):
        await killing
    assert [each["log_level"] for each in logged] == ["warning", "error"]
    assert f"died with -{signal.SIGKILL.value}" in logged[1]["why"]
    assert await other == 9


async def test_a_process_that_was_killed_while_nothing_was_thought_is_made_anew(study: Study):
    process = await study.think(eval, PID)
    os.kill(process, signal.SIGKILL)
    with capture_logs():
        assert await study.think(eval, PID) != process


async def test_a_job_that_fails_is_logged_so_that_it_can_be_done_again(study: Study):
    process = await study.think(eval, PID)
    with capture_logs() as logged, pytest.raises(InternalTrouble) as caught:
        await study.think(eval, "1 / 0")
    assert "ZeroDivisionError" in logged[0]["why"]
    assert logged[0]["code"] == caught.value.facts["code"]
    failed = caught.value.__cause__
    assert isinstance(failed, Unthought)
    assert failed.args[1] not in repr(logged), "it may hold what some may not know"
    work, given = pickle.loads(zlib.decompress(base64.b85decode(failed.args[1])))
    with pytest.raises(ZeroDivisionError):
        work(*given)
    assert await study.think(eval, PID) == process


async def test_what_people_are_told_comes_back_as_it_was_raised(study: Study):
    with pytest.raises(NoComputer):
        await study.think(exec, "from bot.errors.tables import NoComputer; raise NoComputer")


async def test_what_cannot_travel_is_refused_at_once_or_fails_alone(study: Study):
    with pytest.raises((AttributeError, pickle.PicklingError)):
        await study.think(lambda: 1)
    with capture_logs(), pytest.raises(InternalTrouble):
        await study.think(eval, "lambda: 1")
    assert await study.think(pow, 3, 2) == 9


async def test_the_process_ends_when_it_has_been_idle_and_begins_again(study: Study, clock: MovedClock):
    process = await study.think(eval, PID)
    await rested(clock)
    clock.move(seconds=IDLE.total_seconds() - 1)
    assert await study.think(eval, PID) == process  # its time begins anew
    await rested(clock)
    clock.move(seconds=IDLE.total_seconds() - 1)
    await rested(clock)
    assert lives(process)
    clock.move(seconds=1)
    while lives(process):  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    assert await study.think(eval, PID) != process


async def test_a_process_is_made_ready_once_and_each_new_one_anew(study: Study, clock: MovedClock):
    count = "__import__('sys').__dict__.update(made=getattr(__import__('sys'), 'made', 0) + 1)"
    for _ in range(3):
        study.make_ready("count", eval, count)
    process = await study.think(eval, PID)
    assert await study.think(eval, "__import__('sys').made") == 1
    await rested(clock)
    clock.move(seconds=IDLE.total_seconds())
    while lives(process):  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    study.make_ready("count", eval, count)
    assert await study.think(eval, PID) != process
    assert await study.think(eval, "__import__('sys').made") == 1


async def test_what_cannot_be_made_ready_is_logged_and_keeps_nobody(study: Study):
    with capture_logs() as logged:
        study.make_ready("nothing", eval, "1 / 0")
        assert await study.think(pow, 3, 2) == 9
    assert [each["event"] for each in logged] == ["a thought failed"]


async def test_one_that_is_to_be_made_ready_closes_as_any_other(study: Study):
    study.make_ready("long", eval, "__import__('time').sleep(60)")
    await study.close()
    study.make_ready("late", eval, "1")
    assert study.waiting == 0


async def rested(clock: MovedClock) -> None:
    """Return when the study waits for jobs or its time."""
    while not clock.resting:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)


async def test_whoever_is_cancelled_waits_no_more_and_breaks_nothing(study: Study):
    begun = asyncio.create_task(study.think(eval, "[None for _ in range(10**6)] and 1"))
    waiting = asyncio.create_task(study.think(eval, FOR_EVER))
    await study.think(pow, 3, 2, first=True)
    begun.cancel()
    waiting.cancel()
    assert await study.think(pow, 2, 2) == 4


async def test_closing_ends_the_process_whatever_it_does(clock: MovedClock):
    study = Study(clock)
    process = await study.think(eval, PID)
    thoughts = [asyncio.create_task(study.think(eval, FOR_EVER)) for _ in range(2)]
    await asyncio.sleep(0)
    await study.close()
    assert not lives(process)
    assert all(isinstance(each, asyncio.CancelledError) for each in await gathered(thoughts))
    with pytest.raises(InternalTrouble):
        await study.think(pow, 3, 2)


async def gathered(thoughts: list["asyncio.Task[object]"]) -> list[object]:
    return await asyncio.gather(*thoughts, return_exceptions=True)


async def test_nothing_is_begun_before_there_is_a_job(clock: MovedClock):
    await Study(clock).close()
    assert not clock.resting


async def test_the_process_ends_with_the_bot_whatever_it_thinks():
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.waiting.thinker", "0", "1000000000", stdin=PIPE, stdout=PIPE
    )
    for job in ((pow, (3, 2)), (eval, (FOR_EVER,))):
        order = pickle.dumps(job)
        process.stdin.write(len(order).to_bytes(8) + order)
    length = int.from_bytes(await process.stdout.readexactly(8))
    assert pickle.loads(await process.stdout.readexactly(length)) == (True, 9)
    process.stdin.close()
    assert await process.wait() == 1


def test_free_memory_is_given_back_where_nothing_comes_for_a_while(monkeypatch: pytest.MonkeyPatch):
    orders, given = queue.SimpleQueue(), []

    def give_back() -> None:
        given.append(orders.qsize())
        orders.put(b"later")

    monkeypatch.setattr(thinker, "give_back", give_back)
    orders.put(b"at once")
    assert thinker._next(orders) == b"at once"
    assert not given
    monkeypatch.setattr(thinker, "QUIET", 0.001)
    assert thinker._next(orders) == b"later"
    assert given == [0]
