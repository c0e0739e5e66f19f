"""What the end of a turn costs a power is told before it: ships to keep, legions to feed, posts left open."""

from dataclasses import replace

import pytest
from dies_scene import Scene
from titled import titled

from bot.private.panel.foresight import ending_after
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.telling.guide import GUIDE


def told(scene: Scene, language: str = "en") -> list[str]:
    seat = scene.state.realms[scene.state.active].seat
    view = RULES.view(scene.state, seat)
    return Teller(language, titled(RULES)).notes("toll", GUIDE.tolls(view))


def fleet(talents: int, **parts: object) -> Scene:
    return Scene().units("greece", athens=(0, 4)).has("greece", talents=talents, **parts).turn_of("greece")


@pytest.mark.parametrize("talents", [1, 3, 4, 100])
def test_four_ships_are_to_keep(talents: int):
    """10: whoever cannot pay for all ships loses a level of stability."""
    scene = fleet(talents)
    (line,) = told(scene)
    if talents < 4:
        assert line == (
            f"⚠️ Turn end: 4 ships cost 4 talents to keep, you have {talents}: stability falls by 1 (to −1)."
        )
    else:
        assert line == "-# Turn end: 4 ships cost 4 talents to keep."
    before = scene.stability("greece")
    assert scene.ends_cycle().stability("greece") == before - (talents < 4), "as it was told"


def test_in_french_too():
    told_in_full = "l’entretien de 4 navires coûte 4 talents, tu en as 1 : la stabilité baisse de 1 (à −1)."
    assert told(fleet(1), "fr") == [f"⚠️ Fin du tour : {told_in_full}"]


def test_at_the_bottom_the_people_revolt():
    assert "your people revolt" in told(fleet(1, stability=-8))[0]
    assert told(fleet(1, stability=9)) == ["-# Turn end: 4 ships cost 4 talents to keep."], (
        "a golden age is kept"
    )


def test_legions_without_supply_are_counted():
    scene = Scene().units("greece", athens=(9,)).turn_of("greece")
    (line,) = told(scene)
    assert line.startswith("⚠️ Turn end: you can supply ")
    must = int(line.split(", ")[1].split()[0])
    scene.ends_cycle()
    assert dict(scene.state.frame.owed)[0] == must


def test_an_unguarded_post_with_a_rivals_legion_is_told():
    scene = Scene().posts("greece", "corinth", "athens").units("persia", corinth=(1,)).turn_of("greece")
    assert told(scene) == ["⚠️ Persia can take your unguarded trade posts with one attack: Corinth."]
    assert told(scene.truce("greece", "persia")) == []
    guarded = Scene().posts("greece", "corinth").units("persia", corinth=(1,)).units("greece", corinth=(1,))
    assert not any("unguarded" in line for line in told(guarded.turn_of("greece")))


def test_the_end_of_the_game_is_told():
    scene = Scene(turns="10").turn_of("greece")
    scene.state = replace(scene.state, round=10)
    assert told(scene) == ["⚠️ This is the last turn: the game ends with it."]


def test_an_end_that_costs_something_new_does_not_come_along():
    """The last talents go: what that costs is read before the action ends."""

    def after(talents: int):
        scene = (
            fleet(talents)
            .posts("greece", "athens!")
            .units("greece", athens=(0, 4))
            .has("greece", development=(1, 0, 0, 1))
        )
        scene.plays("choose build")
        match = Match.start(titled(RULES), scene.options, 3, bytes(32))[0]
        match = replace(match, state=scene.state)
        (action,) = parse_line(RULES, "raise athens legion", RULES.vocabulary(scene.state))
        assert action in match.legal(Seat(0))
        return ending_after(match, Seat(0), action)

    assert after(10) is None
    assert after(14) is not None
