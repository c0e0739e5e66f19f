"""What commanders know: their own dice, and how likely announcements are given them."""

from itertools import product
from pathlib import Path

import pytest
from polis_scene import BLEU, NOIR, VERT, Scene, rolls
from titled import titled

from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.contract import Note, Seat, Word
from engine.core.play.record import read
from engine.grecolonies.actions import Announce
from engine.grecolonies.law.announcing import count_weapons
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.telling.cups import percent
from engine.grecolonies.telling.guide import GUIDE
from engine.grecolonies.words import WEAPONS
from render.titles import TITLES

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
OWN = rolls("spear-2", "spear-1", "shield-1", "helmet-2")
THEIRS = rolls("shield-2", "shield-1", "helmet-1")


def fought() -> Scene:
    """Phocaea attacks Miletos in Troada, 4 dice against 3."""
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    scene.plays("move troada / take phocaea 4 / attack miletos")
    scene.nobody_joins(OWN + THEIRS)
    return scene


def own(scene: Scene, city: str) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
    """What the city is told: its hand and its chances."""
    seat = Seat(scene.number(city))
    view = RULES.view(scene.state, seat)
    return GUIDE.hand(view), GUIDE.odds(view)


def share(unseen: int, fits) -> float:
    """In how many of all ways the hidden dice can lie something holds."""
    ways = list(product(range(1, 7), repeat=unseen))
    return sum(fits(dice) for dice in ways) / len(ways)


def test_commanders_hold_their_dice_and_nobody_else_any():
    scene = fought()
    (note,), _ = own(scene, BLEU)
    assert note.key == "cup"
    assert [word.id for word in note.facts["faces"]] == ["helmet-2", "shield-1", "spear-1", "spear-2"]
    assert [note.facts[name] for name in ("helmets", "shields", "spears")] == [2, 1, 3]
    assert (note.facts["province"], note.facts["number"]) == (Word("province", "troada"), 1)
    (note,), _ = own(scene, NOIR)
    assert [note.facts[name] for name in ("helmets", "shields", "spears")] == [1, 3, 0]
    assert own(scene, VERT) == ((), ())


@pytest.mark.parametrize("count", [1, 3, 5, 6])
@pytest.mark.parametrize("weapon", WEAPONS)
def test_counter_and_dodge_are_as_likely_as_all_ways_the_hidden_dice_can_lie(count, weapon):
    scene = fought()
    scene.plays(f"announce {count} {weapon}", BLEU)
    _, notes = own(scene, NOIR)
    place = WEAPONS.index(weapon)
    held = count_weapons(THEIRS, place)
    chances = {note.key: note.facts["percent"] for note in notes if note.key in ("counter", "dodge")}
    fewer = share(4, lambda dice: held + count_weapons(dice, place) < count)
    just = share(4, lambda dice: held + count_weapons(dice, place) == count)
    assert chances == {"counter": percent(fewer), "dodge": percent(just)}
    _, mine = own(scene, BLEU)
    (said,) = [note for note in mine if note.key == "said"]
    there = share(3, lambda dice: count_weapons(OWN, place) + count_weapons(dice, place) >= count)
    assert said.facts["percent"] == percent(there)
    assert not [note for note in mine if note.key in ("attack", "counter", "dodge")]


def test_better_attacks_are_told_from_the_first_uncertain_number_to_the_first_hopeless_one():
    scene = fought()
    _, notes = own(scene, BLEU)
    rows = {note.facts["count"]: note.facts for note in notes if note.key == "attack"}
    assert list(rows) == list(range(2, 10))  # one shield is certain; three spears and three dice
    assert (rows[2]["helmets"], rows[2]["spears"], rows[3]["spears"]) == (100, 100, 100)
    for place, name in enumerate(("helmets", "shields", "spears")):
        for count, row in rows.items():
            there = share(
                3, lambda dice, n=count, w=place: count_weapons(OWN, w) + count_weapons(dice, w) >= n
            )
            assert row[name] == percent(there)
    scene.plays("announce 8 spear", BLEU)
    _, notes = own(scene, NOIR)
    assert [note.facts["count"] for note in notes if note.key == "attack"] == [9, 10]  # 11 is as hopeless
    scene.plays("announce 11 spear", NOIR)
    assert [note.key for note in own(scene, BLEU)[1]] == ["chances", "counter", "dodge", "bluff"]
    scene.plays("announce 24 spear", BLEU)
    assert [note.key for note in own(scene, NOIR)[1]] == ["chances", "counter", "dodge"]


