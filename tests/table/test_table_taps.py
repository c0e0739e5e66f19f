"""How somebody who knows the panel presses what they want: the same position, with fewer taps."""

from collections.abc import Iterator
from itertools import islice

import pytest
from plays import begin, plays
from titled import COMPUTERS, GAMES

from bot.cli.speed import tap_counts
from bot.private.panel.several import all_of, menus_of
from bot.private.panel.taps import in_mind, presses, question_of, taps_for
from engine.antike.actions import Move
from engine.antike.law.rules import RULES as ANTIKE
from engine.core.choosing.menu import Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.core.play.seats import usual_seats
from engine.core.values.change import change
from engine.deus.actions import Offer, OfferAlso
from engine.deus.law.rules import RULES as DEUS
from engine.dies_irae.actions import Lead, To
from render.titles import TITLES


def owing(match: Match) -> Seat:
    return match.rules.decisions(match.state)[0].seat


def after(match: Match, seat: Seat, line: tuple[Action, ...]) -> Match:
    for action in line:
        match = match.play(seat, action).match
    return match


def sittings(slug: str, many: int) -> Iterator[tuple[Match, Seat, tuple[Action, ...]]]:
    """What a sensible player has in mind in the first sittings of a game, from where."""
    match = begin(GAMES[slug], max(GAMES[slug].seats))
    mind = COMPUTERS[slug]["sensible"](3)
    for _ in range(many):
        if not match.rules.decisions(match.state):
            return
        seat = owing(match)

        def choose(at: Match, seat: Seat = seat) -> Action:
            action: Action = mind.choose(at.rules, at.view(seat), seat, at.legal(seat))
            return action

        wanted = in_mind(match, seat, choose)
        yield match, seat, wanted
        match = after(match, seat, wanted)


@pytest.mark.parametrize("slug", ["antike", "deus", "dies_irae", "grecolonies"])
def test_what_is_pressed_can_be_done_and_never_takes_more_taps(slug):
    fewer = 0
    for match, seat, wanted in sittings(slug, 60):
        singly = sum(
            taps_for(after(match, seat, wanted[:place]), seat, action)
            for place, action in enumerate(wanted)
            if not action.ends
        )
        pressed = list(presses(match, seat, wanted))
        comes = match
        for press in pressed:
            comes = after(comes, seat, (*press.line, *press.along))
        assert sum(press.taps for press in pressed if not press.line[0].ends) <= singly
        fewer += sum(press.taps for press in pressed if not press.line[0].ends) < singly
        assert comes.turn == after(match, seat, wanted).turn
    assert fewer or slug in ("antike", "grecolonies")  # few units, in their first turns


def test_the_same_move_of_two_legions_is_one_move():
    for match, seat, wanted in sittings("dies_irae", 200):
        for place, lead in enumerate(wanted[:-1]):
            to, here = wanted[place + 1], after(match, seat, wanted[:place])
            if not isinstance(lead, Lead) or not isinstance(to, To) or lead.unit != "legion":
                continue
            both = Lead(lead.hex, lead.unit, 2)
            if here.rules.refusal(here.state, seat, both) is None:
                twice = (Lead(lead.hex, lead.unit, 1), to) * 2
                if all(each in here.legal(seat) for each in (both, twice[0])):
                    lines = [press.line for press in presses(here, seat, twice)]
                    assert [action for line in lines for action in line][:2] == [both, to]
                    return
    raise AssertionError("no two legions stand together")


def test_a_move_that_says_more_than_the_panel_asks_is_pressed_as_it_is_offered():
    for match, seat, wanted in sittings("antike", 60):
        for place, move in enumerate(wanted):
            here = after(match, seat, wanted[:place])
            more = change(move, left=1) if isinstance(move, Move) else move
            if more != move and here.rules.refusal(here.state, seat, more) is None:
                (press,) = presses(here, seat, (more,))
                assert press.line == (move,)
                return
    raise AssertionError("nobody moves")


def test_all_cards_are_one_press():
    match = begin(DEUS)
    while not any(isinstance(each, Offer) for each in match.legal(owing(match))):
        match = match.play(owing(match), match.legal(owing(match))[0]).match
    seat = owing(match)
    offer = next(each for each in match.legal(seat) if isinstance(each, Offer))
    match = match.play(seat, offer).match
    also = tuple(each for each in match.legal(seat) if isinstance(each, OfferAlso))
    (whole,) = presses(match, seat, also[::-1])
    assert (whole.taps, whole.whole, set(whole.line)) == (1, True, set(also))
    assert sum(press.taps for press in presses(match, seat, also[1:])) == 2  # two together, and one


def test_a_menu_is_used_where_it_saves_taps():
    match = plays(begin(ANTIKE), "take coin / go arming")
    seat = owing(match)
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    (menu,) = menus_of(match, seat, question)
    assert not all_of(match, seat, menu)
    two = (menu[0].actions[0], menu[2].actions[0])
    assert [press.taps for press in presses(match, seat, two)] == [1, 1]  # two buttons are quicker


@pytest.mark.parametrize("slug", ["antike", "deus", "dies_irae", "grecolonies"])
def test_a_sitting_takes_few_taps_on_average_and_mostly(slug: str):
    title = TITLES[slug]
    sample = islice(tap_counts.sittings(title, usual_seats(title.rules.seats), 1), 10, 60)
    found = tap_counts.figures(list(sample))
    assert found["within_bounds"], found
