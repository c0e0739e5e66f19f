"""Whether the bot is well, and what it says where it is not."""

import asyncio
import sqlite3
import threading
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from driver import Person
from moody import Fault
from tables import begin
from typer.testing import CliRunner
from until import until
from watched import Watched

from bot.app.watching.health import GONE, LAG, LEFT, STUCK, Signs, ailments
from bot.app.watching.pulse import LATELY, Pulse
from bot.cli import app
from bot.posting import announcer
from bot.posting.deliverers import DELIVERERS
from bot.speech.texts import LANGUAGES
from bot.watch import UNWATCHED

WELL = 200, "The bot is well.\n"


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_each_thing_that_is_wrong_has_a_sentence_of_its_own(tongue: str):
    assert list(ailments(Signs(lag=LAG, gone=GONE, left=LEFT, stuck=STUCK - 1), tongue)) == []
    each = [
        Signs(answers=False), Signs(lag=LAG + 1), Signs(gone=GONE + 1),
        Signs(left=LEFT + 1), Signs(stuck=STUCK), Signs(starting=True),
    ]  # fmt: skip
    sentences = {sentence for signs in each for sentence in ailments(signs, tongue)}
    assert len(sentences) == len(each)
    worst = Signs(answers=False, lag=9, gone=999, left=999, stuck=9)
    assert len(list(ailments(worst, tongue))) == len(each) - 1
    assert list(ailments(replace(worst, starting=True), tongue)) == list(ailments(worst, tongue))


def test_the_pulse_remembers_how_late_the_loop_came_for_a_while():
    pulse = Pulse(UNWATCHED, lambda: True, lambda: True)
    pulse.look(100.0, 97.0)
    pulse.look(101.0, 101.5)
    assert pulse.lag == 3.0
    pulse.look(100.0 + LATELY + 1, 100.0 + LATELY + 1)
    assert pulse.lag == 0.0


def test_the_gateway_is_gone_from_when_it_went_until_it_is_back():
    connected = [True, False, False, True]
    pulse = Pulse(UNWATCHED, lambda: connected.pop(0), lambda: True)
    gone = []
    for now in (1.0, 2.0, 3.0, 4.0):
        pulse.look(now, now)
        gone.append(pulse.gone)
    assert gone == [None, 2.0, 2.0, None]


async def test_a_bot_at_work_is_well(watched: Watched, ana: Person, bruno: Person):
    await begin(ana, bruno)
    await watched.bot.settle()
    assert await watched.asked("health") == WELL


async def test_it_fails_while_nobody_sends_what_could_be_sent(watched: Watched, ana: Person):
    herald = watched.bot.herald
    await herald.announcer.loop.stop()
    await ana.command("agora", "game new", title="antike", seats=2)
    assert await watched.asked("health") == WELL
    watched.bot.clock.move(minutes=5)
    assert await watched.asked("health") == WELL, "it began a moment ago, and what it found is taken in turn"
    watched.endpoint.pulse.met -= 600
    status, told = await watched.asked("health")
    assert (status, told.count("\n")) == (503, 1)
    assert "Posts have been waiting for 5 min" in told
    herald.announcer.loop.start()
    await watched.bot.settle()
    assert await watched.asked("health") == WELL


@pytest.mark.parametrize(("kind", "code"), [("429", 1000.0), ("403", 0.0), ("502", 0.0), ("404", 0.0)])
async def test_one_channel_that_discord_refuses_is_no_illness(
    watched: Watched, ana: Person, kind: str, code: float
):
    playground = watched.bot.playground
    playground.faults.append(Fault("POST /channels/.*/messages$", kind, times=5, wait=code))
    await ana.command("agora", "game new", title="antike", seats=2)
    await until(lambda: _met(playground.faults))
    watched.endpoint.pulse.met -= 3600
    for _ in range(3):
        watched.bot.clock.move(minutes=1)
    assert await watched.asked("health") == WELL


async def _met(faults: list[Fault]) -> bool:
    return any(fault.times < 5 for fault in faults)


