"""What is told of an action before it is taken, and the cards as people look them up."""

from deus_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Note, Seat, Word
from engine.core.values.amounts import Amounts
from engine.deus.cards import card_set
from engine.deus.events import Robbed
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.telling.guide import GUIDE


def told(scene: Scene, line: str) -> tuple[Note, ...]:
    (action,) = parse_line(RULES, line, RULES.vocabulary(scene.state))
    return GUIDE.preview(RULES.view(scene.state, Seat(0)), action)


def ids(words: object) -> list[str]:
    assert isinstance(words, tuple)
    return [word.id for word in words]


def test_a_build_tells_payment_regions_and_powers_in_their_order():
    scene = Scene().on(0, a0="civil").column(0, "exchange-quay", "merchantman-clay")
    scene.has(0, vp=5, gold=6, wood=1, wheat=1).hand(0, "galley")
    (note,) = told(scene, "build galley")
    assert note.key == "build"
    assert note.facts["pay"] == Amounts.of(wood=1, wheat=1)
    assert note.facts["piece"] == Word("piece", "ship")
    assert ids(note.facts["regions"]) == ["a2", "a6"]
    assert note.facts["far"] == 5  # the other sea regions lie at the edge, and b3 does not
    assert ids(note.facts["powers"]) == ["exchange-quay", "merchantman-clay", "galley"]
    (dear,) = told(scene, "build galley pay:1wood+4gold")
    assert dear.facts["pay"] == Amounts.of(wood=1, gold=4)


def test_who_cannot_pay_for_the_distance_is_told_of_none():
    scene = Scene().on(0, a0="civil").has(0, vp=2, gold=9, wood=1, wheat=1).hand(0, "galley")
    (note,) = told(scene, "build galley")
    assert note.facts["far"] == 0


def test_the_first_piece_may_go_to_many_regions_which_are_only_counted():
    scene = Scene().has(0, gold=9).hand(0, "legion")
    (note,) = told(scene, "build legion")
    assert note.facts["regions"] == ()
    assert note.facts["many"] == len([each for each in places(scene, "build legion") if each])


def places(scene: Scene, line: str) -> list[object]:
    scene.plays(line)
    return list(RULES.legal(scene.state, Seat(0)))


def test_a_card_face_down_sets_off_only_the_others():
    scene = Scene(wild="yes").on(0, a0="civil").column(0, "exchange-quay").has(0, gold=3).hand(0, "legion")
    (note,) = told(scene, "build-wild legion blue")
    assert note.key == "build-wild"
    assert note.facts["pay"] == Amounts.of(gold=2)
    assert ids(note.facts["powers"]) == ["exchange-quay"]


def test_temples_set_off_nothing():
    scene = Scene().on(0, a0="civil").has(0, wood=1, clay=1, stone=1, wheat=1).hand(0, "temple-of-plenty")
    (note,) = told(scene, "build temple-of-plenty")
    assert note.key == "build-temple"
    assert note.facts["powers"] == ()
    assert ids(note.facts["regions"]) == ["a0"]


def test_each_region_tells_what_it_makes_a_difference_for():
    scene = Scene().on(0, a0="civil", a4="army").on(1, b6="ship").column(0, "estate-tax-forest")
    scene.has(0, gold=9).hand(0, "estate-tax-field")
    scene.plays("build estate-tax-field")
    forest, powers = told(scene, "place a4")
    assert forest.key == "ground"
    assert forest.facts["gains"] == Amounts.of(gold=3)
    assert powers.key == "powers"
    assert ids(powers.facts["powers"]) == ["estate-tax-forest", "estate-tax-field"]
    field, _ = told(scene, "place a1")
    assert field.facts["gains"] == Amounts.of(gold=6)


