"""How the teller speaks, by example; faults of the texts; games without translation."""

import warnings
from typing import ClassVar, NewType

import pytest
from nim import NimGuide
from titled import GAMES, titled

from bot.speech.facts import join, ordinal
from bot.speech.story import headline, story
from bot.speech.teller import Teller
from bot.speech.texts import TextWarning, capital, language_of, say
from engine.antike.actions import BuildTemple, Conquer, Go, Move
from engine.antike.events import Armed, Conquered, Learned, Moved, PersonageWon, Produced, Taken, Went
from engine.antike.law.rules import RULES
from engine.antike.words import Advance, Field, Good, Nation, Personage, Province, Unit
from engine.core.choosing.menu import Answer, Question
from engine.core.choosing.notation import parse
from engine.core.contract import Event, Refusal, Word
from engine.core.errors import BadNotation, BadOptions
from engine.core.title import Title
from engine.core.values.amounts import Amounts
from engine.deus.actions import Build
from engine.deus.words import Card
from engine.dies_irae.events import StabilityMoved
from engine.dies_irae.words import Power

ROMANS, GREEKS = Nation("romans"), Nation("greeks")
LEGION, GALLEY = Unit("legion"), Unit("galley")
TARENTUM, SYRACUSAE, ROMA = Province("tarentum"), Province("syracusae"), Province("roma")


def english() -> Teller:
    return Teller("en", titled(RULES), ["Ana", "Bruno"])


def french() -> Teller:
    return Teller("fr", titled(RULES), ["Ana", "Bruno"])


TURN: tuple[Event, ...] = (
    Taken(ROMANS, Good("coin")),
    Went(ROMANS, Field("manoeuvre-1"), Amounts.of(iron=1)),
    Moved(ROMANS, TARENTUM, SYRACUSAE, GALLEY, 3),
    Moved(ROMANS, ROMA, TARENTUM, LEGION, 1),
    Conquered(ROMANS, GREEKS, SYRACUSAE, 4, 1, 3, 0, 1, True),
    PersonageWon(ROMANS, Personage("general"), 2, 6, 9),
)


def test_a_turn_is_one_sentence_with_its_holder_named_once() -> None:
    roles = ((Word("nation", "romans"),), (Word("nation", "greeks"),))
    assert story(english(), TURN, roles) == (
        "The Romans (Ana) took a coin, paid 1 iron for Manoeuvre, moved 3 galleys Tarentum > Syracusae and "
        "1 legion Roma > Tarentum, conquered Syracusae from the Greeks and destroyed its temple (defence 4; "
        "lost 1 legion and 3 galleys, the Greeks 1 galley) and won their 2nd general (6 of 9 personages)."
    )
    assert story(french(), TURN, roles).startswith(
        "Les Romains (Ana) prennent une pièce, paient 1 fer pour la case Manœuvre, déplacent 3 galères "
        "Tarentum > Syracusae et 1 légion Roma > Tarentum"
    )


def test_the_headline_is_the_most_telling_event() -> None:
    assert headline(english(), TURN) == "The Romans conquer Syracusae"
    assert headline(french(), TURN) == "Les Romains conquièrent Syracusae"
    assert headline(english(), TURN[:2]) == "The Romans go to Manoeuvre"
    assert headline(english(), ()) is None


def test_numbers_agree_with_their_nouns() -> None:
    assert french().event(Armed(GREEKS, ROMA, LEGION, 1, Amounts.of(iron=1))) == (
        "Les Grecs arment 1 légion à Roma (1 fer)."
    )
    assert french().event(Armed(GREEKS, ROMA, LEGION, 2, Amounts.of(coin=2))) == (
        "Les Grecs arment 2 légions à Roma (2 pièces)."
    )
    assert french().event(Produced(GREEKS, Good("gold"), 0)) == "Les Grecs ne reçoivent pas d’or."
    assert english().event(Produced(GREEKS, Good("gold"), 4)) == "The Greeks received 4 gold."


