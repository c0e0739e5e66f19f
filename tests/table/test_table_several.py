"""Several of a kind chosen in one go: in which order it is played, and what does not fit together."""

from datetime import UTC, datetime

import pytest
from plays import begin, plays
from titled import COMPUTERS

from bot.herald.sheet import Attachment, KeptButton, KeptSelect, Sheet
from bot.private.panel.answers import START, Asked, Sight
from bot.private.panel.menus import _placeholder, show_several, these_at
from bot.private.panel.several import (
    OPTIONS,
    Misfit,
    all_of,
    fitted,
    menus_of,
    read,
    warned_of,
)
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.taps import presses
from bot.private.panel.walk import question_of
from bot.store.games.games import Chair
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.antike.actions import Arm
from engine.antike.board import board
from engine.antike.law.rules import RULES as ANTIKE
from engine.antike.state import Temples
from engine.core.choosing.menu import Question
from engine.core.choosing.several import Deed, chosen_twice, deed_of, paid_as_usual
from engine.core.contract import Refusal, Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.deus.actions import Offer
from engine.deus.law.rules import RULES as DEUS
from engine.dies_irae.actions import Raise, Settle, Station
from engine.dies_irae.law.rules import RULES as DIES_IRAE
from engine.dies_irae.words import SHIP, Hex


@pytest.fixture
def arming() -> Match:
    """Units could be armed in three cities; there is iron and a coin for two."""
    return plays(begin(ANTIKE), "take coin / go arming")


def menus(match: Match) -> tuple[tuple[Deed, ...], ...]:
    question = question_of(match, owing(match), ())
    assert isinstance(question, Question)
    return menus_of(match, owing(match), question)


def texts(deeds) -> list[str]:
    return [deed.text for deed in deeds]


def test_everything_of_a_kind_stands_in_one_menu_paid_the_usual_way(arming):
    (menu,) = menus(arming)
    arms = (f"1 {each}" for each in map(unpaid, arming.legal(owing(arming))) if each)
    assert texts(menu) == list(dict.fromkeys(arms))
    assert all(deed.actions == (deed_of(ANTIKE, deed.text).action,) for deed in menu)


def unpaid(action) -> str:
    if not isinstance(action, Arm):
        return ""
    return f"arm {action.province} {action.unit} {action.count}"


def test_what_fits_together_is_one_line(arming):
    (menu,) = menus(arming)
    cities = list({deed.action.province: deed for deed in menu}.values())
    found = fitted(arming, owing(arming), cities[:2])
    assert not found.misfits
    assert len(found.line) == 2
    for action in found.line:
        arming = arming.play(owing(arming), action).match
    assert arming.rules.owes(arming.state, owing(arming))


def test_more_than_there_is_does_not_fit_and_the_rest_does(arming):
    (menu,) = menus(arming)
    found = fitted(arming, owing(arming), menu)
    assert 0 < len(found.deeds) < len(menu)
    assert len(found.deeds) + len(found.misfits) == len(menu)
    assert all(isinstance(each.why, Refusal) for each in found.misfits)
    assert not all_of(arming, owing(arming), menu)
    assert not fitted(arming, owing(arming), found.deeds).misfits


def test_the_same_piece_twice_is_refused_by_name():
    deeds = [Deed(Arm("roma", "legion", count)) for count in (1, 2)]
    assert chosen_twice(deeds) == (deeds[1],)
    station = [Deed(Station("sparta", "ship"), times) for times in (2, 3)]
    assert chosen_twice(station) == (station[1],)
    assert chosen_twice([*deeds[:1], *station[:1], Deed(Arm("roma", "galley", 1))]) == ()


def test_what_is_chosen_twice_is_not_played_twice(arming):
    (menu,) = menus(arming)
    twice = (menu[0], Deed(menu[0].action, 2))
    found = fitted(arming, owing(arming), twice)
    assert found.deeds == menu[:1]
    assert found.misfits == (Misfit(twice[1], "twice"),)


