"""What an action costs is told on the answers that lead to it, and is what is paid."""

import random
from functools import partial

import pytest
from dies_scene import Scene
from titled import titled

from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.choosing.menu import ask
from engine.core.choosing.notation import parse_line
from engine.core.play.chance import LoadedChance, SeededChance
from engine.dies_irae.actions import Accept, Choose, End, Offer, Refuse
from engine.dies_irae.events import FleetMaintained, PostCreated
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.words import POWERS

RICH = {"talents": 500, "development": (4, 4, 4, 4)}


def cost(scene: Scene, line: str) -> int | None:
    """What the line's last action costs."""
    *before, last = parse_line(RULES, line, RULES.vocabulary(scene.state))
    for action in before:
        scene.state = RULES.apply(scene.state, scene._seat(None), action, LoadedChance(())).state
    price = GUIDE.price(RULES.view(scene.state, scene._seat(None)), last)
    return None if price is None else price["talent"]


@pytest.mark.parametrize(
    ("line", "talents"),
    [
        ("choose build / raise athens legion", 12),
        ("choose build / raise athens ship", 24),
        ("choose build / fortify corinth", 35),
        ("choose build / build-monument corinth", 130),
        ("choose trade / create-post thebes", 15),
        ("choose stability / pay-stability", 60),
        ("choose stability / undermine persia", 100),
        ("choose armistice / offer persia", 40),
        ("choose develop / develop military", 28),
        ("choose develop / develop culture", 18),
        ("choose build", None),
        ("choose move / end", None),
    ],
)
def test_prices_follow_the_phases(line, talents):
    scene = Scene(undermining=True).has("greece", **RICH).posts("greece", "athens!", "corinth")
    scene.units("greece", thebes=(1,)).turn_of("greece")
    assert cost(scene, line) == talents


def test_what_cannot_be_had_yet_has_no_price():
    scene = Scene().has("greece", talents=500).posts("greece", "athens!").turn_of("greece")
    assert cost(scene, "choose build / raise athens legion") is None


@pytest.mark.parametrize(
    ("tongue", "labels"),
    [
        ("en", ["Fortress in Athens for 35 talents", "Monument in Corinth for 130 talents"]),
        (
            "fr",
            [
                "Forteresse à Athènes pour 35 talents",
                "Monument à Corinthe pour 130 talents",
            ],
        ),
    ],
)
def test_answers_carry_their_price(tongue, labels):
    scene = Scene().has("greece", **RICH).posts("greece", "athens", "corinth").turn_of("greece")
    scene.plays("choose build")
    legal = RULES.legal(scene.state, scene._seat(None))
    question = ask(legal)
    priced = partial(GUIDE.price, RULES.view(scene.state, scene._seat(None)))
    teller = Teller(tongue, titled(RULES))
    told = [teller.answer(question, answer, priced=priced) for answer in question.answers]
    assert [told[place].replace("\xa0", " ") for place in (0, 3)] == labels


@pytest.mark.parametrize(("tongue", "price"), [("en", "for 50 talents"), ("fr", "pour 50 talents")])
def test_a_single_action_as_answer_carries_its_price_too(tongue, price):
    scene = Scene().has("greece", talents=500).turn_of("greece").plays("choose stability")
    question = ask(RULES.legal(scene.state, scene._seat(None)))
    priced = partial(GUIDE.price, RULES.view(scene.state, scene._seat(None)))
    teller = Teller(tongue, titled(RULES))
    told = [teller.answer(question, answer, priced=priced) for answer in question.answers]
    assert told[0].replace("\xa0", " ").endswith(f" {price}")
    assert price not in told[1]


@pytest.mark.parametrize(("tongue", "price"), [("en", "for 100 talents"), ("fr", "pour 100 talents")])
def test_undermining_tells_its_price_once(tongue, price):
    scene = Scene(undermining=True).has("greece", **RICH).posts("greece", "athens!", "corinth")
    scene.units("greece", thebes=(1,)).turn_of("greece").plays("choose stability")
    question = ask(RULES.legal(scene.state, scene._seat(None)))
    priced = partial(GUIDE.price, RULES.view(scene.state, scene._seat(None)))
    told = Teller(tongue, titled(RULES)).answer(question, question.answers[1], priced=priced)
    assert told.replace("\xa0", " ").count("100") == told.replace("\xa0", " ").count(price) == 1


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        (
            "en",
            "a trade post in Corinth (stone) for 15 talents and one in Thebes (stone) for 20 talents",
        ),
        (
            "fr",
            "un comptoir à Corinthe (pierre) pour 15 talents et un autre à Thèbes (pierre) pour 20 talents",
        ),
    ],
)
def test_a_story_tells_prices_as_answers_do(tongue, told):
    posts = PostCreated("greece", "corinth", "stone", 15), PostCreated("greece", "thebes", "stone", 20)
    assert told in story(Teller(tongue, titled(RULES)), posts).replace("\xa0", " ")


def test_the_price_told_is_the_price_paid():
    luck = random.Random(4)
    chance = SeededChance(b"prices", "setup")
    state = RULES.setup(DiesIraeOptions(powers="dealt", undermining=True), 3, chance).state
    paid = 0
    for _ in range(900):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        action = luck.choice(RULES.legal(state, seat))
        price = GUIDE.price(RULES.view(state, seat), action)
        step = RULES.apply(state, seat, action, chance)
        after = step.state
        power = next(each for each, realm in enumerate(state.realms) if realm.seat == seat)
        if after.round == state.round > 0 and not isinstance(action, Accept | Refuse | Offer | End | Choose):
            spent = state.realms[power].talents - after.realms[power].talents
            # A people that revolts can end the turn: ships are paid for then.
            upkeep = [event for event in step.events if isinstance(event, FleetMaintained)]
            spent -= sum(event.talents for event in upkeep if event.power == POWERS[power])
            assert spent == (0 if price is None else price["talent"])
            paid += spent
        state = after
    assert paid > 500
