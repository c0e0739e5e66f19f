"""`keryx sim`: counts, and balance reports that say what is out of balance and how they were made."""

import json

import pytest
from titled import GAMES, titled

from bot.cli.simulation.games_played import interval
from bot.speech.teller import Teller
from engine.core.contract import Word
from engine.deus.telling.guide import DeusGuide
from engine.players.balance import Balance


def test_one_json_object_on_the_last_line(keryx):
    found = keryx("sim", "deus", "--seats", 3, "--games", 2, "--player", "random", "--against", "random")
    told = json.loads(found.stdout.splitlines()[-1])
    assert (told["games"], told["finished"], told["seats"]) == (2, 2, 3)
    assert 0 <= told["player_wins"] <= 2
    assert keryx("sim", "deus", "--games", 1, "--json").stdout.count("\n") == 1


def test_a_player_that_thinks_for_steps_plays_equal_games_and_its_part_has_bounds(keryx):
    words = (
        "sim",
        "deus",
        "--seats",
        2,
        "--games",
        2,
        "--player",
        "archimedes",
        "--against",
        "random",
        "--json",
    )
    told = [json.loads(keryx(*words, "--steps", 1).stdout) for _ in range(2)]
    assert told[0].pop("seconds") > 0
    assert told[0]["player_between"][0] < told[0]["player_share"] <= 1
    assert all(told[1][name] == told[0][name] for name in ("actions", "winners", "player_share"))


def test_bounds_are_narrower_the_more_games_there_are():
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 10)[1] == pytest.approx(1)
    assert interval(0.0, 10)[0] == pytest.approx(0)
    assert interval(0.5, 10_000)[1] < 0.51


@pytest.mark.parametrize("words", [("chess",), ("deus", "--player", "wise"), ("deus", "--seats", 5)])
def test_what_does_not_exist_is_told(keryx, words):
    found = keryx("sim", *words)
    assert found.exit_code == 2
    assert str(words[-1]) in found.stderr


def test_a_report_tells_its_command_and_how_often_each_card_was_drawn_built_and_won_with(keryx, tmp_path):
    path = tmp_path / "balance.md"
    words = ("sim", "deus", "--seats", 2, "--player", "random", "--games", 21, "--seed", 4, "--report")
    assert keryx(*words, "--into", path).exit_code == 0
    told = path.read_text(encoding="utf-8")
    assert f"    uv run keryx {' '.join(map(str, words))} --into {path}\n" in told
    assert "21 of 21 games ended" in told
    assert "## Outside 40 to 60 per cent" in told
    rows = [
        line.split("|")[1:-1] for line in told.splitlines() if line.count("|") == 5 and line.endswith("% |")
    ]
    assert len(rows) > 60
    for _, drawn, built, won in rows:
        assert int(built) <= int(drawn) <= 42
        assert won.strip().endswith("%")
    rates = [float(won.strip().rstrip("%")) for *_, won in rows]
    assert rates == sorted(rates, reverse=True)
    # The same games whatever number of processes plays them.
    again = tmp_path / "again.md"
    assert keryx(*words, "--into", again, "--processes", 2).exit_code == 0
    assert again.read_text().replace("again.md", "balance.md") == told


def test_a_report_needs_a_folder(keryx, tmp_path):
    found = keryx("sim", "deus", "--games", 1, "--report", "--into", tmp_path / "nowhere" / "x.md")
    assert found.exit_code == 2
    assert "nowhere" in found.stderr


def tally(**rates: int) -> Balance:
    """Each card built in 200 games with that many per cent won."""
    found = Balance()
    for name, rate in rates.items():
        count = found.count("built", Word("card", name))
        count.games, count.wins = 200, 2.0 * rate
    return found


def test_outside_is_what_is_won_with_too_often_or_too_rarely_in_enough_games():
    found = tally(galley=61, forum=60, school=40, legion=39)
    found.count("built", Word("card", "library")).games = 199
    assert [word.id for word in found.outside()] == ["galley", "legion"]
    left = found.count("left-out", Word("colour", "red"))
    left.games, left.wins = 300, 30
    assert len(found.outside()) == 2  # to leave something out may be as bad as it likes
    left.wins = 151
    assert len(found.outside()) == 3


def test_reports_add_up():
    found = tally(galley=50)
    found.add(tally(galley=60, forum=10))
    galley = found.count("built", Word("card", "galley"))
    assert (galley.games, galley.wins) == (400, 220)


def test_what_is_known_is_told_with_its_reason(keryx, monkeypatch):
    monkeypatch.setattr(DeusGuide, "flagged", lambda self: (Word("card", "workshop"),))
    told = keryx("sim", "deus", "--seats", 2, "--games", 2, "--report").stdout
    (line,) = [line for line in told.splitlines() if "counts towns of two" in line]
    assert line.startswith("| Workshop |")
    french = keryx("sim", "deus", "--seats", 2, "--games", 2, "--report", language="fr").stdout
    (line,) = [line for line in french.splitlines() if "compte les villes de deux" in line]
    assert line.startswith("| Atelier |")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_flag_has_its_reason(language):
    for rules in GAMES.values():
        teller = Teller(language, titled(rules))
        assert [
            word for word in titled(rules).guide.flagged() if not teller.knows(teller.key("balance", word.id))
        ] == []


def test_games_are_played_on_a_board_of_ones_own(keryx, own_board):
    found = keryx(
        "sim", "antike", "--seats", 3, "--games", 1, "--board", own_board, "--player", "sensible", "--json"
    )
    assert json.loads(found.stdout)["finished"] == 1
    own_board.write_text(own_board.read_text(encoding="utf-8").replace("adane,iron", "adane,tin"))
    found = keryx("sim", "antike", "--board", own_board)
    assert found.exit_code == 2
    assert "mine.csv" in found.stderr
