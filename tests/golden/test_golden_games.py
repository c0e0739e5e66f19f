"""Golden games replay to their digests: whoever rebuilds the rules sees at once what moved, and where."""

import json
from pathlib import Path

import pytest
from golden import EVERY, FOLDER, RANDOM, SENSIBLE, digests, marks
from titled import GAMES

from engine.core.choosing.choices import option_forms
from engine.core.play.record import read, verify
from render.titles import TITLES

FILES = sorted(FOLDER.iterdir())


def moved(found: list[str], stated: list[str]) -> int | None:
    """After how many entries, at the latest, something else happened; None: nothing did."""
    for place, (one, two) in enumerate(zip(found, stated, strict=True), 1):
        if one != two:
            return place * EVERY
    return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_digests(path: Path):
    text = path.read_text(encoding="utf-8")
    match = read(text, TITLES)
    assert moved(digests(match), json.loads(text)["digests"]) is None
    assert match.standing.ended is not None
    verify(match)


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_seats_and_choice_has_golden_games_of_both_kinds(slug: str):
    rules, met, concessions = GAMES[slug], set(), 0
    for path in FILES:
        plain = json.loads(path.read_text(encoding="utf-8"))
        if plain["game"] == slug:
            met |= {(mark, plain["players"]) for mark in marks(plain["seats"], plain["options"])}
            concessions += any(entry["deed"] == "concede" for entry in plain["log"])
    wanted = {("seats", str(seats)) for seats in rules.seats}
    wanted |= {(form.name, choice) for form in option_forms(rules) for choice in form.choices}
    play = f"play them: uv run python tests/golden/golden.py {slug}"
    assert met >= {(mark, players) for mark in wanted for players in (SENSIBLE, RANDOM)}, play
    assert concessions >= 2, play
