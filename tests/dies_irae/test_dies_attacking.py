"""9.2, 12: combats, fortresses, monuments, posts that nobody guards."""

import pytest
from dies_scene import Scene

from engine.dies_irae.events import Fought, PostSeized
from engine.dies_irae.law.combat import losses, modifier

CITY_STATE, LEVEL_6, LEVEL_9 = (0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 0, 3)


def fought(scene: Scene) -> Fought:
    (event,) = [each for each in scene.events if isinstance(each, Fought)]
    return event


def at_corinth(greeks: int, persians: int, *, post: str = "corinth") -> Scene:
    scene = Scene().posts("persia", post).units("greece", corinth=(greeks,))
    return (
        scene.units("persia", corinth=(persians,)).contested("corinth").turn_of("greece", "persia", "egypt")
    )


def test_two_legions_of_one_do_nothing_to_one():
    """9.2, example 1: 2 against 1, stability 0 and 1: nobody is removed, the hex stays contested."""
    scene = at_corinth(2, 1).has("persia", stability=1)
    scene.plays("choose attack / fight corinth legion persia")
    assert (fought(scene).strength, fought(scene).rival_strength) == (2, 1)
    assert (scene.legions("greece", "corinth"), scene.legions("persia", "corinth")) == (2, 1)
    assert scene.is_contested("corinth")


def test_a_city_state_adds_two_and_stability_of_minus_four_takes_two():
    """9.2, example."""
    scene = Scene().has("greece", development=CITY_STATE).has("persia", stability=-4)
    assert modifier(scene.state, 0) == 2
    assert modifier(scene.state, 1) == -2
    scene = at_corinth(2, 3).has("greece", development=CITY_STATE).has("persia", stability=-4)
    scene.plays("choose attack / fight corinth legion persia")
    assert (fought(scene).strength, fought(scene).rival_strength) == (4, 1)


def test_two_hoplites_remove_the_legion_and_take_the_post_with_another_attack():
    """9.2, example: phase II, 4 points; the post changes hands in another action."""
    scene = at_corinth(2, 1).has("greece", development=(4, 0, 0, 0)).has("persia", stability=1)
    scene.plays("choose attack / fight corinth legion persia")
    assert scene.legions("persia", "corinth") == 0
    assert scene.owner("corinth") == "persia"
    assert scene.is_contested("corinth")
    assert scene.refuses("seize corinth").key == "guard-just-fell"
    assert scene.income("persia") == 0
    before = scene.talents("greece")
    scene.plays("end / choose pass / choose pass / choose attack / seize corinth")
    assert scene.owner("corinth") == "greece"
    assert not scene.is_contested("corinth")
    assert scene.income("greece") == 6
    assert scene.talents("greece") == before


def test_four_ships_of_three_against_five_of_two():
    """9.2, example: 12 against 10; Persia loses 4 of 5, Greece 3 of 4; then Persia's last ship leaves."""
    scene = Scene().units("greece", j8=(0, 4)).units("persia", j8=(0, 5))
    scene.has("greece", development=(0, 7, 0, 0)).has("persia", development=(0, 4, 0, 0))
    scene.turn_of("greece", "persia", "egypt").plays("choose attack / fight j8 ship persia / end")
    assert (scene.ships("greece", "j8"), scene.ships("persia", "j8")) == (1, 1)
    assert (scene.events[1].strength, scene.events[1].rival_strength) == (12, 10)
    scene.plays("choose move / lead j8 ship 1 / to i8")
    assert scene.ships("persia", "i8") == 1


def test_seven_against_seven_with_a_fortress():
    """9.2, example: two legions of 3 and a legion of 1 with a fortress, both +1: the fortress stands."""
    scene = at_corinth(2, 1, post="corinth!")
    scene.has("greece", development=(7, 0, 0, 2)).has("persia", development=LEVEL_6)
    scene.plays("choose attack / fight corinth legion persia")
    assert (fought(scene).strength, fought(scene).rival_strength) == (7, 7)
    assert scene.legions("greece", "corinth") == 0
    assert scene.legions("persia", "corinth") == 0
    assert scene.holding("corinth").fortress


