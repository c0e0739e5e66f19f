"""Rounds, both endings, the last round, the score, ties, and seats that give up."""

from dataclasses import replace

import pytest
from deus_scene import Scene

from engine.core.choosing.notation import parse
from engine.core.contract import Seat
from engine.deus.events import EndTriggered, LastRoundBegan, Scored, Won
from engine.deus.frames import Ending, Over
from engine.deus.law.rules import RULES
from engine.deus.law.scoring import majority_points
from engine.deus.words import HIDDEN


def ready_to_offer(seats: int = 3, first: int = 1) -> Scene:
    """Everybody holds ships' cards to offer; `first` begins the rounds and is to act."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.hand(seat, *(["galley"] if seat < 2 else ["emporium"]))
    setting = replace(scene.state.setting, first=first)
    scene.state = replace(scene.state, setting=setting, active=first)
    return scene


def turn(scene: Scene) -> list:
    """Whoever is to act makes an offering of one card."""
    state = scene.state
    card = scene.cards.names[state.players[state.active].hand[0]]
    events = list(scene.plays(f"offer {card}"))
    invoke = RULES.decisions(scene.state)[0].default
    step = RULES.apply(scene.state, Seat(scene.state.active), invoke, None)
    scene.state, found = step.state, list(step.events)
    while RULES.decisions(scene.state)[0].kind != "end":
        default = RULES.decisions(scene.state)[0].default
        scene.state = RULES.apply(scene.state, Seat(scene.state.active), default, None).state
    return events + found + scene.plays("end")


def test_turns_go_around_from_the_first_player():
    scene = ready_to_offer()
    seen = []
    for _ in range(7):
        now = RULES.turn(scene.state)
        seen.append((now.seat, now.round, now.number))
        turn(scene)
    assert seen == [(1, 1, 1), (2, 1, 2), (0, 1, 3), (1, 2, 4), (2, 2, 5), (0, 2, 6), (1, 3, 7)]


@pytest.mark.parametrize("cause", ["temples", "villages"])
@pytest.mark.parametrize(("active", "left"), [(1, 5), (2, 4), (0, 3)])
def test_the_round_is_finished_and_one_more_is_played(cause, active, left):
    scene = ready_to_offer()
    scene.state = replace(scene.state, active=active)
    if cause == "temples":
        scene.state = replace(scene.state, temples=0)
    else:
        scene.state = replace(scene.state, villages=(0,) * 6)
    events = _unchecked_turn(scene)
    assert [(each.by_temples, each.round) for each in events if isinstance(each, EndTriggered)] == [
        (cause == "temples", 2)
    ]
    turns = 0
    rounds = sum(isinstance(each, LastRoundBegan) for each in events)
    while not isinstance(scene.state.frame, Over):
        rounds += sum(isinstance(each, LastRoundBegan) for each in _unchecked_turn(scene))
        turns += 1
    assert (turns, rounds) == (left, 1)
    assert RULES.standing(scene.state).ended == cause


def _unchecked_turn(scene: Scene) -> list:
    """A turn by defaults, without checking that temples are conserved."""
    found = []
    card = scene.cards.names[scene.state.players[scene.state.active].hand[0]]
    now = RULES.turn(scene.state).number
    action = parse(RULES, f"offer {card}")
    while True:
        step = RULES.apply(scene.state, Seat(scene.state.active), action, None)
        scene.state, found = step.state, found + list(step.events)
        if RULES.turn(scene.state).number != now or isinstance(scene.state.frame, Over):
            return found
        action = RULES.decisions(scene.state)[0].default


def test_the_last_temple_piece_triggers_the_end():
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty", "galley").on(0, a4="army", a3="civil")
    scene.on(1, d0="army temple", d1="army temple", d2="army temple")
    scene.plays("build temple-of-plenty / place a4")
    assert [type(each) for each in scene.plays("end")] == [EndTriggered]


def test_stealing_the_last_point_of_the_last_village_triggers_the_end():
    scene = Scene().has(wood=1, stone=1).hand(0, "siege-tower", "galley").on(0, a4="civil")
    scene.state = replace(scene.state, villages=(1, 0, 0, 0))
    scene.plays("build siege-tower / place a4 / besiege a5")
    assert [type(each) for each in scene.plays("end")] == [EndTriggered]


def test_majorities_bring_two_points_for_each_resource_and_gold_ties_included():
    scene = Scene().has(0, wood=2, clay=1, gold=3).has(1, wood=2, stone=1, gold=5)
    assert majority_points(scene.state, 0) == 4  # wood shared, clay
    assert majority_points(scene.state, 1) == 6  # wood shared, stone, gold
    assert majority_points(Scene().state, 0) == 0  # nobody has any


def last_turn(scene: Scene) -> Scene:
    """Seat 1 is about to end the game's last turn."""
    scene.state = replace(scene.state, active=1, round=2, trigger=1, reason="temples", turn=4, frame=Ending())
    return scene


