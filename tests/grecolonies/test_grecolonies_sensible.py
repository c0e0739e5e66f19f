"""The sensible player and the chances it reckons with."""

from itertools import product

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene, rolls
from titled import titled

from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.grecolonies.law.announcing import count_weapons
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.state import Moving
from engine.grecolonies.telling.odds import (
    at_least,
    attack_won,
    exactly,
    fight_outcomes,
    hinted,
    weapons_shown,
)
from engine.players.arena import play_out
from engine.players.randomly import Randomly


def choice(scene: Scene, city: str) -> str:
    """What the sensible player does, as one types it."""
    seat = Seat(scene.number(city))
    legal = RULES.legal(scene.state, seat)
    action = Sensible().choose(RULES, RULES.view(scene.state, seat), seat, legal)
    assert action in legal
    return write(action)


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_chances_of_weapons_are_those_of_all_throws(dice):
    throws = list(product(range(1, 7), repeat=dice))
    for weapon in range(3):
        for count in range(2 * dice + 1):
            true = sum(count_weapons(throw, weapon) == count for throw in throws) / len(throws)
            assert weapons_shown(dice)[count] == pytest.approx(true)
            assert exactly(dice, count) == pytest.approx(true)
            more = sum(count_weapons(throw, weapon) >= count for throw in throws) / len(throws)
            assert at_least(dice, count) == pytest.approx(more)
    assert exactly(dice, -1) == exactly(dice, 2 * dice + 1) == 0
    assert at_least(dice, -2) == pytest.approx(1)


def test_a_hint_makes_more_weapons_likelier():
    assert sum(hinted(5, 0.3)) == pytest.approx(1)
    assert at_least(5, 4, 0.3) > at_least(5, 4)


def test_fights_last_one_to_five_assaults_and_the_stronger_side_wins_more_often():
    for attackers, defenders, guard in product(range(1, 9), range(9), (False, True)):
        if not defenders and not guard:
            continue
        outcomes = fight_outcomes(attackers, defenders, guard)
        assert sum(chance for _, _, chance in outcomes) == pytest.approx(1)
        assert all(1 <= assaults <= 5 for _, assaults, _ in outcomes)
    assert attack_won(6, 6, False) == pytest.approx(0.5)
    assert (
        attack_won(6, 2, False) > attack_won(4, 2, False) > attack_won(2, 2, False) > attack_won(2, 6, False)
    )
    assert attack_won(6, 4, True) == attack_won(6, 9, True) < attack_won(6, 4, False)


def test_a_sensible_player_alone_against_random_ones_wins():
    """The full measure is `keryx sim grecolonies --player sensible --against random --games 100`."""
    won = 0
    for game in range(12):
        seats = 3 + game % 3
        players = [
            Sensible() if seat == game % seats else Randomly(game * 10 + seat) for seat in range(seats)
        ]
        options = GrecoloniesOptions(board="express" if game % 2 else "classic")
        won += play_out(titled(RULES), options, bytes([game]), players).standing.winners == (game % seats,)
    assert won >= 11


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_finish_games_among_themselves(seats):
    for game in range(4):
        outcome = play_out(titled(RULES), GrecoloniesOptions(), bytes([game]), [Sensible()] * seats)
        assert outcome.finished


def test_it_never_bares_its_metropolis():
    """Four citizens stay, who with the Guard throw six dice; fewer are there only after a lost fight."""
    for game in range(6):
        state = RULES.setup(GrecoloniesOptions(), 4, SeededChance(bytes([game]), "setup")).state
        for number in range(400):
            decisions = RULES.decisions(state)
            if not decisions:
                break
            seat = decisions[0].seat
            legal = RULES.legal(state, seat)
            action = Sensible().choose(RULES, RULES.view(state, seat), seat, legal)
            after = RULES.apply(state, seat, action, SeededChance(bytes([game]), str(number))).state
            home = state.poleis[seat].home
            before, left = state.poleis[seat].citizens[home], after.poleis[seat].citizens[home]
            if isinstance(state.frame, Moving) and action.word == "take":
                assert left == before or left >= 4
            state = after


def test_it_sees_no_more_than_its_view():
    """With other dice under the rival's cup it does the same."""
    own = rolls("spear-2", "spear-2", "spear-1", "helmet-1")
    answers = set()
    for theirs in (rolls(*["shield-2"] * 4), rolls(*["spear-2"] * 4)):
        again = Scene().lives(BLEU, phocaea=3, karia=4)
        again.turn_of(ROUGE).plays("move karia / take thera 4 / attack phocaea")
        again.nobody_joins(own + theirs)
        answers.add(choice(again, ROUGE))
    assert len(answers) == 1
    assert answers.pop().endswith("spear")


def facing(announced: str, *own: str) -> str:
    """Bleu's answer to an announcement, with these four dice against four."""
    scene = Scene().lives(BLEU, phocaea=3, karia=4)
    scene.turn_of(ROUGE).plays("move karia / take thera 4 / attack phocaea")
    scene.nobody_joins(SPEARS[:4] + rolls(*own))
    scene.plays(f"announce {announced}")
    return choice(scene, BLEU)


def test_it_counters_what_cannot_be():
    assert facing("24 spear", "spear-2", "spear-2", "spear-2", "spear-2") == "counter"
    assert facing("9 spear", "helmet-1", "helmet-1", "helmet-1", "helmet-1") == "counter"


def test_it_goes_higher_where_it_holds_more():
    answer = facing("2 helmet", "spear-2", "spear-2", "spear-2", "spear-1")
    assert answer == "announce 3 spear"


def test_it_takes_an_objective_that_lies_open():
    scene = Scene().lives(NOIR, miletos=12, macedonia=3).shows("dionysos zeus ares").turn_of(NOIR)
    assert choice(scene, NOIR) == "move troada"
    for _ in range(4):
        if scene.state.active == scene.number(NOIR):
            scene.plays(choice(scene, NOIR))
    assert scene.polis(NOIR).tiles == ("dionysos",)
    assert scene.count(NOIR, "miletos") >= 4


def test_it_refuses_a_rival_who_would_take_an_objective():
    scene = Scene().lives(JAUNE, chalcis=6, troada=5).lives(VERT, sparta=6, macedonia=3)
    scene.shows("dionysos zeus ares").turn_of(VERT)
    scene.plays("move troada / take sparta 2 / propose")
    assert choice(scene, JAUNE) == "refuse"
    scene = Scene().lives(JAUNE, chalcis=6, troada=1).lives(VERT, sparta=12)
    scene.shows("poseidon zeus ares").turn_of(VERT)
    scene.plays("move troada / take sparta 6 / propose")
    assert choice(scene, JAUNE) == "accept"


def test_as_commander_it_saves_its_own():
    scene = Scene().lives(BLEU, phocaea=3, karia=4).lives(VERT, sparta=6)
    scene.turn_of(ROUGE).plays("move karia / take thera 3 / attack phocaea")
    scene.plays("ally thera sparta 2 / ready", VERT)
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=False)
    assert choice(scene, ROUGE) == "lose thera sparta"


def test_it_foretells_what_is_likeliest():
    scene = Scene().lives(BLEU, phocaea=3, karia=1)
    for city in (VERT, NOIR, JAUNE):
        scene.lives(city, **{str(scene.polis(city).city): 3})
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    assert choice(scene, VERT) == "predict thera 1"