def test_nine_points_remove_the_legion_and_the_fortress():
    """9.2, example: 3 for the legion, the other 6 for the fortress."""
    scene = at_corinth(3, 1, post="corinth!").has("greece", development=(7, 0, 0, 0))
    scene.plays("choose attack / fight corinth legion persia")
    assert fought(scene).strength == 9
    assert scene.holding("corinth").owner == -1
    assert scene.told()[-2:] == ["fortress-destroyed", "hex-freed"]
    assert scene.legions("greece", "corinth") == 1  # 1 + 5 points remove two


@pytest.mark.parametrize(
    ("total", "units", "fortress", "monument", "lost"),
    [
        (2, 1, False, False, (0, False, False)),
        (3, 1, False, False, (1, False, False)),
        (8, 1, True, False, (1, False, False)),
        (9, 1, True, False, (1, True, False)),
        (5, 0, True, False, (0, False, False)),
        (6, 0, True, False, (0, True, False)),
        (13, 0, True, True, (0, True, False)),
        (14, 0, True, True, (0, True, True)),
        (7, 0, False, True, (0, False, False)),
        (8, 0, False, True, (0, False, True)),
        (11, 1, False, True, (1, False, True)),
        (17, 1, True, True, (1, True, True)),
        (8, 3, True, True, (2, False, False)),
    ],
)
def test_what_a_strength_destroys(total, units, fortress, monument, lost):
    found = losses(total, units, fortress, monument)
    assert (found.units, found.fortress, found.monument) == lost


def test_a_fortress_alone_defends_with_five_and_its_owners_modifiers():
    scene = at_corinth(2, 0, post="corinth!").has("persia", development=LEVEL_6, stability=2)
    scene.plays("choose attack / fight corinth legion persia")
    assert fought(scene).rival_strength == 5 + 1 + 1
    assert scene.legions("greece", "corinth") == 0


def test_a_fortress_does_not_help_its_owner_attack():
    scene = Scene().posts("greece", "corinth!").units("greece", corinth=(1,)).units("persia", corinth=(2,))
    scene.contested("corinth").turn_of("greece").plays("choose attack / fight corinth legion persia")
    assert fought(scene).strength == 1
    assert scene.holding("corinth").fortress


def test_a_strength_never_falls_below_nothing():
    scene = at_corinth(1, 1).has("greece", stability=-8)
    scene.plays("choose attack / fight corinth legion persia")
    assert fought(scene).strength == 0


@pytest.mark.parametrize(("attacker", "points"), [("greece", (2, 4)), ("persia", (2, 4))])
def test_a_mountain_gives_its_defender_two_points(attacker, points):
    """9.1.2: whoever did not begin the combat defends."""
    scene = Scene().units("greece", i5=(2,)).units("persia", i5=(2,)).contested("i5").turn_of(attacker)
    other = "persia" if attacker == "greece" else "greece"
    scene.plays(f"choose attack / fight i5 legion {other}")
    assert (fought(scene).strength, fought(scene).rival_strength) == points


def test_one_combat_by_land_and_one_by_sea_per_hex_and_action():
    scene = Scene().units("greece", corinth=(1, 1)).units("persia", corinth=(1, 1)).contested("corinth")
    scene.turn_of("greece", "persia", "egypt").plays("choose attack / fight corinth legion persia")
    assert scene.refuses("fight corinth legion persia").key == "fought-already"
    scene.plays("fight corinth ship persia")
    assert scene.refuses("fight corinth ship persia").key == "fought-already"
    scene.plays("end / choose attack" if scene.may("choose attack") else "end")
    assert scene.active() == "persia"
    assert scene.refuses("choose attack").key == "just-chosen"


def test_both_sides_may_begin_a_combat():
    scene = at_corinth(1, 3).turn_of("persia").plays("choose attack / fight corinth legion greece")
    assert scene.legions("greece", "corinth") == 0


def test_legions_do_not_fight_ships_and_ships_no_fortress():
    scene = (
        Scene().posts("persia", "corinth!").units("persia", corinth=(0, 1)).units("greece", corinth=(0, 2))
    )
    scene.turn_of("greece").plays("choose attack")
    assert scene.may("fight corinth ship persia")
    assert scene.refuses("fight corinth legion persia").key == "no-units-there"
    scene = Scene().units("persia", corinth=(0, 1)).units("greece", corinth=(1,)).contested("corinth")
    scene.turn_of("greece").plays("choose attack")
    assert scene.refuses("fight corinth legion persia").key == "nobody-to-fight"


