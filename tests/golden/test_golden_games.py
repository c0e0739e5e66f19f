"""Golden games replay to their digests: whoever rebuilds the rules sees at once what moved, and where."""

import json
from pathlib import Path

import golden
import pytest
from changed import BOTH, ONE, TWO
from golden import (
    FOLDER,
    RAISE,
    RANDOM,
    SENSIBLE,
    file_text,
    games_of,
    marks,
    put_by,
    readable,
    replayed,
    told,
)
from titled import GAMES

from bot.posting.messages.remembered import remembered
from engine.core.choosing.choices import option_forms
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.core.honours import MOST
from engine.core.play.match import Match
from engine.core.play.record import verify
from engine.core.title import Title
from render.titles import TITLES

FILES = sorted(FOLDER.glob("*.json"))
VERSIONS = [(slug, each.rules.version) for slug, title in TITLES.items() for each in (title, *title.older)]
"""The titles under each version of their rules that is in use."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_digests(path: Path):
    plain = json.loads(path.read_text(encoding="utf-8"))
    slug, version = plain["game"], plain["version"]
    assert (slug, version) in VERSIONS, f"its version is not kept: play them anew, golden.py {slug}"
    match, moved = replayed(path)
    assert moved is None, RAISE.format(slug=slug, version=version)
    assert match is not None
    assert match.rules.version == version
    assert match.standing.ended is not None
    verify(match)
    lucks, honours = remembered(match)
    assert all(0 <= each.less < 1 for each in lucks)
    assert len({each.seat for each in honours}) == len(honours) <= MOST


@pytest.mark.parametrize(("slug", "version"), VERSIONS)
def test_every_number_of_seats_and_choice_has_golden_games_of_both_kinds(slug: str, version: int):
    rules, met, concessions = TITLES[slug].at(version).rules, set(), 0
    for _, plain in games_of(slug):
        if plain["version"] == version:
            met |= {(mark, plain["players"]) for mark in marks(plain["seats"], plain["options"])}
            concessions += any(entry["deed"] == "concede" for entry in plain["log"])
    wanted = {("seats", str(seats)) for seats in rules.seats}
    wanted |= {(form.name, choice) for form in option_forms(rules) for choice in form.choices}
    play = f"play them: uv run python tests/golden/golden.py {slug}"
    assert met >= {(mark, players) for mark in wanted for players in (SENSIBLE, RANDOM)}, play
    assert concessions >= 2, play


@pytest.mark.parametrize("slug", GAMES)
def test_beside_one_game_of_each_title_stands_what_happened_in_it(slug: str):
    path = readable(slug)
    write = "write it anew: uv run python tests/golden/golden.py --told"
    assert [each.stem for each in FOLDER.glob(f"{slug}-[0-9]*.md")] == [path.stem], write
    assert path.with_suffix(".md").read_text(encoding="utf-8") == told(path), write


# What a rule that moves does to them


def of_the_first(folder: Path) -> Path:
    """A golden game of a toy's first rules, that its second would not let go the same way."""
    match = Match.start(ONE, ONE.rules.options(), 2, bytes(32))[0]
    for action in ("take middle count:3", "let-pass", "take left"):
        seat = match.rules.decisions(match.state)[0].seat
        match = match.play(seat, next(each for each in match.legal(seat) if write(each) == action)).match
    path = folder / "nim-01-sensible.json"
    path.write_text(file_text(match.concede(Seat(1)).match, SENSIBLE), encoding="utf-8")
    return path


@pytest.mark.parametrize("kept", [True, False])
def test_rules_that_move_must_raise_their_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
):
    path = of_the_first(tmp_path)
    slip = type("Slip", (type(TWO.rules),), {"version": 1})()
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    for title in (ONE, Title(rules=slip, guide=TWO.guide), BOTH if kept else TWO):
        monkeypatch.setattr(golden, "TITLES", {"nim": title})
        monkeypatch.setattr(golden, "GAMES", {"nim": title.rules})
        if title.rules is slip:
            assert replayed(path)[1] == 0
            with pytest.raises(SystemExit, match="a rule of nim moved"):
                put_by("nim")
            assert path in tmp_path.iterdir()
        elif title is ONE:
            assert replayed(path)[1] is None
        else:
            put_by("nim")
            assert [each.name for each in tmp_path.iterdir()] == (["nim-v1-01-sensible.json"] if kept else [])