def test_the_score_is_points_temples_and_majorities():
    scene = Scene().has(0, vp=20, gold=3).has(1, vp=18, wood=1, wheat=1).hand(1, "galley")
    scene.on(0, a4="army", b0="army", c4="army").column(0, "temple-of-the-forests")
    events = last_turn(scene).plays("end")
    scored = {each.seat: (each.vp, each.temples, each.majorities, each.total) for each in events[:2]}
    assert scored == {0: (20, 12, 2, 34), 1: (18, 0, 4, 22)}
    standing = RULES.standing(scene.state)
    assert (standing.scores, standing.ranks, standing.winners) == ((34, 22), (1, 2), (0,))


def test_equal_scores_share_the_victory():
    scene = Scene().has(0, vp=20).has(1, vp=20).hand(1, "galley")
    events = last_turn(scene).plays("end")
    assert events[-1] == Won((Seat(0), Seat(1)), 20)
    assert RULES.standing(scene.state).winners == (0, 1)
    assert RULES.standing(scene.state).ranks == (1, 1)
    assert RULES.decisions(scene.state) == ()


# Giving up


def test_a_seat_that_gives_up_is_skipped_and_its_pieces_stay():
    scene = ready_to_offer()
    scene.state = RULES.concede(scene.state, Seat(2)).state
    assert not RULES.check(scene.state)
    turn(scene)
    assert RULES.turn(scene.state).seat == 0


def test_in_the_middle_of_its_turn_too():
    scene = (
        Scene(3)
        .has(gold=9)
        .hand(0, "small-production-building", "galley")
        .hand(1, "forum")
        .hand(2, "theatre")
    )
    scene.plays("build small-production-building")
    step = RULES.concede(scene.state, Seat(0))
    assert not RULES.check(step.state)
    assert RULES.turn(step.state).seat == 1


def test_the_hand_of_who_gives_up_is_seen_by_nobody():
    hand = ("galley", "theatre", "legion")
    scene = Scene(3).hand(0, *hand).hand(1, "forum").hand(2, "archers")
    state = RULES.concede(scene.state, Seat(0)).state
    for viewer in (Seat(1), Seat(2), None):
        assert not RULES.view(state, viewer).state.discard
    assert [scene.cards.names[card] for card in state.deck[:3]] == list(hand)  # under the draw pile
    scene.discarded("forge")
    state = RULES.concede(scene.state, Seat(0)).state
    view = RULES.view(state, Seat(1)).state
    assert view.discard == (HIDDEN,) * 3 + (scene.cards.number["forge"],)


def test_cards_taken_up_by_who_gives_up_are_seen_by_nobody():
    scene = Scene(3).has(clay=1).hand(0, "archives", "galley").hand(1, "forum").hand(2, "theatre")
    scene.plays("build archives")
    place = RULES.decisions(scene.state)[0].default
    scene.state = RULES.apply(scene.state, Seat(0), place, None).state
    scene.plays("look")
    state = RULES.concede(scene.state, Seat(0)).state
    assert not RULES.check(state)
    assert not state.discard


def test_when_all_others_give_up_nothing_is_left_in_the_air():
    scene = Scene().has(clay=1).hand(0, "archives").hand(1, "forum").on(0, a4="army")
    scene.plays("build archives / place a4 / look")
    state = RULES.concede(scene.state, Seat(1)).state
    assert RULES.standing(state).winners == (0,)
    assert not RULES.check(state)


def test_the_last_one_left_has_won():
    scene = Scene().hand(0, "galley").hand(1, "forum").has(1, vp=0)
    step = RULES.concede(scene.state, Seat(0))
    assert RULES.standing(step.state).winners == (1,)
    assert RULES.standing(step.state).ended == "alone"
    assert not [each for each in step.events if isinstance(each, Scored)]
    assert RULES.concede(step.state, Seat(1)).state == step.state


def test_who_gave_up_holds_no_majority_against_others_and_wins_nothing():
    scene = (
        Scene(3).has(0, vp=40, gold=9).has(1, gold=2).hand(0, "galley").hand(1, "forum").hand(2, "theatre")
    )
    state = RULES.concede(scene.state, Seat(0)).state
    assert majority_points(state, 1) == 2
    assert RULES.standing(replace(state, frame=Over("temples"))).winners == (1,)