def test_a_village_that_would_fall_is_foretold_and_does():
    scene = Scene().on(0, a0="civil", a4="army").has(0, gold=9).hand(0, "galley")
    scene.plays("build galley")
    falls, powers = told(scene, "place a6")
    assert falls.key == "ground"
    assert falls.facts["village"] == Word("region", "a5")
    assert falls.facts["vp"] == 3
    assert falls.facts["winners"] == (Word("seat", "0"),)
    teller = Teller("en", titled(RULES), ["Ana", "Bo"])
    assert teller.note("preview", falls) == "**A6** (sea) → the village A5 falls, Ana takes 3 VP"
    assert [note.key for note in told(scene, "place a2")] == ["ground", "powers"]
    assert ids(powers.facts["powers"]) == ["galley"]
    scene.plays("place a6")
    assert any(event.word == "village-attacked" for event in scene.events)


def test_gods_tell_what_they_give_for_the_cards_offered():
    scene = Scene().hand(0, "galley", "galley", "legion")
    scene.plays("offer galley / offer-also legion")
    (note,) = told(scene, "invoke neptune")
    assert note.key == "god-neptune"
    assert note.facts["gains"] == Amounts.of(gold=4)
    assert note.facts["piece"] == Word("piece", "ship")
    scene = Scene().ready(0, ship=5).hand(0, "galley")
    scene.plays("offer galley")
    (note,) = told(scene, "invoke neptune")
    assert note.facts["piece"] == ""


def test_an_offering_tells_the_god_of_its_colour():
    scene = Scene().hand(0, "galley")
    (note,) = told(scene, "offer galley")
    assert note.facts == {"colour": Word("colour", "blue"), "god": Word("god", "neptune")}
    teller = Teller("en", titled(RULES))
    assert teller.note("preview", note) == "Offering with blue on top: **Neptune: 2 gold a card, a ship**."


def test_nothing_is_foretold_of_steps_that_say_it_themselves():
    scene = Scene().hand(0, "galley", "library")
    scene.plays("offer galley")
    assert told(scene, "offer-also library") == ()


def test_a_preview_changes_nothing_and_agrees_with_what_happens():
    scene = Scene().on(0, a0="civil").has(0, gold=9).hand(0, "ballista")
    before = scene.state
    (note,) = told(scene, "build ballista")
    assert scene.state == before
    scene.plays("build ballista")
    assert scene.events[0].pay == note.facts["pay"]
    assert len(RULES.legal(scene.state, Seat(0))) == note.facts["many"] + note.facts["far"]


def test_the_cards_of_each_set_can_be_looked_up():
    for cards in ("all", "first"):
        things = GUIDE.things(DeusOptions(cards=cards))
        found = [thing.word.id for thing in things if thing.word.kind == "card"]
        assert found == list(card_set(cards).names)
    galley = next(thing for thing in GUIDE.things(DeusOptions()) if thing.word.id == "galley")
    (note,) = galley.notes
    assert note.facts["cost"] == Amounts.of(wood=1, wheat=1)
    assert note.facts["copies"] == 4
    assert note.facts["god"] == Word("god", "neptune")


def test_a_robbery_that_follows_is_told_before_it_happens():
    scene = Scene().on(0, a0="civil").on(1, a3="production").has(0, gold=9, clay=1).has(1, gold=1)
    scene.hand(0, "archers").plays("build archers")
    robbery, powers = told(scene, "place a0")
    assert (robbery.key, powers.key) == ("ground", "powers")
    assert robbery.facts["stolen"] == Amounts.of(gold=1)
    told_so = [
        Teller(language, titled(RULES), ["Ana", "Bo"]).note("preview", robbery) for language in ("en", "fr")
    ]
    yours = "yours, civil building, beside the village A5 (3 VP) → takes 1 gold from Bo at once"
    a_toi = "à toi\u00a0: bâtiment civil, près du village A5 (3 PV) → vole 1 or à Bo aussitôt"
    assert told_so == [f"**A0** (mountain, stone): {yours}", f"**A0** (montagne, pierre), {a_toi}"]
    scene.plays("place a0")
    assert [each.gains for each in scene.events if isinstance(each, Robbed)] == [robbery.facts["stolen"]]
