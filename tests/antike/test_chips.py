"""Limited chips: what the bank has left is told in the panel and drawn below the board."""

from dataclasses import replace

import pytest
from scene import Scene
from titled import titled

from bot.private.panel.sheet import panel_top
from bot.speech.teller import Teller
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.telling.guide import GUIDE
from engine.core.play.match import Match
from render.antike.artist import STRIP, AntikeArtist
from render.boards import cast_of
from render.scene import Scene as Drawn


def _strip(scene: Scene) -> bytes:
    teller = Teller("en", titled(RULES), ("A", "B", "C"))
    view = RULES.view(scene.state, None)
    drawn = Drawn(view, (), teller.names, teller.word, "Antike")
    image = AntikeArtist().draw(drawn, cast_of(GUIDE, view))
    return image.crop((0, image.height - STRIP, image.width, image.height)).tobytes()


@pytest.mark.parametrize("place", range(3))
def test_the_strip_below_the_board_shows_what_the_bank_has_left_of_each_good(place):
    goods = [2, 1, 3]
    goods[place] += 7
    before, after = Scene(3, chips="limited"), Scene(3, chips="limited").has("greeks", *goods)
    assert _strip(before) != _strip(after)


def test_without_limit_the_strip_shows_no_goods():
    assert _strip(Scene(3)) == _strip(Scene(3).has("greeks", 9, 9, 9))


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "-# In the bank: marble 4, iron 77, gold 71."),
        ("fr", "-# En banque : marbre 4, fer 77, or 71."),
    ],
)
def test_the_panel_tells_what_the_bank_has_left(tongue, line):
    match, _ = Match.start(titled(RULES), AntikeOptions(chips="limited"), 3, b"s")
    realms = (replace(match.state.realms[0], goods=(72, 1, 3)), *match.state.realms[1:])
    match = replace(match, state=replace(match.state, realms=realms))
    decision = RULES.decisions(match.state)[0]
    top = panel_top(Teller(tongue, titled(RULES), ("A", "B", "C")), match, decision)
    assert line in top.replace("\u00a0", " ").replace("\u202f", " ").split("\n")
