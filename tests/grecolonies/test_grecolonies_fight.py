"""Fights from the call for allies to the way home, with the text's own examples and numbers."""

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene, rolls

from engine.core.contract import Word
from engine.grecolonies.events import (
    AssaultBegun,
    AssaultLost,
    Countered,
    DiceSeen,
    Dodged,
    FightWon,
    GloryWon,
    Pillaged,
    Returned,
    Spared,
)
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Assault
from engine.grecolonies.telling.guide import GUIDE

OWN = rolls("spear-2", "spear-1", "spear-1", "helmet-1", "shield-1", "shield-1")
"""The Attacker's six dice of the examples: 4 spears, 1 helmet, 2 shields."""
THEIRS = rolls("shield-1", "shield-1", "shield-1", "shield-2", "spear-1")
"""The Defender's five dice: 5 shields."""


def phocaea() -> Scene:
    """Rouge moves 5 citizens to Phocaea, where Bleu has 3 and its Guard; Vert helps Rouge with 2."""
    scene = Scene().lives(BLEU, phocaea=3).lives(ROUGE, thera=8).lives(VERT, sparta=5)
    scene.lives(NOIR, miletos=3).lives(JAUNE, chalcis=3)
    scene.turn_of(ROUGE).plays("move phocaea / take thera 5 / attack phocaea")
    assert scene.asked() == {VERT: "ally"}
    scene.plays("ally thera sparta 2", VERT)
    return scene


def colony() -> Scene:
    """Vert moves 6 citizens to Bithynia against Bleu's 5; Noir helps Bleu with one."""
    scene = Scene().lives(VERT, sparta=9).lives(BLEU, phocaea=4, bithynia=5)
    scene.lives(NOIR, miletos=4, troada=3).lives(ROUGE, thera=3).lives(JAUNE, chalcis=3)
    scene.turn_of(VERT).plays("move bithynia / take sparta 6 / attack phocaea")
    scene.plays("ally phocaea miletos 1", NOIR)
    return scene


def test_seven_citizens_against_three_and_the_guard_throw_six_and_five_dice():
    """Exemple: Rouge sends one of his own to the Refuge."""
    scene = phocaea()
    assert scene.asked() == {ROUGE: "spare"}
    assert (scene.group(ROUGE, 0), scene.group(VERT, 0), scene.group(BLEU, 1)) == (5, 2, 3)
    (event,) = scene.plays("spare thera 1")
    assert event == Spared(ROUGE, ROUGE, "phocaea", 1)
    events = scene.nobody_joins(OWN + THEIRS)
    assert AssaultBegun(ROUGE, BLEU, "phocaea", 1, 6, 5) in events
    assert (scene.group(ROUGE, 0), scene.group(VERT, 0), scene.refuge(ROUGE)) == (4, 2, 1)


def test_the_commander_may_send_an_allys_citizens_to_the_refuge():
    scene = phocaea()
    assert scene.refuses("spare thera 2").key == "too-many-to-spare"
    scene.plays("spare sparta 1")
    assert (scene.refuge(VERT), scene.group(VERT, 0)) == (1, 1)


def test_a_surplus_of_one_colour_goes_by_itself():
    """At home the Guard counts as two: of six citizens two go, of nine attackers three."""
    scene = Scene().lives(BLEU, phocaea=6)
    for city, home in ((VERT, "sparta"), (NOIR, "miletos"), (JAUNE, "chalcis")):
        scene.lives(city, **{home: 3})
    events = scene.turn_of(ROUGE).plays("move phocaea / take thera 9 / attack phocaea")
    assert [each for each in events if isinstance(each, Spared)] == [
        Spared(ROUGE, ROUGE, "phocaea", 3),
        Spared(BLEU, BLEU, "phocaea", 2),
    ]
    assert (scene.group(ROUGE, 0), scene.group(BLEU, 1)) == (6, 4)


