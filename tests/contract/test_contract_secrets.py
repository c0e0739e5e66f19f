"""Two positions that differ only in what a seat may not know are one to it, in all it is told and offered.

Nothing is looked for by name: whatever a rulebook answers is asked of both and compared.
"""

import random
from collections.abc import Sequence

import pytest
from chosen_at_random import any_action
from trials import TITLES, TRIALS, Trial, notable, owing, wander
from twins import TWINS

from engine.core.contract import Action, Seat, State, Step, View, Viewer
from engine.core.errors import IllegalAction, NotYours
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance
from engine.core.play.match import Match
from engine.core.reasons import reason_of
from engine.core.title import Title

HIDING = [trial for trial in TRIALS if trial.rules.hidden]
CLOSELY = 5
TRIED = 8
"""Actions of each seat that are tried in a position."""

every_hiding_trial = pytest.mark.parametrize("trial", HIDING, ids=str)


def test_every_title_that_hides_something_has_twins_and_no_other():
    assert {slug for slug, title in TITLES.items() if title.rules.hidden} == set(TWINS)


def told(title: Title, state: State, seat: Seat, tried: list[Action]) -> dict[str, object]:
    """What the rules tell and offer a seat in a position, by the names of the questions.

    All else it is told is a guide's, who knows the view alone: equal views are told the same.
    """
    rules, guide = title.rules, title.guide
    view = rules.view(state, seat)
    found: dict[str, object] = {
        "view": view,
        "owes": rules.owes(state, seat),
        "decisions": [
            each if each.seat == seat else (each.seat, each.kind, each.in_turn, each.facts, each.hidden)
            for each in rules.decisions(state)
        ],
        "legal": list(rules.legal(state, seat)),
        "candidates": [(each, rules.refusal(state, seat, each)) for each in guide.candidates(view)],
        "vocabulary": {kind: tuple(words) for kind, words in rules.vocabulary(state).items()},
        "turn": rules.turn(state),
        "standing": rules.standing(state),
        "exchange": rules.exchange(state),
    }
    if found["owes"]:
        found["refusals"] = [rules.refusal(state, seat, action) for action in tried]
        reasons = [reason_of(rules, view, action) for action in tried]
        assert [each and each.refusal for each in reasons] == found["refusals"]
    return found


def guided(match: Match, view: View, seat: Seat, legal: Sequence[Action]) -> dict[str, object]:
    """What a guide tells of a view, by the names of the questions."""
    guide = match.guide
    return {
        "routine": guide.routine(view),
        "stages": guide.stages(view),
        "orders": guide.orders(view),
        "roles": guide.roles(view),
        "hand": guide.hand(view),
        "odds": guide.odds(view),
        "describe": guide.describe(view),
        "supply": guide.supply(view),
        "holdings": [guide.holdings(view, Seat(each)) for each in range(len(guide.roles(view)))],
        "scored": [guide.scored(view, Seat(each)) for each in range(len(guide.roles(view)))],
        "prices": [guide.price(view, action) for action in legal],
        "warnings": [guide.warnings(view, action) for action in legal],
        "previews": [guide.preview(view, action) for action in legal[:TRIED]],
        "held": [guide.held(view, thing.word) for thing in guide.things(match.options)],
        "legal": list(guide.legal(view, seat)),
    }


def known(step: Step, rules: AnyRulebook, viewer: Viewer) -> tuple[object, ...]:
    """What a step shows a viewer: what they see after it and the events they may know of."""
    events = tuple(event for event in step.events if event.known_to(viewer))
    return rules.view(step.state, viewer).state, events


def final(step: Step, chance: SeededChance) -> bool:
    return bool(chance.drawn) or any(event.reveals for event in step.events)


@every_hiding_trial
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(trial: Trial):
    rules, luck = trial.rules, trial.luck(11)
    for match in notable(wander(trial, 11, 300), CLOSELY):
        if match.standing.ended is not None:
            continue
        state = match.state
        for seat in map(Seat, range(trial.seats)):
            other = TWINS[rules.slug](state, seat, luck)
            tried = [any_action(rules, state, luck, rules.legal(state, seat)) for _ in range(TRIED)]
            here, there = (told(match.title, each, seat, tried) for each in (state, other))
            for name, answer in here.items():
                assert there[name] == answer, name
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            if not seat and rules.owes(state, seat):
                found, again = (guided(match, each, seat, legal) for each in (view, rules.view(other, seat)))
                for name, answer in found.items():
                    assert again[name] == answer, name
            assert list(match.guide.legal(view, seat)) == here["legal"]
            assert match.guide.roles(rules.view(state, None)) == match.guide.roles(view)
        other = TWINS[rules.slug](state, None, luck)
        assert rules.view(other, None) == rules.view(state, None)
        assert rules.standing(other) == rules.standing(rules.view(state, None).state)


@every_hiding_trial
def test_what_shows_something_hidden_cannot_be_taken_back(trial: Trial):
    """The same action in two positions that are one to somebody: if it shows them which of the two it was, it
    reveals; and whether it can be taken back tells the one who acts nothing."""
    rules, luck = trial.rules, trial.luck(12)
    for match in notable(wander(trial, 12, 300), CLOSELY):
        if match.standing.ended is not None:
            continue
        state = match.state
        for actor in owing(match):
            legal = rules.legal(state, actor)
            actions = luck.sample(list(legal), min(TRIED, len(legal)))
            for viewer in (actor, *luck.sample([None, *map(Seat, range(trial.seats))], 2)):
                other = TWINS[rules.slug](state, viewer, luck)
                for action in actions:
                    outcomes = both(rules, (state, other), actor, action, luck)
                    if outcomes is None:
                        assert viewer != actor
                        continue
                    (step, chance), (twin, twins_chance) = outcomes
                    ends = final(step, chance), final(twin, twins_chance)
                    if viewer == actor:
                        assert ends[0] == ends[1], action
                    if known(step, rules, viewer) != known(twin, rules, viewer):
                        assert all(ends), action


def both(
    rules: AnyRulebook, states: tuple[State, State], actor: Seat, action: Action, luck: random.Random
) -> list[tuple[Step, SeededChance]] | None:
    """What an action leads to in two positions, with the same luck; None where one of them refuses it."""
    moment, found = str(luck.random()), []
    for state in states:
        chance = SeededChance(b"twins", moment)
        try:
            found.append((rules.apply(state, actor, action, chance), chance))
        except (IllegalAction, NotYours):
            return None
    return found


@pytest.mark.parametrize("trial", [each for each in TRIALS if not each.rules.hidden], ids=str)
def test_where_nothing_is_hidden_everybody_sees_everything(trial: Trial):
    for match in list(wander(trial, 13, 60))[::20]:
        for viewer in (None, *map(Seat, range(trial.seats))):
            assert match.view(viewer).state == match.state
            if viewer is not None:
                assert not match.guide.hand(match.view(viewer))
