"""Matches: the log and its fold, taking back and where that ends, rewinding, conceding."""

import random
from dataclasses import replace
from typing import ClassVar

import pytest
from hypothesis import given, settings, strategies
from liars_dice import RULES as LIARS_DICE
from liars_dice import Bidding, Lifted, Rethrow, Throwing
from nim import RULES as NIM
from nim import Heap, LetPass, Nim, NimOptions, Object, Objecting, Take, Taking
from plays import SEED, begin, plays, wander
from titled import titled

from engine.core.contract import Action, Seat
from engine.core.errors import BadOptions, IllegalAction, NotYours, UndoBarrier
from engine.core.play.chance import commitment
from engine.core.play.log import DEFAULT, ORDER, Concede, Undo, standing_line
from engine.core.play.match import Match, check_seats, fold

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
ASKED = NimOptions(asked=True)


def barrier(match: Match, seat: Seat) -> str:
    before = match
    with pytest.raises(UndoBarrier) as caught:
        match.undo(seat)
    assert match == before
    return caught.value.key


def test_a_new_match_knows_its_promise_and_its_set_up():
    match = begin(NIM)
    assert match.commitment == commitment(SEED)
    assert match.setup_drawn == begin(NIM).setup_drawn
    assert sorted(match.setup_drawn) == [0, 1, 2, 3]
    assert match.setup_drawn != begin(NIM, seed=b"other" * 8).setup_drawn
    assert (match.number, match.log, match.line, match.barrier) == (0, (), (), "nothing")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_seats_the_game_is_not_made_for(seats):
    with pytest.raises(BadOptions) as caught:
        begin(NIM, seats)
    assert caught.value.facts == {"fewest": 2, "most": 4, "given": seats}
    check_seats(NIM, 4)


def test_playing_gives_a_new_match_and_leaves_the_old_one():
    match = begin(NIM)
    played = match.play(ONE, Take(Heap("left")))
    assert match.number == 0
    assert match.state.heaps == (2, 3, 4)
    assert played.match.state.heaps == (1, 3, 4)
    assert (played.entry.number, played.entry.seat, played.entry.by) == (1, ONE, "person")
    assert [event.word for event in played.step.events] == ["taken"]
    assert played.match.log == (played.entry,) == played.match.line


def test_what_a_seat_may_not_do_changes_nothing():
    match = begin(NIM)
    with pytest.raises(NotYours):
        match.play(TWO, Take(Heap("left")))
    with pytest.raises(IllegalAction) as caught:
        match.play(ONE, Take(Heap("left"), 3))
    assert (caught.value.refusal.key, caught.value.refusal.facts["left"]) == ("too-few-left", 2)
    with pytest.raises(IllegalAction) as caught:
        match.play(ONE, Object())
    assert caught.value.refusal.rule == "Turns"
    assert match == begin(NIM)


def test_an_answer_out_of_turn_is_owed_by_the_rival_and_only_by_them():
    match = plays(begin(NIM, 3, ASKED), "take right count:3")
    (decision,) = match.rules.decisions(match.state)
    assert (decision.seat, decision.in_turn, decision.default) == (TWO, False, LetPass())
    with pytest.raises(NotYours):
        match.play(ONE, Take(Heap("left")))
    objected = plays(match, "object")
    assert objected.state.heaps == (2, 3, 2)
    assert objected.state.frame == Taking(TWO)
    # Each seat objects once in a game.
    assert plays(plays(objected, "take left"), "take left", THREE).state.frame == Taking(ONE)
    assert plays(match, "let-pass").state.heaps == (2, 3, 1)


def test_ones_own_steps_are_taken_back_one_by_one():
    match = begin(LIARS_DICE, 3)
    for seat in (ONE, TWO, THREE):
        match = match.play(seat, Rethrow(())).match
    bid = plays(match, "bid 1 1")
    back = bid.undo(ONE)
    assert (back.match.state, back.match.line) == (match.state, match.line)
    assert back.entry.deed == Undo(3)
    assert back.match.number == 5
    assert [entry.deed for entry in back.match.log[:4]] == [entry.deed for entry in bid.log]
    assert back.step.state == match.state


def test_undo_ends_where_somebody_else_acted():
    match = plays(begin(NIM), "take left / take middle")
    assert barrier(match, ONE) == "other-acted"
    assert match.undo(TWO).match.state.frame == Taking(TWO)
    assert barrier(match.undo(TWO).match, TWO) == "other-acted"
    assert match.undo(TWO).match.undo(ONE).match.line == ()


def test_undo_ends_at_the_beginning():
    assert barrier(begin(NIM), ONE) == "nothing"
    assert barrier(plays(begin(NIM), "take left").undo(ONE).match, ONE) == "nothing"