def test_both_commanders_choose_at_once():
    scene = Scene().lives(BLEU, phocaea=3, karia=5)
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    scene.plays("stay-out", JAUNE)
    scene.plays("ally thera miletos 2 / ready", NOIR)
    scene.plays("ally phocaea sparta 2 / ready", VERT)
    assert scene.asked() == {ROUGE: "spare", BLEU: "spare"}
    scene.plays("spare sparta 1", BLEU)
    scene.plays("spare thera 1 / spare miletos 1", ROUGE)
    assert scene.asked() == dict.fromkeys((JAUNE, NOIR, VERT), "predict")


def test_allies_keep_the_restrictions_of_a_move():
    """Note: with three or fewer in the province of the fight a cohabitant cannot help from there."""
    scene = (
        Scene()
        .lives(BLEU, phocaea=3, karia=5)
        .lives(JAUNE, chalcis=3, karia=3)
        .lives(NOIR, miletos=3, karia=5)
    )
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    assert JAUNE not in scene.asked()
    assert scene.refuses("ally phocaea karia 3", NOIR).key == "must-stay"
    assert scene.refuses("ally miletos karia 1", NOIR).key == "does-not-fight"
    scene.plays("ally phocaea karia 2", NOIR)
    assert (scene.group(NOIR, 1), scene.count(NOIR, "karia")) == (2, 3)
    assert scene.count(JAUNE, "karia") == 3


def test_one_helps_one_side_only_from_as_many_provinces_as_one_likes():
    scene = Scene().lives(BLEU, phocaea=3, karia=5).lives(VERT, sparta=6, thrace=6)
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    scene.plays("ally phocaea sparta 2", VERT)
    assert scene.refuses("ally thera sparta 1", VERT).key == "one-side-only"
    assert scene.refuses("stay-out", VERT).key == "has-joined"
    scene.plays("ally phocaea thrace 3 / ready", VERT)
    assert scene.group(VERT, 1) == 5
    assert scene.refuses("ready", JAUNE).key == "has-not-joined"
    scene.owes_nothing(VERT)


def assault() -> Scene:
    """The examples' assault: six dice against five."""
    scene = phocaea()
    scene.plays("spare thera 1")
    scene.nobody_joins(OWN + THEIRS)
    return scene


def test_the_attacker_opens_with_an_attack_from_1_to_24():
    scene = assault()
    assert scene.asked() == {ROUGE: "open-assault"}
    assert scene.refuses("counter").key == "attack-first"
    assert scene.refuses("dodge").key == "attack-first"
    assert scene.refuses("announce 25 spear").key == "beyond-24"
    assert scene.refuses("announce 0 spear").key == "beyond-24"
    for line in ("announce 5 spear", "announce 3 spear", "announce 4 helmet", "announce 24 shield"):
        assert scene.may(line)


def test_a_better_attack_names_a_higher_number_whatever_the_weapon():
    """Exemple: after 5 spears, 6 spears, 6 shields or 7 shields."""
    scene = assault()
    scene.plays("announce 5 spear")
    scene.owes_nothing(ROUGE)
    for line in ("announce 6 spear", "announce 6 shield", "announce 7 shield"):
        assert scene.may(line, BLEU)
    for line in ("announce 5 shield", "announce 4 spear"):
        assert scene.refuses(line, BLEU).key == "not-better"
    scene.plays("announce 7 shield", BLEU)
    assert scene.asked() == {ROUGE: "announce"}


def test_after_24_only_counter_and_dodge_are_left():
    scene = assault()
    scene.plays("announce 24 spear")
    assert [action.word for action in RULES.legal(scene.state, scene.number(BLEU))] == ["counter", "dodge"]


def test_the_attacker_counters_7_shields_and_loses_for_there_are_exactly_7():
    """Exemple: 2 under the Attacker's cup, 5 under the Defender's."""
    scene = assault()
    scene.plays("announce 5 spear")
    scene.plays("announce 7 shield", BLEU)
    event, *_ = scene.plays("counter")
    assert isinstance(event, Countered)
    assert (event.count, event.weapon, event.found, event.own, event.held) == (7, "shield", 7, 2, False)
    assert scene.asked() == {ROUGE: "lose"}


