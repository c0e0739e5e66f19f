"""`keryx bench`: what is printed, and that pictures are measured as they are drawn."""

import json

from bot.bench import picture_speed
from bot.cli import bench


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
    assert found["drawn_ms"] > found["encoding_ms"] > 0
    assert found["largest_kb"] <= picture_speed.BOUNDS["largest_kb"]
    assert len(await picture_speed.lag_seconds("antike", 3)) > 3