def test_who_waits_for_the_first_attack_may_reckon_too():
    scene = fought()
    _, notes = own(scene, NOIR)
    assert [note.key for note in notes] == ["chances", *["attack"] * (len(notes) - 1)]
    assert [note.facts["count"] for note in notes[1:]] == list(range(1, 11))


def test_only_what_is_certain_is_told_as_certain():
    assert [percent(each) for each in (0.0, 0.0001, 0.349, 0.9999, 1.0)] == [0, 1, 35, 99, 100]


def test_chances_in_both_languages():
    scene = fought()
    scene.plays("announce 3 shield", BLEU)
    (cup,), notes = own(scene, NOIR)
    english, french = Teller("en", titled(RULES)), Teller("fr", titled(RULES))
    assert english.note("hand", cup) == (
        "Under your cup in Troada, assault 1: 1 helmet, 1 shield and 2 shields. "
        "Together: 1 helmet, 3 shields, 0 spears."
    )
    assert french.note("hand", cup).replace("\xa0", " ") == (
        "Sous ton gobelet, Troada, assaut 1 : 1 casque, 1 bouclier et 2 boucliers. "
        "En tout : 1 casque, 3 boucliers, 0 lance."
    )
    told = [english.note("odds", note) for note in notes]
    assert "4 dice you cannot see" in told[0]
    assert told[1] == "**Counter** (there are fewer than 3 shields): 0%"
    assert told[2] == "**Dodge** (there are exactly 3 shields): 20%"
    assert told[3] == "**4** or more: helmets 33%, shields 80%, spears 17%"
    assert (
        french.note("odds", notes[2]).replace("\xa0", " ") == "**Esquiver** (exactement 3 boucliers) : 20 %"
    )


def test_no_chances_outside_an_assault():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    assert own(scene, BLEU) == ((), ())
    scene.plays("move troada / take phocaea 4 / attack miletos")
    assert own(scene, NOIR) == ((), ())


def thought_of(scene: Scene, city: str) -> list[tuple[int, str]]:
    """The announcements that stand first for a city."""
    view = RULES.view(scene.state, Seat(scene.number(city)))
    found = GUIDE.likely(view)
    assert set(found) <= set(RULES.legal(scene.state, Seat(scene.number(city))))
    return [(each.count, each.weapon) for each in found]


def test_announcements_about_as_high_as_what_one_holds_and_may_expect_stand_first():
    scene = fought()
    found = thought_of(scene, BLEU)
    assert found == sorted(found, key=lambda each: each[0])
    assert (5, "spear") in found, "three are one's own, of three dice one or two more show it"
    assert not any(count > 9 for count, _ in found)
    scene.plays("announce 5 spear")
    assert all(count > 5 for count, _ in thought_of(scene, NOIR))


def test_what_a_sensible_commander_says_and_a_bluff_are_among_the_first_answers():
    match = read((GOLDEN / "grecolonies-02-sensible.json").read_text(encoding="utf-8"), TITLES).whole()
    said = [keep for keep, entry in enumerate(match.line) if isinstance(entry.deed, Announce)]
    assert len(said) > 50
    for keep in said:
        then, entry = match.at(keep), match.line[keep]
        question = question_of(then, entry.seat, ())
        assert isinstance(question, Question)
        alone = [each.actions[0] for each in question.answers if len(each.actions) == 1]
        announced = [each for each in alone if isinstance(each, Announce)]
        assert entry.deed in announced
        chances = [GUIDE.chance(then.view(entry.seat), each) for each in announced]
        assert any(each is not None and each <= 20 for each in chances), "a bluff"
        assert len(alone) <= 19


def test_what_stands_first_tells_nothing_of_the_other_cup():
    other = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    other.plays("move troada / take phocaea 4 / attack miletos")
    other.nobody_joins(OWN + rolls("spear-2", "spear-2", "spear-1"))
    assert thought_of(other, BLEU) == thought_of(fought(), BLEU)