def test_the_attacker_dodges_7_shields_and_wins():
    """Exemple: exactly as many. The Guard is the first loss of a defender at home."""
    scene = assault()
    scene.plays("announce 5 spear")
    scene.plays("announce 7 shield", BLEU)
    event, lost, *_ = scene.plays("dodge", dice=SPEARS)
    assert isinstance(event, Dodged)
    assert (event.found, event.held) == (7, True)
    assert lost == AssaultLost(BLEU, ROUGE, "phocaea", 1, True, None, None, 3)
    assert (scene.group(BLEU, 1), scene.refuge(BLEU)) == (3, 0)


@pytest.mark.parametrize(
    ("announced", "answer", "held"),
    [
        (8, "counter", True),
        (7, "counter", False),
        (6, "counter", False),
        (8, "dodge", False),
        (6, "dodge", False),
    ],
)
def test_a_counter_needs_fewer_and_a_dodge_exactly_as_many(announced, answer, held):
    scene = assault()
    scene.plays(f"announce {announced} shield")
    event, *_ = scene.plays(answer, BLEU, SPEARS)
    assert (event.found, event.held) == (7, held)


def test_rouge_loses_one_of_his_own_to_the_refuge_and_one_of_vert_for_good():
    """Exemple: of six dice four are left; Rouge opens the next assault."""
    scene = assault()
    scene.plays("announce 5 spear")
    scene.plays("announce 7 shield", BLEU)
    scene.plays("counter")
    reserve = scene.polis(VERT).reserve
    events = scene.plays("lose thera sparta", dice=SPEARS)
    assert events[0] == AssaultLost(ROUGE, BLEU, "phocaea", 1, False, ROUGE, VERT, 4)
    assert events[1] == AssaultBegun(ROUGE, BLEU, "phocaea", 2, 4, 5)
    assert (scene.group(ROUGE, 0), scene.group(VERT, 0)) == (3, 1)
    assert (scene.refuge(ROUGE), scene.polis(VERT).reserve) == (2, reserve + 1)
    assert scene.asked() == {ROUGE: "open-assault"}


def test_the_loser_chooses_among_those_in_the_group():
    scene = assault()
    scene.plays("announce 24 spear")
    scene.plays("counter", BLEU)
    assert scene.refuses("lose phocaea thera").key == "not-in-group"
    assert scene.refuses("lose thera miletos").key == "not-in-group"
    scene.owes_nothing(BLEU)
    scene.plays("lose sparta sparta", dice=SPEARS)
    assert scene.group(VERT, 0) == 0


def test_a_last_citizen_only_flees():
    """NOTE 3: nobody is eliminated then."""
    scene = Scene().lives(BLEU, phocaea=3, karia=1)
    scene.turn_of(ROUGE).plays("move karia / take thera 3 / attack phocaea")
    scene.nobody_joins(SPEARS)
    reserve = scene.polis(BLEU).reserve
    events = scene.assault(attacker_wins=True)
    assert AssaultLost(BLEU, ROUGE, "karia", 1, False, BLEU, None, 0) in events
    assert scene.polis(BLEU).reserve == reserve
    assert Returned(BLEU, "phocaea", 1) in events
    assert scene.count(BLEU, "phocaea") == 4


