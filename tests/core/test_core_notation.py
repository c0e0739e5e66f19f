"""What people type, and what they are told when it cannot be read."""

from typing import ClassVar, Literal, NewType

import pytest
from hypothesis import given, settings, strategies
from liars_dice import DICE, Bid, Doubt, Rethrow
from liars_dice import RULES as LIARS_DICE
from nim import COLOURS, HEAPS, Choose, Heap, LetPass, Nim, Object, Take
from nim import RULES as NIM

from engine.core.choosing.notation import LONGEST, begin, nearest, parse, parse_line, write, write_line
from engine.core.choosing.spelling import UNNAMED, Spelling, names_of
from engine.core.contract import Action, Seat, Word
from engine.core.errors import BadNotation
from engine.core.values.amounts import Amounts, ways_to_pay

Place = NewType("Place", str)


NOTHING = Amounts()


class Ship(Action):
    place: Place
    count: int
    cargo: Amounts
    to: Seat
    stops: tuple[Place, ...]
    way: Literal["by-land", "by-sea"] = "by-land"
    give_up: bool = False
    rival: Seat | None = None
    pay: Amounts = NOTHING


class Harbour(Nim):
    verbs: ClassVar[tuple[type[Action], ...]] = (*Nim.verbs, Ship)


HARBOUR = Harbour()
WORDS = {"heap": HEAPS, "colour": COLOURS, "place": ("roma", "ostia", "capua-vetus", "port_2")}


def error(text: str, rules=HARBOUR, vocabulary=WORDS) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        parse(rules, text, vocabulary)
    return caught.value


def test_required_fields_stand_in_order_and_defaults_are_left_out():
    assert write(Take(Heap("left"))) == "take left"
    assert write(Take(Heap("left"), 3)) == "take left count:3"
    assert parse(NIM, "take left") == Take(Heap("left"), 1)
    assert parse(NIM, "take left count:1") == Take(Heap("left"))
    assert parse(NIM, "take count:2 left") == Take(Heap("left"), 2)


def test_capitals_and_spaces_do_not_matter():
    assert parse(NIM, "  TAKE   Left  Count:2 ") == Take(Heap("left"), 2)
    assert parse(NIM, "Let-Pass") == LetPass()


def test_several_values_nothing_seats_and_amounts():
    ship = Ship(
        Place("roma"),
        2,
        Amounts.of(gold=2, coin=1),
        Seat(3),
        (Place("ostia"), Place("roma")),
        "by-sea",
        True,
        Seat(0),
        Amounts.of(coin=9),
    )
    text = "ship roma 2 2gold+1coin seat4 ostia+roma way:by-sea give-up:yes rival:seat1 pay:9coin"
    assert write(ship) == text
    assert parse(HARBOUR, text, WORDS) == ship
    assert write(Rethrow(())) == "rethrow -"
    assert parse(LIARS_DICE, "rethrow -") == Rethrow(())
    assert write(Ship(Place("roma"), 0, Amounts(), Seat(0), ())) == "ship roma 0 - seat1 -"


places = strategies.sampled_from(WORDS["place"]).map(Place)
amounts = strategies.dictionaries(
    strategies.sampled_from(["gold", "iron", "marble_block", "coin"]), strategies.integers(1, 9999)
).map(lambda pairs: Amounts.from_pairs(pairs.items()))
seats = strategies.integers(0, 98).map(Seat)
actions = strategies.one_of(
    strategies.builds(Take, strategies.sampled_from(HEAPS), strategies.integers(0, 9999)),
    strategies.builds(Choose, strategies.sampled_from(COLOURS)),
    strategies.just(Object()),
    strategies.builds(
        Ship,
        places,
        strategies.integers(0, 9999),
        amounts,
        seats,
        strategies.lists(places).map(tuple),
        strategies.sampled_from(["by-land", "by-sea"]),
        strategies.booleans(),
        strategies.none() | seats,
        amounts,
    ),
)


@settings(derandomize=True, deadline=None)
@given(actions)
def test_what_is_written_reads_back(action):
    assert parse(HARBOUR, write(action), WORDS) == action
    assert parse(HARBOUR, write(action)) == action


@settings(derandomize=True, deadline=None)
@given(strategies.lists(actions, min_size=1, max_size=4))
def test_lines_of_several_read_back(several):
    assert parse_line(HARBOUR, write_line(several), WORDS) == tuple(several)


@settings(derandomize=True, deadline=None)
@given(strategies.text(max_size=60) | strategies.text("taekshipro:+- /0123456789", max_size=40))
def test_any_text_is_read_or_refused_with_a_reason(text):
    try:
        found = parse_line(HARBOUR, text, WORDS)
    except BadNotation:
        return
    assert parse_line(HARBOUR, write_line(found), WORDS) == found


