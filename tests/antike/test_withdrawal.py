"""Giving up: before the first turn, in the middle of the game, and what goes back to the bank."""

from dataclasses import replace

import pytest
from scene import Scene
from titled import titled

from engine.antike.events import Withdrew
from engine.antike.law.purse import CHIPS, left_in_bank
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.telling.guide import GUIDE
from engine.core.choosing.notation import parse
from engine.core.play.chance import LoadedChance
from engine.core.play.match import Match


def _owing(match):
    return [decision.seat for decision in RULES.decisions(match.state)]


def _settled(match, but=()):
    """The match after every nation that still owes it, but those of some seats, has settled."""
    for seat in _owing(match):
        if seat not in but:
            match = match.play(seat, RULES.legal(match.state, seat)[0]).match
    return match


@pytest.mark.parametrize("options", [{}, {"nations": "chosen"}], ids=["dealt", "chosen"])
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_leaves_before_all_have_settled_does_not_owe_the_first_turn(options, seats):
    match, _ = Match.start(titled(RULES), AntikeOptions(start="one-city", **options), seats, b"s")
    while RULES.decisions(match.state)[0].kind == "nation":
        match = match.play(_owing(match)[0], RULES.legal(match.state, _owing(match)[0])[0]).match
    first, *others = [realm.seat for realm in match.state.realms]
    match = _settled(match.concede(first).match)
    assert _owing(match) == [others[0]]
    turn = RULES.turn(match.state)
    assert (turn.number, turn.round, turn.seat) == (1, 1, others[0])
    assert sum(owner == 0 for owner in match.state.owner) == 1
    match = match.play(others[0], parse(RULES, "take coin")).match
    assert not RULES.check(match.state)


def test_the_first_two_may_leave_before_all_have_settled():
    match, _ = Match.start(titled(RULES), AntikeOptions(start="one-city"), 4, b"s")
    first, second, third, fourth = [realm.seat for realm in match.state.realms]
    match = _settled(match, but=(fourth,)).concede(first).match.concede(second).match
    match = _settled(match)
    assert _owing(match) == [third]
    assert RULES.turn(match.state).number == 1


@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
@pytest.mark.parametrize("chosen_before", [0, 1, 2])
def test_whoever_leaves_takes_nobody_elses_choice_of_nation_away(leaver, chosen_before):
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen"), 4, b"s")
    wanted = dict(zip(range(4), ("phoenicians", "arabs", "persians", "greeks"), strict=True))
    for seat in range(chosen_before):
        match = match.play(seat, parse(RULES, f"choose-nation {wanted[seat]}")).match
    match = match.concede(leaver).match
    asked = []
    while RULES.decisions(match.state)[0].kind == "nation":
        (seat,) = _owing(match)
        asked.append(seat)
        match = match.play(seat, parse(RULES, f"choose-nation {wanted[seat]}")).match
    to_ask = [seat for seat in range(chosen_before, 4) if seat != leaver]
    assert asked == (to_ask[:-1] if leaver < chosen_before else to_ask)  # the last nation comes by itself
    played = {realm.seat: realm.nation for realm in match.state.realms if not realm.withdrawn}
    assert len(played) == 3
    chose = [*range(chosen_before), *asked]
    assert {seat: played[seat] for seat in chose if seat != leaver} == {
        seat: wanted[seat] for seat in chose if seat != leaver
    }
    (gone,) = [realm for realm in match.state.realms if realm.withdrawn]
    assert gone.seat == leaver
    if leaver < chosen_before:
        assert gone.nation == wanted[leaver]
    assert _owing(match) == [next(realm.seat for realm in match.state.realms if not realm.withdrawn)]


