"""`keryx bench`: what is printed, and that pictures are measured as they are drawn."""

import json
import os
from itertools import islice

import pytest

from bot.cli import bench
from bot.cli.speed import film_speed, memory, panel_speed, picture_speed
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
