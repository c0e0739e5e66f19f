"""The sensible player: it wins, ends its games, and knows only what it may see."""

from dataclasses import replace

import pytest
from deus_scene import Scene
from titled import titled

from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.deus.actions import Build, Done
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.players.sensible import Sensible
from engine.deus.players.worth import card_power, powers_of
from engine.deus.state import Course
from engine.players.arena import play_out
from engine.players.balance import Balance
from engine.players.randomly import Randomly


def choice(scene: Scene):
    seat = RULES.decisions(scene.state)[0].seat
    return Sensible().choose(RULES, RULES.view(scene.state, seat), seat, RULES.legal(scene.state, seat))


def test_alone_against_random_players_it_wins():
    """The full measure is `keryx sim deus --player sensible --against random --games 100`."""
    for game in range(4):
        players = [Sensible() if seat == game else Randomly(game * 10 + seat) for seat in range(4)]
        assert play_out(titled(RULES), DeusOptions(), bytes([game]), players).standing.winners == (game,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_themselves_they_come_to_an_end(seats):
    options = DeusOptions(wild="yes", pieces="8", layout="free")
    outcome = play_out(titled(RULES), options, b"among", [Sensible() for _ in range(seats)], 4000)
    assert outcome.finished
    assert outcome.turns < 60 * seats


def test_late_in_the_game_it_takes_a_temple_worth_twelve_points():
    scene = Scene().has(gold=16).hand(0, "temple-of-the-forests", "galley")
    scene.on(0, a4="army civil", b0="army", c4="army")
    scene.state = replace(scene.state, round=18)
    assert choice(scene).card == "temple-of-the-forests"


def test_it_attacks_a_village_rather_than_leave_it():
    scene = (
        Scene().has(gold=2, vp=0).hand(0, "small-production-building", "galley").on(0, a0="army", a6="ship")
    )
    assert choice(scene).card == "small-production-building"
    scene.plays("build small-production-building")
    assert choice(scene).region == "a4"


def test_it_does_not_draw_one_card_when_five_will_come():
    scene = Scene().has(wheat=1).hand(0, "school").on(0, a4="army")
    scene.plays("build school / place a4")
    assert choice(scene) == Done()


def test_it_decides_by_its_own_view_alone():
    state = RULES.setup(DeusOptions(), 3, SeededChance(b"v", "")).state
    seat = Seat(state.active)
    legal = RULES.legal(state, seat)
    players = tuple(
        player if other == seat else replace(player, vp=33, hand=tuple(sorted(state.deck[:5])))
        for other, player in enumerate(state.players)
    )
    changed = replace(state, players=players, deck=tuple(reversed(state.deck)))
    chosen = {Sensible().choose(RULES, RULES.view(each, seat), seat, legal) for each in (state, changed)}
    assert len(chosen) == 1


def test_late_in_the_game_fresh_cards_are_worth_no_more_than_those_in_hand():
    cards = ("academy", "aqueduct", "archers", "archives", "basilica", "cavalry", "emporium", "forge")
    scene = Scene().has(gold=20).hand(0, *cards, "galley", "galley").on(0, a6="ship", a4="army")
    scene.state = replace(scene.state, round=70)
    assert isinstance(choice(scene), Build)


def test_two_armies_in_one_region_are_told_from_one_whatever_was_asked_before():
    scene = Scene().on(0, a0="army")
    aqueduct = scene.cards.number["aqueduct"]  # 2 gold for each building in the largest region
    met = replace(scene.state, course=Course(doubled=(0,)))
    alone, together = (card_power(each, 0, aqueduct, powers_of(each, 0)) for each in (scene.state, met))
    assert together > alone


def test_balance_counts_cards_seen_and_built_and_colours_left_out():
    tally = Balance()
    for game in range(3):
        tally.play(titled(RULES), DeusOptions(), bytes([game]), [Randomly(game), Randomly(game + 9)])
    assert tally.games == 3
    assert len(tally.scores) == 6
    for word, built in tally.counts["built"].items():
        assert 0 <= built.wins <= built.games <= tally.count("seen", word).games <= 6
    wins = sum(count.wins for count in tally.counts["built"].values())
    assert wins > 0
    assert all(word.kind == "colour" for word in tally.counts.get("left-out", {}))
