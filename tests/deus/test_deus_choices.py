"""What an answer to a card, to a god or before the first turn comes to is told before it is given."""

import pytest
from deus_scene import Scene
from titled import titled

from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.contract import Seat, View
from engine.core.play.chance import SeededChance
from engine.deus.law.rules import RULES
from engine.deus.telling.guide import GUIDE


def asked(line: str, scene: Scene) -> Scene:
    scene.plays(line)
    return scene


def in_sight(scene: Scene) -> Scene:
    """An army beside a rival and a village."""
    return scene.on(0, a0="army").on(1, a3="production").has(1, gold=1)


SCENES = {
    "sell": lambda: asked(
        "build merchantman-wood / place a2",
        Scene().on(0, a0="civil").has(0, gold=4, wood=3).hand(0, "merchantman-wood"),
    ),
    "rob": lambda: asked(
        "build legion / place b1 / done",
        in_sight(Scene()).on(0, b1="civil").has(0, wheat=1).hand(0, "legion"),
    ),
    "besiege": lambda: asked(
        "build siege-tower / place a0",
        Scene().on(0, a0="civil").has(0, wood=1, stone=1).hand(0, "siege-tower"),
    ),
    "activate": lambda: asked(
        "build academy / place a0",
        Scene().on(0, a0="civil").column(0, "galley").has(0, gold=1, stone=1, wheat=1).hand(0, "academy"),
    ),
    "draw": lambda: asked(
        "build library / place a0", Scene().on(0, a0="civil").has(0, gold=9, wood=1).hand(0, "library")
    ),
    "look": lambda: asked(
        "build archives / place a0", Scene().on(0, a0="civil").has(0, gold=9).hand(0, "archives")
    ),
    "keep": lambda: asked(
        "build archives / place a0 / look",
        Scene().on(0, a0="civil").has(0, gold=9).hand(0, "archives").pile("galley"),
    ),
}
TOLD = {
    ("sell", "en"): "2 wood: brings 8 gold.",
    ("sell", "fr"): "2 bois : rapporte 8 ors.",
    ("rob", "en"): "Bo: you take 1 gold.",
    ("rob", "fr"): "Bo : tu prends 1 or.",
    ("besiege", "en"): "A5: you take 2 VP of the village, 1 VP stays.",
    ("besiege", "fr"): "A5 : tu prends 2 PV au village, 1 PV y reste.",
    ("activate", "en"): "Galley: buy 3 resources, 1 gold each.",
    ("draw", "en"): "You draw 2 cards. Nothing done before can be taken back then.",
    ("look", "en"): "You look at 4 cards and keep 1. Nothing done before can be taken back then.",
    ("keep", "en"): "Galley: buy 3 resources, 1 gold each (costs 1 wood and 1 wheat).",
}


@pytest.mark.parametrize(("verb", "language"), TOLD)
def test_what_an_answer_brings_is_told_before_it_is_given(verb: str, language: str):
    scene = SCENES[verb]()
    view = RULES.view(scene.state, Seat(0))
    actions = [each for each in RULES.legal(scene.state, Seat(0)) if each.word == verb]
    teller = Teller(language, titled(RULES), ["Ana", "Bo"])
    told = [plain(teller.note("preview", note)) for each in actions for note in GUIDE.preview(view, each)]
    assert TOLD[verb, language] in [each.replace("\N{NO-BREAK SPACE}", " ") for each in told]


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", ["Minerva for 1 card: 1 card more", "Minerva for 2 cards: 2 cards more"]),
        ("fr", ["Minerve pour 1 carte : 1 carte de plus", "Minerve pour 2 cartes : 2 cartes de plus"]),
    ],
)
def test_what_a_god_gives_says_for_how_many_cards(tongue: str, told: list[str]):
    teller = Teller(tongue, titled(RULES), ["Ana", "Bo"])
    for line, begins in zip(("offer library", "offer library / offer-also forum"), told, strict=True):
        scene = asked(line, Scene().hand(0, "library", "forum", "legion"))
        invoke = next(each for each in RULES.legal(scene.state, Seat(0)) if each.word == "invoke")
        (note,) = GUIDE.preview(RULES.view(scene.state, Seat(0)), invoke)
        shown = plain(teller.note("preview", note)).replace("\N{NO-BREAK SPACE}", " ")
        assert shown.startswith(begins)


def test_what_resources_cost_stands_on_their_answers():
    scene = Scene().on(0, a0="civil").has(0, gold=3, wood=1, wheat=1).hand(0, "galley")
    scene.plays("build galley / place a2")
    teller, view = Teller("en", titled(RULES)), RULES.view(scene.state, Seat(0))
    labels = {
        teller.button(each, lambda action: GUIDE.price(view, action))
        for each in RULES.legal(scene.state, Seat(0))
    }
    assert {"Buy 3 wood for 3 gold", "Buy 1 clay for 1 gold"} <= labels, labels


@pytest.mark.parametrize("language", ["en", "fr"])
def test_before_the_first_turn_it_is_told_what_is_left_and_how_large_villages_are(language: str):
    teller = Teller(language, titled(RULES), ["Ana", "Bo"])
    for options, told in (
        ({"pieces": "8"}, {"en": "5 of the kinds to come", "fr": "5 des genres suivants"}),
        ({"layout": "free"}, {"en": "regions beside it so far", "fr": "pour l’instant"}),
    ):
        scene = Scene(seats=3, **options)
        state = RULES.setup(scene.state.setting.options, 3, SeededChance(b"scene", "setup")).state
        seat = RULES.decisions(state)[0].seat
        view: View = RULES.view(state, seat)
        lines = [
            teller.note("preview", note)
            for each in RULES.legal(state, seat)
            for note in GUIDE.preview(view, each)
        ]
        assert any(told[language] in line for line in lines)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "sell resources (Merchantman (wood)), then Galley"),
        ("fr", "vends des ressources (Navire marchand (bois)), puis Galère"),
    ],
)
def test_what_is_asked_names_the_cards_that_are_still_to_come(language: str, told: str):
    scene = Scene().on(0, a0="civil").has(0, gold=9, wood=3).column(0, "merchantman-wood").hand(0, "galley")
    scene.plays("build galley pay:1wood+4gold / place a2")
    (decision,) = RULES.decisions(scene.state)
    assert Teller(language, titled(RULES)).decision(decision) == told
    scene.plays("done")
    (decision,) = RULES.decisions(scene.state)
    assert decision.facts["later"] == ()
