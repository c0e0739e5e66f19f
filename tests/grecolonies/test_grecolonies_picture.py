"""Every number on the picture is the rulebook's own answer."""

import random

import pytest
from PIL import Image
from polis_scene import Scene
from titled import titled

from engine.core.contract import Seat, Word
from engine.core.play.match import Match
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import GrecoloniesState
from engine.grecolonies.telling.guide import GUIDE
from render.grecolonies import panels
from render.grecolonies.map import dwellers
from render.kit.panel import Box


def word(word: Word) -> str:
    return word.id


def numbers(draw, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers that are written while something is drawn, in order."""
    written: list[str] = []
    text = panels.text

    def noted(label: str, *style):
        written.append(label)
        return text(label, *style)

    monkeypatch.setattr(panels, "text", noted)
    draw(Image.new("P", (1600, 1000)))
    monkeypatch.undo()
    return [int(label) for label in written if label.lstrip("+").isdecimal()]


def late_states() -> list[GrecoloniesState]:
    """States with objectives won, markers, citizens on the Oracle, and somebody who gave up."""
    from titled import COMPUTERS

    make = COMPUTERS["grecolonies"]["sensible"]
    players, luck = [make(seat) for seat in range(4)], random.Random(1)
    match, _ = Match.start(titled(RULES), GrecoloniesOptions(), 4, bytes(32))
    found = []
    while decisions := RULES.decisions(match.state):
        seat = luck.choice(decisions).seat
        action = players[seat].choose(RULES, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
        if match.number % 40 == 0:
            found.append(match.view(None).state)
    return [*found, match.state, RULES.concede(found[-1], Seat(2)).state]


def test_a_citys_panel_tells_what_the_rules_count(monkeypatch: pytest.MonkeyPatch):
    met = set()
    for state in late_states():
        seats = range(len(state.poleis))
        expected = []
        for seat in seats:
            held = {
                each.id: count for each, count in GUIDE.holdings(RULES.view(state, Seat(seat)), Seat(seat))
            }
            score = RULES.standing(state).scores[seat]
            assert held["points"] == score
            expected += [score, held["reserve"], held["oracle"], held["markers"]]
            met.add((score > held["markers"], held["oracle"] > 0))
        area = Box(0, 0, 900, 430)
        shown = numbers(lambda canvas: panels.draw_cities(canvas, area, state, (), word), monkeypatch)  # noqa: B023
        assert shown == expected
    assert {tiles for tiles, _ in met} == {True, False}


def test_the_strip_tells_what_is_left(monkeypatch: pytest.MonkeyPatch):
    for state in late_states():
        area = Box(0, 0, 1500, 60)
        shown = numbers(lambda canvas: panels.draw_strip(canvas, area, state, "Title"), monkeypatch)  # noqa: B023
        (left,) = [note.facts for note in GUIDE.describe(RULES.view(state, None)) if note.key == "reserve"]
        assert shown == [left["glory"], left["stack"]]


def test_who_fled_to_the_refuge_does_not_stand_in_the_province():
    scene = Scene()
    scene.plays("move phocaea / take chalcis 8 / attack phocaea")
    place = scene.board.index["phocaea"]
    assert dwellers(scene.state, place) == [("chalcis", 8), ("phocaea", 12)]
    scene.nobody_joins((5,) * 12)
    assert (scene.refuge("chalcis"), scene.refuge("phocaea")) == (2, 8)
    assert dwellers(scene.state, place) == [("chalcis", 6), ("phocaea", 4)]
    told = {
        note.facts["city"].id: (note.facts["count"], note.facts["fled"])
        for note in GUIDE.describe(RULES.view(scene.state, None))
        if note.key == "fighters"
    }
    assert told == {"chalcis": (6, 2), "phocaea": (4, 8)}
