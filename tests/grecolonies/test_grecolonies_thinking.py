"""What Archimedes reckons with in Grécolonies: samples of what is hidden, ends of fights, claims."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from polis_scene import BLEU, ROUGE, Scene, rolls

from engine.core.budget import Budget
from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.grecolonies.law.rounds import points
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.players.bluffing import answers, throws
from engine.grecolonies.players.claims import COUNTERED, DODGED, NOTHING, Claim, Held, usual
from engine.grecolonies.players.fights import ends
from engine.grecolonies.players.shrewd import weighed
from engine.grecolonies.players.thinking import THINKING, planned, sampled
from engine.grecolonies.state import InFight
from engine.grecolonies.words import HIDDEN, HIDDEN_OBJECTIVE, MOST_ANNOUNCED
from engine.players.advice import advised
from engine.players.archimedes import Archimedes


def assault(*theirs: str) -> Scene:
    """Thera has attacked Phocaea with four dice against four, and has not yet spoken."""
    scene = Scene().lives(BLEU, phocaea=3, karia=4)
    scene.turn_of(ROUGE).plays("move karia / take thera 4 / attack phocaea")
    scene.nobody_joins(rolls("spear-1", "spear-2", "helmet-1", "shield-2") + rolls(*theirs))
    return scene


def test_a_sample_could_be_the_state():
    scene = assault(*["spear-1"] * 4)
    scene.plays("announce 4 spear")
    for viewer in (Seat(scene.number(BLEU)), Seat(scene.number(ROUGE))):
        view = RULES.view(scene.state, viewer)
        for number in range(3):
            found = sampled(view, SeededChance(b"sample", str(number)))
            assert RULES.view(found, viewer) == view
            assert RULES.check(found) == ()
            assert HIDDEN_OBJECTIVE not in found.stack
            assert not any(HIDDEN in dice for dice in found.frame.dice)


def test_what_is_hidden_makes_no_difference_to_what_it_says():
    answers = set()
    for theirs in (["spear-2"] * 4, ["helmet-1"] * 4):
        scene = assault(*theirs)
        scene.state = replace(scene.state, stack=tuple(reversed(scene.state.stack)))
        seat = Seat(scene.number(ROUGE))
        player = Archimedes(THINKING, 1, Budget(20))
        view = RULES.view(scene.state, seat)
        assert not planned(view.state)
        answers.add(player.choose(RULES, view, seat, RULES.legal(scene.state, seat)))
    assert len(answers) == 1


def test_what_it_advises_over_the_cups_is_what_it_would_say_itself():
    scene = assault(*["helmet-1"] * 4)
    seat = Seat(scene.number(ROUGE))
    for said in ("", "announce 3 spear", "announce 7 spear"):
        if said:
            scene.plays(said)
            scene.plays(f"announce {int(said.split()[1]) + 1} helmet", BLEU)
        view, player = RULES.view(scene.state, seat), Archimedes(THINKING, 1, Budget(20))
        found = advised(player, RULES, view, seat, 1)
        assert found[0].line == (player.choose(RULES, view, seat, RULES.legal(scene.state, seat)),)
        chances = [each.chance for each in found]
        assert len(found) > 1
        assert chances == sorted(chances, reverse=True)
        assert 0 < chances[-1] <= chances[0] < 1


def test_nothing_is_weighed_for_whoever_does_not_speak():
    scene = assault(*["helmet-1"] * 4)
    assert weighed(scene.state, Seat(scene.number(BLEU))) == ()
    assert weighed(Scene().state, Seat(0)) == ()


def test_the_ends_of_a_fight_are_all_there_and_somebody_has_won_each():
    scene = assault(*["spear-1"] * 4)
    before = sum(points(polis) for polis in scene.state.poleis)
    found = ends(scene.state, scene.number(ROUGE))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert len(found) > 2
    for _, state in found:
        assert not isinstance(state.frame, InFight)
        assert sum(points(polis) for polis in state.poleis) == before + 1
        assert set(RULES.check(state)) <= {"all objectives are somewhere"}


def test_who_thinks_reckons_to_win_more_often_than_others_would():
    scene = assault(*["spear-1"] * 4)
    thera, phocaea = scene.number(ROUGE), scene.number(BLEU)

    def won(thinks: int) -> float:
        return sum(chance for chance, state in ends(scene.state, thinks) if state.poleis[thera].glory)

    assert won(thera) > won(-1) > won(phocaea)


def test_no_end_where_luck_does_not_decide():
    assert ends(Scene().state, 0) == ()


def test_it_answers_whatever_is_said_however_odd():
    for held, _ in throws(2):
        for count in (1, 5, 9, MOST_ANNOUNCED):
            for weapon in range(3):
                for claim, chance in answers(held, 2, 3, (count, weapon), False):
                    assert claim in (COUNTERED, DODGED) or count < claim[0] <= MOST_ANNOUNCED
                    assert 0 <= chance <= 1.000001


Speaker = Callable[[Held, int, Claim, bool], Claim]
"""What one says: one's weapons, the dice of each side, what was said, whether one's own side opened."""


def thinks(held: Held, dice: int, said: Claim, opens: bool) -> Claim:
    return answers(held, dice, dice, said, opens)[0][0]


def sensible(held: Held, dice: int, said: Claim, opens: bool) -> Claim:
    return usual(held, dice, said)


def bluffs(held: Held, dice: int, said: Claim, opens: bool) -> Claim:
    """Opens with what it has least of, as if it had much, and lifts the cups at whatever is said then."""
    return (dice, held.index(min(held))) if said == NOTHING else COUNTERED


def doubts(held: Held, dice: int, said: Claim, opens: bool) -> Claim:
    """Lifts the cups at whatever is said."""
    return usual(held, dice, said) if said == NOTHING else COUNTERED


def won(dice: int, attacker: Speaker, defender: Speaker) -> float:
    """How often the attacker wins, over all throws of as many dice on each side."""
    found = 0.0
    for one, often in throws(dice):
        for other, too in throws(dice):
            found += often * too * (_winner(one, other, dice, (attacker, defender)) == 0)
    return found


def test_over_all_throws_it_wins_more_assaults_than_luck_gives():
    """Each throw of three dice against each of three others, who answer sensibly."""
    assert won(3, thinks, sensible) > 0.6
    assert won(3, sensible, thinks) < 0.45


@pytest.mark.parametrize("dice", [2, 3])
def test_whoever_always_bluffs_wins_no_more_than_others(dice: int):
    assert won(dice, bluffs, thinks) < 0.52


def test_whoever_lifts_at_once_is_not_bluffed_at():
    assert won(2, thinks, doubts) > 0.9


def _winner(one: Held, other: Held, dice: int, speakers: tuple[Speaker, Speaker]) -> int:
    cups, said, speaker = (one, other), NOTHING, 0
    while True:
        claim = speakers[speaker](cups[speaker], dice, said, speaker == 0)
        if claim in (COUNTERED, DODGED):
            there = one[said[1]] + other[said[1]]
            right = said[0] > there if claim == COUNTERED else said[0] == there
            return speaker if right else 1 - speaker
        said, speaker = claim, 1 - speaker
