"""Refusals in the reader's words: what they say is true, and what they advise can be done."""

import pytest
from scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.antike.actions import ChooseNation, Move
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import Manoeuvre
from engine.antike.telling import advice
from engine.antike.words import Nation
from engine.core.contract import Refusal, Seat, Word
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts
from engine.core.values.change import change


def told(refusal: Refusal) -> tuple[str, str]:
    english, french = (Teller(language, titled(RULES)).refusal(refusal) for language in ("en", "fr"))
    return english, french.replace("\u00a0", " ").replace("\u202f", " ")


def without_coins(**gone: int) -> Scene:
    """The Romans are to take a coin, and the bank has none; the Greeks have all of some resources."""
    scene = (
        Scene(board="west", chips="limited").has("greeks", coins=30, **gone).has("germans").has("phoenicians")
    )
    return scene.has("romans").begins("romans")


def test_without_coins_only_what_the_bank_has_is_advised() -> None:
    assert told(without_coins(marble=80).refuses("take coin")) == (
        "The bank has no coins left: take 1 iron or gold instead.",
        "La banque n’a plus de pièce : prends plutôt du fer ou de l’or.",
    )
    assert told(without_coins(marble=80, iron=80, gold=80).refuses("take coin")) == (
        "The bank has neither coins nor resources left: take nothing.",
        "La banque n’a plus ni pièce ni ressource : ne prends rien.",
    )


def test_wrong_borders_are_told_while_units_may_move_and_no_longer() -> None:
    scene = Scene(board="west").units("romans", roma=(1, 1)).manoeuvre_of("romans")
    seat = scene.realm("romans").seat
    assert any(isinstance(each, Move) for each in advice.sought(RULES.view(scene.state, seat)))
    late = change(scene.state, frame=Manoeuvre(conquering=True))
    assert not any(isinstance(each, Move) for each in advice.sought(RULES.view(late, seat)))


def test_a_nation_that_does_not_play_was_not_taken() -> None:
    match = Match.start(titled(RULES), AntikeOptions(board="west", nations="chosen"), 3, b"n" * 32)[0]
    refusal = RULES.refusal(match.state, Seat(0), ChooseNation(Nation("persians")))
    assert refusal is not None
    assert told(refusal) == (
        "The Persians do not play in this game. You can take Romans, Germans or Greeks.",
        "Les Perses ne jouent pas dans cette partie. Tu peux prendre : Romains, Germains ou Grecs.",
    )
    match = match.play(Seat(0), ChooseNation(Nation("greeks"))).match
    refusal = RULES.refusal(match.state, Seat(1), ChooseNation(Nation("greeks")))
    assert refusal is not None
    assert told(refusal) == (
        "The Greeks are not free. You can take Romans or Germans.",
        "Les Grecs ne sont plus libres. Tu peux prendre : Romains ou Germains.",
    )


@pytest.mark.parametrize("board", ["west", "east"])
def test_the_example_of_a_city_to_give_up_is_one_s_own(board: str) -> None:
    scene = Scene(board=board)
    free = [name for name in scene.board.provinces if name not in ("tarentum", "sparta")]
    target = "tarentum" if board == "west" else "sparta"
    nation, rival = ("romans", "greeks") if board == "west" else ("arabs", "greeks")
    scene.cities(rival, target, free[30]).cities(nation, *free[:25])
    scene.units(nation, **{target: (3, 0)}).manoeuvre_of(nation)
    english, french = told(scene.refuses(f"conquer {target}"))
    assert f"`give-up:{free[0]}`" in english
    assert f"`give-up:{free[0]}`" in french


def test_numbers_in_refusals_agree() -> None:
    scene = Scene(board="west").units("romans", roma=(1, 0), caralis=(0, 1)).manoeuvre_of("romans")
    scene.units("greeks", roma=(2, 0)).cities("greeks", "caralis", "athenae")
    assert told(scene.refuses("fight roma legion greeks 2")) == (
        "Only 1 legion on each side can fight in Roma, not 2.",
        "Une seule légion de chaque côté peut combattre à Roma, pas 2.",
    )
    assert told(scene.refuses("conquer caralis legions:1 galleys:0")) == (
        (
            "Caralis costs exactly 1 unit with an action left. "
            "You have 1 galley there and named 1 legion and 0 galleys."
        ),
        (
            "Caralis coûte exactement 1 unité qui a encore une action, parmi celles que tu y as : 1 galère. "
            "Tu as dit 1 légion et 0 galère."
        ),
    )
    dear = Refusal("city-too-dear", {"missing": (Word("good", "gold"), Word("good", "iron")), "coins": 0})
    assert told(dear) == (
        (
            "A city costs 1 marble, 1 iron and 1 gold. "
            "You lack gold and iron, and you have no coin to stand for it."
        ),
        (
            "Une ville coûte 1 marbre, 1 fer et 1 or. "
            "Il te manque de l’or et du fer, et tu n’as pas de pièce pour compléter."
        ),
    )
    short = Refusal("no-pieces-left", {"unit": Word("unit", "galley"), "left": 1, "limit": 17})
    assert told(short) == (
        "You have only 1 galley left in your supply: a nation has 17 in all.",
        "Ta réserve n’a plus qu’une galère : une nation en a 17 au plus.",
    )


def test_a_payment_is_told_in_the_order_of_the_goods_whatever_way_it_was_put_together() -> None:
    teller = Teller("fr", titled(RULES))
    ways = (Amounts.of(gold=1, marble=1, coin=2), Amounts.of(coin=2, marble=1, gold=1))
    assert {teller.amounts(way) for way in ways} == {"1 marbre, 1 or et 2 pièces"}