def test_what_needs_something_else_first_is_played_after_it():
    match, mind = begin(ANTIKE), COMPUTERS["antike"]["sensible"](1)
    while True:
        seat, legal = owing(match), match.legal(owing(match))
        moves = [each for each in legal if each.word == "move"]
        for first in moves:
            after = match.play(seat, first).match
            later = after.legal(seat) if after.rules.owes(after.state, seat) else []
            chained = (each for each in later if match.rules.refusal(match.state, seat, each) is not None)
            if second := next(chained, None):
                break
        else:
            action = mind.choose(match.rules, match.view(seat), seat, legal)
            match = match.play(seat, action).match
            continue
        break
    assert second is not None
    found = fitted(match, seat, (Deed(second), Deed(first)))
    assert not found.misfits
    assert found.line == (paid_as_usual(first), paid_as_usual(second))


def test_texts_that_nobody_can_read_are_left_out(arming):
    (menu,) = menus(arming)
    assert read(arming, ["nonsense", "0 end", "1 fly to-the-moon", menu[0].text]) == (
        deed_of(ANTIKE, menu[0].text),
    )
    for text in ("", "arm roma legion 1", "12 end", "1 "):
        with pytest.raises(BadNotation):
            deed_of(ANTIKE, text)


def test_luck_and_what_ends_the_turn_stay_out_of_it(arming):
    found = fitted(arming, owing(arming), [deed_of(ANTIKE, "1 end"), menus(arming)[0][0]])
    assert [each.why for each in found.misfits] in ([], ["waits"])
    assert len(found.line) == 1 or found.line[-1].word == "end"


def test_a_button_stands_for_the_deeds_of_its_mask(arming):
    (menu,) = menus(arming)
    assert these_at(arming, owing(arming), (), ("0", "5"), ()) == (menu[0].text, menu[2].text)
    assert these_at(arming, owing(arming), (), ("0", "7"), ("0", "1")) == (menu[2].text,)
    with pytest.raises(IndexError):
        these_at(arming, owing(arming), (), ("1", "1"), ())


def test_as_many_of_the_same_as_there_is_room_for():
    match = begin(DIES_IRAE, 3)
    while not any(isinstance(each, Station) for each in match.legal(owing(match))):
        match = match.play(owing(match), match.legal(owing(match))[0]).match
    seat = owing(match)
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    found = menus_of(match, seat, question)
    assert all(len(menu) <= OPTIONS for menu in found)
    first = found[0][0]
    assert first.times > 1
    fits = fitted(match, seat, (first,))
    assert not fits.misfits
    assert fits.line == (first.action,) * first.times
    assert fitted(match, seat, (Deed(first.action, 9),)).misfits
    assert warned_of(match, seat, fits.line) is not None


@pytest.mark.parametrize(
    ("language", "at_once"), [("en", "Several at once: "), ("fr", "Plusieurs à la fois")]
)
def test_a_menu_of_one_place_names_it_once(language: str, at_once: str):
    side, sardis = (Station(Hex(name), SHIP) for name in ("side", "sardis"))
    menus = [[Deed(side, 2)], [Deed(sardis, 1), Deed(side, 1)]]
    teller = teller_for(table_of(begin(DIES_IRAE, 3)), language)
    alone, part = (_placeholder(teller, menus, number) for number in (0, 1))
    assert alone.startswith(at_once)
    assert (" – " in alone, " – " in part) == (False, True)


def owing(match: Match) -> Seat:
    return match.rules.decisions(match.state)[0].seat


def test_each_fortress_builds_once():
    assert Raise.several
    assert not Raise.again


def test_of_much_that_can_all_be_done_one_says_what_to_leave_out():
    match = begin(DEUS)
    seat = owing(match)
    while not any(isinstance(each, Offer) for each in match.legal(seat)):
        match = match.play(seat, match.legal(seat)[0]).match
        seat = owing(match)
    offer = next(each for each in match.legal(seat) if isinstance(each, Offer))
    match = match.play(seat, offer).match
    sheet = panel_sheet(table_of(match), seat + 1, "en")
    menus = [each.item for each in sheet.walk_children() if isinstance(each, KeptSelect)]
    several, but = (each for each in menus if "pick" not in (each.custom_id or ""))
    assert "Several at once" in str(several.placeholder)
    assert but.placeholder == "All but…"
    assert several.max_values == len(several.options) == len(but.options) == but.max_values + 2 == 4
    parts = str(but.custom_id).split(":")[5:]
    texts = these_at(match, seat, (), parts, [but.options[1].value])
    assert texts == tuple(each.value for each in several.options if each is not several.options[1])
    assert not fitted(match, seat, read(match, texts)).misfits


