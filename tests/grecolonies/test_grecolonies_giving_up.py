"""Giving up in the middle of questions and fights: what was asked, refused and chosen means what it meant."""

import random

import pytest
from polis_scene import SPEARS, Scene

from engine.core.play.chance import SeededChance
from engine.grecolonies.events import CohabitationAccepted, Entered, FightWon
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import GrecoloniesState, Moving, Offered, Over, Refused, cohabitants

CHALCIS, PHOCAEA, MILETOS, THERA, SPARTA = "chalcis", "phocaea", "miletos", "thera", "sparta"


def crowded_troada() -> Scene:
    """Chalcis asks Phocaea, Miletos and Thera, who live in Troada together."""
    scene = Scene()
    for city in (PHOCAEA, MILETOS, THERA):
        scene.lives(city, **{city: 8, "troada": 3})
    scene.plays("move troada / take chalcis 4 / propose")
    return scene


def leaves(scene: Scene, city: str) -> None:
    """The player gives up."""
    step = RULES.concede(scene.state, scene.number(city))
    scene.state, scene.events = step.state, list(step.events)
    assert not RULES.check(scene.state)


def happened(scene: Scene, kind: type) -> bool:
    return any(isinstance(event, kind) for event in scene.events)


def test_a_refusal_goes_with_who_gave_it_and_the_others_answer():
    scene = crowded_troada()
    scene.plays("accept", PHOCAEA)
    scene.plays("refuse", MILETOS)
    assert scene.asked() == {CHALCIS: "defender"}
    leaves(scene, MILETOS)
    assert scene.asked() == {THERA: "cohabit"}, "Phocaea has accepted, Thera was not heard"
    scene.plays("accept", THERA)
    assert scene.count(CHALCIS, "troada") == 4
    assert scene.asked() == {PHOCAEA: "action"}


def test_where_all_others_had_accepted_the_group_enters_in_peace():
    scene = crowded_troada()
    scene.plays("accept", PHOCAEA)
    scene.plays("accept", THERA)
    scene.plays("refuse", MILETOS)
    leaves(scene, MILETOS)
    assert happened(scene, Entered)
    assert scene.count(CHALCIS, "troada") == 4
    assert scene.asked() == {PHOCAEA: "action"}


def test_another_may_refuse_in_place_of_who_gave_up():
    scene = crowded_troada()
    scene.plays("refuse", PHOCAEA)
    leaves(scene, PHOCAEA)
    assert scene.asked() == {MILETOS: "cohabit", THERA: "cohabit"}
    scene.plays("accept", MILETOS)
    scene.plays("refuse", THERA)
    assert scene.asked() == {CHALCIS: "defender"}
    assert scene.may("attack miletos")
    assert scene.may("attack thera")


def test_who_refused_still_refuses_when_others_give_up():
    scene = crowded_troada()
    scene.plays("accept", PHOCAEA)
    scene.plays("refuse", MILETOS)
    leaves(scene, PHOCAEA)
    assert scene.asked() == {CHALCIS: "defender"}
    assert not scene.may("attack phocaea")
    leaves(scene, THERA)
    assert scene.fight.defender == scene.number(MILETOS), "with one left there is nobody to choose from"


def test_somebody_who_does_not_live_there_changes_nothing():
    for answer in ((), ("refuse",)):
        scene = crowded_troada()
        for word in answer:
            scene.plays(word, MILETOS)
        before = scene.asked()
        frame = scene.state.frame
        leaves(scene, SPARTA)
        assert scene.asked() == before
        assert scene.state.frame == frame


@pytest.mark.parametrize("living", [(PHOCAEA,), (PHOCAEA, MILETOS, THERA)])
def test_where_nobody_lives_any_more_the_mover_decides_and_nobody_has_accepted(living):
    scene = Scene()
    for city in living:
        scene.lives(city, **{city: 8, "troada": 3})
    scene.plays("move troada / take chalcis 4 / propose")
    for city in living:
        leaves(scene, city)
        assert not happened(scene, Entered)
        assert not happened(scene, CohabitationAccepted)
    assert isinstance(scene.state.frame, Moving)
    assert scene.asked() == {CHALCIS: "group"}
    assert scene.may("enter")
    assert scene.may("take chalcis 5"), "the group is what it was, and may still grow"
    assert not scene.may("propose")
    scene.plays("enter")
    assert scene.count(CHALCIS, "troada") == 4


