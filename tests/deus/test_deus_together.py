"""What is offered as one answer: a card built with its place, two cards, the last choice with the end."""

from itertools import combinations, permutations
from types import SimpleNamespace
from typing import cast

import pytest
from deus_scene import Scene
from titled import titled

from bot.private.panel.answers import Asked
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import Answer, Question, ask
from engine.core.choosing.notation import write_line
from engine.core.contract import Line, Seat, Word
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.deus.actions import End, Offer, OfferAlso, Produce, Recruit, Take
from engine.deus.cards import card_set
from engine.deus.frames import Producing, Recruiting
from engine.deus.law.places import near
from engine.deus.law.rules import RULES
from engine.deus.telling.guide import GUIDE
from engine.deus.telling.together import MOST, PLACES
from engine.deus.words import PIECES, RESOURCES, SHIP
from render.deus.questions.spots import seen


def lines(scene: Scene) -> list[Line]:
    return list(GUIDE.lines(RULES.view(scene.state, Seat(0))))


def told(scene: Scene) -> set[str]:
    return {write_line(line) for line in lines(scene)}


def begun(scene: Scene, line: str) -> Scene:
    scene.plays(line)
    return scene


def by_the_sea() -> Scene:
    return Scene().on(0, a0="civil").has(0, vp=5, gold=6, wood=1, wheat=1)


def test_a_card_is_built_and_placed_in_any_region_at_no_cost():
    scene = by_the_sea().hand(0, "galley")
    assert [RULES.refusal(scene.state, Seat(0), line[0]) for line in lines(scene)] == [None] * 2
    assert told(scene) == {f"build galley pay:1wood+1wheat / place {region}" for region in ("a2", "a6")}
    assert near(scene.state, 0, SHIP) == (2, 6)


def test_no_press_that_offers_a_card_ends_the_turn():
    """Cards that are drawn cannot be given back: a wrong press would cost the turn."""
    cards = ("galley", "small-production-building", "library", "forum", "ballista", "temple-of-plenty")
    scene = Scene().hand(0, *cards)
    assert told(scene) == set()
    for card in ("library", "ballista", "temple-of-plenty"):
        begun = Scene().hand(0, *cards)
        begun.plays(f"offer {card}")
        assert all(not line[-1].ends or line[0].word == "invoke" for line in lines(begun))


def test_the_god_comes_with_the_end_of_the_turn_or_with_the_last_card():
    scene = begun(Scene().hand(0, "library", "forum", "legion"), "offer library")
    assert told(scene) == {"invoke minerva / end"}
    scene = begun(Scene().hand(0, "ballista", "forum", "legion"), "offer ballista")
    assert told(scene) == {"offer-also forum / invoke mars", "offer-also legion / invoke mars"}


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", ["Invoke Minerva, end the turn", "Invoke Minerva, end later"]),
        ("fr", ["Invoquer Minerve, fin du tour", "Invoquer Minerve, fin plus tard"]),
    ],
)
def test_a_god_without_the_end_of_the_turn_says_that_it_ends_later(tongue: str, told: list[str]):
    scene = begun(Scene().hand(0, "library", "forum", "legion"), "offer library")
    match = SimpleNamespace(guide=GUIDE, view=lambda seat: RULES.view(scene.state, seat))
    invoke = next(each for each in RULES.legal(scene.state, Seat(0)) if each.word == "invoke")
    answers = tuple(Answer(Word("verb", "invoke"), (invoke,), then) for then in ((End(),), ()))
    question = Question("", "verb", "verb", answers)
    asked = Asked(
        cast("Table", None), cast("Match", match), Seat(0), Teller(tongue, titled(RULES)), question, ()
    )
    assert [asked.label(answer) for answer in answers] == told


def test_two_cards_of_a_small_hand_are_offered_in_one_go():
    scene = Scene().hand(0, "library", "forum", "legion")
    pairs = permutations(("library", "forum", "legion"), 2)
    assert told(scene) == {f"offer {top} / offer-also {below}" for top, below in pairs}
    assert told(Scene().hand(0, "forum", "forum")) == {"offer forum / offer-also forum"}
    assert told(Scene().hand(0, "library", "forum", "legion", "galley")) == set()
    assert told(Scene().hand(0, "forum")) == set()


