"""What answers say before they are given: who lives there and what it counts for, dice, stakes and odds."""

import pytest
from polis_scene import BLEU, NOIR, VERT, Scene, rolls
from titled import titled

from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question, ask
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.grecolonies.actions import Announce, Counter, Dodge, Move
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.telling.guide import GUIDE


def told(scene: Scene, line: str, city: str | None = None, language: str = "en") -> list[str]:
    (action,) = parse_line(RULES, line, RULES.vocabulary(scene.state))
    seat = Seat(scene.state.active if city is None else scene.number(city))
    teller = Teller(language, titled(RULES), (), scene.options)
    notes = teller.notes("preview", GUIDE.preview(RULES.view(scene.state, seat), action))
    return [plain(each).replace("\u202f", " ").replace("\u00a0", " ") for each in notes]


def sides() -> Scene:
    """Phocaea attacks Miletos in Troada, 4 citizens against 3; Sparta is asked for help."""
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    scene.lives(VERT, sparta=8).plays("move troada / take phocaea 4 / attack miletos")
    return scene


def test_a_destination_says_who_lives_there_and_which_objectives_it_counts_for():
    scene = Scene("phocaea miletos sparta").lives(NOIR, miletos=7, troada=3).shows("dionysos ares hera")
    assert told(scene, "move troada") == ["Troada: Miletos lives there (3). One of two for Dionysos and Hera"]
    scene.lives(BLEU, phocaea=8, macedonia=3)
    (line,) = told(scene, "move troada")
    assert line == "Troada: Miletos lives there (3). Completes Dionysos: 2 points. One of two for Hera"
    (line,) = told(scene, "move troada", language="fr")
    assert line == "Troada : Miletos y vit (3). Complète Dionysos : 2 points. Une des deux pour Héra"
    assert told(scene, "move miletos") == ["Miletos: Miletos lives there (7 and the Guard)"]
    assert told(scene, "move karia")[0].startswith("Karia: nobody else lives there")


def test_an_attack_says_the_dice_and_what_a_victory_brings():
    scene = Scene("phocaea miletos sparta").lives(NOIR, miletos=7, troada=3)
    scene.plays("move troada / take phocaea 4")
    assert told(scene, "attack miletos") == [
        "Your 4 dice against 3 of Miletos. A victory: 1 point and Troada"
    ]
    scene = Scene("phocaea miletos sparta").lives(NOIR, miletos=3).has(NOIR, tiles="zeus")
    scene.plays("move miletos / take phocaea 4")
    assert told(scene, "attack miletos")[0].endswith(
        "against 5 of Miletos. A victory: 1 point and an objective (2 points)"
    )


def test_who_is_asked_to_cohabit_sees_the_dice_of_a_fight():
    scene = Scene("phocaea miletos sparta").lives(NOIR, miletos=7, troada=3)
    scene.plays("move troada / take phocaea 4 / propose")
    (line,) = told(scene, "refuse", NOIR)
    assert (
        line
        == "Refuse: Phocaea may fight you, 4 dice against your 3. The winner has the province and 1 point."
    )
    assert told(scene, "accept", NOIR)[0].startswith("Accept: both")


def test_helping_is_asked_side_first_then_number_and_says_the_dice():
    scene = sides()
    seat = Seat(scene.number(VERT))
    legal = RULES.legal(scene.state, seat)
    teller = Teller("en", titled(RULES), (), scene.options)
    likely = GUIDE.likely(RULES.view(scene.state, seat))
    question = ask(legal, (), likely)
    assert isinstance(question, Question)
    labels = [teller.answer(question, answer) for answer in question.answers]
    assert sorted(labels) == ["Help Miletos", "Help Phocaea", "Stay out"]
    assert labels[0] == "Stay out"
    then = ask(legal, (labels.index("Help Miletos"),), likely)
    assert isinstance(then, Question)
    # Three more are six dice: whoever comes beside them would wait in the Refuge.
    assert [teller.answer(then, answer) for answer in then.answers] == ["3", "2", "1", "4", "5"]
    assert all(action.city == NOIR for answer in then.answers for action in answer.actions)
    dice, stakes = told(scene, "ally miletos sparta 2", VERT)
    assert dice == "Miletos with 2 more: 5 dice instead of 3, against 4"
    assert stakes.startswith("Helping: your citizens fight under that commander")


def test_one_way_to_help_each_is_an_answer_of_its_own():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    scene.lives(VERT, sparta=4).plays("move troada / take phocaea 4 / attack miletos")
    question = ask(RULES.legal(scene.state, Seat(scene.number(VERT))))
    assert isinstance(question, Question)
    assert all(len(answer.actions) == 1 for answer in question.answers)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_question_posts_say_what_answers_cost_and_win(language: str):
    scene = sides()
    teller = Teller(language, titled(RULES), (), scene.options)
    (help_asked,) = RULES.decisions(scene.state)
    assert len(teller.stakes(help_asked)) > 60
    scene.plays("stay-out", VERT)
    (oracle,) = RULES.decisions(scene.state)
    assert "2" in teller.stakes(oracle)
    assert told(scene, "predict phocaea 2", VERT, language)[0] == plain(
        teller.stakes(oracle).replace("\u202f", " ").replace("\u00a0", " ")
    )


