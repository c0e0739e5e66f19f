"""`keryx judge`: chances compared with who won, and weights fitted anew."""

import json

import pytest

from engine.core.judging import read_weights
from engine.deus.players.features import FEATURES


def test_chances_are_compared_with_equal_ones_and_with_the_share_of_points(keryx):
    found = keryx("judge", "deus", "--seats", 2, "--games", 2, "--player", "random", "--first", 7)
    told, figures = found.stdout.splitlines()
    figures = json.loads(figures)
    assert told == f"2 games, {figures['positions']} positions."
    assert figures["brier_equal"] == 0.5
    assert sum(count for count, _, _ in figures["calibration"]) == 2 * figures["positions"]
    again = keryx("judge", "deus", "--seats", 2, "--games", 2, "--player", "random", "--first", 7, "--json")
    assert json.loads(again.stdout) == figures


def test_with_nothing_hidden_each_turn_is_judged_once(keryx):
    words = ("judge", "deus", "--seats", 2, "--games", 1, "--player", "random", "--first", 7, "--json")
    seen, known = (json.loads(keryx(*words, *more).stdout) for more in ((), ("--known",)))
    assert known["brier"] != seen["brier"]
    assert sum(count for count, _, _ in known["calibration"]) == 2 * known["positions"]


@pytest.mark.parametrize("more", [(), ("--known",)])
def test_a_fit_writes_the_table_with_its_command(keryx, tmp_path, monkeypatch, more):
    monkeypatch.setattr("bot.cli.simulation.judge.ROOT", tmp_path)
    (tmp_path / "deus").mkdir()
    words = ("judge", "deus", "--seats", 2, "--games", 1, "--first", 0, "--player", "random", *more, "--fit")
    assert keryx(*words).exit_code == 0
    text = (tmp_path / "deus" / "judging.csv").read_text(encoding="utf-8")
    assert text.startswith(f"# uv run keryx {' '.join(map(str, words))}\n")
    weights = read_weights(text, "judging.csv", FEATURES)
    assert all(any(knot) for knot in weights)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "chess"),
        (("deus", "--player", "wise"), "wise"),
        (("deus", "--seats", 5), "5"),
        (("deus", "--guest", "wiser"), "wiser"),
    ],
)
def test_what_cannot_be_judged_is_told(keryx, words, named):
    found = keryx("judge", *words)
    assert found.exit_code == 2
    assert named in found.stderr
