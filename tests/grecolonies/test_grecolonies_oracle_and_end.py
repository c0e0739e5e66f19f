"""The Oracle, the last round, the victory, and those who give up."""

from dataclasses import replace

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene

from engine.grecolonies.events import GloryWon, LastRoundBegun, OracleSpoke, Won
from engine.grecolonies.law.rounds import points
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Over, Shaking


def prophecy(**predictions: str) -> Scene:
    """Jaune with 3 citizens and one of Vert attacks Noir in Karia; predictions by colour."""
    scene = Scene().lives(NOIR, miletos=3, karia=4).lives(JAUNE, chalcis=6).lives(VERT, sparta=4)
    scene.lives(ROUGE, thera=3).lives(BLEU, phocaea=3)
    scene.turn_of(JAUNE).plays("move karia / take chalcis 3 / attack miletos")
    scene.plays("ally chalcis sparta 1", VERT)
    assert set(scene.asked().values()) == {"predict"}
    scene.loaded += SPEARS
    for city, line in predictions.items():
        scene.plays(line, city)
    scene.nobody_joins()
    return scene


def noir_wins_in_two(scene: Scene) -> Scene:
    scene.assault(attacker_wins=False)
    scene.plays("lose chalcis chalcis", JAUNE)
    scene.assault(attacker_wins=False)
    scene.plays("lose sparta chalcis", JAUNE)
    return scene


def test_rouge_alone_foretold_the_winner_and_gets_one_citizen():
    """Exemple: the Defender wins in two assaults; Vert has the number right, Rouge only the winner."""
    scene = prophecy(thera="predict miletos 4", sparta="predict chalcis 2", phocaea="predict chalcis 4")
    reserves = {city: scene.polis(city).reserve for city in (ROUGE, VERT, BLEU)}
    noir_wins_in_two(scene)
    assert [scene.polis(city).oracle for city in (ROUGE, VERT, BLEU)] == [1, 0, 0]
    assert scene.polis(ROUGE).reserve == reserves[ROUGE]
    assert scene.polis(BLEU).reserve == reserves[BLEU] + 1
    assert OracleSpoke(ROUGE, NOIR, 4, 1) in scene.events
    scene.turn_of(ROUGE)
    assert scene.refuses("recruit thera 5").key == "too-many-recruits"
    scene.plays("recruit thera 4")
    assert scene.count(ROUGE, "thera") == 7


def test_winner_and_number_bring_two_and_the_winner_alone_then_nothing():
    scene = noir_wins_in_two(prophecy(thera="predict miletos 2", phocaea="predict miletos 3"))
    assert [scene.polis(city).oracle for city in (ROUGE, BLEU)] == [2, 0]


def test_several_may_be_right():
    scene = noir_wins_in_two(prophecy(thera="predict miletos 2", phocaea="predict miletos 2"))
    assert [scene.polis(city).oracle for city in (ROUGE, BLEU)] == [2, 2]


def test_if_nobody_foretold_the_winner_nobody_gets_anything():
    scene = noir_wins_in_two(prophecy(thera="predict chalcis 2", phocaea="predict chalcis 3"))
    assert [scene.polis(city).oracle for city in (ROUGE, BLEU)] == [0, 0]


def test_an_ally_may_foretell_a_combatant_may_not():
    scene = Scene().lives(NOIR, miletos=3, karia=4)
    scene.turn_of(JAUNE).plays("move karia / take chalcis 3 / attack miletos")
    for city in (VERT, ROUGE, BLEU):
        scene.plays("stay-out", city)
    assert scene.asked() == dict.fromkeys((VERT, ROUGE, BLEU), "predict")
    assert scene.refuses("predict miletos 6", VERT).key == "off-the-table"
    assert scene.refuses("predict thera 2", VERT).key == "does-not-fight"
    scene.plays("predict miletos 2", VERT)
    scene.owes_nothing(VERT)


def test_without_a_citizen_in_reserve_nobody_is_asked_and_rewards_end_with_the_reserve():
    scene = Scene().lives(NOIR, miletos=3, karia=4).lives(VERT, sparta=30).lives(ROUGE, thera=29)
    scene.lives(BLEU, phocaea=3)
    scene.turn_of(JAUNE).plays("move karia / take chalcis 4 / attack miletos")
    for city in (VERT, ROUGE):
        scene.plays("stay-out", city)
    assert scene.asked() == dict.fromkeys((ROUGE, BLEU), "predict")
    scene.plays("predict miletos 2", ROUGE)
    scene.nobody_joins(SPEARS)
    for _ in range(2):
        scene.assault(attacker_wins=False)
    assert (scene.polis(ROUGE).oracle, scene.polis(ROUGE).reserve) == (1, 0)


