"""Replay equals play, game files read back and verify, whole games end, computers repeat themselves."""

from collections import deque

import pytest
from test_contract_positions import every_trial
from titled import COMPUTERS, titled
from trials import TITLES, Trial, players, wander

from engine.core.play.match import fold
from engine.core.play.record import history, read, record_text, verify
from engine.players.arena import play_out


@every_trial
def test_replay_equals_play_with_undos_among_it(trial: Trial):
    (match,) = deque(wander(trial, 5, 300, undos=0.1), maxlen=1)
    again, _ = fold(match.restart(), match.log)
    assert again == match
    assert match.at(len(match.line)).state == match.state
    assert [each.entry for each in history(match)] == list(match.log)


@every_trial
def test_a_game_file_reads_back_and_verifies_once_its_seed_is_known(trial: Trial):
    (match,) = deque(wander(trial, 6, 200), maxlen=1)
    again = read(record_text(match, open_seed=True), TITLES)
    assert again.state == match.state
    assert again.log == match.log
    verify(again)
    if match.standing.ended is None:
        assert '"seed": null' in record_text(match)


@every_trial
def test_whole_games_end(trial: Trial):
    outcome = play_out(titled(trial.rules), trial.options, str(trial).encode(), players(trial))
    assert outcome.finished
    assert outcome.standing.winners, "what has ended has winners; a draw is won by all"


@pytest.mark.parametrize("slug", COMPUTERS)
def test_computer_players_are_deterministic(slug: str):
    rules = TITLES[slug].rules
    for make in COMPUTERS[slug].values():
        twice = [[make(seat) for seat in range(max(rules.seats[0], 3))] for _ in range(2)]
        first, again = (play_out(titled(rules), rules.options(), b"again", each, 120) for each in twice)
        assert first == again
