"""Forks: a match that begins as another one did and goes on with chance of its own."""

import random

import pytest
from liars_dice import RULES as LIARS_DICE
from nim import RULES as NIM
from nim import NimOptions
from plays import SEED, begin, plays, wander
from titled import titled

from engine.core.contract import Seat
from engine.core.errors import BadRecord, UndoBarrier
from engine.core.play.chance import commitment
from engine.core.play.log import ROUND, Agree, Fork
from engine.core.play.match import Match, fold
from engine.core.play.record import read, record_text, verify
from engine.core.values.change import change

ONE, TWO = Seat(0), Seat(1)
OTHER = b"another seed, as secret as it is!"[:32]
TOYS = {rules.slug: titled(rules) for rules in (NIM, LIARS_DICE)}


def played() -> Match:
    """A game of liar's dice with steps taken back in it."""
    return wander(begin(LIARS_DICE, 3), 40, random.Random(4))


def test_a_fork_begins_with_what_stood_and_keeps_nothing_taken_back():
    match = played()
    assert match.number > len(match.line)
    fork = match.begun_again(9, TWO, OTHER).match
    assert [each.deed for each in fork.log[:-1]] == [each.deed for each in match.line[:9]]
    assert [each.number for each in fork.log] == list(range(1, 11))
    assert fork.state == match.at(9).state
    assert (fork.log[-1].deed, fork.log[-1].seat, fork.forked) == (Fork(), TWO, 10)
    assert (fork.seed, fork.commitment) == (OTHER, commitment(OTHER))
    assert (match.forked, match.seed) == (0, SEED)


def test_a_fork_is_replayed_from_its_log_and_read_from_its_file():
    fork = wander(played().begun_again(9, ONE, OTHER).match, 30, random.Random(5), undos=0)
    again = fold(fork.restart(), fork.line)[0]
    assert (again.state, again.turns, again.settled) == (fork.state, fork.turns, fork.settled)
    back = read(record_text(fork, open_seed=True), TOYS)
    assert (back.log, back.state, back.forked) == (fork.log, fork.state, 10)


def test_chance_after_the_fork_comes_from_its_own_seed_alone():
    match = begin(LIARS_DICE, 2)
    one = match.begun_again(0, ONE, OTHER).match
    throws = [plays(each, "rethrow first+second+third", 0).log[-1].drawn for each in (match, one)]
    assert throws[0] != throws[1]
    # The source's seed plays no part: whoever knows it knows nothing of the fork.
    same = change(match, seed=b"x" * 32).begun_again(0, ONE, OTHER).match
    assert plays(same, "rethrow first+second+third", 0).log[-1].drawn == throws[1]
    fork = wander(played().begun_again(9, ONE, OTHER).match, 40, random.Random(6), undos=0)
    verify(fork)
    with pytest.raises(BadRecord) as caught:
        verify(change(fork, seed=SEED, commitment=commitment(SEED)))
    assert caught.value.key == "false-draw"
    assert caught.value.facts["entry"] > 10


def test_nobody_goes_back_behind_the_fork():
    match = plays(begin(NIM, 2), "take left")
    match = plays(match, "take middle")
    fork = match.begun_again(2, ONE, OTHER).match
    with pytest.raises(UndoBarrier) as alone:
        fork.undo(ONE)
    with pytest.raises(UndoBarrier) as together:
        fork.rewind(ONE, 1, "host")
    assert {alone.value.key, together.value.key} == {"fork"}
    on = plays(fork, "take right")
    assert on.undo(ONE).match.state == fork.state
    assert on.rewind(ONE, 3, "host").match.state == fork.state


def test_what_the_table_had_agreed_about_its_last_round_is_no_part_of_a_fork():
    match = plays(begin(NIM, 2, NimOptions()), "take left")
    match = match.agree(ONE, Agree(ROUND, 1)).match
    match = plays(match, "take middle")
    fork = match.begun_again(3, TWO, OTHER).match
    assert [type(each.deed).__name__ for each in fork.log] == ["Take", "Take", "Fork"]
    assert fork.state == match.state


def test_there_is_no_fork_of_what_was_not_played():
    match = played()
    with pytest.raises(IndexError):
        match.begun_again(len(match.line) + 1, ONE, OTHER)
    with pytest.raises(IndexError):
        match.begun_again(-1, ONE, OTHER)