def express() -> Scene:
    """Three players on Express, Sparta first; seven objectives are taken, two lie open, none is left."""
    scene = Scene("sparta chalcis phocaea", board="express")
    scene.has("sparta", tiles="demeter artemis hephaistos").has(
        "phocaea", tiles="aphrodite zeus ares poseidon"
    )
    scene.lives("chalcis", chalcis=7, macedonia=4).lives("phocaea", phocaea=8)
    return scene.shows("dionysos hermes", "")


def test_the_round_ends_when_an_objective_cannot_be_replaced():
    """Exemple: Phocaea still has its action, attacks Chalcis and loses; Chalcis gets a marker of glory."""
    scene = express().turn_of("chalcis")
    events = scene.plays("move troada / take chalcis 3 / enter")
    assert LastRoundBegun(glory=False) in events
    assert scene.polis("chalcis").tiles == ("dionysos",)
    assert [tile for tile in scene.state.open if tile] == ["hermes"]
    assert scene.state.active == scene.number("phocaea")
    scene.plays("move macedonia / take phocaea 2 / attack chalcis")
    scene.nobody_joins(SPEARS)
    events = scene.assault(attacker_wins=False)
    assert GloryWon("chalcis", 5) in events
    assert isinstance(scene.state.frame, Over)
    standing = RULES.standing(scene.state)
    assert (standing.ended, standing.scores) == ("objectives", (6, 3, 8))
    assert standing.winners == (scene.number("phocaea"),)
    assert RULES.decisions(scene.state) == ()


def test_in_the_last_round_objectives_and_glory_are_still_won():
    scene = express().turn_of("chalcis")
    scene.plays("move troada / take chalcis 3 / enter")
    scene.lives("phocaea", phocaea=9, bosporos=3)
    scene.plays("move troada / take phocaea 3 / propose")
    scene.plays("accept", "chalcis")
    assert "hermes" in scene.polis("phocaea").tiles
    assert isinstance(scene.state.frame, Over)


def test_the_last_marker_of_glory_ends_the_game_with_the_round_and_more_come_from_the_box():
    scene = Scene("sparta chalcis phocaea").has("sparta", glory=5)
    for city in ("sparta", "phocaea"):
        scene.lives(city, **{city: 8})
    scene.lives("chalcis", chalcis=6, karia=1, thrace=1).turn_of("sparta")
    scene.plays("move karia / take sparta 3 / attack chalcis")
    scene.nobody_joins(SPEARS[:4])
    events = scene.assault(attacker_wins=True)
    assert LastRoundBegun(glory=True) in events
    assert scene.state.glory == 0
    scene.plays("return chalcis 1", "chalcis")
    scene.plays("recruit chalcis 3")
    scene.plays("move thrace / take phocaea 3 / attack chalcis")
    scene.nobody_joins(SPEARS)
    events = scene.assault(attacker_wins=True)
    assert GloryWon("phocaea", 0) in events
    assert scene.polis("phocaea").glory == 1
    assert RULES.standing(scene.state).ended == "glory"


def test_a_round_ends_before_the_first_player_wherever_it_sits():
    """Everybody has as many turns: here Chalcis began, so Sparta has the last turn."""
    scene = Scene("sparta chalcis phocaea").turn_of("phocaea")
    scene.state = replace(scene.state, first=scene.number("chalcis"), ending="glory", glory=0)
    scene.state = replace(scene.state, poleis=tuple(replace(each, glory=2) for each in scene.state.poleis))
    scene.plays("recruit phocaea 3")
    assert scene.state.active == scene.number("sparta")
    assert not isinstance(scene.state.frame, Over)
    scene.plays("recruit sparta 3")
    assert isinstance(scene.state.frame, Over)


def end_of(scene: Scene) -> tuple[str, ...]:
    """The winners when the last player passes its turn by recruiting."""
    last = scene.state.poleis[-1]
    scene.state = type(scene.state)(
        *(
            "glory" if name == "ending" else 0 if name == "glory" else getattr(scene.state, name)
            for name in scene.state.__dataclass_fields__
        )
    )
    scene.turn_of(str(last.city))
    events = []
    for action in (f"recruit {last.city} 1",) * 3:
        events += scene.plays(action)
    told = tuple(each.city for each in events if isinstance(each, Won))
    standing = RULES.standing(scene.state)
    assert tuple(scene.state.poleis[seat].city for seat in standing.winners) == told
    return told


def three() -> Scene:
    scene = Scene("sparta chalcis phocaea")
    scene.has("sparta", glory=2).has("chalcis", glory=2).has("phocaea", glory=2)
    return scene.shows("athena apollo hera")


def test_a_marker_counts_one_and_an_objective_two():
    scene = Scene("sparta chalcis phocaea").has("sparta", glory=3, tiles="zeus ares")
    assert points(scene.polis("sparta")) == 7
    assert RULES.standing(scene.state).scores[0] == 7


def test_most_points_win():
    assert end_of(three().has("chalcis", glory=2, tiles="zeus").has("sparta", glory=2)) == ("chalcis",)