def test_two_more_cards_are_added_in_one_go_where_they_are_not_all():
    cards = ("library", "forum", "legion", "galley")
    scene = begun(Scene().hand(0, *cards), "offer library")
    pairs = combinations(sorted(cards[1:], key=list(card_set("all").names).index), 2)
    assert told(scene) == {"invoke minerva / end"} | {f"offer-also {a} / offer-also {b}" for a, b in pairs}


def test_all_cards_but_one_or_two_are_added_in_one_go():
    cards = ("library", "forum", "legion", "galley", "ballista")
    scene = begun(Scene().hand(0, *cards), "offer library")
    names = sorted(cards[1:], key=list(card_set("all").names).index)
    found = GUIDE.further(RULES.view(scene.state, Seat(0)))
    kept = [{*names} - {each.card for each in line} for line in found if isinstance(line[0], OfferAlso)]
    assert kept == [
        *({card} for card in names[::-1]),
        *({*names} - {*pair} for pair in combinations(names, 2)),
    ]
    for language, called in (
        ("en", "Add all but Legion"),
        ("fr", "Ajouter toutes sauf Légion"),
    ):
        teller = Teller(language, titled(RULES))
        line = next(each for each in found if len(each) == 3 and OfferAlso("legion") not in each)
        note = GUIDE.shortly(RULES.view(scene.state, Seat(0)), line)
        assert note is not None
        assert teller.note("together", note) == called
    view = RULES.view(scene.state, Seat(0))
    assert GUIDE.shortly(view, found[-1]) is None  # two cards are named
    assert GUIDE.shortly(view, tuple(OfferAlso(card) for card in names)) is None  # nothing is left out
    scene = begun(Scene().hand(0, "library", "forum", "forum", "galley"), "offer library")
    found = GUIDE.further(RULES.view(scene.state, Seat(0)))
    assert sorted(tuple(each.card for each in line) for line in found) == [
        ("forum", "forum"),
        ("galley", "forum"),
    ]
    assert GUIDE.further(RULES.view(Scene().hand(0, *cards).state, Seat(0))) == ()


def test_the_last_gift_of_a_god_comes_with_the_end_of_the_turn():
    scene = begun(
        Scene().hand(0, "great-estate", "forum"), "offer great-estate / offer-also forum / invoke ceres"
    )
    assert told(scene) == {f"take {good} 2 / end" for good in RESOURCES}
    scene.plays("take wood 1")
    assert told(scene) == {f"take {good} 1 / end" for good in RESOURCES}
    scene = begun(Scene().hand(0, "legion", "forum"), "offer legion / offer-also forum / invoke mars")
    assert told(scene) == {f"recruit {piece} 2 / end" for piece in PIECES}


def test_two_buildings_produce_in_one_go():
    scene = Scene().on(0, a1="production", a2="civil", a3="production", a4="production", b1="production")
    scene.has(0, gold=9, wood=1, clay=1, stone=1, wheat=1)
    scene.state = change(scene.state, frame=Producing(0, 2, (2, 1, 0, 1)))
    pairs = {("wood", "wood"), ("wood", "clay"), ("wood", "wheat"), ("clay", "wheat")}
    assert told(scene) == {f"produce {one} / produce {other}" for one, other in pairs}
    scene.state = change(scene.state, frame=Producing(0, 1, (2, 1, 0, 1)))
    assert told(scene) == set()


def test_two_kinds_of_pieces_are_taken_in_one_go():
    scene = Scene()
    scene.state = change(scene.state, frame=Recruiting(0, 2, 0b1011, one_each=True))
    taken = {write_line(line) for line in lines(scene)}
    kinds = [piece for place, piece in enumerate(PIECES) if 0b1011 >> place & 1]
    assert taken == {f"recruit {one} 1 / recruit {other} 1" for one, other in combinations(kinds, 2)}


def test_jupiters_card_leaves_the_choice_among_the_gods():
    scene = begun(Scene().hand(0, "temple-of-plenty", "forum"), "offer temple-of-plenty")
    assert told(scene) == {f"invoke {god} / end" for god in ("neptune", "minerva", "vesta")}


def test_the_same_card_twice_is_offered_once():
    scene = by_the_sea().hand(0, "galley", "galley")
    assert len(lines(scene)) == len(set(lines(scene))) == 3