def test_announcements_and_answers_say_how_likely_they_hold_by_ones_own_dice():
    own = rolls("spear-2", "spear-1", "shield-1", "helmet-2")
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    scene.plays("move troada / take phocaea 4 / attack miletos")
    scene.nobody_joins(own + rolls("shield-2", "shield-1", "helmet-1"))
    view = RULES.view(scene.state, Seat(scene.number(BLEU)))
    assert GUIDE.chance(view, Announce(3, "spear")) == 100
    assert GUIDE.chance(view, Announce(10, "spear")) == 0
    unsure = GUIDE.chance(view, Announce(4, "spear"))
    assert unsure is not None
    assert 0 < unsure < 100
    scene.plays("announce 4 spear")
    rival = RULES.view(scene.state, Seat(scene.number(NOIR)))
    counter, dodge = GUIDE.chance(rival, Counter()), GUIDE.chance(rival, Dodge())
    assert counter is not None
    assert dodge is not None
    assert 0 < dodge < counter < 100
    bystander = RULES.view(scene.state, Seat(scene.number(VERT)))
    assert GUIDE.chance(bystander, Counter()) is None


def test_a_group_says_against_how_many_dice_it_gathers_and_who_must_stay():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=9).lives(NOIR, miletos=7, troada=3)
    scene.shows("dionysos ares hera").plays("move troada")
    assert told(scene, "take phocaea 4") == told(scene, "take phocaea 1")
    (line,) = told(scene, "take phocaea 4")
    assert line.startswith("Against Miletos: up to 3 dice. You throw one for each citizen, 6 at most.")
    assert line.endswith("Phocaea: 9 now, 3 must stay.")
    scene.plays("take phocaea 4")
    (line,) = told(scene, "propose")
    assert line.endswith("A single no, and you fight: 4 dice against 3")


def test_who_enters_is_told_what_it_counts_for():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=9).shows("dionysos ares hera")
    scene.plays("move troada")
    assert told(scene, "take phocaea 4")[0].startswith("Nobody else lives in Troada: 1 citizen is enough")
    scene.plays("take phocaea 4")
    assert told(scene, "enter") == [
        "Enter: 4 citizens of yours live in Troada. One of two for Dionysos and Hera"
    ]


def test_recruits_are_told_where_others_could_come():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=9).lives(NOIR, miletos=7)
    assert told(scene, "recruit phocaea 3")[0].startswith("Phocaea: 9 citizens of yours now; others can come")


def test_counter_and_dodge_say_who_loses_the_assault():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).lives(NOIR, miletos=7, troada=3)
    scene.plays("move troada / take phocaea 4 / attack miletos")
    scene.nobody_joins(rolls(*4 * ["spear-2"], *3 * ["shield-1"]))
    scene.plays("announce 3 spear")
    counter, lost = told(scene, "counter", NOIR)
    assert counter == (
        "Counter: with fewer than 3 spears under both cups Phocaea loses the assault, else you do."
    )
    assert lost.startswith("A lost assault costs a citizen")
    assert told(scene, "dodge", NOIR)[0].startswith("Dodge: with exactly 3 spears Phocaea loses")


def test_moves_that_complete_an_objective_stand_first_and_metropolises_without_one_last():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=8, macedonia=3).lives(NOIR, troada=3)
    scene.shows("dionysos ares hera").has(NOIR, tiles="zeus")
    found = [each.target for each in GUIDE.likely(RULES.view(scene.state, Seat(scene.state.active)))]
    legal = RULES.legal(scene.state, Seat(scene.state.active))
    assert set(found) == {each.target for each in legal if isinstance(each, Move)}
    assert found[0] == "troada"
    assert found[-2:] == ["miletos", "sparta"]  # in the one lies an objective to take, in the other none
    assert found.index("bithynia") < found.index("karia")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_is_fought_at_home_is_not_named_twice(language: str):
    def clean(text: str) -> str:
        return text.replace("\u202f", " ").replace("\u00a0", " ")

    def asked() -> str:
        return clean(teller.decision(RULES.decisions(scene.state)[0]))

    scene = Scene("phocaea thera sparta").lives(BLEU, phocaea=7).lives("thera", thera=3)
    scene.lives(VERT, sparta=8)
    scene.plays("move thera")
    teller = Teller(language, titled(RULES), (), scene.options)
    (taking,) = told(scene, "take phocaea 4", language=language)
    assert taking.startswith({"en": "Against Thera: up", "fr": "Contre Thera : jusqu"}[language])
    scene.plays("take phocaea 4 / attack thera")
    assert {"en": "and the Guard) at home.", "fr": "et la Garde) dans sa métropole."}[language] in asked()
    scene.nobody_joins(rolls(*["spear-2"] * 9))
    against = {"en": "open assault 1 against Thera at home", "fr": "ouvre l’assaut 1 contre Thera chez elle"}
    assert asked().startswith(against[language])


def test_in_french_numbers_are_asked_of_citizens():
    scene = Scene("phocaea miletos sparta")
    scene.plays("move troada")
    question = ask(RULES.legal(scene.state, Seat(scene.state.active)))
    assert isinstance(question, Question)
    asked = Teller("fr", titled(RULES), (), scene.options).question(question)
    assert plain(asked).startswith("Combien de citoyens de Phocaea")