def test_ships_fight_before_phase_four_too():
    scene = Scene().units("greece", j8=(0, 3)).units("persia", j8=(0, 1)).turn_of("greece")
    scene.plays("choose attack / fight j8 ship persia")
    assert scene.ships("persia", "j8") == 0


def test_legions_aboard_do_not_fight_and_sink_with_their_ships():
    """9.1.1: empty ships go down first."""
    scene = Scene().units("greece", j8=(0, 3)).units("persia", j8=(0, 2, 1)).turn_of("greece")
    scene.plays("choose attack / fight j8 ship persia")
    assert (scene.ships("persia", "j8"), scene.aboard("persia", "j8")) == (1, 1)
    assert fought(scene).rival_drowned == 0
    scene = Scene().units("greece", j8=(0, 6)).units("persia", j8=(0, 2, 1)).turn_of("greece")
    scene.plays("choose attack / fight j8 ship persia")
    assert scene.realm("persia").stacks == ()
    assert fought(scene).rival_drowned == 1


def test_all_units_gone_leave_a_free_hex_whose_post_works_again():
    scene = at_corinth(1, 1).has("greece", development=(7, 0, 0, 0)).has("persia", development=(7, 0, 0, 0))
    scene.plays("choose attack / fight corinth legion persia")
    assert scene.realm("greece").stacks == scene.realm("persia").stacks == ()
    assert not scene.is_contested("corinth")
    assert scene.income("persia") == 6


def test_a_burnt_fortress_leaves_no_post():
    scene = at_corinth(2, 0, post="corinth!").has("greece", development=(7, 0, 0, 0))
    scene.plays("choose attack / fight corinth legion persia")
    assert scene.owner("corinth") is None
    assert scene.refuses("seize corinth").key == "no-enemy-post"


def test_a_post_falls_only_where_a_legion_stands():
    scene = Scene().posts("persia", "naxos").units("greece", naxos=(0, 2)).turn_of("greece")
    scene.has("greece", development=(0, 10, 0, 0)).plays("choose attack")
    assert scene.refuses("seize naxos").key == "no-legion-to-seize"
    assert scene.refuses("fight naxos ship persia").key == "nobody-to-fight"


def test_a_guarded_post_is_not_taken_and_a_ship_is_no_guard():
    scene = at_corinth(1, 1).plays("choose attack")
    assert scene.refuses("seize corinth").key == "guarded"
    assert scene.refuses("seize athens").key == "no-enemy-post"
    scene = Scene().posts("persia", "corinth").units("persia", corinth=(0, 1)).units("greece", corinth=(1,))
    scene.contested("corinth").turn_of("greece").plays("choose attack / seize corinth")
    assert scene.owner("corinth") == "greece"
    assert not scene.is_contested("corinth")  # the ship is still there, but early ships contest nothing


def test_a_post_does_not_fight():
    scene = at_corinth(1, 0).plays("choose attack")
    assert scene.refuses("fight corinth legion persia").key == "post-does-not-fight"
    assert scene.refuses("fight corinth legion greece").key == "own-power"
    assert scene.refuses("fight corinth leader persia").key == "leader-no-fight"


def test_a_post_beyond_nine_of_a_good_is_only_removed():
    """16: nine boxes for a good; a second post in a hex (17.7) fills one too."""
    stone = ("perinthos", "philadelphia", "mylasa", "celaenae", "memphis", "tura", "hatnub", "karystos")
    scene = Scene(second_posts=True).posts("greece", *stone).posts("persia", "naxos")
    scene.units("greece", naxos=(1,)).contested("naxos").turn_of("greece", "persia", "egypt")
    scene.has("greece", development=(0, 0, 7, 0), talents=20).plays("choose trade / create-post tura / end")
    scene.turn_of("greece").plays("choose attack / seize naxos")
    assert scene.owner("naxos") is None
    (event,) = [each for each in scene.events if isinstance(each, PostSeized)]
    assert event.razed
    assert scene.realm("greece").goods[0] == 9