def test_of_a_card_all_regions_are_offered_or_where_they_are_many_none_and_no_more_than_has_room():
    scene = by_the_sea().has(0, vp=5, gold=60).on(0, b1="army").hand(0, "galley", "library", "forum")
    found, before = lines(scene), scene.state
    asked = ask(RULES.legal(scene.state, Seat(0)))
    assert isinstance(asked, Question)
    assert len(found) + len(asked.answers) <= MOST[type(scene.state.frame)]
    by_card: dict[str, set[str]] = {}
    for line in found:
        if line[0].word == "build":
            by_card.setdefault(line[0].card, set()).add(line[1].region)
    many = set[str]()
    for card in ("galley", "library", "forum"):
        scene.state = before
        scene.plays(f"build {card}")
        regions = {each.region for each in RULES.legal(scene.state, Seat(0)) if each.word == "place"}
        assert by_card.get(card, regions) == regions
        assert (card in by_card) == (len(regions) <= PLACES)
        many |= {card} - set(by_card)
    assert many
    assert by_card


def test_elsewhere_nothing_is_done_in_one_go():
    scene = begun(by_the_sea().hand(0, "galley"), "build galley")
    assert lines(scene) == []


@pytest.mark.parametrize(
    ("language", "both"),
    [
        (
            "en",
            (
                "Offer Library with Legion",
                "Add Library and Forum",
                "Produce wood and clay",
                "Take 1 ship and 1 army",
                "Take 2 wood, end the turn",
                "Take 1 ship, end the turn",
            ),
        ),
        (
            "fr",
            (
                "Offrir Bibliothèque avec Légion",
                "Ajouter Bibliothèque et Forum",
                "Produire bois et argile",
                "Prendre 1 bateau et 1 armée",
                "Prendre 2 bois, fin du tour",
                "Prendre 1 bateau, fin du tour",
            ),
        ),
    ],
)
def test_two_choices_are_told_with_all_that_is_done(language: str, both: tuple[str, ...]):
    teller = Teller(language, titled(RULES))
    pairs: tuple[Line, ...] = (
        (Offer("library"), OfferAlso("legion")),
        (OfferAlso("library"), OfferAlso("forum")),
        (Produce("wood"), Produce("clay")),
        (Recruit("ship", 1), Recruit("army", 1)),
        (Take("wood", 2), End()),
        (Recruit("ship", 1), End()),
    )
    assert tuple(teller.together(line) for line in pairs) == both


@pytest.mark.parametrize(
    ("language", "built", "added", "ended"),
    [
        (
            "en",
            "Build Galley for 1 wood and 1 wheat → A2",
            "Add Library → Mars",
            "Invoke Minerva, end the turn",
        ),
        (
            "fr",
            "Construire\N{NO-BREAK SPACE}: Galère pour 1 bois et 1 blé → A2",
            "Ajouter Bibliothèque → Mars",
            "Invoquer Minerve, fin du tour",
        ),
    ],
)
def test_such_answers_tell_all_that_is_done(language: str, built: str, added: str, ended: str):
    teller = Teller(language, titled(RULES))

    def labels(scene: Scene) -> set[str]:
        return {teller.together(line) for line in lines(scene)}

    assert built in labels(by_the_sea().hand(0, "galley"))
    assert labels(begun(Scene().hand(0, "library", "legion"), "offer legion")) == {added}
    assert labels(begun(Scene().hand(0, "library", "legion"), "offer library")) == {ended}


def test_letters_stand_where_an_answer_lies_in_one_place_alone():
    """Two answers that begin with the same card would have letters on it that nobody could tell apart."""
    offering = begun(Scene().hand(0, "forum", "galley"), "offer forum")
    for scene in (by_the_sea().hand(0, "galley"), offering):
        legal = tuple(RULES.legal(scene.state, Seat(0)))
        plain = tuple(Answer(Word("verb", each.word), (each,)) for each in legal)
        going = tuple(Answer(Word("verb", line[0].word), line[:1], line[1:]) for line in lines(scene))
        lettered = seen(Question("", "verb", "verb", (*going, *plain)))
        ending = {place for place, answer in enumerate(going) if answer.then[0].ends}
        assert set(lettered) == ending | set(range(len(going), len(going) + len(plain)))
