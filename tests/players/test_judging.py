"""Judged chances: from views alone, by weights that are fitted to who won."""

import random

import pytest
from deus_twins import twins
from titled import OURS, titled

from engine.core.contract import Seat, Standing, View
from engine.core.judging import (
    COLUMNS,
    KNOTS,
    WHOLE,
    Judging,
    between,
    chances,
    chances_by,
    mixed,
    read_weights,
    shares,
    weights_of,
    written_weights,
)
from engine.core.play.chance import SeededChance
from engine.core.tables import BadData
from engine.deus.law.rules import RULES as DEUS
from engine.deus.options import DeusOptions
from engine.players.arena import play_out
from engine.players.fitting import Position, brier, calibration, fitted
from engine.players.positions import positions
from engine.players.randomly import Randomly
from engine.players.straying import Straying

JUDGED = {title.slug: title for title in OURS if title.judging is not None}


@pytest.mark.parametrize("slug", JUDGED)
def test_every_position_is_judged_and_the_chances_add_up_to_one(slug: str):
    title = JUDGED[slug]
    seats = max(title.rules.seats)
    views: list[View] = []
    players = [Randomly(seat) for seat in range(seats)]
    play_out(
        title,
        title.rules.options(),
        b"judged",
        players,
        150,
        lambda state: views.extend(title.rules.view(state, viewer) for viewer in (None, Seat(0))),
    )
    for view in views[::7]:
        counts = title.judging.counts(view)
        assert len(counts) == seats
        assert all(len(each) == len(title.judging.features) for each in counts)
        assert all(type(count) is int for each in counts for count in each)
        assert 0 <= title.judging.gone(view) <= WHOLE
        assert sum(title.judging.chances(view)) == pytest.approx(1)


@pytest.mark.parametrize("slug", JUDGED)
def test_the_table_of_weights_is_read_as_it_is_written(slug: str):
    judging = JUDGED[slug].judging
    weights = weights_of(judging)
    text = written_weights(weights, judging.features, "Made by hand.\nTwice.")
    assert read_weights(text, "judging.csv", judging.features) == weights
    assert text.startswith("# Made by hand.\n# Twice.\n")


@pytest.mark.parametrize(
    "text", ["feature,start\n", "{columns}\ngold,1,1,1,1\n", "{columns}\ngold,1,1,1,1\ncoins,1,x,1,1\n"]
)
def test_a_table_of_other_weights_is_refused(text: str):
    with pytest.raises(BadData):
        read_weights(text.format(columns=",".join(COLUMNS)), "judging.csv", ("gold", "coins"))


@pytest.mark.parametrize("slug", JUDGED)
def test_who_gave_up_has_no_chance_and_who_is_left_alone_has_won(slug: str):
    title = JUDGED[slug]
    rules = title.rules
    state = rules.setup(rules.options(), 3, SeededChance(b"gone", "")).state
    for seat in (1, 2):
        state = rules.concede(state, Seat(seat)).state
        told = title.judging.chances(rules.view(state, Seat(0)))
        assert told[seat] == 0
        assert sum(told) == pytest.approx(1)
    assert title.judging.chances(rules.view(state, None)) == (1, 0, 0)


def test_what_is_hidden_makes_no_difference():
    state = DEUS.setup(DeusOptions(), 3, SeededChance(b"hidden", "")).state
    judging = titled(DEUS).judging
    luck = random.Random(5)
    for seat in (Seat(0), Seat(2), None):
        told = judging.chances(DEUS.view(state, seat))
        assert {judging.chances(DEUS.view(twins(state, seat, luck), seat)) for _ in range(5)} == {told}
        sees_all = View(state, seat)  # as a sample of the search
        assert judging.chances(sees_all) == told


def test_a_shared_win_is_a_part():
    assert shares(Standing((5, 5, 1), (1, 1, 3), "temples", (Seat(0), Seat(1)))) == (0.5, 0.5, 0.0)


