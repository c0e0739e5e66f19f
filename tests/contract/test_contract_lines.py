"""What is offered as one answer to be done in one go: it can be done, and nothing is out of reach for it."""

from collections.abc import Iterator

import pytest
from trials import TRIALS, Trial, notable, owing, wander

from bot.private.panel.answers import BUTTONS
from bot.private.panel.beyond import beyond_of
from bot.private.panel.foresight import is_warned_of, lines_of
from bot.private.panel.walk import path_to, question_of
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Line, Seat
from engine.core.play.match import Match

DEFAULTS = [each for each in TRIALS if not each.chosen]


def positions(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat]]:
    """Positions of a game, with each seat that owes a decision."""
    for match in notable(wander(trial, seed, 300), 6):
        for seat in dict.fromkeys(owing(match)):
            yield match, seat


def leads_to(match: Match, seat: Seat, path: Path) -> Iterator[tuple[Path, Line]]:
    """All that the answers after a path come to."""
    found = question_of(match, seat, path)
    if isinstance(found, Question):
        for place in range(len(found.answers)):
            yield from leads_to(match, seat, (*path, place))
    else:
        yield path, found


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_what_is_offered_in_one_go_can_be_done_and_taken_back(trial: Trial) -> None:
    for match, seat in positions(trial, 41):
        lines = list(lines_of(match, seat))
        assert len(set(lines)) == len(lines)
        for line in lines:
            assert len(line) > 1
            at = match
            for place, action in enumerate(line):
                assert action in at.legal(seat)
                if place < len(line) - 1 or not action.ends:
                    assert not is_warned_of(at, seat, action)
                at = at.play(seat, action).match
                assert at.free > place or place == len(line) - 1


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_the_panel_leads_to_every_action_and_offers_nothing_twice(trial: Trial) -> None:
    for match, seat in positions(trial, 42):
        legal, lines = match.legal(seat), {*lines_of(match, seat)}
        first = question_of(match, seat, ())
        assert isinstance(first, Question)
        offered = [(each.actions, each.then) for each in first.answers]
        assert len(set(offered)) == len(offered)
        shown = {(*each.actions, *each.then) for each in first.answers if each.then}
        assert shown <= lines
        assert not shown or len(first.answers) <= BUTTONS
        found = dict(leads_to(match, seat, ()))
        assert {line[0] for line in found.values() if len(line) == 1} == set(legal)
        assert {line for line in found.values() if len(line) > 1} == shown
        for action in legal:
            assert question_of(match, seat, path_to(match, seat, action)) == (action,)
        beyond = len(first.answers) + len(beyond_of(match, seat, (), first))
        for path in ((beyond,), (-1,), (0, 0, 0, 0, 0, 0, 0)):
            with pytest.raises(IndexError):
                question_of(match, seat, path)


def test_what_can_be_done_in_one_go_is_looked_for_once_in_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = next(each for each in DEFAULTS if each.rules.slug == "dies_irae")
    looked_for, lines = list[Match](), Match.lines
    monkeypatch.setattr(Match, "lines", lambda match, seat: looked_for.append(match) or lines(match, seat))
    for match, seat in positions(trial, 44):
        looked_for.clear()
        for _ in range(2):
            for action in match.legal(seat)[:3]:
                assert question_of(match, seat, path_to(match, seat, action)) == (action,)
        assert len(looked_for) == 1


def test_some_games_offer_several_actions_in_one_go() -> None:
    offering = {
        trial.rules.slug
        for trial in DEFAULTS
        for match, seat in positions(trial, 43)
        if any(lines_of(match, seat))
    }
    assert offering == {"deus", "dies_irae"}
