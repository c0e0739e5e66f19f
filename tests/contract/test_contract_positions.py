"""What holds in every position that play can reach, in every game, with every option."""

from collections.abc import Sequence

import pytest
from chosen_at_random import any_action
from titled import titled
from trials import TRIALS, Trial, notable, owing, wander

from engine.core.choosing.menu import Path, Question, ask
from engine.core.choosing.notation import parse, write
from engine.core.contract import Action, Seat, State
from engine.core.errors import IllegalAction
from engine.core.play.chance import SeededChance
from engine.core.play.match import Match
from engine.core.values.codec import digest, from_plain, to_plain
from engine.core.values.forms import forms

LONGEST_LIST = 1000
CLOSELY = 9
"""Every so manieth position is looked at closely."""

every_trial = pytest.mark.parametrize("trial", TRIALS, ids=str)


def reached(menu: Sequence[Action], likely: Sequence[Action]) -> set[Action]:
    """All actions a menu leads to; no question offers anything twice, or more than there are."""
    found = set()
    todo: list[Path] = [()]
    while todo:
        path = todo.pop()
        step = ask(menu, path, likely)
        if isinstance(step, Question):
            todo += [(*path, place) for place in range(len(step.answers))]
            offered = [each.actions for each in step.answers]
            assert len(set(offered)) == len(offered)
        else:
            found.add(step)
    return found


@every_trial
def test_every_position_is_sound(trial: Trial):
    """Somebody owes something until the end and can act; nothing is lost or made; orders are lawful."""
    rules = trial.rules
    for match in wander(trial, 1, 350):
        state, standing = match.state, match.standing
        assert not rules.check(state)
        decisions = rules.decisions(state)
        assert (not decisions) == (standing.ended is not None)
        assert standing.ended in (None, *rules.endings)
        assert (
            len(standing.scores)
            == len(standing.ranks)
            == len(titled(rules).guide.roles(rules.view(state, None)))
            == trial.seats
        )
        for seat in map(Seat, range(trial.seats)):
            legal = rules.legal(state, seat)
            assert bool(legal) == rules.owes(state, seat) == (seat in owing(match))
            assert len(set(legal)) == len(legal) < LONGEST_LIST
        for decision in decisions:
            for action in (decision.default, *dict(decision.answers).values()):
                assert action is None or rules.refusal(state, decision.seat, action) is None


@every_trial
def test_what_is_listed_is_lawful_and_written_and_found(trial: Trial):
    rules, luck = trial.rules, trial.luck(2)
    for match in notable(wander(trial, 2, 350), CLOSELY):
        state = match.state
        words = rules.vocabulary(state)
        for seat in owing(match):
            legal = rules.legal(state, seat)
            for action in legal:
                assert rules.refusal(state, seat, action) is None
                assert parse(rules, write(action), words) == action
            for action in titled(rules).guide.candidates(rules.view(state, seat)):
                assert action in legal or rules.refusal(state, seat, action) is not None
            routine = titled(rules).guide.routine(rules.view(state, seat))
            assert routine is None or routine in legal
            likely = match.likely(seat)
            assert len(set(likely)) == len(likely)
            assert set(likely) <= set(legal)
            assert reached(legal, likely) == set(legal)
            one = luck.choice(legal)
            assert result(match, seat, one, legal) == result(match, seat, one), "checked or not"


def said_otherwise(action: Action, legal: list[Action]) -> bool:
    """Whether the action is a listed one but for payment, order, or what may be left out."""

    def bare(each: Action) -> tuple:
        found = [each.word]
        for form in forms(type(each)):
            value = getattr(each, form.name)
            if form.kind != "amounts" and form.default is not None:
                found.append(tuple(sorted(value)) if form.many else value)
        return tuple(found)

    return bare(action) in {bare(each) for each in legal}


@every_trial
def test_what_is_not_listed_is_refused(trial: Trial):
    """But for the same deed said otherwise, which the law may take: then it leads to a sound position."""
    rules, luck = trial.rules, trial.luck(3)
    met: dict[type[Action], list[Action]] = {}
    for match in notable(wander(trial, 3, 350), CLOSELY):
        state = match.state
        for seat in owing(match):
            legal = list(rules.legal(state, seat))
            for action in luck.sample(legal, min(3, len(legal))):
                met.setdefault(type(action), []).append(action)
            known = [luck.choice(each) for each in met.values()] + legal[:40]
            for _ in range(40):
                action = any_action(rules, state, luck, known)
                if rules.refusal(state, seat, action) is not None:
                    with pytest.raises(IllegalAction):
                        result(match, seat, action, legal)
                elif action not in legal:
                    after = result(match, seat, action)
                    assert not rules.check(after), write(action)
                    if not said_otherwise(action, legal):
                        assert after in [result(match, seat, each) for each in legal], write(action)


def result(match: Match, seat: Seat, action: Action, listed: Sequence[Action] = ()) -> State:
    """Where an action leads, with the same luck for each."""
    return match.rules.apply(match.state, seat, action, SeededChance(b"result", ""), listed).state


@every_trial
def test_states_and_views_round_trip_and_stay_as_they_are(trial: Trial):
    rules, luck = trial.rules, trial.luck(4)
    for match in notable(wander(trial, 4, 350), CLOSELY):
        state = match.state
        assert from_plain(type(state), to_plain(state)) == state
        for viewer in (None, *map(Seat, range(trial.seats))):
            view = rules.view(state, viewer).state
            assert from_plain(type(state), to_plain(view)) == view
            assert rules.conceal(view, viewer) == view
            assert rules.hidden or view == state
        if decisions := rules.decisions(state):
            before, seat = digest(state), luck.choice(decisions).seat
            play_on(match, seat, luck.choice(rules.legal(state, seat)))
            assert digest(state) == before


def play_on(match: Match, seat: Seat, action: Action) -> Match:
    return match.play(seat, action).match