def test_a_button_keeps_its_price_where_a_phone_would_cut_it_off() -> None:
    short = BuildTemple(ROMA, Amounts.of(marble=5))
    long = BuildTemple(Province("leptis_magna"), Amounts.of(marble=3, coin=2))
    assert english().button(short) == english().action(short) == "Build a temple in Roma for 5 marble"
    assert english().button(long) == "Build a temple in Leptis Magna for 3 marble and 2 coins"
    assert french().button(long) == "Construire un temple à Leptis Magna pour 3 marbres et 2 pièces"
    deus = Build(Card("temple-of-the-frontier"), Amounts.of(wood=1, clay=1, stone=1, wheat=1))
    told = Teller("fr", titled(GAMES["deus"])).button(deus)
    assert told == "Construire\u00a0: Temple des frontières pour 1 bois, 1 argile, 1 pierre et 1 blé"
    assert english().button(Go(Field("iron"))) == english().action(Go(Field("iron")))


def test_numbers_that_may_be_left_out_choose_their_variants_too() -> None:
    assert english().action(Move(TARENTUM, SYRACUSAE, GALLEY, 3, 1)).endswith("(1 action left)")
    assert english().action(Move(TARENTUM, SYRACUSAE, GALLEY, 3, 2)).endswith("(2 actions left)")
    dies = Teller("fr", titled(GAMES["dies_irae"]))
    asked = Question("lead", "carrying", "number", (), ())
    assert [dies.answer(asked, Answer(value, ())) for value in ("", 0, 1, 2)] == [
        "Autant que possible", "Aucune légion", "1 légion", "2 légions",
    ]  # fmt: skip


def test_numbers_below_zero_have_a_true_minus() -> None:
    moved = StabilityMoved(Power("egypt"), False, 2, -5)
    dies = [Teller(language, titled(GAMES["dies_irae"])) for language in ("en", "fr")]
    assert [teller.event(moved) for teller in dies] == [
        "Egypt lost 2 stability (now −5).",
        "L’Égypte perd 2 de stabilité (niveau −5).",
    ]


def test_a_number_given_as_text_is_a_fault_that_tests_see() -> None:
    with pytest.warns(TextWarning, match="number given as text"):
        say("en", "calls-most", count="1")


@pytest.mark.parametrize(("language", "told"), [("en", "a, b and c, and d"), ("fr", "a, b et c, and d")])
def test_commas_inside_the_parts_of_a_list_stay(language: str, told: str) -> None:
    assert join(language, ["a", "b", "c, and d"]) == told
    assert join("en", ["a", "b", "c"], "or") == "a, b or c"


def test_actions_are_phrases_for_buttons() -> None:
    assert english().action(Move(TARENTUM, SYRACUSAE, GALLEY, 3)) == "Move 3 galleys Tarentum > Syracusae"
    assert french().action(Go(Field("temple"), Amounts.of(gold=2, coin=1))) == (
        "Case Temple pour 2 ors et 1 pièce"
    )
    assert english().action(Conquer(SYRACUSAE, 1, 3)) == "Conquer Syracusae, losing 1 legion and 3 galleys"


@pytest.mark.parametrize(
    ("number", "en", "fr"), [(1, "1st", "1er"), (2, "2nd", "2e"), (3, "3rd", "3e"), (11, "11th", "11e")]
)
def test_ordinals(number: int, en: str, fr: str) -> None:
    assert (ordinal("en", number), ordinal("fr", number)) == (en, fr)


def test_a_refusal_says_what_would_be_right() -> None:
    facts = {
        "origin": Word("province", "sparta"),
        "target": Word("province", "knossos"),
        "unit": Word("unit", "legion"),
        "reachable": (Word("province", "athen"), Word("province", "dyrrhachion")),
    }
    refusal = Refusal("no-land-border", facts)
    assert english().refusal(refusal) == (
        "Sparta has no land border with Knossos, so legions cannot go there. "
        "Legions in Sparta can reach Athenae or Dyrrhachion."
    )
    assert "Athenae ou Dyrrhachion" in french().refusal(refusal)
    assert english().reason(refusal) == "no land border"


