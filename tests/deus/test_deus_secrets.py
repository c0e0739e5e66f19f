"""What a seat may not know: hands, points, piles, the card face down, secret choices."""

import random
from dataclasses import replace

import pytest
from deus_hidden import otherwise, reached
from deus_scene import Scene, rewritten
from hypothesis import given, settings, strategies
from titled import titled

from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat, View, Word
from engine.core.errors import UndoBarrier
from engine.core.play.match import Match
from engine.deus.events import Robbed
from engine.deus.frames import Over
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.telling.guide import GUIDE
from engine.deus.words import HIDDEN


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    seats=strategies.integers(2, 4),
    seed=strategies.integers(0, 10_000),
    steps=strategies.integers(0, 260),
    variant=strategies.sampled_from([{}, {"wild": "yes", "pieces": "8"}, {"layout": "free", "pieces": "10"}]),
)
def test_states_that_differ_only_in_what_a_seat_may_not_know_look_equal(seats, seed, steps, variant):
    state = reached(seats, seed, steps, **variant)
    if isinstance(state.frame, Over):
        return
    luck = random.Random(seed)
    for seat in range(seats):
        other = otherwise(state, seat, luck)
        view = RULES.view(state, Seat(seat))
        assert RULES.view(other, Seat(seat)) == view
        spectator = RULES.view(state, None).state
        assert RULES.conceal(spectator, Seat(seat)).players[seat].vp == HIDDEN
        # What is told of a view tells nothing more: the same words, decisions and open standing.
        assert GUIDE.describe(RULES.view(other, Seat(seat))) == GUIDE.describe(view)
        held = GUIDE.hand(view)
        assert GUIDE.hand(RULES.view(other, Seat(seat))) == held
        assert not any(GUIDE.hand(View(view.state, Seat(each))) for each in range(seats) if each != seat)
        assert RULES.standing(other) == RULES.standing(state)
        assert RULES.standing(view.state) == RULES.standing(state)
        assert [each.seat for each in RULES.decisions(view.state)] == [
            each.seat for each in RULES.decisions(state)
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_hide_all_hands_points_and_piles_of_others(seats):
    state = reached(seats, 5, 200)
    for viewer in (*map(Seat, range(seats)), None):
        view = RULES.view(state, viewer).state
        for seat, player in enumerate(view.players):
            whole = state.players[seat]
            assert len(player.hand) == len(whole.hand)
            if seat == viewer:
                assert player == whole
            else:
                assert player.vp == HIDDEN
                assert set(player.hand) <= {HIDDEN}
        assert set(view.deck) == {HIDDEN}
        assert len(view.deck) == len(state.deck)
        assert set(view.discard[:-1]) <= {HIDDEN}
        assert view.discard[-1:] == state.discard[-1:]


def test_the_legal_actions_of_a_seat_can_be_told_from_its_own_view():
    for steps in range(0, 240, 3):
        state = reached(3, 11, steps, wild="yes")
        for decision in RULES.decisions(state):
            view = RULES.view(state, decision.seat).state
            assert RULES.legal(view, decision.seat) == RULES.legal(state, decision.seat)
            assert RULES.decisions(view) == RULES.decisions(state)


def test_the_card_face_down_is_known_to_its_owner_only():
    scene = Scene(wild="yes").has(gold=6).hand(0, "temple-of-plenty", "galley").on(0, a4="army")
    scene.column(0, "forum").plays("build-wild temple-of-plenty red")
    number = scene.cards.number["temple-of-plenty"]
    assert RULES.view(scene.state, Seat(0)).state.players[0].columns[4] == (number,)
    for viewer in (Seat(1), None):
        assert RULES.view(scene.state, viewer).state.players[0].columns[4] == (HIDDEN,)
        assert RULES.view(scene.state, viewer).state.players[0].columns[3] == scene.player().columns[3]


def test_only_the_top_card_of_an_offering_is_seen():
    scene = Scene().hand(0, "galley", "forum", "legion").hand(1, "forge")
    scene.plays("offer galley / offer-also forum / offer-also legion")
    assert RULES.view(scene.state, Seat(1)).state.frame.cards == (
        scene.cards.number["galley"],
        HIDDEN,
        HIDDEN,
    )
    assert RULES.view(scene.state, Seat(0)).state.frame == scene.state.frame
    scene.plays("invoke neptune")
    assert RULES.view(scene.state, Seat(1)).state.discard == (HIDDEN, HIDDEN, scene.cards.number["galley"])


def test_cards_looked_at_are_seen_by_the_one_who_looks_only():
    scene = Scene().has(clay=1).hand(0, "archives").on(0, a4="army")
    scene.plays("build archives / place a4 / look")
    assert HIDDEN not in RULES.view(scene.state, Seat(0)).state.frame.cards
    assert RULES.view(scene.state, Seat(1)).state.frame.cards == (HIDDEN,) * 4
    assert RULES.decisions(RULES.view(scene.state, Seat(1)).state)[0].default is None


def test_starting_pieces_are_secret_until_all_have_chosen():
    state = reached(2, 1, 0, pieces="8")
    state = RULES.apply(state, Seat(0), RULES.legal(state, Seat(0))[0], None).state
    assert RULES.view(state, Seat(1)).state.frame.chosen == ((HIDDEN,), ())
    assert RULES.view(state, Seat(0)).state.frame == state.frame


def held(scene: Scene, seat: int) -> list[tuple]:
    """What the seat is told it holds in secret."""
    notes = GUIDE.hand(RULES.view(scene.state, Seat(seat)))
    return [(note.key, *note.facts.values()) for note in notes]


def test_what_is_held_in_secret_is_told_to_its_owner():
    scene = Scene(wild="yes").has(gold=6).hand(0, "temple-of-plenty", "galley").on(0, a4="army")
    scene.column(0, "forum").plays("build-wild temple-of-plenty red")
    galley, temple = Word("card", "galley"), Word("card", "temple-of-plenty")
    assert ("cards", Word("colour", "blue"), (galley,)) in held(scene, 0)
    assert ("wild", Word("colour", "red"), temple) in held(scene, 0)
    assert not any(temple in fact for fact in held(scene, 1))

    scene = Scene().hand(0, "galley", "forum", "legion").hand(1, "forge")
    scene.plays("offer galley / offer-also forum")
    assert held(scene, 0)[-1] == ("offering", (Word("card", "forum"),))
    assert held(scene, 1) == [("cards", Word("colour", "yellow"), (Word("card", "forge"),))]

    scene = Scene().has(clay=1).hand(0, "archives").on(0, a4="army")
    scene.plays("build archives / place a4 / look")
    assert [(key, len(cards)) for key, *_, cards in held(scene, 0)] == [("drawn", 4)]


def test_pieces_chosen_in_secret_are_told_to_who_chose_them():
    state = reached(2, 1, 0, pieces="8")
    action = RULES.legal(state, Seat(0))[0]
    state = RULES.apply(state, Seat(0), action, None).state
    note = GUIDE.hand(RULES.view(state, Seat(0)))[-1]
    assert (note.key, note.facts) == ("mustered", {"piece": Word("piece", "ship"), "count": action.count})
    assert "mustered" not in [note.key for note in GUIDE.hand(RULES.view(state, Seat(1)))]


def test_at_the_end_points_and_hands_are_open():
    state = reached(2, 3, 100_000)
    assert isinstance(state.frame, Over)
    assert not GUIDE.hand(RULES.view(state, Seat(0)))
    assert RULES.view(state, None).state.players == state.players
    assert RULES.standing(RULES.view(state, None).state) == RULES.standing(state)


# What lifts a secret cannot be taken back


def taken_back(scene: Scene, line: str) -> str:
    """Why the last step of the line cannot be taken back alone; empty: it can."""
    match, _ = Match.start(titled(RULES), DeusOptions(), len(scene.state.players), b"u" * 32)
    match = replace(match, state=scene.state)
    for action in parse_line(RULES, line, RULES.vocabulary(match.state)):
        match = match.play(Seat(0), action).match
    try:
        match.undo_point(Seat(0))
    except UndoBarrier as error:
        return error.key
    return ""


@pytest.mark.parametrize("has", [0, 1, 2, 9])
def test_asking_for_hidden_points_cannot_be_taken_back_whatever_came_of_it(has):
    scene = Scene().has(stone=1, wheat=1).hand(0, "war-elephants", "galley")
    scene.on(0, a4="civil").on(1, a3="civil").has(1, vp=has).hand(1, "forum")
    assert taken_back(scene, "build war-elephants / place a4 / done") == ""
    assert taken_back(scene, "build war-elephants / place a4 / done / rob seat2") == "revealed"
    events = scene.plays("build war-elephants / place a4 / done / rob seat2")
    (robbed,) = (each for each in events if isinstance(each, Robbed))
    assert str(robbed.gains) == ("1vp" if has else "-")


@pytest.mark.parametrize("whom", ["one", "each"])
def test_so_it_is_with_any_card_of_a_set_of_ones_own(whom, monkeypatch):
    rewritten(monkeypatch, archers=f"rob vp:2 gold:1 whom:{whom}")
    told = []
    for has in (0, 1, 2, 5):
        scene = Scene().has(clay=1).hand(0, "archers", "galley").on(0, a4="civil").on(1, a3="civil")
        scene.has(1, vp=has, gold=0).hand(1, "forum")
        assert RULES.legal(RULES.view(scene.state, Seat(0)).state, Seat(0)) == RULES.legal(
            scene.state, Seat(0)
        )
        line = "build archers / place a4" + (" / rob seat2" if whom == "one" else "")
        told.append(taken_back(scene, line))
    assert told == ["revealed"] * 4


def test_gold_lies_open_so_taking_it_can_be_taken_back():
    scene = Scene().has(clay=1).hand(0, "archers", "galley").on(0, a4="civil").on(1, a3="civil")
    scene.has(1, gold=5).hand(1, "forum")
    assert taken_back(scene, "build archers / place a4") == ""


def test_keeping_one_of_the_cards_looked_at_shows_another_and_cannot_be_taken_back():
    scene = Scene().has(clay=1).hand(0, "archives", "galley").on(0, a4="army").hand(1, "forum")
    assert taken_back(scene, "build archives / place a4") == ""
    line = "build archives / place a4 / look"
    assert taken_back(scene, line) == "revealed"
    card = scene.cards.names[scene.state.deck[-1]]
    assert taken_back(scene, f"{line} / keep {card}") == "revealed"


def test_what_is_seen_of_the_cards_discarded_tells_nothing_of_those_below():
    scene = Scene().has(clay=1).hand(0, "archives", "galley").on(0, a4="army").hand(1, "forum")
    scene.pile("temple-of-plenty", "forge", "merchantman-wood", "legion")
    scene.plays("build archives / place a4 / look / keep forge")
    number = scene.cards.number
    assert RULES.view(scene.state, Seat(1)).state.discard[-1] == number["temple-of-plenty"]
    scene = Scene().has(clay=1).hand(0, "archives", "galley").on(0, a4="army").hand(1, "forum")
    scene.pile("merchantman-wood", "forge", "temple-of-plenty", "legion")
    scene.plays("build archives / place a4 / look / keep forge")
    assert RULES.view(scene.state, Seat(1)).state.discard[-1] == number["merchantman-wood"]