def test_a_tie_is_broken_by_provinces_then_by_citizens_then_shared():
    scene = three().lives("sparta", sparta=3, karia=1).lives("chalcis", chalcis=9).lives("phocaea", phocaea=9)
    assert end_of(scene) == ("sparta",)
    scene = three().lives("sparta", sparta=3, karia=1).lives("chalcis", chalcis=3, karia=2)
    scene.lives("phocaea", phocaea=9)
    assert end_of(scene) == ("chalcis",)
    scene = three().lives("sparta", sparta=9).lives("chalcis", chalcis=9).lives("phocaea", phocaea=6)
    assert end_of(scene) == ("sparta", "chalcis", "phocaea")


def test_citizens_on_the_oracle_stand_on_the_board_too():
    scene = three().lives("sparta", sparta=9).blessed("sparta", 1)
    scene.lives("chalcis", chalcis=9).lives("phocaea", phocaea=6)
    assert end_of(scene) == ("sparta",)


def test_ranks_follow_the_same_order():
    scene = three().lives("sparta", sparta=3, karia=1).lives("chalcis", chalcis=9).lives("phocaea", phocaea=9)
    assert RULES.standing(scene.state).ranks == (1, 2, 2)


def test_a_metropolis_counts_as_lived_in_even_when_it_is_empty():
    scene = three().lives("sparta", karia=3).lives("chalcis", chalcis=9).lives("phocaea", phocaea=6)
    assert end_of(scene) == ("sparta",)


def leaves(scene: Scene, city: str) -> None:
    """The player gives up."""
    step = RULES.concede(scene.state, scene.number(city))
    scene.state = step.state
    scene.events = list(step.events)
    assert set(RULES.check(scene.state)) <= {"all objectives are somewhere"}


def test_who_gives_up_leaves_the_board_and_its_turns_are_skipped():
    scene = Scene().has(NOIR, glory=3).turn_of(BLEU)
    leaves(scene, NOIR)
    assert sum(scene.polis(NOIR).citizens) == 0
    assert scene.refuses("move miletos").key == "nobody-plays-there"
    scene.plays("recruit phocaea 3")
    assert scene.state.active == scene.number(ROUGE)
    standing = RULES.standing(scene.state)
    assert standing.scores[scene.number(NOIR)] == 3
    assert standing.ranks[scene.number(NOIR)] == 5


def test_the_turn_passes_on_when_the_active_player_gives_up_with_a_group_under_way():
    scene = Scene().turn_of(BLEU)
    scene.plays("move karia / take phocaea 4")
    leaves(scene, BLEU)
    assert scene.polis(BLEU).reserve == 30
    assert scene.state.active == scene.number(NOIR)


def test_a_group_turns_back_when_the_metropolis_it_heads_for_closes():
    scene = Scene().turn_of(BLEU)
    scene.plays("move miletos / take phocaea 4")
    leaves(scene, NOIR)
    assert scene.count(BLEU, "phocaea") == 12
    assert scene.asked() == {BLEU: "action"}


@pytest.mark.parametrize(("leaver", "winner"), [(JAUNE, NOIR), (NOIR, JAUNE)])
def test_a_combatant_who_gives_up_has_lost_the_fight(leaver, winner):
    scene = prophecy()
    leaves(scene, leaver)
    assert scene.polis(winner).glory == 1
    assert scene.polis(leaver).reserve == 30
    assert scene.count(winner, "karia") == (4 if winner == NOIR else 3)


def test_when_an_ally_gives_up_its_citizens_are_gone_and_the_fight_goes_on():
    scene = prophecy()
    leaves(scene, VERT)
    assert scene.polis(VERT).reserve == 30
    assert scene.asked() == {JAUNE: "open-assault"}
    scene.assault(attacker_wins=False)
    assert scene.group(JAUNE, 0) == 1


def test_when_the_last_one_asked_gives_up_the_attacker_shakes_the_cups():
    scene = Scene().lives(NOIR, miletos=3, karia=4)
    scene.turn_of(JAUNE).plays("move karia / take chalcis 3 / attack miletos")
    for city in (VERT, ROUGE, BLEU):
        scene.plays("stay-out", city)
    for city in (VERT, ROUGE):
        scene.plays("abstain", city)
    leaves(scene, BLEU)
    assert isinstance(scene.state.frame, Shaking)
    assert scene.asked() == {JAUNE: "shake"}
    scene.plays("shake", dice=SPEARS)
    assert scene.asked() == {JAUNE: "open-assault"}


def test_the_last_who_stays_has_won():
    scene = Scene("sparta chalcis phocaea").turn_of("sparta")
    leaves(scene, "sparta")
    leaves(scene, "phocaea")
    standing = RULES.standing(scene.state)
    assert (standing.ended, standing.winners) == ("alone", (scene.number("chalcis"),))