def test_vert_takes_bithynia_in_four_assaults():
    """Exemple de combat dans une province colonie, with all its numbers."""
    scene = colony()
    assert (scene.group(VERT, 0), scene.group(BLEU, 1), scene.group(NOIR, 1)) == (6, 5, 1)
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=False)
    assert (scene.group(VERT, 0), scene.refuge(VERT)) == (4, 1)
    scene.assault(attacker_wins=True)
    scene.plays("lose phocaea phocaea", BLEU)
    scene.assault(attacker_wins=True)
    scene.plays("lose miletos phocaea", BLEU)
    events = scene.assault(attacker_wins=True)
    assert FightWon(VERT, BLEU, "bithynia", 4, True, False) in events
    assert GloryWon(VERT, 9) in events
    assert (scene.count(VERT, "bithynia"), scene.count(BLEU, "bithynia")) == (5, 0)
    assert Returned(BLEU, "phocaea", 2) in events  # the only province Bleu has left
    assert scene.asked() == {NOIR: "return"}
    assert scene.refuses("return bithynia 1", NOIR).key == "not-lived-in"
    scene.plays("return troada 1", NOIR)
    assert scene.count(NOIR, "troada") == 4
    assert [scene.polis(city).glory for city in (VERT, BLEU, NOIR)] == [1, 0, 0]
    assert scene.state.active == scene.number(JAUNE)


def test_the_defender_who_wins_keeps_the_colony_and_all_go_home():
    scene = colony()
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=True)
    scene.plays("lose phocaea phocaea", BLEU)
    for _ in range(2):
        scene.assault(attacker_wins=False)
    events = scene.assault(attacker_wins=False)
    assert FightWon(BLEU, VERT, "bithynia", 4, False, False) in events
    assert scene.count(BLEU, "bithynia") == 4
    assert scene.count(VERT, "sparta") == 6
    assert scene.asked() == {NOIR: "return"}
    assert (scene.polis(BLEU).glory, scene.polis(VERT).glory) == (1, 0)


def pillage(tiles: str) -> Scene:
    """Vert attacks Chalcis, which has objectives and no citizen at home: only the Guard."""
    scene = Scene().lives(JAUNE, karia=3).lives(VERT, sparta=8, thrace=3).has(JAUNE, tiles=tiles)
    for city, home in ((BLEU, "phocaea"), (NOIR, "miletos"), (ROUGE, "thera")):
        scene.lives(city, **{home: 3})
    scene.turn_of(VERT).plays("move chalcis / take sparta 4 / attack chalcis")
    events = scene.nobody_joins(SPEARS[:6])
    assert AssaultBegun(VERT, JAUNE, "chalcis", 1, 4, 2) in events
    return scene


def test_who_pillages_a_metropolis_takes_one_objective_and_goes_home():
    scene = pillage("zeus ares")
    scene.loaded = [2]
    events = scene.assault(attacker_wins=True)
    assert AssaultLost(JAUNE, VERT, "chalcis", 1, True, None, None, 0) in events
    assert FightWon(VERT, JAUNE, "chalcis", 1, True, True) in events
    assert Pillaged(VERT, JAUNE, "chalcis", "ares") in events
    assert (scene.polis(VERT).tiles, scene.polis(JAUNE).tiles) == (("ares",), ("zeus",))
    assert scene.asked() == {VERT: "return"}
    assert scene.refuses("return chalcis 1").key == "not-lived-in"
    assert scene.refuses("return sparta 5").key == "too-many-to-return"
    scene.plays("return thrace 3 / return sparta 1")
    assert (scene.count(VERT, "thrace"), scene.count(VERT, "sparta")) == (6, 5)


def test_a_metropolis_without_objectives_yields_glory_alone():
    scene = pillage("")
    events = scene.assault(attacker_wins=True)
    assert Pillaged(VERT, JAUNE, "chalcis", None) in events
    assert scene.polis(VERT).glory == 1


def test_the_robbed_defender_comes_home_with_what_is_in_the_refuge():
    scene = Scene().lives(BLEU, phocaea=3, karia=3)
    scene.turn_of(ROUGE).plays("move phocaea / take thera 6 / attack phocaea")
    scene.nobody_joins(SPEARS)
    for _ in range(2):
        scene.assault(attacker_wins=True)
    assert (scene.group(BLEU, 1), scene.refuge(BLEU)) == (1, 1)
    scene.assault(attacker_wins=True)
    assert (scene.count(BLEU, "phocaea"), scene.count(ROUGE, "thera")) == (2, 12)