def test_letters_of_the_picture_stand_in_the_menu_too(arming):
    seat = owing(arming)
    question = question_of(arming, seat, ())
    assert isinstance(question, Question)
    teller = teller_for(table_of(arming), "en")
    sight = Sight({0: "A", 2: "B"}, Attachment("question.png", b""))
    sheet = Sheet()
    asked = Asked(table_of(arming), arming, seat, teller, question, (), sight=sight)
    show_several(sheet, asked, START, menus_of(arming, seat, question), 2)
    (menu,) = (each.item for each in sheet.walk_children() if isinstance(each, KeptSelect))
    labels = [each.label for each in menu.options]
    assert [label[:2] for label in labels if label[1] == " "] == ["A ", "B "]
    assert labels[0].startswith("A")
    assert teller.action(question.answers[0].actions[0])[:9] in labels[0]


def building(*free: str) -> Match:
    """Temples can be built in all three cities, and cities founded where a legion stands in these."""
    match = begin(ANTIKE)
    facts, first = board(match.state.options.board), match.state.realms[match.state.active]
    legions = tuple(int(name in free) for name in facts.provinces)
    realms = (change(first, goods=(20, 9, 9), legions=legions), *match.state.realms[1:])
    assert match.state.active == 0
    return change(match, state=change(match.state, realms=realms, frame=Temples()))


def test_what_is_the_only_one_of_its_verb_stands_in_no_menu():
    match = building("ammonion")
    (temples,) = menus(match)
    assert {deed.action.word for deed in temples} == {"build-temple"}
    assert "found" in {each.word for each in match.legal(owing(match))}


@pytest.mark.parametrize("free", [("ammonion",), ("ammonion", "cyrene")])
def test_all_of_it_is_one_press_where_a_button_says_so(free: tuple[str, ...]):
    """Beside another menu there is no button for all."""
    match = building(*free)
    sheet = panel_sheet(table_of(match), owing(match) + 1, "en")
    whole = [
        each for each in sheet.walk_children()
        if isinstance(each, KeptButton) and ":these:" in str(each.item.custom_id)
    ]  # fmt: skip
    assert len(whole) == (len(free) == 1)
    wanted = tuple(deed.actions[0] for deed in menus(match)[0])
    pressed = list(presses(match, owing(match), wanted))
    assert [press.whole for press in pressed] == ([True] if whole else [False] * len(wanted))
    assert sum(press.taps for press in pressed) == (1 if whole else len(wanted))


def table_of(match: Match) -> Table:
    chairs = tuple(Chair(Seat(seat), seat + 1, f"Person {seat}") for seat in range(match.seats))
    return Table(
        id=7, guild=1, channel=1, title=match.title, options=match.options, seats=match.seats, status=RUNNING,
        host=1, host_name="Person 0", language="en", chairs=chairs, commitment=match.commitment,
        created=datetime(2030, 1, 1, tzinfo=UTC), told=0, match=match,
    )  # fmt: skip


def test_where_amounts_find_no_room_the_most_and_the_least_are_offered():
    match = begin(DIES_IRAE, 3)
    for line in ("play-power egypt", "play-power persia", "settle tanis"):
        match = plays(match, line)
    while Settle(Hex("tarsus")) not in match.legal(owing(match)):
        match = match.play(owing(match), match.legal(owing(match))[0]).match
    match = plays(match, "settle tarsus")
    while not any(isinstance(each, Station) for each in match.legal(owing(match))):
        match = match.play(owing(match), match.legal(owing(match))[0]).match
    question = question_of(match, owing(match), ())
    assert isinstance(question, Question)
    found = menus_of(match, owing(match), question)
    ships = [deed.times for menu in found for deed in menu if deed.action == Station(Hex("xanthos"), SHIP)]
    assert ships == sorted(ships, reverse=True)
    assert (ships[0], ships[-1]) == (6, 1)
    assert 1 < len(ships) < 6
    assert all(len(menu) <= OPTIONS for menu in found)