NAMED = {
    kind: names_of(words)
    for kind, words in {
        "verb": {
            "take": ["Prendre"],
            "let-pass": ["Laisser passer"],
            "object": ["prendre"],
            "ship": ["Livrer"],
        },
        "heap": {"left": ["À gauche"], "middle": ["Milieu"], "right": ["À droite"]},
        "place": {"roma": ["Rome"], "ostia": ["Ostie"], "capua-vetus": ["Vieux Capoue"], "port_2": ["Roma"]},
        "part": {"count": ["nombre"], "pay": ["payer"]},
        "flag": {"yes": ["oui"], "no": ["non"]},
        "good": {"gold": ["or", "ors"], "coin": ["pièce", "pièces"]},
        "seat": {"seat1": ["Place 1"], "seat2": ["Place 2"]},
    }.items()
}
FRENCH = Spelling(lambda kind: NAMED.get(kind, UNNAMED))


def test_names_are_read_beside_ids_with_and_without_accents_and_capitals():
    for text in ("LAISSER-PASSER", "laisser passer", "Let-Pass"):
        assert parse(NIM, text, spelling=FRENCH) == LetPass()
    ship = Ship(Place("capua-vetus"), 2, Amounts.of(gold=2, coin=1), Seat(1), (Place("ostia"), Place("roma")))
    for text in (
        "livrer vieux-capoue 2 2or+1pièce place-2 ostie+rome",
        "Livrer Vieux Capoue 2 2ors+1PIECES place-2 ostia+Rome",
        write(ship, FRENCH),
        write(ship),
    ):
        assert parse(HARBOUR, text, WORDS, FRENCH) == ship
    assert write(ship, FRENCH) == "livrer vieux-capoue 2 2or+1pièce place-2 ostie+rome"
    paid = Ship(Place("roma"), 1, NOTHING, Seat(0), (), give_up=True, pay=Amounts.of(coin=1))
    assert write(paid, FRENCH) == "livrer rome 1 - place-1 - give-up:oui payer:1pièce"
    assert parse(HARBOUR, write(paid, FRENCH), WORDS, FRENCH) == paid


def test_a_name_that_two_words_share_is_not_guessed_and_an_id_is_no_other_word_s_name():
    with pytest.raises(BadNotation) as caught:
        parse(HARBOUR, "prendre gauche", WORDS, FRENCH)
    assert caught.value.key == "ambiguous"
    assert caught.value.facts["near"] == (Word("verb", "take"), Word("verb", "object"))
    assert write(Take(Heap("left")), FRENCH) == "take à-gauche"
    assert parse(HARBOUR, "livrer roma 1 - seat1 -", WORDS, FRENCH).place == "roma"


def test_what_looks_like_a_name_is_offered_by_it():
    for text, near in (("livre", "ship"), ("laiser-passer", "let-pass")):
        with pytest.raises(BadNotation) as caught:
            parse(HARBOUR, text, WORDS, FRENCH)
        assert caught.value.facts["near"] == (Word("verb", near),)
    with pytest.raises(BadNotation) as caught:
        parse(HARBOUR, "livrer ostei 1 - seat1 -", WORDS, FRENCH)
    assert caught.value.facts["near"] == (Word("place", "ostia"),)


def test_what_was_begun_fits_what_it_can_be():
    begun = begin(HARBOUR, "take left", WORDS, FRENCH)
    assert not begun.lacking
    begun = begin(HARBOUR, "livrer rome 2", WORDS, FRENCH)
    assert [form.name for form in begun.lacking] == ["cargo", "to", "stops"]
    assert begun.fits(Ship(Place("roma"), 2, NOTHING, Seat(0), ()))
    assert not begun.fits(Ship(Place("roma"), 3, NOTHING, Seat(0), ()))
    assert not begun.fits(Take(Heap("left")))


def test_an_unknown_verb_names_the_nearest_and_all():
    bad = error("taek left")
    assert bad.key == "unknown-verb"
    assert bad.facts["near"] == (Word("verb", "take"),)
    assert Word("verb", "let-pass") in bad.facts["known"]
    assert error("xyzzy").key == "unknown-verb-alone"
    assert error("obj").facts["near"] == (Word("verb", "object"),)


def test_an_unknown_word_names_its_kind_and_the_nearest():
    bad = error("take lfet")
    assert (bad.key, bad.facts["given"]) == ("unknown-word", "lfet")
    assert bad.facts["expected"] == Word("field-kind", "heap")
    assert bad.facts["near"] == (Word("heap", "left"),)
    assert error("take capua").key == "unknown-word-alone"
    assert error("ship capua 1 - seat1 -").facts["near"] == (Word("place", "capua-vetus"),)
    assert error("ship roma 1 - seat1 ostia+rom").facts["near"] == (Word("place", "roma"),)


