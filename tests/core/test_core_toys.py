"""What the contract asks of every game, asked of the toys: the shortest games that can fail it."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies
from liars_dice import HIDDEN
from liars_dice import RULES as LIARS_DICE
from nim import RULES as NIM
from nim import NimOptions
from plays import begin, plays
from titled import titled

from engine.core.choosing.choices import option_forms, option_text, options_from, options_to
from engine.core.choosing.notation import parse, write
from engine.core.contract import Seat, Word
from engine.core.errors import BadOptions, IllegalAction, NotYours
from engine.core.play.chance import LoadedChance
from engine.core.values.codec import digest
from engine.players.arena import play_out
from engine.players.randomly import Randomly

TOYS = [NIM, LIARS_DICE]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(strategies.sampled_from(TOYS), strategies.integers(2, 4), strategies.integers(0, 10_000))
def test_every_position_keeps_the_contract(rules, seats, seed):
    luck = random.Random(seed)
    match = begin(rules, seats)
    for _ in range(40):
        decisions = rules.decisions(match.state)
        assert (not decisions) == (match.standing.ended is not None)
        if not decisions:
            break
        for seat in map(Seat, range(seats)):
            owes = seat in [decision.seat for decision in decisions]
            assert bool(rules.legal(match.state, seat)) == owes
        seat = luck.choice(decisions).seat
        legal = rules.legal(match.state, seat)
        for action in legal:
            assert rules.refusal(match.state, seat, action) is None
            assert parse(rules, write(action), rules.vocabulary(match.state)) == action
        for action in titled(rules).guide.candidates(rules.view(match.state, seat)):
            assert action in legal or rules.refusal(match.state, seat, action) is not None
        for decision in decisions:
            for action in (decision.default, *dict(decision.answers).values()):
                assert action is None or rules.refusal(match.state, decision.seat, action) is None
        before = digest(match.state)
        following = match.play(seat, luck.choice(legal)).match
        assert digest(match.state) == before
        match = following


@pytest.mark.parametrize("rules", TOYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end(rules, seats):
    for seed in range(5):
        outcome = play_out(
            titled(rules), rules.options(), bytes([seed]), [Randomly(seed + n) for n in range(seats)]
        )
        assert outcome.finished
        assert len(outcome.standing.winners) == 1


def test_apply_checks_who_and_what():
    match = begin(LIARS_DICE)
    bid = parse(LIARS_DICE, "bid 1 1")
    with pytest.raises(IllegalAction):
        LIARS_DICE.apply(match.state, Seat(0), bid, LoadedChance(()))
    with pytest.raises(NotYours):
        LIARS_DICE.apply(match.state, Seat(7), bid, LoadedChance(()))


def test_views_leak_no_die():
    """Two games that differ only in hidden dice look the same to everybody else."""
    match = begin(LIARS_DICE, 3)
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        for seat in range(3):
            if seat == viewer:
                continue
            cups = tuple((1, 1, 1) if each == seat else cup for each, cup in enumerate(match.state.cups))
            other = replace(match.state, cups=cups)
            assert other != match.state
            assert LIARS_DICE.view(other, viewer) == LIARS_DICE.view(match.state, viewer)
    assert match.view(None).state.cups == ((HIDDEN,) * 3,) * 3
    assert match.view(Seat(1)).state.cups[1] == match.state.cups[1]
    assert titled(LIARS_DICE).guide.holdings(match.view(Seat(1)), Seat(0))[0] == (
        Word("die", "first"),
        HIDDEN,
    )


def test_games_without_more_to_tell_hold_and_reckon_nothing():
    for rules in TOYS:
        match = begin(rules)
        assert titled(rules).guide.hand(match.view(Seat(0))) == ()
        assert titled(rules).guide.odds(match.view(Seat(0))) == ()


def test_what_others_know_does_not_depend_on_what_is_thrown_again():
    match = begin(LIARS_DICE, 2)
    one, other = plays(match, "rethrow -", 0), plays(match, "rethrow first+second", 0)
    assert one.view(Seat(1)).state == other.view(Seat(1)).state
    assert one.view(Seat(0)).state != other.view(Seat(0)).state


def test_options_are_read_from_texts_and_written_back():
    options = options_from(NIM, {"matches": "many", "asked": "yes"})
    assert options == NimOptions("many", "dealt", True)
    assert options_from(NIM, options_to(options)) == options
    assert options_from(NIM, {}) == NimOptions()
    assert [option_text(options, form) for form in option_forms(NIM)] == ["many", "dealt", "yes"]


def test_options_that_do_not_exist_are_named_with_those_that_do():
    with pytest.raises(BadOptions) as caught:
        options_from(NIM, {"board": "west"})
    assert caught.value.key == "unknown-option"
    assert caught.value.facts["known"] == ("matches", "colours", "asked")
    with pytest.raises(BadOptions) as caught:
        options_from(NIM, {"matches": "none"})
    assert caught.value.key == "unknown-choice"
    assert caught.value.facts == {
        "option": Word("option", "matches"),
        "given": "none",
        "known": ("few", "many"),
    }
    with pytest.raises(BadOptions):
        options_from(NIM, {"asked": "True"})


def test_computer_players_draw_evenly_and_repeatably():
    match = begin(NIM)
    legal = match.legal(Seat(0))
    view = match.view(Seat(0))
    player, again = Randomly(7), Randomly(7)
    found = [player.choose(NIM, view, Seat(0), legal) for _ in range(800)]
    assert found == [again.choose(NIM, view, Seat(0), legal) for _ in range(800)]
    assert set(found) == set(legal)
    assert max(found.count(action) for action in legal) < 2 * 800 / len(legal)
