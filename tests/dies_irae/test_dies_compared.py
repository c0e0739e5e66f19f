"""Whether one is ahead is told in one line: points, income and stability of the others."""

import pytest
from dies_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Seat, Viewer, Word
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import income, points
from engine.dies_irae.telling.guide import GUIDE


def told(scene: Scene, viewer: Viewer, language: str = "en") -> list[str]:
    return Teller(language, titled(RULES)).notes("line", GUIDE.supply(RULES.view(scene.state, viewer)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_others_stand_in_one_line(language: str):
    scene = Scene().has("persia", stability=-7).has("egypt", stability=3)
    (line,) = told(scene, scene.realm("greece").seat, language)
    for number, name in ((1, ("Persia", "Perse")), (2, ("Egypt", "Égypte"))):
        words = name[language == "fr"]
        realm = scene.state.realms[number]
        stability = f"−{-realm.stability}" if realm.stability < 0 else str(realm.stability)
        told_of = line[line.index(words) :].split(" · ")[0]
        assert [str(points(scene.state, number)), str(income(realm)), stability] == [
            each.split()[-1] for each in told_of.split(", ")
        ]
    assert "Greece" not in line
    assert "Grèce" not in line


def test_who_is_out_is_not_compared():
    scene = Scene()
    fallen = change(scene.state.realms[1], fallen=True)
    state = change(scene.state, realms=(scene.state.realms[0], fallen, scene.state.realms[2]))
    (note,) = GUIDE.supply(RULES.view(state, scene.realm("greece").seat))
    assert Word("power", "persia") not in note.facts.values()
    assert Word("power", "egypt") in note.facts.values()


def test_nobody_is_compared_before_powers_are_chosen():
    match, _ = Match.start(titled(RULES), RULES.options(), 3, bytes(32))
    assert GUIDE.supply(match.view(Seat(0))) == ()