def test_undo_ends_at_dice():
    match = begin(LIARS_DICE).play(ONE, Rethrow(())).match
    thrown = plays(match, "rethrow first", TWO)
    assert barrier(thrown, TWO) == "chance"
    assert barrier(thrown, ONE) == "chance"
    assert match.undo(ONE).match.line == ()


class Showing(Nim):
    """Taking from the left heap shows something."""

    def resolve(self, state, seat, action, chance):
        step = super().resolve(state, seat, action, chance)
        if action != Take(Heap("left")):
            return step
        return replace(step, events=(*step.events, Lifted((1,), seat)))


def test_undo_ends_where_something_was_revealed():
    shown = plays(begin(Showing(), 2), "take left")
    assert barrier(shown, ONE) == barrier(shown, TWO) == "revealed"
    after = plays(shown, "take middle")
    assert barrier(after, ONE) == "other-acted"
    assert barrier(after.undo(TWO).match, TWO) == "revealed"
    assert plays(begin(Showing(), 2), "take right").undo(ONE).match.line == ()


def test_lifted_cups_and_new_dice_stay():
    match = begin(LIARS_DICE, 2)
    for seat in (ONE, TWO):
        match = match.play(seat, Rethrow(())).match
    match = plays(match, "bid 6 6 / doubt")
    assert isinstance(match.state.frame, Throwing)
    assert match.free == 0
    assert barrier(match, ONE) == barrier(match, TWO) == "chance"
    # The first undo point after it is one's own next step.
    again = match.play(TWO, Rethrow(())).match
    assert again.undo(TWO).match.state == match.state
    assert barrier(again.undo(TWO).match, TWO) == "chance"


def test_what_only_followed_the_games_own_default_goes_back_with_the_step():
    match = plays(begin(NIM, 2), "take right count:3")
    settled = match.play(TWO, LetPass(), DEFAULT).match
    assert settled.undo_point(ONE) == 0
    assert settled.undo(ONE).match.state == begin(NIM, 2).state
    # An order the rival gave is their own act.
    assert barrier(match.play(TWO, LetPass(), ORDER).match, ONE) == "other-acted"
    # The rival never acted here, so has nothing to take back.
    assert barrier(settled, TWO) == "other-acted"


def test_giving_up_is_not_taken_back_alone():
    match = begin(NIM, 3).concede(ONE).match
    assert match.state.frame == Taking(TWO)
    assert barrier(match, ONE) == "other-acted"
    assert match.log[0].deed == Concede()
    assert match.rewind(ONE, 0, "host").match.state == begin(NIM, 3).state


def test_the_game_goes_on_without_those_who_gave_up():
    match = begin(NIM, 3).concede(TWO).match
    match = plays(match, "take left")
    assert match.state.frame == Taking(THREE)
    won = match.concede(ONE).match
    assert won.standing.winners == (THREE,)
    assert won.standing.ended == "alone"
    assert won.rules.decisions(won.state) == ()


def test_giving_up_while_asked_lets_pass():
    match = plays(begin(NIM, 3, ASKED), "take right count:2")
    assert isinstance(match.state.frame, Objecting)
    assert match.concede(TWO).match.state.frame == Taking(THREE)
    assert match.concede(THREE).match.state.frame == match.state.frame


def test_rewinding_by_agreement_passes_every_barrier():
    match = begin(LIARS_DICE, 2)
    match = plays(match, "rethrow first", ONE)
    match = plays(match, "rethrow second+third", TWO)
    back = match.rewind(ONE, 1, "host")
    assert back.entry.by == "host"
    assert back.match.state == begin(LIARS_DICE, 2).play(ONE, Rethrow(("first",))).match.state
    assert back.match.barrier == "chance"
    with pytest.raises(IndexError):
        match.rewind(ONE, 3)
    with pytest.raises(IndexError):
        match.rewind(ONE, -1)


def test_the_same_deed_meets_the_same_dice_after_it_was_taken_back_alone():
    match = plays(begin(LIARS_DICE, 2), "rethrow first+second+third", ONE)
    match = plays(match, "rethrow -", TWO)
    straight = plays(match, "bid 6 6 / doubt")
    detour = plays(plays(match, "bid 6 6").undo(ONE).match, "bid 6 6 / doubt")
    assert detour.log[3].deed == Undo(2)
    assert detour.state == straight.state
    # Another seat, or the same at another moment, meets other dice: over many faces that shows.
    moments = {
        plays(begin(LIARS_DICE, 2, seed=bytes([each]) * 32), "rethrow first+second+third", seat).line[0].drawn
        for each in range(8)
        for seat in (0, 1)
    }
    assert len(moments) > 12