async def test_it_fails_where_no_channel_gets_anything_by_a_fault_of_ours(
    watched: Watched, ana: Person, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    async def broken(delivery) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(announcer, "DELIVERERS", dict.fromkeys(DELIVERERS, broken))
    progress = watched.bot.herald.announcer.progress
    for number in range(STUCK):
        await ana.make_channel(f"hall-{number}")
        await ana.command(f"hall-{number}", "game new", title="antike", seats=2)
        await until(lambda wanted=number + 1: _stumbled(progress, wanted))
        watched.bot.clock.move(minutes=11)
        status, told = await watched.asked("health")
        if number < STUCK - 1:
            assert (status, told) == WELL
    assert status == 503
    assert f"Posts are stuck in {STUCK} channels" in told


async def _stumbled(progress, channels: int) -> bool:
    return len(progress._since) >= channels


async def test_what_goes_on_elsewhere_shows_that_it_gets_on(watched: Watched, ana: Person):
    progress = watched.bot.herald.announcer.progress
    for channel in range(STUCK):
        with pytest.raises(ZeroDivisionError), progress.trying(channel):
            raise ZeroDivisionError
    watched.bot.clock.move(minutes=10)
    assert progress.stuck == STUCK
    await ana.command("agora", "game new", title="antike", seats=2)
    await until(lambda: _got_on(progress))  # which is noted just after the post is confirmed
    with progress.trying(0):
        pass
    watched.bot.clock.move(minutes=10)
    assert progress.stuck == STUCK - 1


async def _got_on(progress) -> bool:
    return progress.stuck == 0


async def test_it_fails_while_the_database_does_not_answer(watched: Watched):
    with sqlite3.connect(watched.bot.database) as other:
        other.execute("BEGIN IMMEDIATE")
        status, told = await watched.asked("health")
        other.rollback()
    assert status == 503
    assert told.startswith("The database does not answer.")
    assert await watched.asked("health") == WELL


async def test_a_bot_that_starts_is_not_well_before_discord_has_let_it_in(watched: Watched):
    pulse, now = watched.endpoint.pulse, asyncio.get_running_loop().time()
    herald, watched.endpoint.herald, pulse.begun = watched.bot.herald, None, False
    pulse.look(now, now)
    assert await watched.asked("health") == (503, "The bot is starting: Discord has not let it in yet.\n")
    watched.endpoint.herald = herald
    pulse.look(now, now)  # nobody need ask meanwhile
    watched.endpoint.herald = None  # another client follows, which is what `gone` is for
    pulse.look(now, now)
    assert await watched.asked("health") == WELL


async def test_it_fails_when_the_gateway_is_long_gone_and_no_client_is_at_work(watched: Watched):
    watched.endpoint.herald = None
    now = asyncio.get_running_loop().time()
    watched.endpoint.pulse.look(now, now)
    assert await watched.asked("health") == WELL
    watched.endpoint.pulse.gone -= 250
    status, told = await watched.asked("health")
    assert status == 503
    assert "for 4 min" in told


async def test_it_fails_when_the_loop_was_held_up(watched: Watched):
    now = asyncio.get_running_loop().time()
    watched.endpoint.pulse.look(now, now - 7)
    status, told = await watched.asked("health")
    assert status == 503
    assert "held up for 7 s" in told


def ask(monkeypatch: pytest.MonkeyPatch, port: object) -> tuple[int, str]:
    monkeypatch.setenv("KERYX_METRICS_PORT", str(port))
    monkeypatch.setenv("KERYX_LANGUAGE", "en")
    asked = CliRunner().invoke(app, ["health"])
    return asked.exit_code, asked.output.splitlines(keepends=True)[-1]  # before it, what a bot beside it logs


async def test_the_command_tells_it_and_exits_with_it(watched: Watched, monkeypatch: pytest.MonkeyPatch):
    asked = await asyncio.to_thread(ask, monkeypatch, watched.endpoint.port)
    assert asked == (0, "The bot is well.\n")
    watched.endpoint.pulse.gone = asyncio.get_running_loop().time() - 1000
    watched.endpoint.herald = None
    code, told = await asyncio.to_thread(ask, monkeypatch, watched.endpoint.port)
    assert code == 1
    assert told.startswith("Discord has not been reached for 16 min.")


def test_the_command_fails_where_nobody_answers(monkeypatch: pytest.MonkeyPatch):
    class Rude(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.wfile.write(b"\0")

    assert ask(monkeypatch, 0)[0] == 1
    assert "KERYX_METRICS_PORT is not set" in ask(monkeypatch, 0)[1]
    server = HTTPServer(("127.0.0.1", 0), Rude)
    port = server.server_port
    thread = threading.Thread(target=server.handle_request)
    thread.start()
    code, told = ask(monkeypatch, port)
    thread.join()
    server.server_close()
    assert (code, f"port {port}" in told) == (1, True)
    assert ask(monkeypatch, port) == (code, told), "now nobody listens there"
