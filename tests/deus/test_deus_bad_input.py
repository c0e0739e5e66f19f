"""What people type wrongly: one clear sentence in their language, naming what is wrong and what would do."""

from collections.abc import Callable

import pytest
from deus_scene import Scene
from titled import titled

from bot.herald.explaining import engine_error
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.errors import EngineError
from engine.core.play.chance import LoadedChance
from engine.deus.law.rules import RULES


def told(scene: Scene, line: str, language: str) -> str:
    """What a typed line is answered with; the position stays as it is."""
    state = before = scene.state
    try:
        for action in parse_line(RULES, line, RULES.vocabulary(state)):
            seat = RULES.decisions(state)[0].seat
            state = RULES.apply(state, seat, action, LoadedChance(())).state
    except EngineError as error:
        assert scene.state is before
        return engine_error(language, Teller(language, titled(RULES), ("Ana", "Bruno")), error)
    raise AssertionError(f"allowed: {line}")


def acting() -> Scene:
    """One may build a galley; a rival lies in a3."""
    scene = Scene().has(gold=9, vp=4, wood=1, wheat=1).hand(0, "galley", "forum", "temple-of-plenty")
    return scene.column(0, "temple-of-harmony").on(0, a4="army civil").on(1, a3="civil").hand(1, "legion")


FIRST = "build small-production-building"


def at_first() -> Scene:
    return Scene().has(gold=2).hand(0, "small-production-building").on(1, b0="army")


def wild() -> Scene:
    return Scene(wild="yes").has(gold=1).hand(0, "galley").column(0, "forum").on(0, a4="army")


def placing() -> Scene:
    scene = acting().has(gold=9, vp=2, wood=1, wheat=1)
    scene.plays("build forum")
    return scene


def offering() -> Scene:
    scene = acting()
    scene.plays("offer galley")
    return scene


def marching() -> Scene:
    scene = Scene().has(gold=20).hand(0, "cavalry", "galley").on(0, a4="civil", a1="army temple")
    scene.on(1, a0="civil", a3="army").plays("build cavalry / place a4")
    return scene


def passing() -> Scene:
    scene = marching()
    scene.plays("march a4 a0")
    return scene


def meeting() -> Scene:
    scene = Scene().has(gold=3).hand(0, "scouts", "galley").on(0, a4="civil", a3="army")
    scene.plays("build scouts / place a4 / march a4 a3")
    return scene


def alone() -> Scene:
    scene = Scene().has(gold=8).hand(0, "war-elephants", "galley").on(0, a4="civil", a3="army")
    scene.plays("build war-elephants / place a4")
    return scene


def templar() -> Scene:
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty", "galley").on(0, a4="civil", a6="ship")
    scene.plays("build temple-of-plenty")
    return scene


def buying() -> Scene:
    scene = Scene().has(gold=2, wood=1, wheat=1).hand(0, "galley").on(0, a0="army")
    scene.plays("build galley / place a6")
    return scene


def selling() -> Scene:
    scene = Scene().has(wood=3, clay=1).hand(0, "merchantman-wood").on(0, a0="army")
    scene.plays("build merchantman-wood / place a6")
    return scene


def exchanging() -> Scene:
    scene = Scene().has(wood=2, wheat=1).hand(0, "exchange-quay").on(0, a0="army")
    scene.plays("build exchange-quay / place a6")
    return scene


def recruiting() -> Scene:
    scene = Scene().hand(0, "ballista", "forum").ready(0, ship=5)
    scene.plays("offer ballista / offer-also forum / invoke mars")
    return scene


def besieging() -> Scene:
    scene = Scene().has(wood=1, stone=1).hand(0, "siege-tower").on(0, a4="civil")
    scene.plays("build siege-tower / place a4")
    return scene


def digging() -> Scene:
    scene = (
        Scene().on(0, a4="army").has(clay=1).hand(0, "archives").pile("galley", "forum", "legion", "forge")
    )
    scene.plays("build archives / place a4 / look")
    return scene


def laying() -> Scene:
    scene = Scene(layout="free")
    scene.state = RULES.setup(scene.state.setting.options, 2, LoadedChance((1, 0, 1, 2, 3, 4, 5, 6))).state
    return scene


