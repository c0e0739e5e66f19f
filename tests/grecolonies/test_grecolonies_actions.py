"""Moving, recruiting, cohabiting, objectives: with the text's own examples."""

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, VERT, Scene

from engine.core.contract import Word
from engine.grecolonies.events import (
    CohabitationAccepted,
    Entered,
    ObjectiveOpened,
    ObjectiveTaken,
    Recruited,
)
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.telling.guide import GUIDE


def test_vert_moves_four_citizens_to_bithynia():
    """Exemple: none may leave Bosporos, two may leave Thrace but no more; from elsewhere come the others."""
    scene = Scene().lives(VERT, bosporos=3, thrace=5, sparta=12).turn_of(VERT)
    refusal = scene.refuses("move bithynia / take bosporos 1")
    assert (refusal.key, refusal.facts["has"], refusal.facts["most"]) == ("must-stay", 3, 0)
    refusal = scene.refuses("take thrace 3")
    assert (refusal.key, refusal.facts["most"]) == ("must-stay", 2)
    assert scene.may("take thrace 2")
    assert not scene.may("take thrace 3")
    scene.plays("take thrace 2")
    assert scene.refuses("take thrace 1").key == "must-stay"
    (*_, event) = scene.plays("take sparta 2 / enter")
    assert event == Entered(VERT, "bithynia", 4, ())
    assert [scene.count(VERT, name) for name in ("bithynia", "thrace", "bosporos", "sparta")] == [4, 3, 3, 10]


def test_with_the_strict_option_more_than_three_must_remain():
    """The other reading of the same example: Bosporos holds four, Thrace six."""
    scene = Scene(strict=True).lives(VERT, bosporos=4, thrace=6, sparta=4).turn_of(VERT)
    assert scene.refuses("move bithynia / take bosporos 1").key == "must-stay"
    assert scene.refuses("take thrace 3").key == "must-stay"
    scene.plays("take thrace 2 / enter")
    assert scene.count(VERT, "thrace") == 4


def test_a_group_may_be_a_single_citizen_and_one_needs_a_group():
    scene = Scene().turn_of(BLEU)
    assert scene.refuses("move karia / enter").key == "no-group"
    scene.plays("take phocaea 1 / enter")
    assert scene.count(BLEU, "karia") == 1


def test_the_target_itself_gives_no_citizens():
    scene = Scene().lives(BLEU, phocaea=6, karia=6).turn_of(BLEU)
    assert scene.refuses("move karia / take karia 1").key == "already-there"
    assert scene.refuses("take thrace 1").key == "none-there"
    scene.plays("take phocaea 3 / enter")
    assert scene.count(BLEU, "karia") == 9


def test_one_may_move_home():
    scene = Scene().lives(BLEU, phocaea=0, karia=6).turn_of(BLEU)
    scene.plays("move phocaea / take karia 3 / enter")
    assert scene.count(BLEU, "phocaea") == 3


def test_nobody_enters_an_empty_metropolis():
    """NOTE: with three or four, some metropolises are out of the game."""
    scene = Scene("sparta chalcis phocaea")
    for city in ("miletos", "thera"):
        assert scene.refuses(f"move {city}").key == "nobody-plays-there"
    assert scene.may("move phocaea")


def test_without_a_citizen_to_spare_nobody_moves():
    scene = Scene().lives(BLEU, phocaea=3, karia=3).turn_of(BLEU)
    assert scene.refuses("move thrace").key == "nobody-can-leave"
    assert scene.may("recruit phocaea 3")
    scene.lives(BLEU, phocaea=3, karia=4)
    assert scene.refuses("move karia").key == "nobody-can-leave"
    assert scene.may("move thrace")


def test_rouge_recruits_three_at_home_and_two_of_the_oracle_in_megale_hellas():
    """Exemple: but none in Macedonia, where Rouge does not live."""
    scene = Scene().lives(ROUGE, thera=9, megale_hellas=4).blessed(ROUGE, 2).turn_of(ROUGE)
    reserve = scene.polis(ROUGE).reserve
    refusal = scene.refuses("recruit macedonia 1")
    assert refusal.key == "not-lived-in"
    assert {word.id for word in refusal.facts["homes"]} == {"thera", "megale_hellas"}
    scene.plays("recruit megale_hellas 2 / recruit thera 3")
    assert (scene.count(ROUGE, "megale_hellas"), scene.count(ROUGE, "thera")) == (6, 12)
    assert (scene.polis(ROUGE).reserve, scene.polis(ROUGE).oracle) == (reserve - 3, 0)