def test_what_had_been_seen_falls_anew_after_it_was_taken_back_together():
    """The same throw, taken back by agreement and done again, shows other dice each time."""
    match = plays(begin(LIARS_DICE, 2), "rethrow first+second+third", ONE)
    thrown = [match.line[0].drawn]
    for _ in range(5):
        match = match.rewind(ONE, 0, "host").match
        assert match.log[-1].deed == Undo(0, anew=True)
        match = plays(match, "rethrow first+second+third", ONE)
        thrown.append(match.line[0].drawn)
    assert len(set(thrown)) == 6
    assert match.redrawn == 5


def test_lifted_cups_taken_back_make_every_later_throw_another():
    match = begin(LIARS_DICE, 2)
    for seat in (ONE, TWO):
        match = match.play(seat, Rethrow(())).match
    bid = plays(match, "bid 6 6")
    lifted = plays(bid, "doubt")
    again = plays(lifted.rewind(TWO, 3, "host").match, "doubt")
    assert again.line[-1].drawn != lifted.line[-1].drawn
    assert [len(cup) for cup in again.state.cups] == [len(cup) for cup in lifted.state.cups]


def test_what_was_only_shown_marks_the_undo_too():
    """Nothing was drawn, but something hidden was shown: what comes after is drawn anew."""
    shown = plays(begin(Showing(), 2), "take left / take middle")
    assert [entry.number for entry, _ in shown.seen_since(0)] == [1]
    assert shown.seen_since(1) == ()
    assert shown.rewind(ONE, 0, "host").entry.deed == Undo(0, anew=True)
    assert shown.rewind(TWO, 1, "host").entry.deed == Undo(1)
    for keep in (-1, 3):
        with pytest.raises(IndexError):
            shown.seen_since(keep)


def test_the_standing_line_is_what_was_not_taken_back():
    match = plays(begin(NIM), "take left").undo(ONE).match
    match = plays(match, "take right / take right")
    match = match.undo(TWO).match
    assert [entry.number for entry in match.line] == [3]
    assert standing_line(match.log) == match.line
    assert len(match.log) == 5


def test_at_gives_every_earlier_moment():
    match = wander(begin(LIARS_DICE, 3), 40, random.Random(4))
    for keep in range(len(match.line) + 1):
        then = match.at(keep)
        again, _ = fold(match.restart(), match.line[:keep])
        assert (then.state, then.free, then.barrier) == (again.state, again.free, again.barrier)
        assert (then.states, then.turns, then.settled) == (again.states, again.turns, again.settled)
        assert [entry.deed for entry in then.line] == [entry.deed for entry in match.line[:keep]]


def turns_of(match: Match) -> list[int]:
    """The turn of each standing entry, from the log alone."""
    at, found = match.restart(), []
    for entry in match.line:
        found.append(match.rules.turn(at.state).number)
        at = fold(at, (entry,))[0]
    return found


def test_a_turn_is_remembered_from_its_beginning_whatever_dice_fall_in_it():
    match = begin(LIARS_DICE, 3)
    assert (match.turn, match.began, match.turns) == (1, 0, ())
    thrown = plays(plays(match, "rethrow first", ONE), "rethrow second", THREE)
    assert thrown.free == 0
    assert (thrown.turn, thrown.began, thrown.turns) == (1, 0, (1, 1))
    bidding = plays(thrown, "rethrow -", TWO)
    assert bidding.turns == (1, 1, 1)
    bid = plays(bidding, "bid 1 1")
    assert (bid.turn, bid.began, bid.turns) == (2, 4, (1, 1, 1, 1))
    after = plays(plays(bid, "doubt"), "rethrow first", TWO)
    assert (after.turn, after.began, after.turns[4:]) == (3, 5, (2, 3))
    # A turn that is taken back is the one before again.
    back = bid.undo(ONE).match
    assert (back.turn, back.began, back.turns) == (1, 0, (1, 1, 1))
    assert back.since(back.began) == bid.since(0)[:3]
    assert after.rewind(ONE, 2, "host").match.turns == (1, 1)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    strategies.sampled_from([NIM, LIARS_DICE]),
    strategies.integers(2, 4),
    strategies.integers(0, 10_000),
)
def test_what_happened_since_any_moment_is_what_the_log_tells(rules, seats, seed):
    match = wander(begin(rules, seats), 50, random.Random(seed))
    whole = fold(match.restart(), match.line)[1]
    assert list(match.turns) == turns_of(match)
    assert set(match.turns[match.began :]) <= {match.turn}
    assert match.turn not in match.turns[: match.began]
    forgetful = replace(match, states=())
    for keep in range(len(match.line) + 1):
        assert match.since(keep) == forgetful.since(keep) == whole[keep:]
        then = match.at(keep)
        assert list(then.turns) == turns_of(then)
        assert then == forgetful.at(keep) or keep == len(match.line)
        assert match.states_since(keep) == forgetful.states_since(keep)