def test_a_commander_without_a_citizen_of_its_own_has_lost():
    """Fin du combat: its allies cannot go on alone."""
    scene = Scene().lives(BLEU, phocaea=3, karia=2).lives(NOIR, miletos=7)
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    scene.plays("ally phocaea miletos 4", NOIR)
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=True)
    scene.plays("lose miletos phocaea", BLEU)
    assert scene.group(BLEU, 1) == 1
    scene.assault(attacker_wins=True)
    events = scene.plays("lose miletos phocaea", BLEU)
    assert FightWon(ROUGE, BLEU, "karia", 2, True, False) in events
    assert scene.count(ROUGE, "karia") == 6
    assert scene.count(NOIR, "miletos") == 7


def test_a_commander_with_somebody_in_the_refuge_fights_on():
    scene = Scene().lives(BLEU, phocaea=3, karia=2).lives(NOIR, miletos=7)
    scene.turn_of(ROUGE).plays("move karia / take thera 6 / attack phocaea")
    scene.plays("ally phocaea miletos 4", NOIR)
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=True)
    scene.plays("lose phocaea phocaea", BLEU)
    assert (scene.group(BLEU, 1), scene.refuge(BLEU)) == (0, 1)
    assert isinstance(scene.state.frame, Assault)


def test_who_wins_a_shared_colony_lives_there_with_those_who_did_not_fight():
    scene = Scene().lives(BLEU, phocaea=3, karia=1).lives(NOIR, miletos=3, karia=2)
    scene.turn_of(ROUGE).plays("move karia / take thera 3 / attack phocaea")
    scene.nobody_joins(SPEARS)
    scene.assault(attacker_wins=True)
    assert (scene.count(ROUGE, "karia"), scene.count(NOIR, "karia"), scene.count(BLEU, "karia")) == (3, 2, 0)


def test_each_sees_its_own_dice_and_nobody_else_any():
    scene = phocaea()
    scene.plays("spare thera 1")
    events = scene.nobody_joins(OWN + THEIRS)
    seen = [each for each in events if isinstance(each, DiceSeen)]
    assert [(each.city, each.audience) for each in seen] == [
        (ROUGE, frozenset({scene.number(ROUGE)})),
        (BLEU, frozenset({scene.number(BLEU)})),
    ]
    for viewer in (None, *range(5)):
        own, theirs = RULES.view(scene.state, viewer).state.frame.dice
        assert own == (OWN if viewer == scene.number(ROUGE) else (0,) * 6)
        assert theirs == (THEIRS if viewer == scene.number(BLEU) else (0,) * 5)


def test_an_announcement_above_a_number_can_be_countered_by_standing_order():
    scene = assault()
    scene.plays("announce 7 shield")
    (decision,) = RULES.decisions(scene.state)
    assert (decision.kind, decision.in_turn) == ("announce", False)
    assert decision.facts["weapon"] == Word("weapon", "shield")
    assert [name for name, _ in decision.answers] == ["counter-above-4", "counter-above-5", "counter-above-6"]
    orders = {form.kind: form.orders for form in GUIDE.orders(RULES.view(scene.state, decision.seat))}
    assert {name for name, _ in decision.answers} <= set(orders["announce"])


def test_the_panel_warns_of_too_few_dice_and_of_numbers_no_dice_can_show():
    scene = Scene().lives(BLEU, phocaea=3).lives(ROUGE, thera=5).turn_of(ROUGE)
    scene.plays("move phocaea / take thera 2")
    attack = RULES.legal(scene.state, scene.number(ROUGE))[0]
    (note,) = GUIDE.warnings(RULES.view(scene.state, scene.number(ROUGE)), attack)
    assert (note.key, note.facts["dice"], note.facts["rival-dice"]) == ("fewer-dice", 2, 5)
    scene = assault()
    for action in RULES.legal(scene.state, scene.number(ROUGE)):
        warned = GUIDE.warnings(RULES.view(scene.state, scene.number(ROUGE)), action)
        assert bool(warned) == (action.count > 22)
