"""What cards do, derived from their effects: in the very words in which ours are told."""

import random
import re

import pytest
from own_tables import deus_cards
from titled import GAMES, titled

from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from bot.speech.words import OWN_LABEL
from engine.core.choosing.choices import options_from
from engine.core.contract import Note, Word
from engine.core.values.forms import FieldForm, forms
from engine.deus.cards import card_set
from engine.deus.effects import EFFECTS, MEASURES, BadEffect, read_effects
from engine.deus.options import DeusOptions
from engine.deus.telling.catalogue import told

RULES = GAMES["deus"]


def derived(teller: Teller, notes: tuple[Note, ...]) -> str:
    return " ".join(teller.notes("does", notes))


def sentence(language: str, effects: str) -> str:
    return derived(Teller(language, titled(RULES)), told(read_effects(effects)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_ours_is_derived_in_the_words_of_its_own_text(language):
    teller = Teller(language, titled(RULES))
    things = [each for each in titled(RULES).guide.things(DeusOptions()) if each.word.kind == "card"]
    assert len(things) == len(card_set("all").designs)
    for thing in things:
        assert derived(teller, thing.does) == teller.explained(thing.word), thing.word.id


def values(form: FieldForm, luck: random.Random) -> str:
    if form.kind == "measure":
        return luck.choice(MEASURES)
    if form.kind == "number":
        return str(luck.choice((1, 2, 3, 12)))
    if form.kind == "colour":
        return "+".join(luck.sample(("blue", "green", "yellow", "brown", "red"), luck.randint(1, 4)))
    return luck.choice(form.choices or ("wood", "clay", "stone", "wheat"))


def any_effect(verb: str, luck: random.Random) -> str:
    """An effect with some of its parameters: one that the table may name."""
    while True:
        chosen = [
            f"{form.label}:{values(form, luck)}"
            for form in forms(EFFECTS[verb])
            if not form.optional or luck.random() < 0.5
        ]
        effect = " ".join((verb, *chosen))
        try:
            read_effects(effect)
        except BadEffect:
            continue
        return effect


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", EFFECTS)
def test_whatever_a_card_may_do_can_be_told(verb, language):
    """A missing text or variable would warn, and warnings are errors here."""
    luck = random.Random(verb)
    for before in ("", "march armies:1 regions:2 / ", "march armies:2 regions:1 / ", "draw cards:1 / "):
        for _ in range(20):
            text = sentence(language, before + any_effect(verb, luck))
            assert text[0].isupper() or text[0].isdigit()
            assert text.endswith(".")
            assert not re.search(r"[a-zé]-[a-z]+-|[a-z]:\d|  | [,.]|\{|_|\bvp\b|\bnone\b", text), text


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_counted_is_told_by_ones_and_by_more(measure, language):
    found = [sentence(language, f"gain gold:1 per:{measure} each:{each}") for each in (1, 2, 3)]
    assert len(set(found)) == 3
    others = {sentence(language, f"gain gold:1 per:{each}") for each in MEASURES}
    assert len(others) == len(MEASURES)


@pytest.mark.parametrize(
    ("effects", "english", "french"),
    [
        (
            "buy count:2 price:1",
            "Buy up to 2 resources of any kinds from the supply for 1 gold each.",
            "Achète à la réserve jusqu’à 2 ressources de ton choix pour 1 or chacune.",
        ),
        (
            "gain wood:1 gold:2 per:on-map-ship each:2 most:3",
            "Gain 1 wood and 2 gold for every two of your ships on the map, rounded down, 3 of each at most.",
            (
                "Gagne 1 bois et 2 ors pour deux bateaux que tu as sur le plateau, arrondi au-dessous, 3 de "
                "chaque sorte au plus."
            ),
        ),
        (
            "march armies:2 regions:3 / rob vp:1",
            (
                "Move up to 2 of your armies up to 3 regions each. Then take 1 VP from one rival beside the "
                "army that moved last."
            ),
            (
                "Déplace jusqu’à 2 de tes armées de 3 régions au plus chacune. Vole ensuite 1 PV à un "
                "adversaire voisin de l’armée déplacée en dernier."
            ),
        ),
        ("score vp:3", "At the end: 3 VP.", "À la fin\u00a0: 3 PV."),
        (
            "sell good:clay one-each:yes gold:5",
            "Sell up to 1 of your clay to the supply for 5 gold each.",
            "Vends à la réserve jusqu’à 1 unité d’argile, 5 ors par unité.",
        ),
        (
            "sell one-each:yes gold:2",
            "Sell at most one resource of each kind to the supply for 2 gold each.",
            "Vends à la réserve au plus une ressource de chaque sorte, pour 2 ors chacune.",
        ),
    ],
)
def test_cards_of_ones_own_are_told_in_plain_sentences(effects, english, french):
    assert (sentence("en", effects), sentence("fr", effects)) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_tells_what_a_card_of_ones_own_does_and_leaves_room_for_its_price(language):
    teller = Teller(language, titled(RULES), ("A", "B"), options_from(RULES, {"cards": deus_cards()}))
    label = teller.word(Word("card", "skiff"), form="label")
    assert label.startswith(
        {"en": "Skiff: buy up to 2 resources", "fr": "Skiff\u00a0: achète à la réserve"}[language]
    )
    assert len(label) <= OWN_LABEL
