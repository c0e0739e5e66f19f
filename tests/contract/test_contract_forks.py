"""Every title can be forked: what anybody knows stays, what nobody knows does not, and all of it replays."""

import pytest
from trials import TITLES, Trial, wander

from engine.core.choosing.choices import options_to
from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.core.play.record import read, record_text, verify

OTHER = b"the secret seed of another game."


@pytest.mark.parametrize("slug", TITLES)
def test_a_fork_keeps_what_anybody_knows_and_is_a_sound_game_of_its_own(slug: str):
    rules = TITLES[slug].rules
    trial = Trial(rules, rules.seats[0], ())
    match = [*wander(trial, 21, 90)][-1]
    keep = len(match.line) // 2
    then, fork = match.at(keep), match.begun_again(keep, Seat(0), OTHER).match
    for viewer in (None, *map(Seat, range(trial.seats))):
        assert fork.view(viewer) == then.view(viewer)
    assert rules.check(fork.state) == ()
    assert (fork.state == then.state) == (not fork.log[-1].drawn)
    while fork.number < keep + 30 and (owed := rules.decisions(fork.state)):
        fork = fork.play(owed[0].seat, fork.legal(owed[0].seat)[0]).match
    verify(fork)
    assert read(record_text(fork, open_seed=True), TITLES).state == fork.state
    assert options_to(fork.options) == options_to(match.options)


@pytest.mark.parametrize("slug", [slug for slug, title in TITLES.items() if not title.rules.hidden])
def test_where_nothing_is_hidden_nothing_lies_unknown(slug: str):
    """A fork of such a game while it goes on tells nothing of what is to come."""
    rules = TITLES[slug].rules
    trial = Trial(rules, rules.seats[-1], ())
    for match in [*wander(trial, 22, 60)][::15]:
        assert match.view(None).state == match.state
        chance = SeededChance(OTHER, "fork")
        assert rules.anew(match.state, chance) == match.state
        assert chance.drawn == []