def test_without_a_vocabulary_words_need_only_look_like_words():
    assert parse(NIM, "take nowhere") == Take(Heap("nowhere"))
    assert error("take no,where", NIM, None).key == "unknown-word-alone"


@pytest.mark.parametrize(
    ("text", "key", "field"),
    [
        ("ship roma two - seat1 -", "not-a-number", "count"),
        ("ship roma -1 - seat1 -", "not-a-number", "count"),
        ("ship roma 10000 - seat1 -", "not-a-number", "count"),
        ("ship roma 1 gold seat1 -", "not-amounts", "cargo"),
        ("ship roma 1 0gold seat1 -", "not-amounts", "cargo"),
        ("ship roma 1 1gold+2gold seat1 -", "not-amounts", "cargo"),
        ("ship roma 1 - seat0 -", "not-a-seat", "to"),
        ("ship roma 1 - 1 -", "not-a-seat", "to"),
        ("ship roma 1 - seat1", "too-few-words", "stops"),
        ("ship", "too-few-words", "place"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(text, key, field):
    bad = error(text)
    assert (bad.key, bad.facts["field"]) == (key, field)


def test_fields_choices_and_words_too_many():
    bad = error("take left number:2")
    assert (bad.key, bad.facts["given"], bad.facts["known"]) == (
        "unknown-field",
        "number",
        (Word("part", "count"),),
    )
    assert error("take left count:2 count:3").key == "unknown-field"
    assert error("take left 2").key == "too-many-words"
    assert error("take heap:left").key == "unknown-field"
    bad = error("ship roma 1 - seat1 - way:by-air")
    assert (bad.key, bad.facts["near"]) == (
        "unknown-word",
        (Word("choice", "by-land"), Word("choice", "by-sea")),
    )
    assert error("ship roma 1 - seat1 - give-up:maybe").facts["near"] == (
        Word("flag", "no"),
        Word("flag", "yes"),
    )


def test_empty_and_endless_lines():
    assert error("   ").key == "empty"
    with pytest.raises(BadNotation) as caught:
        parse_line(NIM, "take left / ")
    assert caught.value.key == "empty"
    for reads in (parse, parse_line):
        with pytest.raises(BadNotation) as caught:
            reads(NIM, "x" * (LONGEST + 1))
        assert (caught.value.key, caught.value.facts["limit"]) == ("too-long", LONGEST)
    assert len(str(error("y" * LONGEST).facts["given"])) <= 80


def test_a_long_list_of_words_is_read_whole():
    stops = tuple(Place("capua-vetus") for _ in range(40))
    ship = Ship(Place("roma"), 1, Amounts(), Seat(0), stops)
    assert parse(HARBOUR, write(ship), WORDS) == ship
    assert error("ship roma 1 - seat1 " + "capua-vetus+" * 40 + "cap").facts["near"]


def test_nearest_words_start_alike_or_look_alike_and_are_three_at_most():
    known = ("tarentum", "tarraco", "tarsus", "tartessos", "roma")
    assert nearest("tar", known) == ("tarentum", "tarraco", "tarsus")
    assert nearest("romma", known) == ("roma",)
    assert nearest("zzz", known) == ()


def test_bids_and_doubts():
    assert parse(LIARS_DICE, "bid 3 6") == Bid(3, 6)
    assert write_line([Bid(3, 6), Doubt()]) == "bid 3 6 / doubt"
    assert parse(LIARS_DICE, "rethrow first+third", {"die": DICE}) == Rethrow((DICE[0], DICE[2]))


@pytest.mark.parametrize("text", ["", "gold", "1", "1gold+", "01x+0y", "1gold 2iron", "99999gold", "1Gold"])
def test_texts_that_are_no_amounts(text):
    with pytest.raises(ValueError, match=r".*"):
        Amounts.from_text(text)


def test_amounts_count_and_ways_to_pay_use_earlier_words_first():
    found = Amounts.of(gold=2, iron=0, coin=1)
    assert (str(found), found["gold"], found["iron"], found.total, bool(found)) == (
        "2gold+1coin", 2, 0, 3, True,
    )  # fmt: skip
    assert str(Amounts()) == "-"
    assert not Amounts()
    ways = [str(way) for way in ways_to_pay(3, (("iron", 2), ("gold", 1), ("coin", 2)))]
    assert ways == ["2iron+1gold", "2iron+1coin", "1iron+1gold+1coin", "1iron+2coin", "1gold+2coin"]
    assert ways_to_pay(4, (("gold", 3),)) == ()
    assert ways_to_pay(0, (("gold", 3),)) == (Amounts(),)