def test_the_last_that_refused_and_gives_up_leaves_the_province_to_the_mover():
    scene = crowded_troada()
    scene.plays("refuse", PHOCAEA)
    for city in (MILETOS, THERA):
        leaves(scene, city)
    assert scene.fight.defender == scene.number(PHOCAEA)
    leaves(scene, PHOCAEA)
    assert happened(scene, FightWon), "a fight had begun: who gives up in it has lost it"
    assert scene.polis(CHALCIS).glory == 1


def test_the_mover_who_gives_up_takes_the_question_along():
    for answer in ((), ("refuse",)):
        scene = crowded_troada()
        for word in answer:
            scene.plays(word, MILETOS)
        leaves(scene, CHALCIS)
        assert scene.polis(CHALCIS).reserve == 30
        assert scene.asked() == {PHOCAEA: "action"}


def test_the_one_who_accepted_gives_up_and_the_rest_is_heard():
    scene = crowded_troada()
    scene.plays("accept", PHOCAEA)
    leaves(scene, PHOCAEA)
    assert scene.asked() == {MILETOS: "cohabit", THERA: "cohabit"}
    scene.plays("refuse", THERA)
    scene.plays("attack miletos")
    assert scene.fight.defender == scene.number(MILETOS)


def played_on(state: GrecoloniesState, luck: random.Random, most: int) -> GrecoloniesState:
    """Random play to the end of the game, every state of it sound."""
    for number in range(most):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        legal = RULES.legal(state, seat)
        action = luck.choice(legal)
        assert RULES.refusal(state, seat, action) is None
        state = RULES.apply(state, seat, action, SeededChance(b"on", f"{luck.random()}.{number}")).state
        assert not RULES.check(state)
    return state


@pytest.mark.parametrize(
    ("board", "seats", "seed"), [("classic", 5, 1), ("express", 3, 2), ("classic", 4, 3)]
)
def test_whoever_gives_up_in_whatever_is_asked_the_game_goes_on_to_its_end(board, seats, seed):
    """Each kind of question met, by each seat: what is asked then is asked of those who can answer."""
    luck = random.Random(seed)
    options = GrecoloniesOptions(board=board)
    state = RULES.setup(options, seats, SeededChance(b"p", str(seed))).state
    tried: dict[tuple[str, bool, bool], int] = {}
    for number in range(600):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        owing = {each.seat for each in decisions}
        for seat in range(seats):
            kind = (type(state.frame).__name__, seat in owing, seat == state.active)
            tried[kind] = tried.get(kind, 0) + 1
            without = RULES.concede(state, seat).state
            assert not RULES.check(without)
            asked = {each.seat for each in RULES.decisions(without)}
            assert bool(asked) != isinstance(without.frame, Over)
            assert seat not in asked
            assert all(RULES.legal(without, each) for each in asked)
            if isinstance(without.frame, Refused):
                assert without.frame.refuser in cohabitants(without, without.frame.province)
            if isinstance(without.frame, Offered):
                assert set(without.frame.owed) <= set(cohabitants(without, without.frame.province))
            if tried[kind] == 1:
                ended = played_on(without, random.Random(number), 4000)
                assert isinstance(ended.frame, Over)
                assert RULES.standing(ended).winners
                assert RULES.standing(ended).ranks[seat] == seats
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"p", f"{seed}.{number}")).state
    assert len({frame for frame, _, _ in tried}) >= 9


def test_an_assault_goes_on_with_the_dice_that_fell_when_an_ally_gives_up():
    scene = Scene()
    scene.plays("move phocaea / take chalcis 4 / attack phocaea")
    scene.plays("ally chalcis miletos 2 / ready", MILETOS)
    scene.nobody_joins(SPEARS)
    leaves(scene, MILETOS)
    scene.plays("announce 13 spear", CHALCIS)
    scene.plays("counter", PHOCAEA)
    assert scene.group(CHALCIS, 0) == 2, "twelve spears lay there: Chalcis lost two of its own four"