MISTAKES: list[tuple[Callable[[], Scene], str, str, str]] = [
    # Words
    (acting, "biuld galley", "Did you mean build", "Voulais-tu dire build"),
    (acting, "build gally", "Did you mean galley", "Voulais-tu dire galley"),
    (acting, "build trireme", "no card “trireme”", "« trireme »"),
    (acting, "build", "is not complete: the card is missing", "incomplet"),
    (acting, "build galley forum", "one word too many", "de trop"),
    (acting, "build galley pay:much", "is not an amount. Write 2gold", "n’est pas une quantité"),
    (acting, "build galley paid:1wood", "pay", "pay"),
    (acting, " / ", "no step here", "pas d’étape ici"),
    # The wrong moment
    (acting, "place a4", "Your action is due: build a card or make an offering", "agir"),
    (acting, "march a4 a0", "Your action is due", "agir"),
    (acting, "end", "Your action is due", "agir"),
    (placing, "build galley", "place its piece first", "pion"),
    (offering, "end", "add cards or invoke the god", "dieu"),
    (buying, "end", "use it, or say “No more”", "assez"),
    (acting, "pass", "You have 3 cards: build one or make an offering", "construis"),
    (acting, "lay a 1 1", "belongs to the set-up", "mise en place"),
    (acting, "muster ship 2", "belongs to the set-up", "mise en place"),
    # Cards
    (acting, "build legion", "Legion is not in your hand: you hold Galley", "tu tiens"),
    (acting, "offer school", "School is not in your hand: you hold", "tu tiens"),
    (offering, "offer-also galley", "Galley is part of your offering already", "déjà partie"),
    (offering, "offer-also legion", "Legion is not in your hand", "n’est pas dans ta main"),
    (offering, "invoke mars", "The top card, Galley, invokes Neptune, not Mars", "Neptune"),
    (acting, "build temple-of-plenty", "needs 1 card in each of the five columns. Too short: blue", "bleu"),
    (digging, "keep theatre", "Theatre is not among the cards you look at: Galley", "n’est pas parmi"),
    (digging, "done", "keep one first", "garde"),
    # Payments
    (acting, "build galley pay:1wood", "does not pay for Galley: it costs 1 wood", "le coût est"),
    (acting, "build galley pay:9gold", "You could pay 1 wood and 1 wheat", "payer 1 bois"),
    (acting, "build galley pay:1wood+1clay", "does not pay for Galley", "le coût est"),
    (at_first, FIRST + " pay:1wood", "it costs 2 gold", "le coût est 2 ors"),
    (wild, "build galley", "Galley costs 1 wood and 1 wheat, and 4 gold for each resource you lack", "coûte"),
    # Cards face down
    (acting, "build-wild galley red", "played without cards face down", "face cachée"),
    (wild, "build-wild galley purple", "anything but a temple", "temple"),
    (wild, "build-wild galley brown", "costs 2 gold", "2"),
    # Places
    (placing, "place a0 / place a1", "Your action is done: end your turn", "finis ton tour"),
    (placing, "place b0", "b0 is neither yours nor an empty region beside yours. Possible: a0", "Possible"),
    (placing, "place a3", "a3 belongs to Bruno. Possible: a0", "a3 est à Bruno. Possible"),
    (placing, "place a5", "Nothing is ever built on a village such as a5. Possible: a0", "village"),
    (placing, "place a6", "ships go to sea, everything else on land. Possible: a0", "les bateaux en mer"),
    (placing, "place a4", "this kind of piece in a4 already (civil building)", "a4"),
    (placing, "place e1", "There is no region “e1”", "« e1 »"),
    (placing, "place-afar b1", "would cost 3 VP. You have 2", "coûterait 3 PV. Tu en as 2"),
    (placing, "place-afar a0", "place there without paying", "sans payer"),
    (at_first, FIRST + " / place a0", "goes to the edge of the board; a0 lies inside", "au bord"),
    (at_first, FIRST + " / place b1", "keeps two regions between it and others", "deux régions"),
    # Armies
    (marching, "march a3 a4", "You have no army in a3. Yours: a1 and a4", "Les tiennes"),
    (marching, "march a4 c1", "Armies go from region to region: a4 touches a0, a3 and a5", "a4 touche"),
    (marching, "march a4 b9", "There is no region “b9”", "« b9 »"),
    (marching, "march a1 b4", "guards a temple alone", "garde seule un temple"),
    (passing, "done", "it must go on", "doit"),
    (passing, "march a0 a6", "only where a ship of yours lies", "bateau"),
    (meeting, "done", "Two armies are in A3: one of them must march on", "l’une d’elles doit repartir"),
    (alone, "march a4 a3", "Two armies would be in A3 at the end of your turn", "Deux armées seraient en A3"),
    (templar, "place a6", "Ships are all that is built at sea", "que des bateaux"),
    (besieging, "besiege b5", "a village with points in b5", "b5"),
    (besieging, "besiege a0", "Villages to besiege: a5", "a5"),
    # Deals
    (buying, "buy wood 3", "That costs 3 gold, and you have 2", "coûte 3"),
    (buying, "buy wood 0", "from 1 to 2 wood", "de 1 à 2"),
    (buying, "buy gold 1", "Name a resource (wood, clay, stone or wheat) instead of gold", "Nomme une"),
    (buying, "buy wood many", "is not a number", "n’est pas un nombre"),
    (selling, "sell clay 1", "Here you can sell wood, not clay", "bois"),
    (selling, "sell wood 5", "You have 2 wood, not 5", "Tu en as 2"),
    (exchanging, "exchange wood wood 1", "Exchange wood for another resource", "autre"),
    (exchanging, "exchange stone wood 1", "You have no stone", "Tu n’en as pas"),
    (recruiting, "recruit ship 1", "no ships left", "réserve"),
    (recruiting, "recruit civil 3", "from 1 to 2 civil buildings", "de 1 à 2"),
    (recruiting, "recruit temple 1", "never taken like that: name ship", "ne se prennent pas"),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "line", "english", "french"), MISTAKES)
def test_a_mistake_is_answered_with_one_clear_sentence(scene, line, english, french):
    for language, part in (("en", english), ("fr", french)):
        sentence = told(scene(), line, language)
        assert 15 < len(sentence) < 500
        assert part.lower() in sentence.replace("\u00a0", " ").replace("`", "").lower()
        assert not [mark for mark in ("{", "}", "None", "deus-", "refusal") if mark in sentence]