def test_who_left_while_nations_are_chosen_ranks_last_and_is_told_with_their_nation():
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen"), 3, b"s")
    match = match.concede(1).match
    assert RULES.standing(match.state).ranks[1] == 3
    events = []
    while RULES.decisions(match.state)[0].kind == "nation":
        played = match.play(_owing(match)[0], RULES.legal(match.state, _owing(match)[0])[0])
        match, events = played.match, played.step.events
    gone = next(realm.nation for realm in match.state.realms if realm.withdrawn)
    assert Withdrew(gone) in events


def test_when_all_but_one_leave_while_nations_are_chosen_the_last_one_has_won():
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen", start="one-city"), 3, b"s")
    match = match.concede(0).match
    match = match.play(1, parse(RULES, "choose-nation greeks")).match
    match = match.play(2, parse(RULES, "choose-nation arabs")).match
    assert [realm.seat for realm in match.state.realms if not realm.withdrawn] == [2, 1]
    match = match.concede(2).match
    assert RULES.standing(match.state).winners == (1,)


def test_the_only_one_left_has_won_without_having_chosen():
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen"), 3, b"s")
    match = match.concede(0).match.concede(2).match
    assert RULES.standing(match.state).winners == (1,)
    assert RULES.standing(match.state).ended == "alone"


@pytest.mark.parametrize("chips", ["unlimited", "limited"])
def test_goods_and_coins_of_whoever_gives_up_are_back_in_the_bank(chips):
    scene = Scene(3, chips=chips).has("greeks", 10, 20, 30, 12).has("arabs", 1, 1, 1, 2)
    scene.state = RULES.concede(scene.state, scene.realm("greeks").seat).state
    assert scene.realm("greeks").goods == (0, 0, 0)
    assert scene.realm("greeks").coins == 0
    assert scene.state.coins == 28
    assert not RULES.check(scene.state)
    if chips == "limited":
        others = scene.realm("persians").goods
        assert [left_in_bank(scene.state, good) for good in ("marble", "iron", "gold")] == [
            CHIPS - 1 - count for count in others
        ]


def test_personages_temples_and_advances_of_whoever_gives_up_stay():
    scene = Scene(4).won("greeks", 1, 2, 0, 1, 0).knows("greeks", "roads").cities("greeks", "athen!", "pella")
    before = scene.realm("greeks")
    scene.state = RULES.concede(scene.state, before.seat).state
    after = scene.realm("greeks")
    assert (after.personages, after.advances) == (before.personages, before.advances)
    assert scene.has_temple("athen")
    assert scene.owner("pella") == "greeks"


def test_a_nation_that_left_can_be_robbed_of_all_but_its_last_city():
    scene = Scene(3).cities("greeks", "athen")
    scene.state = RULES.concede(scene.state, scene.realm("greeks").seat).state
    assert not RULES.check(scene.state)
    scene.units("arabs", athen=(0, 3)).manoeuvre_of("arabs")
    assert scene.refuses("conquer athen").key == "last-city"


def test_the_bank_of_limited_chips_counts_what_is_left_in_words():
    scene = Scene(3, chips="limited").has("greeks", 10, 20, 30)
    (bank,) = [note for note in GUIDE.describe(RULES.view(scene.state, None)) if note.key == "bank-chips"]
    others = [realm.goods for realm in scene.state.realms if realm.nation != "greeks"]
    assert [bank.facts[good] for good in ("marble", "iron", "gold")] == [
        CHIPS - held - sum(goods[place] for goods in others) for place, held in enumerate((10, 20, 30))
    ]
    assert not [note for note in GUIDE.describe(RULES.view(Scene(3).state, None)) if note.key == "bank-chips"]


def test_a_leaver_who_was_asked_lets_the_turn_go_on():
    scene = Scene(3).begins("greeks")
    seat = scene.realm("greeks").seat
    scene.state = RULES.concede(replace(scene.state, turn=5), seat).state
    turn = RULES.turn(scene.state)
    assert turn.seat != seat
    action = parse(RULES, "take coin")
    assert turn.seat is not None
    RULES.apply(scene.state, turn.seat, action, LoadedChance(()))