def misread(line: str) -> BadNotation:
    vocabulary = {"province": ("athen", "attalia", "roma"), "unit": ("legion", "galley"), "field": ("iron",)}
    with pytest.raises(BadNotation) as caught:
        parse(RULES, line, vocabulary)
    return caught.value


def test_what_cannot_be_read_is_answered_with_the_words_to_type() -> None:
    error = misread("found atens")
    assert english().notation(error) == "There is no province “atens”. Did you mean `athen` (Athenae)?"
    assert french().notation(error) == (
        "«\u00a0atens\u00a0» n’existe pas ici (province). Voulais-tu dire `athen` (Athenae)\u202f?"
    )
    assert "`found`" in english().notation(misread("foudn roma"))
    assert "how many" in english().notation(misread("move roma athen legion"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        "", "xyzzy", "go", "go nowhere", "go iron pay:lots", "go iron with:1gold", "go iron iron", "end soon",
        "end why:not", "move roma athen legion many", "take", "x" * 3000, "fight **roma** legion greeks 1",
    ],
)  # fmt: skip
def test_every_slip_has_a_sentence(language: str, line: str) -> None:
    text = Teller(language, titled(RULES)).notation(misread(line))
    assert text[0].isupper() or text[0] in "«`“"
    assert "**" not in text.replace(r"\*", "")


def test_options_that_do_not_exist() -> None:
    error = BadOptions(
        "unknown-choice", {"option": Word("option", "board"), "given": "north", "known": ("east", "west")}
    )
    assert english().options(error) == "“north” is no choice for Board. Choose east or west."


def test_names_of_seats_are_their_holders_or_numbers() -> None:
    assert english().seat(0, ((Word("nation", "romans"),), ())) == "Romans (Ana)"  # type: ignore[arg-type]
    assert Teller("fr", titled(RULES)).fact(Word("seat", "2")) == "Place 3"


def test_a_missing_text_is_a_fault_that_tests_see_and_people_hardly() -> None:
    with pytest.warns(TextWarning):
        assert say("fr", "no-such-text-anywhere") == "no such text anywhere"
    for _ in range(2):  # what is kept of a text does not keep its fault from being told
        with pytest.warns(TextWarning):
            assert "title" in say("en", "lobby-title")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(TextWarning):
            say("en", "no-such-text-anywhere")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr", "fr"), ("fr_CA.UTF-8", "fr"), ("en-GB", "en"), ("de", "en"), ("C", "en"), ("", "en")],
)
def test_locales(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_capital() -> None:
    assert capital("the end") == "The end"
    assert capital("3 galleys") == "3 galleys"


Shade = NewType("Shade", str)


class Painted(Event):
    """An event of a game nobody has translated."""

    shade: Shade
    count: int


class Untold:
    """A game nobody has translated."""

    slug = "untold-game"
    verbs = ()
    own: ClassVar[dict[str, object]] = {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_without_translation_is_told_in_readable_ids(language: str) -> None:
    teller = Teller(language, Title(rules=Untold(), guide=NimGuide(RULES)), ["Ana"])  # type: ignore[arg-type]
    assert teller.title() == "Untold game"
    assert teller.event(Painted(Shade("deep_red"), 3)) == "Painted: deep red, 3"
    assert (
        teller.refusal(Refusal("too-bright", {"shade": Word("shade", "deep_red")})) == "Too bright: deep red"
    )
    assert teller.word(Word("shade", "deep_red")) == "deep red"
    assert teller.told(Painted(Shade("red"), 1), "title") is None
    assert story(teller, (Painted(Shade("red"), 1),)) == "Painted: red, 1"


def test_the_wheel_is_not_the_rondel_in_french() -> None:
    assert french().word(Word("advance", "wheel")) == "Roue"
    assert "la roue" in french().say("antike-ask-go-field")
    assert "le progrès Roue" in str(
        french().event(Learned(GREEKS, Advance("wheel"), True, Amounts.of(gold=7)))
    )


def test_very_long_things_are_told_whole() -> None:
    long = "x" * 9000
    assert long in say("en", "panel-summary", what=long)