def test_all_recruits_are_placed_and_no_more():
    scene = Scene().turn_of(BLEU)
    assert scene.refuses("recruit phocaea 4").key == "too-many-recruits"
    scene.plays("recruit phocaea 1")
    assert scene.refuses("move karia").key == "due-recruits"
    assert scene.refuses("recruit phocaea 3").key == "too-many-recruits"
    (event,) = [each for each in scene.plays("recruit phocaea 2") if isinstance(each, Recruited)]
    assert event == Recruited(BLEU, "phocaea", 2, 0)
    assert scene.state.active == scene.number(NOIR)


def test_with_fewer_in_reserve_one_takes_what_is_left():
    scene = Scene().lives(BLEU, phocaea=14, karia=14).turn_of(BLEU)
    assert scene.refuses("recruit karia 3").key == "too-many-recruits"
    scene.plays("recruit karia 2")
    assert scene.polis(BLEU).reserve == 0


def test_with_nobody_to_recruit_one_may_pass_and_else_not():
    scene = Scene().lives(BLEU, phocaea=15, karia=15).turn_of(BLEU)
    assert scene.refuses("recruit karia 1").key == "nobody-to-recruit"
    scene.plays("pass")
    assert scene.state.active == scene.number(NOIR)
    assert scene.refuses("pass").key == "must-act"


def test_noir_moves_to_troada_and_takes_dionysos():
    """Exemple: both wine provinces; the tile is replaced by Poseidon."""
    scene = Scene().lives(NOIR, miletos=9, macedonia=3)
    scene.shows("dionysos zeus ares", "poseidon hera").turn_of(NOIR)
    scene.state = scene.state  # a scene: the other tiles are out of the game
    events = scene.plays("move troada / take miletos 3 / enter")
    taken = next(each for each in events if isinstance(each, ObjectiveTaken))
    assert taken == ObjectiveTaken(NOIR, "dionysos", ("troada", "macedonia"))
    assert ObjectiveOpened("poseidon", 1) in events
    assert scene.polis(NOIR).tiles == ("dionysos",)
    assert scene.state.open == ("poseidon", "zeus", "ares")
    assert scene.state.active == scene.number(ROUGE)


def test_an_objective_turned_up_at_the_end_of_the_action_waits_for_another_turn():
    """NOTE: only those that lay open when the turn began, even where the new one is met too."""
    scene = Scene().lives(NOIR, miletos=6, macedonia=3, thrace=3)
    scene.shows("dionysos zeus ares", "hephaistos hera").turn_of(NOIR)
    scene.plays("move troada / take miletos 3 / enter")
    assert scene.polis(NOIR).tiles == ("dionysos",)
    assert scene.state.open[0] == "hephaistos"
    scene.turn_of(NOIR).plays("recruit miletos 3")
    assert scene.polis(NOIR).tiles == ("dionysos", "hephaistos")


def test_all_objectives_that_are_met_are_taken_at_once():
    scene = Scene().lives(NOIR, miletos=6, macedonia=3, bosporos=3)
    scene.shows("dionysos hermes ares").turn_of(NOIR)
    scene.plays("move troada / take miletos 3 / enter")
    assert set(scene.polis(NOIR).tiles) == {"dionysos", "hermes"}


def test_nobody_takes_an_objective_in_the_turn_of_another():
    scene = Scene().lives(JAUNE, chalcis=6, macedonia=3, troada=3).shows("dionysos zeus ares")
    scene.turn_of(BLEU).plays("recruit phocaea 3")
    assert scene.polis(JAUNE).tiles == ()