def test_conquering_a_capital_costs_three_levels_each_time():
    """9.5: a post of the enemy in the capital's hex, not the fall of its fortress."""
    scene = Scene().posts("persia", "sardis!").has("persia", capital="sardis").units("greece", sardis=(3,))
    scene.contested("sardis").has("greece", development=(4, 0, 0, 0), talents=100)
    scene.turn_of("greece", "persia", "egypt").plays("choose attack / fight sardis legion persia")
    assert scene.stability("persia") == 0
    scene.plays("end / choose pass / choose pass / choose trade / create-post sardis")
    assert scene.stability("persia") == -3
    assert "capital-conquered" in scene.told()
    scene.posts("greece").units("greece").posts("persia", "sardis").units("greece", sardis=(1,))
    scene.contested("sardis").turn_of("greece").plays("choose attack / seize sardis")
    assert scene.stability("persia") == -6


def test_a_captured_luxury_counts_as_the_first_one():
    scene = Scene().posts("persia", "phocaea", "tyana").units("greece", phocaea=(1,), tyana=(1,))
    scene.contested("phocaea", "tyana").turn_of("greece").plays("choose attack / seize phocaea")
    assert scene.stability("greece") == 1
    scene.plays("seize tyana")
    assert scene.stability("greece") == 1


def test_a_monument_falls_after_everything_else_and_costs_stability():
    """12: with 8 points left after legions and fortress."""
    scene = at_corinth(4, 1, post="corinth!*").has("greece", development=(7, 0, 0, 0))
    scene.plays("choose attack / fight corinth legion persia")
    assert fought(scene).strength == 12
    assert scene.holding("corinth").monument == 1
    assert scene.points("persia") == 1
    scene.posts("persia", "corinth*").units("greece", corinth=(3,)).contested("corinth").turn_of("greece")
    scene.has("persia", stability=0).plays("choose attack / fight corinth legion persia")
    assert scene.holding("corinth").monument == -1
    assert (scene.points("persia"), scene.stability("persia")) == (0, -1)


def test_a_monument_does_not_guard_a_post_and_outlives_its_loss():
    scene = Scene().posts("persia", "corinth*").units("greece", corinth=(1,)).contested("corinth")
    scene.turn_of("greece").plays("choose attack / seize corinth")
    assert scene.owner("corinth") == "greece"
    assert scene.holding("corinth").monument == 1
    assert scene.points("persia") == 1
    assert not scene.is_contested("corinth")
    scene.has("greece", development=(12, 0, 0, 0)).units("greece", corinth=(2,)).turn_of("greece")
    scene.plays("choose attack / fight corinth legion persia")
    assert scene.holding("corinth").monument == -1


def test_a_monument_stands_behind_whoever_holds_its_hex_now():
    """12: Egypt has taken the post beside Persia's monument; its legion or fortress must go first."""
    scene = Scene().posts("persia", "corinth*").units("egypt", corinth=(1,)).units("greece", corinth=(3,))
    scene.contested("corinth").turn_of("egypt", "greece", "persia").plays(
        "choose attack / seize corinth / end"
    )
    scene.has("greece", development=(7, 0, 0, 0)).turn_of("greece")
    refusal = scene.refuses("choose attack / fight corinth legion persia")
    assert (refusal.key, refusal.rule, refusal.facts["rival"].id) == ("guarded", "12", "egypt")
    scene.turn_of("greece").plays("choose attack / fight corinth legion egypt / end")
    assert scene.legions("egypt", "corinth") == 0
    scene.turn_of("greece").plays("choose attack / fight corinth legion persia")
    assert scene.holding("corinth").monument == -1


def test_a_stack_of_one_gives_its_marker_back():
    """13: losses leave one legion; the marker is free for another army."""
    scene = at_corinth(2, 3).units("greece", corinth=(2,), larissa=(2,), pella=(1,), aegae=(1,))
    scene.plays("choose attack / fight corinth legion persia / end")
    assert scene.legions("greece", "corinth") == 1
    scene.turn_of("greece").plays("choose move / lead pella legion 1 / to aegae")
    assert scene.legions("greece", "aegae") == 2
