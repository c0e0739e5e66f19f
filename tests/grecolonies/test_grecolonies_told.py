"""How Grécolonies is told: refusals that are true, fights that can be read on a phone."""

import pytest
from polis_scene import BLEU, JAUNE, VERT, Scene
from titled import titled

from bot.pictures.captions import news_of
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Event, Fact, Refusal, Word
from engine.grecolonies.actions import (
    Ally,
    Announce,
    Attack,
    Counter,
    Dodge,
    Lose,
    Move,
    Predict,
    Propose,
    Ready,
    Recruit,
    Return,
    Spare,
    StayOut,
    Take,
)
from engine.grecolonies.events import (
    AssaultBegun,
    AssaultLost,
    Attacked,
    Countered,
    Dodged,
    FightWon,
    Gathered,
    Lifted,
    Pillaged,
    StayedOut,
)
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.words import City, Face, Objective, Province, Weapon

SPARTA, THERA, MILETOS, PHOCAEA = City("sparta"), City("thera"), City("miletos"), City("phocaea")
TROADA, HOME = Province("troada"), Province("phocaea")
HELMET = Weapon("helmet")


def plainly(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def told(refusal: Refusal) -> tuple[str, str]:
    english, french = (Teller(language, titled(RULES)).refusal(refusal) for language in ("en", "fr"))
    return english, plainly(french)


def stories(*events: Event) -> tuple[str, str]:
    english, french = (story(Teller(language, titled(RULES)), events) for language in ("en", "fr"))
    return english, plainly(french)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_labels_of_buttons_are_seen_whole_on_a_phone(language: str):
    teller, (long, hellas) = Teller(language, titled(RULES)), (PHOCAEA, Province("megale_hellas"))
    found = [teller.button(each) for each in (
        Move(hellas), Take(hellas, 12), Propose(), Attack(long), Recruit(hellas, 12), Ally(long, hellas, 12),
        Ready(), StayOut(), Spare(long, 12), Predict(long, 5), Announce(12, HELMET), Counter(), Dodge(),
        Lose(long, long), Return(hellas, 12),
    )]  # fmt: skip
    assert [each for each in found if len(each) > 30] == []  # a letter stands before some
    assert teller.button(Announce(4, HELMET)) == {"en": "4 helmets", "fr": "4 casques"}[language]


def test_who_attacks_itself_where_it_cohabits_hears_so():
    scene = Scene().lives(JAUNE, chalcis=6, karia=4).lives(BLEU, phocaea=8, karia=2).turn_of(BLEU)
    scene.plays("move karia / take phocaea 3")
    assert told(scene.refuses(f"attack {BLEU}")) == (
        "You lead Phocaea yourself. You can fight Chalcis.",
        "Tu mènes toi-même Phocaea. Tu peux combattre Chalcis.",
    )
    assert told(scene.refuses("propose")) == (
        "You live in Karia already, and nobody can refuse you: enter.",
        "Tu vis déjà en Karia, et on ne peut pas te refuser : entre.",
    )


def test_a_metropolis_of_another_is_not_entered_with_anybody_s_leave():
    scene = Scene().turn_of(BLEU)
    assert told(scene.refuses("move chalcis / take phocaea 4 / enter")) == (
        (
            "Chalcis is another player’s metropolis: nobody cohabits there. "
            "Attack, or take everything back and go elsewhere."
        ),
        (
            "Chalcis est la métropole de quelqu’un d’autre : on n’y cohabite pas. "
            "Attaque, ou reprends tout et va ailleurs."
        ),
    )


def test_where_nobody_else_lives_nobody_is_asked():
    scene = Scene().lives(VERT, sparta=8).turn_of(VERT)
    assert told(scene.refuses("move karia / take sparta 2 / propose")) == (
        "Nobody else lives in Karia: enter.",
        "Personne d’autre ne vit en Karia : entre.",
    )


def test_passing_is_refused_with_what_makes_it_possible():
    facts: dict[str, Fact] = {"left": 1}
    assert told(Refusal("must-act", facts)) == (
        "You can still recruit 1 citizen: you can only pass with nobody to recruit.",
        "Tu peux encore recruter 1 citoyen : on ne passe que quand on n’a personne à recruter.",
    )


def test_a_fight_is_told_a_line_per_assault_and_bystanders_together():
    english, french = stories(
        Attacked(SPARTA, THERA, TROADA, 4, 3, False, False),
        StayedOut(MILETOS, TROADA),
        StayedOut(PHOCAEA, TROADA),
        AssaultBegun(SPARTA, THERA, TROADA, 1, 4, 3),
        AssaultLost(THERA, SPARTA, TROADA, 1, False, THERA, THERA, 1),
        AssaultBegun(SPARTA, THERA, TROADA, 2, 4, 1),
    )
    assert english.splitlines() == [
        (
            "Sparta attacked Thera in Troada: 4 citizens against 3. "
            "Miletos and Phocaea stayed out of the fight."
        ),
        (
            "Assault 1: Sparta shook 4 dice, Thera 3. "
            "Thera lost a citizen to the Refuge and one for good (1 die left)."
        ),
        "Assault 2: Sparta shook 4 dice, Thera 1.",
    ]
    assert "Miletos et Phocaea restent à l’écart du combat." in french
    assert "Thera place un citoyen en zone de fuite et en élimine un autre (1 dé restant)." in french
    roles = tuple((Word("city", city),) for city in (MILETOS, PHOCAEA))
    both = story(
        Teller("en", titled(RULES), ["Ana", "Bo"]),
        (StayedOut(MILETOS, TROADA), StayedOut(PHOCAEA, TROADA)),
        roles,
    )
    assert both == "Miletos (Ana) and Phocaea (Bo) stayed out of the fight."


def test_an_ally_s_citizens_are_named_and_one_s_own_are_not():
    english, french = stories(AssaultLost(THERA, PHOCAEA, HOME, 1, False, THERA, SPARTA, 4))
    assert english == "Thera lost a citizen to the Refuge and one of Sparta for good (4 dice left)."
    assert french == "Thera place un citoyen en zone de fuite et en élimine un de Sparte (4 dés restants)."


def test_at_a_metropolis_town_and_player_are_not_named_twice():
    assert stories(Attacked(THERA, PHOCAEA, HOME, 5, 3, True, False)) == (
        "Thera attacked Phocaea at home: 5 citizens against 3 and the Sacred Guard.",
        "Thera attaque Phocaea chez elle : 5 citoyens contre 3 et la Garde sacrée.",
    )
    assert (
        stories(FightWon(THERA, PHOCAEA, HOME, 3, True, True))[0]
        == "Thera defeated Phocaea at home in 3 assaults."
    )
    assert stories(Pillaged(THERA, PHOCAEA, HOME, Objective("athena"))) == (
        "Thera pillaged Phocaea, taking its objective Athena.",
        "Thera pille Phocaea en lui prenant l’objectif Athéna.",
    )
    assert stories(Gathered(THERA, Province("thera"), HOME, 5), Gathered(THERA, TROADA, HOME, 1))[0] == (
        "Thera took 5 citizens from home and 1 from Troada."
    )


def test_who_takes_along_from_one_province_again_is_told_of_it_once():
    thrace = Province("thrace")
    some, more = Gathered(THERA, thrace, TROADA, 3), Gathered(THERA, thrace, TROADA, 2)
    home = Gathered(THERA, HOME, TROADA, 1)
    assert stories(some, more) == ("Thera took 5 citizens from Thrace.", "Thera prend 5 citoyens de Thracé.")
    assert stories(some, more, home)[0] == "Thera took 5 citizens from Thrace and 1 from Phocaea."
    other = Gathered(SPARTA, thrace, TROADA, 2)
    assert stories(some, other)[0] == "Thera took 3 citizens from Thrace. Sparta took 2 citizens from Thrace."


def test_a_counter_or_dodge_that_fails_does_not_read_like_one_that_held():
    faces = (Face("helmet-1"),)
    failed = Countered(THERA, SPARTA, 4, HELMET, 4, 0, False, faces, faces, attacker=True)
    assert stories(failed) == (
        "Thera countered Sparta’s claim of 4 helmets: there were 4, and Thera lost the assault.",
        "Thera conteste l’annonce de Sparte (4 casques) : il y en a 4, et Thera perd l’assaut.",
    )
    dodged = Dodged(THERA, SPARTA, 9, HELMET, 0, 0, False, faces, faces, attacker=False)
    assert stories(dodged) == (
        "Thera called Sparta’s 9 helmets exact: there were none, and Thera lost the assault.",
        "Thera juge exacte l’annonce de Sparte (9 casques) : il n’y en a pas, et Thera perd l’assaut.",
    )


def headlines(event: Lifted) -> tuple[str, ...]:
    """The headline of an event in English and French."""
    return tuple(
        plainly(Teller(language, titled(RULES)).told(event, "title") or "") for language in ("en", "fr")
    )


def test_the_headline_of_an_assault_names_the_attacker_first_whoever_lifts():
    faces = (Face("helmet-1"),)
    assert headlines(Countered(THERA, SPARTA, 6, HELMET, 4, 0, True, faces, faces, attacker=True)) == (
        "Thera attacks Sparta: 6 helmets said, 4 found: Thera wins",
        "Thera attaque Sparte : 6 casques à l’annonce, 4 en tout : Thera gagne",
    )
    assert headlines(Countered(THERA, SPARTA, 4, HELMET, 4, 0, False, faces, faces, attacker=False)) == (
        "Sparta attacks Thera: 4 helmets said, 4 found: Sparta wins",
        "Sparte attaque Thera : 4 casques à l’annonce, 4 en tout : Sparte gagne",
    )
    assert headlines(Dodged(THERA, SPARTA, 1, HELMET, 1, 0, True, faces, faces, attacker=False)) == (
        "Sparta attacks Thera: 1 helmet said and dodged, 1 found: Thera wins",
        "Sparte attaque Thera : 1 casque à l’annonce, esquive, 1 en tout : Thera gagne",
    )


def test_of_several_assaults_the_strip_tells_the_latest_beside_the_attacker_s_emblem():
    faces = (Face("helmet-1"),)
    teller, view = Teller("en", titled(RULES), tuple("ABCDE")), RULES.view(Scene().state, None)
    first = Countered(THERA, SPARTA, 4, HELMET, 4, 0, False, faces, faces, attacker=True)
    latest = Dodged(SPARTA, THERA, 3, HELMET, 3, 0, True, faces, faces, attacker=False)
    news = news_of(teller, view, (first, latest))
    assert news.text == "Thera attacks Sparta: 3 helmets said and dodged, 3 found: Sparta wins"
    assert news.actor == Word("city", "thera")


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("ally thera thrace 2", "Thera +2 from Thrace", "Thera +2 de Thracé"),
        ("predict thera 1", "Thera wins in 1 assault", "Thera gagne en 1 assaut"),
        ("predict thera 3", "Thera wins in 3 assaults", "Thera gagne en 3 assauts"),
        ("spare thera 2", "2 of Thera to the Refuge", "2 de Thera en zone de fuite"),
        ("recruit thera 3", "Recruit 3 in Thera", "Recruter 3 à Thera"),
        ("announce 3 spear", "3 spears", "3 lances"),
    ],
)
def test_no_number_stands_alone_on_a_button(line: str, english: str, french: str):
    (action,) = parse_line(RULES, line)
    labels = [Teller(tongue, titled(RULES)).short(action).replace("\u00a0", " ") for tongue in ("en", "fr")]
    assert labels == [english, french]


@pytest.mark.parametrize(
    ("tongue", "last", "right"),
    [
        ("en", 23, "Name a number above 23, or counter or dodge."),
        ("en", 24, "Counter or dodge."),
        ("fr", 24, "Contre ou esquive."),
    ],
)
def test_after_24_no_higher_number_is_named_as_right(tongue: str, last: int, right: str):
    refusal = Refusal("not-better", {"wanted": 3, "last": last, "most": 24})
    teller = Teller(tongue, titled(RULES))
    assert teller.right(refusal) == right
    assert str(last) in teller.refusal(refusal)
