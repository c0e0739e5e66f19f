"""`keryx analyse`: chances, turning points and what was better, as sentences, JSON and a picture."""

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures.analysed import better_told
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.log import DRAW, Agree
from engine.core.play.record import read, record_text
from engine.players.analysis import Swing, Turned
from render.titles import TITLES

GAME = Path(__file__).parents[1] / "golden" / "games" / "deus-03-sensible.json"


@pytest.fixture(autouse=True)
def _compared_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.analysis.SAMPLES", 2)


def test_the_analysis_is_json_and_equal_each_time(keryx):
    found = keryx("analyse", GAME, "--json", "--steps", 6)
    assert found.exit_code == 0, found.output
    plain = json.loads(found.stdout)
    assert plain["game"] == "deus"
    assert len(plain["points"]) == 3
    by_turn = {each["turn"]: each["chances"] for each in plain["turns"]}
    for point in plain["points"]:
        assert by_turn[point["turn"]] == point["after"]
        assert by_turn[point["turn"] - 1] == point["before"]
        better = point["better"]
        assert better is None or better["chance"] >= better["as_played"] + 0.05
    assert any(point["better"] for point in plain["points"])
    assert keryx("analyse", GAME, "--json", "--steps", 6).stdout == found.stdout


def test_sentences_and_the_picture_are_in_the_language_asked_for(keryx, tmp_path):
    target = tmp_path / "chart.png"
    found = keryx("analyse", GAME, "--steps", 1, "--picture", target, "--language", "fr")
    assert found.exit_code == 0, found.output
    assert "Tour 13 (tour de table 5)" in found.stdout
    assert "Mieux" in found.stdout
    with Image.open(target) as picture:
        assert picture.format == "PNG"
        assert picture.size[0] == 1200


@pytest.mark.parametrize(
    ("after", "sought", "told"),
    [((0.7, 0.3), True, "Well played"), ((0.3, 0.7), True, "clearly better"), ((1.0, 0.0), False, "")],
)
def test_where_nothing_better_is_found_a_gain_is_praised(after: tuple[float, float], sought: bool, told: str):
    swing = Swing(9, 3, Seat(0), 20, 24, (0.5, 0.5), after)
    said = better_told(Teller("en", TITLES["deus"], ["Ana", "Bruno"]), Turned(swing, sought, None))
    assert told in said
    assert bool(told) == bool(said)


def file_of(tmp_path: Path, spoil: str) -> Path:
    """The golden game's file, spoilt in one way."""
    text = GAME.read_text(encoding="utf-8")
    if spoil == "cut":
        text = text[:3000]
    elif spoil == "digest":
        text = text.replace('"digest": "', '"digest": "0')
    elif spoil == "version":
        text = text.replace('"version": 2', '"version": 99')
    else:
        match = read(text, TITLES)
        match = match.at(2).agree(Seat(0), Agree(DRAW)).match if spoil == "short" else match.at(100)
        text = record_text(match)
    path = tmp_path / f"{spoil}.json"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ("cut", "not JSON"),
        ("digest", "another end"),
        ("version", "version"),
        ("short", "too few turns"),
        ("unfinished", "not over"),
    ],
)
def test_what_cannot_be_analysed_is_told(keryx, tmp_path, spoil: str, sentence: str):
    target = tmp_path / "chart.png"
    found = keryx("analyse", file_of(tmp_path, spoil), "--picture", target)
    assert found.exit_code == 1
    assert sentence in found.stderr
    assert found.stdout == ""
    assert not target.exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--language", "de"), "de"),
        (("--picture", "chart.gif"), ".png"),
        (("--picture", "no/such/folder/chart.png"), "no folder"),
    ],
)
def test_what_cannot_be_asked_is_told(keryx, words, sentence: str):
    found = keryx("analyse", GAME, *words)
    assert found.exit_code != 0
    assert sentence in found.stderr
