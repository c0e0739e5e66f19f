"""`keryx bench`: what is printed, and that pictures are measured as they are drawn."""

import asyncio
import json
import os
import random
import signal
from collections import Counter
from datetime import UTC, datetime
from itertools import islice

import pytest

from bot.cli import bench
from bot.cli.speed import film_speed, memory, panel_speed, picture_speed
from bot.cli.speed.crowd import crowd, people, square
from bot.cli.speed.crowd.crowd import Size
from bot.cli.speed.crowd.games import BESIDE, Place, begin_games, copy_asleep
from bot.cli.speed.crowd.people import plan
from bot.cli.speed.crowd.process import Seen, lag_p99
from bot.private.planning.lines import read_line
from bot.speech.teller import Teller
from bot.store.calls import timers
from bot.store.games import games
from bot.tables.change.tables import Tables
from render.titles import TITLES

pytestmark = pytest.mark.usefixtures("as_sent")


def test_one_json_object_on_the_last_line(keryx, monkeypatch):
    parts = {"engine": lambda: {"antike": {"ratio": 1.5}}, "store": lambda: {"ratio": 2}}
    monkeypatch.setattr(bench, "PARTS", parts)
    told = keryx("bench").stdout.splitlines()
    assert json.loads(told[-1]) == {"engine": {"antike": {"ratio": 1.5}}, "store": {"ratio": 2}}
    assert "engine.antike.ratio: 1.5" in told
    assert keryx("bench", "--json", "--part", "store").stdout == '{"store": {"ratio": 2}}\n'


async def test_pictures_are_measured_with_every_bound(monkeypatch):
    monkeypatch.setattr(picture_speed, "POSITIONS", 3)
    monkeypatch.setattr(picture_speed, "ROUNDS", 1)
    monkeypatch.setattr(picture_speed, "STEPS", 60)
    found = picture_speed.warm("antike")
    assert found["drawn_ms"] > 0 < found["encoding_ms"]
    assert found["largest_kb"] <= picture_speed.BOUNDS["largest_kb"]
    assert len(await picture_speed.lag_seconds("antike", 3)) > 3


def test_films_are_measured_beside_their_boards():
    found = film_speed.measure(6)
    assert found["turns"] >= 6
    assert found["film_to_boards"] == pytest.approx(found["seconds"] / found["boards_alone_seconds"], abs=0.2)
    assert found["peak_mb"] > 10


def test_memory_is_that_of_a_process_and_unknown_where_there_is_none():
    held = bytearray(b"x") * 64_000_000
    with_it = memory.resident(os.getpid())
    del held
    without = memory.resident(os.getpid())
    assert with_it is not None
    assert without is not None
    assert with_it - without > 50
    assert memory.resident(2**22 + 1) is None


async def test_pictures_of_questions_are_measured_and_panels_pressed(tmp_path):
    title = TITLES["antike"]
    found = list(islice(panel_speed.puts(title, 2), 3))
    told = panel_speed.drawn(title, found)
    assert told["drawn_ms"] > 0
    assert told["largest_kb"] <= panel_speed.BOUNDS["largest_kb"]
    assert len(await panel_speed.lag_seconds(title, found)) > 1
    assert len(await panel_speed.press_seconds(tmp_path, 2, 6)) > 0


def test_a_crowd_is_served_and_each_figure_has_its_bound(monkeypatch):
    monkeypatch.setattr(square, "REST", 0.0)
    monkeypatch.setattr(people, "THINKS", 0.0)
    monkeypatch.setattr(people, "CURIOUS", ({"command": "board"},))
    found = crowd.measure(Size(games=4, rate=50.0, seconds=0.1, asleep=0))
    phases = [found[name] for name in ("alone", "beside_somebody_curious", "alone_again")]
    assert [each["moves"] for each in phases] == [5, 5, 5]
    assert found["alone"]["curious"] == 0 < found["beside_somebody_curious"]["curious"]
    assert found["alone"]["answers_p99_ms"] >= found["alone"]["answers_median_ms"] > 0
    assert found["alone_again"]["curious"] == 0
    assert found["memory_mb"]["after_all"] > 10
    figures, bounds = found["figures"], found["bounds"]
    assert found["holds"] == {name: each <= bounds[name] for name, each in figures.items()}


