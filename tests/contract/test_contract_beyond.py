"""What is not among the first answers is two taps away: in menus below them, as far as there is room."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

import pytest
from test_contract_panels import at_table
from trials import TRIALS, Trial, notable, owing, wander

from bot.herald.sheet import Attachment
from bot.private.panel.answers import Asked, At, Sight
from bot.private.panel.beyond import MENUS, OPTIONS, beyond_of, in_menus, with_beyond
from bot.private.panel.foresight import is_warned_of
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.sight import posed_at, sight_with
from bot.private.panel.taps import MENU, taps_for
from bot.private.panel.walk import path_to, question_of
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import OTHERS, Answer, Question
from engine.core.contract import Line, Seat
from engine.core.play.match import Match
from render.questions import sights_of
from render.scene import Picture

SLUGS = ("deus", "dies_irae", "grecolonies")
"""What offers the likeliest first already where players at random are."""
OURS = [
    each
    for each in TRIALS
    if each.rules.slug in SLUGS and not each.chosen and each.seats == each.rules.seats[-1]
]
SEEN = Sight({}, Attachment("question.png", b"x", "What is asked."))


def asked(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat, Question, tuple[Answer, ...]]]:
    """Questions with more to choose from than their answers, and what more there is."""
    for match in notable(wander(trial, seed, 200), 30):
        for seat in dict.fromkeys(owing(match)):
            question = question_of(match, seat, ())
            if isinstance(question, Question) and (below := beyond_of(match, seat, (), question)):
                yield match, seat, question, below


def lines_in(answers: Sequence[Answer]) -> list[Line]:
    """What answers that settle all come to."""
    return [(*each.actions, *each.then) for each in answers if len(each.actions) == 1]


@pytest.mark.parametrize("trial", OURS, ids=str)
def test_what_stands_in_menus_can_be_done_and_is_no_answer_already(trial: Trial):
    found, whole = 0, 0
    for match, seat, question, below in asked(trial, 61):
        found += 1
        first, lines = len(question.answers), lines_in(below)
        assert len({*lines}) == len(lines) == len(below) <= MENUS * OPTIONS
        assert not {*lines} & {*lines_in(question.answers)}
        for place in (0, len(below) // 2, len(below) - 1):
            assert question_of(match, seat, (first + place,)) == lines[place]
            at = match
            for action in lines[place][:-1]:
                assert not is_warned_of(at, seat, action)
                at = at.play(seat, action).match
            assert lines[place][-1] in at.legal(seat)
        for wrong in ((first + len(below),), (first, 0)):
            with pytest.raises(IndexError):
                question_of(match, seat, wrong)
        others = [each.actions for each in question.answers if each.value == OTHERS]
        if others and len(below) < MENUS * OPTIONS:
            whole += 1
            for action in others[0][:: len(others[0]) // 3 or 1]:  # neither game has ways to pay
                assert len(path_to(match, seat, action)) == 1
                assert taps_for(match, seat, action) <= MENU + is_warned_of(match, seat, action)
    assert found
    assert whole or trial.rules.slug == "deus"  # there whole actions are always few


@pytest.mark.parametrize("trial", OURS, ids=str)
def test_a_panel_has_room_for_all_of_them_and_the_way_to_the_plan(trial: Trial):
    tongue = ("en", "fr")[trial.seats % 2]
    for match, seat, question, below in asked(trial, 62):
        table = at_table(trial, match, match.state)
        sheet = panel_sheet(table, seat + 1, tongue, At(), "A note.", SEEN).to_components()
        items = [item for row in sheet for item in row.get("components", ())]
        ids = [item["custom_id"] for item in items]
        assert len({*ids}) == len(ids)
        assert any(each.startswith("kb:plan:") for each in ids)
        menus = [each for each in items if each["custom_id"].startswith("km:pick:")]
        shown = [int(option["value"]) for menu in menus for option in menu["options"]]
        assert sorted(shown) == [len(question.answers) + place for place in range(len(below))]


def test_what_stands_in_menus_has_letters_on_the_picture_where_the_alphabet_has_enough_for_all():
    trial = next(each for each in OURS if each.rules.slug == "dies_irae")
    counts = set[bool]()
    for match, seat, question, below in asked(trial, 65):
        table = at_table(trial, match, match.state)
        panel = Asked(table, match, seat, teller_for(table, "en"), question, ())
        posed = posed_at(panel, At())
        if posed is None:
            continue
        first, letters = len(question.answers), dict(posed.letters)
        places = [place for place in letters if place >= first]
        seen = sights_of(match.title, match.view(seat), with_beyond(match, seat, (), question)) or ()
        further = [place for place in seen if place >= first]
        enough = len(letters) - len(places) + len(further) <= len(ascii_uppercase)
        assert places == (further if enough else [])
        assert len({*letters.values()}) == len(letters)
        counts.add(bool(places))
        sheet = panel_sheet(table, seat + 1, "en", sight=Sight(letters, SEEN.drawn)).to_components()
        items = [item for row in sheet for item in row.get("components", ())]
        options = [each for item in items if "pick" in item["custom_id"] for each in item["options"]]
        assert len(options) == len(below)
        for option in options:
            letter = letters.get(int(option["value"]))
            assert letter is None or option["label"].startswith(f"{letter} ")
            assert len(option.get("description") or "") <= 100
        told = sight_with(panel, posed, Picture(b"x", 1, 1)).drawn.alt
        assert all(f"{letter} " in told for letter in letters.values())
    assert counts == {False, True}


def test_what_stands_under_one_heading_lies_together():
    assert in_menus([]) == []
    assert in_menus(["Roma", "Ostia", "Roma"]) == [[0, 2, 1]]
    many = ["Roma"] * 20 + ["Ostia"] * 10 + ["Capua"] * 15
    assert [len(menu) for menu in in_menus(many)] == [20, 25]
    odd = ["Roma"] * 20 + ["Ostia"] * 20 + ["Capua"] * 20 + ["Cumae"] * 15
    assert [len(menu) for menu in in_menus(odd)] == [25, 25, 25]
    assert sorted(place for menu in in_menus(odd) for place in menu) == [*range(75)]