def test_weights_are_mixed_between_the_knots():
    weights = tuple((float(number),) for number in range(len(KNOTS)))
    for number, place in enumerate(KNOTS.values()):
        assert mixed(weights, place) == (number,)
    first, second, *_ = KNOTS.values()
    assert mixed(weights, (first + second) // 2) == (0.5,)
    assert [between(gone)[1] for gone in (first, first + 1, WHOLE)] == [0, 1, len(KNOTS) - 1]


def test_the_difference_of_strengths_is_the_logarithm_of_the_ratio():
    assert chances((0.0, 0.0, None, 0.0)) == pytest.approx((1 / 3, 1 / 3, 0, 1 / 3))
    assert chances((1000.0, 0.0)) == (1.0, 0.0)
    assert chances((None, None)) == (0.0, 0.0)


def made_up(number: int) -> list[Position]:
    """Positions in which the first feature decides late, the second at the start, the third never."""
    luck = random.Random(number)
    found = []
    for _ in range(number):
        gone = luck.choice((0, WHOLE))
        counts = tuple((luck.randrange(10), luck.randrange(10), luck.randrange(10)) for _ in range(2))
        tells = 0 if gone else 1
        first = counts[0][tells] - counts[1][tells] + luck.choice((-2, 0, 2))
        won = (0.5, 0.5) if not first else (1.0, 0.0) if first > 0 else (0.0, 1.0)
        found.append(Position(gone, counts, won, (0.5, 0.5)))
    return found


def test_the_fit_finds_what_decides_when_and_judges_other_positions_by_it():
    weights = fitted(made_up(600), 3)
    start, last = weights[0], weights[-1]
    assert last[0] > 0.4 > 0.2 > abs(last[1])
    assert start[1] > 0.4 > 0.2 > abs(start[0])
    assert max(abs(start[2]), abs(last[2])) < 0.2
    others = made_up(601)
    won = [each.won for each in others]
    judged = [chances_by(weights, each.gone, each.counts) for each in others]
    assert brier(judged, won) < 0.6 * brier([each.points for each in others], won)
    assert fitted(made_up(60), 3) == fitted(made_up(60), 3)


def test_the_brier_score_and_the_bands():
    assert brier([(1.0, 0.0)], [(1.0, 0.0)]) == 0
    assert brier([(1.0, 0.0), (0.5, 0.5)], [(0.0, 1.0), (0.0, 1.0)]) == (2 + 0.5) / 2
    bands = calibration([(0.05, 0.95), (0.0, 1.0)], [(0.0, 1.0), (1.0, 0.0)])
    assert bands[0] == (2, 0.025, 0.5)
    assert bands[-1] == (2, pytest.approx(0.975), 0.5)
    assert sum(count for count, _, _ in bands) == 4


def test_positions_are_of_games_that_end_and_tell_who_won():
    title = titled(DEUS)
    found = positions(title, title.judging, DeusOptions(), b"short", [Randomly(1), Randomly(2)])
    assert found
    assert {sum(each.won) for each in found} == {1.0}
    assert all(sum(each.points) == pytest.approx(1) for each in found)
    assert {sum(counts[0] for counts in each.counts) for each in found} == {1}


def test_judging_is_one_value():
    judging = titled(DEUS).judging
    assert isinstance(judging, Judging)
    assert hash(judging) == hash(titled(DEUS).judging)


def test_who_strays_does_so_once_in_so_many_choices():
    class First:
        def choose(self, rules, view, seat, legal):
            return legal[0]

    def chosen(every: int) -> list[int]:
        player = Straying(First(), every, 4)
        return [player.choose(DEUS, None, Seat(0), range(50)) for _ in range(400)]

    assert set(chosen(0)) == {0}
    assert 25 < sum(each > 0 for each in chosen(10)) < 55
    assert chosen(10) == chosen(10)