def test_somebody_curious_is_compared_with_the_minutes_before_and_after():
    before = {"answers_median_ms": 10.0, "pictures_p99_ms": 800.0, "own_lag_median_ms": 1.0}
    beside = {"answers_median_ms": 12.0, "pictures_p99_ms": 900.0, "own_lag_median_ms": 9.0}
    after = {"answers_median_ms": 14.0, "pictures_p99_ms": 700.0, "own_lag_median_ms": 1.0}
    assert crowd.most_to_alone(before, beside, after) == 1.2


def test_whoever_measures_and_is_told_to_end_ends_what_it_has_started():
    before, ended = signal.getsignal(signal.SIGTERM), list[str]()

    async def measured() -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.Event().wait()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)  # told once more, by whoever passes it on
            await asyncio.sleep(0)
            ended.append("the bot")

    with pytest.raises(KeyboardInterrupt), bench.ending_all():
        asyncio.run(measured())
    assert ended == ["the bot"]
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_crowd_to_scale_acts_more_rarely_and_its_times_are_those_of_the_faster_machine():
    seen = Seen(3.0, 0.0, {0.02: 5, float("inf"): 5})
    times = people.Times(answers=[0.03, 0.03], pictures=[0.9])
    phase = crowd.Phase(times, Seen(0.0, 0.0, {}), seen, own_seconds=1.5, took=6.0)
    here, there = phase.figures(1.0), phase.figures(3.0)
    assert (here["answers_median_ms"], there["answers_median_ms"]) == (30.0, 10.0)
    assert (here["pictures_p99_ms"], there["pictures_p99_ms"]) == (900.0, 300.0)
    assert (here["moves_a_second"], there["moves_a_second"]) == (0.3, 1.0)
    assert (here["bot_processor_ms_a_move"], there["bot_processor_ms_a_move"]) == (1500.0, 500.0)
    assert here["moves"] == there["moves"] == 2


def test_to_scale_is_refused_where_nothing_compares_machines(keryx, monkeypatch):
    monkeypatch.setattr(bench, "may_tell", lambda: False)
    refused = keryx("bench", "--part", "crowd", "--to-scale")
    assert refused.exit_code == 1
    assert "catanatron" in refused.stderr


async def test_games_of_a_crowd_and_their_sleeping_copies_are_as_they_stand(store):
    luck, wanted = random.Random(1), Counter({11: 2, 12: 1})
    places = [Place(guild=5, channel=channel, people=range(100, 120)) for channel in (11, 12, 13, 14)]
    going = await begin_games(store, places, wanted, luck)
    assert [len(each.steps) for each in going] == [2, 1, 0, 0]
    tables = Tables(store, TITLES, lambda: datetime.now(UTC), lambda: bytes(32))
    first = await tables.at(11)
    assert await tables.store.read(timers.of_game, first.id)
    await copy_asleep(store, going, 6)
    assert len(await store.read(games.running)) == 10
    copy = await tables.at(11 + BESIDE)
    assert copy.match.state == first.match.state
    assert [each.person for each in copy.chairs] == [each.person for each in first.chairs]
    assert await store.read(timers.of_game, copy.id)
    actions = read_line(
        Teller("en", first.title, first.names), first, first.owed[0].seat, going[0].steps[0].typed
    )
    change = await tables.play(first.id, going[0].steps[0].person, actions)
    assert change.after.number == going[0].steps[0].number


def test_a_crowd_does_not_act_in_the_same_game_at_once():
    acts = plan(range(100), 500, rate=2.0, luck=random.Random(1))
    assert len(acts) == 500
    assert all(acts[place] not in acts[max(0, place - 10) : place] for place in range(500))
    assert len(plan([7], 3, rate=20.0, luck=random.Random(1))) == 3


def test_how_late_a_loop_was_is_read_from_what_the_bot_counts():
    before = Seen(0.0, 0.0, {0.001: 5, 0.01: 9, float("inf"): 9})
    after = Seen(1.0, 0.0, {0.001: 55, 0.01: 109, float("inf"): 109})
    assert lag_p99(before, after) == 0.01
    assert lag_p99(after, after) == 0.001
    late = Seen(2.0, 0.0, {0.001: 55, 0.01: 109, float("inf"): 119})
    assert lag_p99(after, late) == float("inf")
