"""Numbers of Antike that cannot be misread: what is a price, of which field, and what is paid."""

import pytest
from scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.antike.actions import Found, Go
from engine.antike.law.rules import RULES
from engine.antike.words import Field, Province
from engine.core.choosing.menu import Question, ask
from engine.core.values.amounts import Amounts


@pytest.mark.parametrize(
    ("tongue", "labels"),
    [("en", {"Iron for 3 gold", "Gold · free"}), ("fr", {"Fer pour 3 ors", "Or · gratuit"})],
)
def test_a_price_is_no_gain(tongue: str, labels: set[str]):
    """On the way to a field one pays, on its arrival one gains."""
    scene = Scene().has("greeks", gold=3).turn_of("greeks", "iron")
    question = ask(RULES.legal(scene.state, scene.state.realm.seat))
    assert isinstance(question, Question)
    teller = Teller(tongue, titled(RULES))
    told = {teller.answer(question, answer) for answer in question.answers}
    assert {each for each in labels if each.endswith(("free", "gratuit"))} <= told
    assert any(each.endswith((" for 3 gold", " pour 3 ors")) for each in told)


def test_the_two_manoeuvres_are_told_apart_where_one_costs_too_much():
    teller = Teller("en", titled(RULES))
    assert teller.action(Go(Field("manoeuvre-1"))) == "Go to Manoeuvre (after Gold)"
    assert teller.action(Go(Field("manoeuvre-2"))) == "Go to Manoeuvre (after Know-how)"
    scene = Scene().has("greeks").turn_of("greeks", "gold")
    (refused,) = {scene.refuses("go manoeuvre-2")}
    assert "Manoeuvre (after Know-how) is" in teller.refusal(refused)


def test_what_a_city_is_paid_with_is_told():
    pay = Amounts.of(marble=1, gold=1, coin=1)
    label = Teller("en", titled(RULES)).button(Found(Province("leptis_magna"), pay=pay))
    assert label == "Found Leptis Magna for 1 marble, 1 gold and 1 coin"


@pytest.mark.parametrize(
    ("tongue", "asked"),
    [("en", "How will you pay for the city of Ostia?"), ("fr", "Ville à Ostia : comment paies-tu ?")],
)
def test_what_is_paid_for_is_named_where_nothing_else_is_left_to_choose(tongue: str, asked: str):
    pays = (Amounts.of(marble=1, gold=1, coin=1), Amounts.of(marble=1, iron=1, gold=1))
    question = ask(tuple(Found(Province("ostia"), pay=pay) for pay in pays))
    assert isinstance(question, Question)
    assert question.field == "pay"
    assert (
        Teller(tongue, titled(RULES)).question(question).replace("\u202f", " ").replace("\u00a0", " ")
        == asked
    )