def test_vert_proposes_to_jaune_to_cohabit_in_bosporos():
    """Exemple: 5 citizens of Vert, Jaune accepts; both then live there and both meet objectives."""
    scene = Scene().lives(VERT, sparta=8).lives(JAUNE, chalcis=6, bosporos=3).turn_of(VERT)
    scene.shows("ares hera zeus")
    scene.plays("move bosporos / take sparta 5 / propose")
    (decision,) = RULES.decisions(scene.state)
    assert (decision.seat, decision.kind, decision.in_turn) == (scene.number(JAUNE), "cohabit", False)
    assert decision.facts["count"] == 5
    assert decision.facts["rival"] == Word("city", VERT)
    events = scene.plays("accept", JAUNE)
    assert CohabitationAccepted(JAUNE, VERT, "bosporos") in events
    assert Entered(VERT, "bosporos", 5, (JAUNE,)) in events
    assert (scene.count(VERT, "bosporos"), scene.count(JAUNE, "bosporos")) == (5, 3)
    scene.shows("artemis hera zeus").lives(JAUNE, chalcis=6, bosporos=3).turn_of(JAUNE)
    scene.plays("move thrace / take chalcis 1 / enter")
    assert scene.polis(JAUNE).tiles == ("artemis",)


def test_all_who_live_there_are_asked_at_once_and_all_must_accept():
    scene = Scene().lives(JAUNE, chalcis=6, karia=2).lives(NOIR, miletos=6, karia=1).turn_of(BLEU)
    scene.plays("move karia / take phocaea 4 / propose")
    assert scene.asked() == {JAUNE: "cohabit", NOIR: "cohabit"}
    scene.plays("accept", NOIR)
    assert scene.asked() == {JAUNE: "cohabit"}
    scene.plays("refuse", JAUNE)
    assert scene.asked() == {BLEU: "defender"}
    assert scene.may(f"attack {NOIR}")  # also one who had accepted
    assert scene.refuses(f"attack {VERT}").key == "not-a-defender"
    scene.plays(f"attack {JAUNE}")
    assert scene.fight.defender == scene.number(JAUNE)
    assert scene.count(NOIR, "karia") == 1


def test_a_refusal_of_the_only_other_begins_the_fight():
    scene = Scene().lives(JAUNE, chalcis=6, karia=2).turn_of(BLEU)
    scene.plays("move karia / take phocaea 4 / propose")
    scene.plays("refuse", JAUNE)
    assert (scene.group(BLEU, 0), scene.group(JAUNE, 1)) == (4, 2)


def test_one_may_fight_without_asking_but_not_enter_unasked():
    scene = Scene().lives(JAUNE, chalcis=6, karia=2).turn_of(BLEU)
    refusal = scene.refuses("move karia / take phocaea 4 / enter")
    assert refusal.key == "others-live-there"
    assert scene.may(f"attack {JAUNE}")
    assert scene.refuses(f"attack {VERT}").key == "not-a-defender"


def test_there_is_no_cohabitation_in_a_metropolis():
    scene = Scene().turn_of(BLEU)
    assert scene.refuses("move chalcis / take phocaea 4 / propose").key == "no-cohabitation-at-home"
    assert scene.refuses("enter").key == "no-cohabitation-at-home"
    assert scene.may(f"attack {JAUNE}")


def test_only_a_move_of_the_active_player_ends_a_cohabitation():
    """One of the two moves there again; the other cannot refuse that, and may be fought."""
    scene = Scene().lives(JAUNE, chalcis=6, karia=4).lives(BLEU, phocaea=8, karia=2).turn_of(BLEU)
    assert scene.refuses(f"attack {JAUNE}").key == "due-action"
    scene.plays("move karia / take phocaea 3")
    assert scene.refuses("propose").key == "lives-there-already"
    assert scene.may("enter")
    scene.plays(f"attack {JAUNE}")
    assert (scene.group(BLEU, 0), scene.group(JAUNE, 1)) == (5, 4)
    assert scene.count(BLEU, "karia") == 0


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_standing_orders_can_accept_or_refuse(answer):
    scene = Scene().lives(JAUNE, chalcis=6, karia=2).turn_of(BLEU)
    scene.plays("move karia / take phocaea 4 / propose")
    (decision,) = RULES.decisions(scene.state)
    assert dict(decision.answers)[answer].word == answer
    (form,) = [
        form for form in GUIDE.orders(RULES.view(scene.state, decision.seat)) if form.kind == decision.kind
    ]
    assert answer in form.orders
    assert Word("city", BLEU) in form.about["rival"]
