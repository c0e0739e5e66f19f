"""The gentle player takes good actions, not always the best one, and the equal one where all is equal."""

from itertools import islice

import pytest
from titled import OURS

from engine.antike.players.gentle import good_fields
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.title import LEVELS, Title
from engine.grecolonies.players.claims import answers, shown, spoken
from engine.grecolonies.players.gentle import GOOD
from engine.grecolonies.state import Assault
from engine.players.arena import play_out
from engine.players.gentle import DEEPEST
from engine.players.randomly import Randomly

GENTLE = {title.slug: title for title in OURS if LEVELS[0] in title.computers}
TURNS = 12


def line(title: Title, seed: int) -> tuple[list[object], int]:
    """What gentle players do in some turns, and how often a sensible one would have done something else."""
    match = Match.start(title, title.rules.options(), max(title.rules.seats), b"gentle" * 6)[0]
    gentle, sensible = title.computers["gentle"](seed), title.computers["sensible"](seed)
    done, lesser = [], 0
    while match.turn <= TURNS and match.rules.decisions(match.state):
        seat = Seat(match.rules.decisions(match.state)[0].seat)
        legal, view = match.legal(seat), match.view(seat)
        action = gentle.choose(match.rules, view, seat, legal)
        assert action in legal or match.rules.refusal(match.state, seat, action) is None
        lesser += action != sensible.choose(match.rules, view, seat, legal)
        done.append(action)
        match = match.play(seat, action).match
    return done, lesser


@pytest.mark.parametrize("slug", GENTLE)
def test_it_plays_lawfully_and_equally_and_not_always_the_best(slug: str):
    title = GENTLE[slug]
    done, lesser = line(title, 5)
    assert line(title, 5) == (done, lesser)
    assert 0 < lesser < len(done) * 0.7


def test_it_goes_to_one_of_the_best_fields_of_a_turn():
    title = GENTLE["antike"]
    rules = title.rules
    match = Match.start(title, rules.options(), 4, b"gentle" * 6)[0]
    found = 0
    for seed in range(30):
        seat = Seat(rules.decisions(match.state)[0].seat)
        view, legal = match.view(seat), match.legal(seat)
        good = [*islice(good_fields(rules, view, seat, legal), DEEPEST)]
        action = title.computers["gentle"](seed).choose(rules, view, seat, legal)
        if good:
            found += 1
            assert action in good
        match = match.play(seat, action).match
    assert found > 3


def test_it_beats_players_at_random():
    title = GENTLE["grecolonies"]
    for number in range(4):
        players = [title.computers["gentle"](number), *(Randomly(number * 4 + seat) for seat in range(3))]
        assert play_out(title, title.rules.options(), bytes([number]), players).standing.winners == (0,)


def test_over_the_cups_it_gives_one_of_the_good_answers():
    title = GENTLE["grecolonies"]
    best = lesser = opened = 0
    for number in range(12):
        match = Match.start(title, title.rules.options(), 4, bytes([number]) * 32)[0]
        gentle, sensible = title.computers["gentle"](number), title.computers["sensible"](number)
        while decisions := match.rules.decisions(match.state):
            seat, frame = decisions[0].seat, match.state.frame
            action = gentle.choose(match.rules, match.view(seat), seat, match.legal(seat))
            if isinstance(frame, Assault):
                usual = sensible.choose(match.rules, match.view(seat), seat, match.legal(seat))
                if frame.count:
                    said = frame.count, frame.weapon
                    held, unseen = shown(frame.dice[frame.speaker]), len(frame.dice[1 - frame.speaker])
                    chances = {spoken(claim): chance for claim, chance in answers(held, unseen, said)}
                    assert chances[action] >= GOOD * max(chances.values())
                    best += action == usual
                    lesser += action != usual
                else:
                    opened += 1
                    assert action == usual
            match = match.play(seat, action).match
    assert min(best, lesser, opened) > 20


def test_every_game_of_ours_has_it_beside_the_sensible_one():
    for title in OURS:
        if title.slug in GENTLE:
            assert title.levels[:2] == ("gentle", "sensible")
            assert set(title.levels) <= set(title.players)
    assert len(GENTLE) == 4