class Counting(type(LIARS_DICE)):
    """Counts every action that is played or played again."""

    applied: ClassVar[list[Action]] = []

    def apply(self, state, seat, action, chance):
        self.applied.append(action)
        return super().apply(state, seat, action, chance)


def test_the_turn_is_not_replayed_from_the_first_entry():
    """What a panel tells of a turn costs no more late in a game, with dice in the turn too."""
    match = begin(Counting(), 3)
    for _ in range(2):
        for seat in (ONE, TWO, THREE):
            match = plays(match, "rethrow -", seat)
        match = plays(match, "bid 7 6 / doubt")
    match = plays(match, "rethrow first", ONE)
    Counting.applied.clear()
    assert len(match.since(match.began)) == len(Counting.applied) == 1
    Counting.applied.clear()
    assert match.since(len(match.line)) == ()
    assert not Counting.applied


def test_going_back_replays_nothing_however_far_and_often():
    """Beyond every barrier, and again when the log is read: each entry is played once."""
    match = begin(Counting(), 3)
    for seat in (ONE, TWO, THREE):
        match = plays(match, "rethrow first", seat)
    Counting.applied.clear()
    for _ in range(50):
        match = match.rewind(ONE, 0, "host").match
        match = plays(match, "rethrow second", ONE)
    assert len(Counting.applied) == 50
    assert match.at(0).state == match.restart().state
    Counting.applied.clear()
    again, _ = fold(match.restart(), match.log)
    assert again == match
    assert len(Counting.applied) == 53


def test_entries_keep_their_numbers_when_the_game_goes_back_far():
    match = plays(begin(LIARS_DICE), "rethrow -", ONE).undo(ONE).match
    match = plays(plays(match, "rethrow first", ONE), "rethrow second", TWO)
    assert [entry.number for entry in match.line] == [3, 4]
    for then in (match, replace(match, states=())):
        back = then.rewind(TWO, 1, "host").match
        assert back.line == standing_line(back.log) == match.line[:1]
        assert then.at(1).line == match.line[:1]


@pytest.mark.parametrize("keep", [-1, 3])
def test_there_is_no_moment_before_the_first_or_after_the_last(keep):
    match = plays(begin(NIM), "take left / take right")
    with pytest.raises(IndexError):
        match.at(keep)
    with pytest.raises(IndexError):
        match.since(keep)


def test_a_match_without_its_seed_replays_but_cannot_go_on():
    match = begin(NIM)
    known = Match.recorded(titled(NIM), match.options, 2, None, match.commitment, match.setup_drawn)
    assert known.state == match.state
    with pytest.raises(LookupError, match="seed"):
        known.play(ONE, Take(Heap("left")))
    assert known.play(ONE, Take(Heap("left")), drawn=()).match.number == 1


@pytest.mark.parametrize("drawn", [(), (4,), (4, 1), (7,)])
def test_recorded_chance_must_fit_the_deed_exactly(drawn):
    match = begin(LIARS_DICE)
    if drawn == (4,):
        assert match.play(ONE, Rethrow(("first",)), drawn=drawn).entry.drawn == drawn
        return
    with pytest.raises(LookupError):
        match.play(ONE, Rethrow(("first",)), drawn=drawn)


@pytest.mark.parametrize("drawn", [(0, 1, 2), (0, 1, 2, 3, 0), (0, 1, 2, 2)])
def test_recorded_chance_must_fit_the_set_up_exactly(drawn):
    with pytest.raises(LookupError):
        Match.recorded(titled(NIM), NimOptions(), 2, None, "", drawn)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    strategies.sampled_from([NIM, LIARS_DICE]),
    strategies.integers(2, 4),
    strategies.integers(0, 10_000),
)
def test_replay_equals_play_with_undos_and_rollbacks_among_it(rules, seats, seed):
    luck = random.Random(seed)
    match = wander(begin(rules, seats), 60, luck)
    again, told = fold(match.restart(), match.log)
    assert again == match
    assert [entry for entry, _ in told] == list(match.log)
    assert standing_line(match.log) == match.line
    assert (match.standing.ended is not None) == (not match.rules.decisions(match.state))


def test_several_decide_at_once_in_any_order():
    match = begin(LIARS_DICE, 3)
    assert [decision.seat for decision in match.rules.decisions(match.state)] == [0, 1, 2]
    one = plays(plays(match, "rethrow first", ONE), "rethrow -", THREE)
    assert [decision.seat for decision in one.rules.decisions(one.state)] == [1]
    with pytest.raises(NotYours):
        one.play(ONE, Rethrow(()))
    assert isinstance(plays(one, "rethrow -", TWO).state.frame, Bidding)
