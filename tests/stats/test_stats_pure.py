"""Ratings and pace without a database."""

import itertools
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.speech.times import lasting
from bot.tables.results.ratings import Rating, rate
from bot.tables.results.waits import Act, waits

ratings = st.builds(Rating, st.floats(-10, 60), st.floats(0.5, 9))
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@given(st.lists(st.tuples(ratings, st.integers(1, 6)), min_size=2, max_size=12), st.data())
def test_of_equals_before_a_better_rank_never_gains_less(table: list[tuple[Rating, int]], data) -> None:
    first, second = data.draw(st.permutations(range(len(table))))[:2]
    table[second] = (table[first][0], table[second][1])
    before, ranks = [rating for rating, _ in table], [rank for _, rank in table]
    after = rate(before, ranks)
    gained = [new.mu - old.mu for new, old in zip(after, before, strict=True)]
    if ranks[first] < ranks[second]:
        assert gained[first] > gained[second]
        assert after[first].points >= after[second].points
    elif ranks[first] == ranks[second]:
        assert gained[first] == pytest.approx(gained[second], abs=1e-9)


@given(st.lists(st.integers(1, 6), min_size=2, max_size=12))
def test_among_equals_the_gains_fall_with_the_rank_and_cancel_out(ranks: list[int]) -> None:
    after = rate([Rating()] * len(ranks), ranks)
    by_rank = sorted(zip(ranks, after, strict=True), key=lambda each: each[0])
    for (rank, upper), (next_rank, lower) in itertools.pairwise(by_rank):
        if rank == next_rank:
            assert upper.mu == pytest.approx(lower.mu, abs=1e-9)
        else:
            assert upper.mu > lower.mu
    assert sum(each.mu - Rating().mu for each in after) == pytest.approx(0, abs=1e-6)
    assert all(each.sigma < Rating().sigma + 0.01 for each in after)


@given(st.lists(st.tuples(ratings, st.integers(1, 6)), min_size=2, max_size=8), st.data())
def test_the_order_in_which_people_sit_does_not_matter(table: list[tuple[Rating, int]], data) -> None:
    order = data.draw(st.permutations(range(len(table))))
    after = rate([rating for rating, _ in table], [rank for _, rank in table])
    turned = rate([table[place][0] for place in order], [table[place][1] for place in order])
    for place, rating in zip(order, turned, strict=True):
        assert rating.mu == pytest.approx(after[place].mu, abs=1e-6)
        assert rating.sigma == pytest.approx(after[place].sigma, abs=1e-6)


def test_one_large_game_does_not_outweigh_a_duel() -> None:
    def most(count: int) -> float:
        return rate([Rating()] * count, range(1, count + 1))[0].mu - Rating().mu

    assert most(2) == pytest.approx(most(6))
    assert 1000 < rate([Rating()] * 2, [1, 2])[0].points < 1200


def test_beating_the_stronger_one_gains_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    upset = rate([weak, strong], [1, 2])[0].mu - weak.mu
    expected = rate([strong, weak], [1, 2])[0].mu - strong.mu
    assert upset > expected > 0


@pytest.mark.parametrize(("count", "ranks"), [(1, [1]), (0, []), (2, [1]), (2, [1, 2, 3])])
def test_no_game_no_rating(count: int, ranks: list[int]) -> None:
    with pytest.raises(ValueError, match="ranks"):
        rate([Rating()] * count, ranks)


def act(seat: int, minutes: int, by: str = "person", person: int | None = -1) -> Act:
    if by in ("default", "order", "computer", "clock"):
        person = None
    elif person == -1:
        person = 10 + seat
    return Act(seat, by, person, NOON + timedelta(minutes=minutes))


def test_a_turn_lasts_from_the_one_before_to_its_last_step() -> None:
    acts = [act(0, 5), act(0, 7), act(1, 67), act(0, 70)]
    assert waits(acts, NOON) == {10: [420, 180], 11: [3600]}


def test_answers_nobody_waited_for_do_not_interrupt_a_turn() -> None:
    acts = [act(0, 5), act(1, 5, "default"), act(0, 8), act(1, 8, "order"), act(0, 9), act(1, 10)]
    assert waits(acts, NOON) == {10: [540], 11: [60]}


def test_computers_and_clocks_are_nobody_but_end_a_turn() -> None:
    acts = [act(0, 5), act(1, 6, "computer"), act(0, 10), act(0, 30, "clock"), act(1, 31, "computer")]
    assert waits(acts, NOON) == {10: [300, 240]}


def test_whoever_takes_over_a_seat_is_waited_for_from_then_on() -> None:
    acts = [act(0, 5), act(1, 6), act(0, 8, person=99), act(0, 9)]
    assert waits(acts, NOON) == {10: [300, 60], 11: [60], 99: [120]}


def test_a_clock_set_back_makes_no_negative_time() -> None:
    assert waits([act(0, 5), act(1, 3), act(0, 6)], NOON) == {10: [300, 60], 11: [0]}
    assert waits([], NOON) == {}


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (0, "0 seconds", "0\xa0seconde"),
        (9000, "150 minutes", "150 minutes"),
        (4 * 86400, "4 days", "4\xa0jours"),
    ],
)
def test_lengths_of_time_in_words(seconds: int, english: str, french: str) -> None:
    assert lasting("en", seconds) == english
    assert lasting("fr", seconds) == french
