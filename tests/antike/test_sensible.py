"""The sensible player: ends its games against itself, beats random ones, guards, attacks, pays with sense."""

import pytest
from scene import Scene
from titled import titled

from engine.antike.actions import Conquer, Demand, End, Go, LetPass, Move
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.players.danger import lacking
from engine.antike.players.distance import FAR, borders, way, within
from engine.antike.players.sensible import Sensible
from engine.antike.state import Over
from engine.core.play.chance import LoadedChance
from engine.players.arena import play_out
from engine.players.randomly import Randomly

MOST_TURNS = 200
"""Most games end before the 150th turn; people take 60 to 100 with four nations."""


def selfplay(seats: int, seed: bytes, most: int = 20_000, **options):
    players = [Sensible(10 + seat) for seat in range(seats)]
    return play_out(titled(RULES), AntikeOptions(**options), seed, players, most)


@pytest.mark.parametrize(
    ("seats", "board"), [(2, "west"), (3, "east"), (4, "west"), (5, "east"), (6, "west"), (6, "east")]
)
def test_its_games_against_itself_end_in_time(board, seats):
    outcome = selfplay(seats, b"selfplay", board=board)
    assert outcome.finished
    assert outcome.turns < MOST_TURNS


@pytest.mark.parametrize(
    "options",
    [
        {"start": "one-city", "board": "west"},
        {"chips": "limited", "manoeuvre": "2005"},
        {"personages": "12", "nations": "chosen"},
    ],
)
def test_its_games_end_with_every_option(options):
    outcome = selfplay(3, b"options", **options)
    assert outcome.finished
    assert outcome.turns < MOST_TURNS


def test_equal_seeds_play_equally_and_others_differently():
    def played(seed: int):
        players = [Sensible(seed + seat) for seat in range(3)]
        return play_out(titled(RULES), AntikeOptions(), b"seeds", players, most=150)

    assert played(1) == played(1)
    assert played(1) != played(50)


def choice(scene: Scene, nation: str | None = None):
    """What the player does for a nation, the active one if none is named."""
    seat = (scene.state.realms[scene.state.active] if nation is None else scene.realm(nation)).seat
    return Sensible().choose(RULES, RULES.view(scene.state, seat), seat, RULES.legal(scene.state, seat))


def whole_turn(scene: Scene) -> list[object]:
    """Let it play the turn that has begun; rivals let pass."""
    active, played = scene.state.active, []
    while scene.state.active == active and not isinstance(scene.state.frame, Over):
        decision = RULES.decisions(scene.state)[0]
        action = choice(scene) if decision.in_turn else decision.default
        scene.state = RULES.apply(scene.state, decision.seat, action, LoadedChance(())).state
        played.append(action)
    return played


def west() -> Scene:
    """Four nations in the West: Phoenicians, Romans, Germans, Greeks."""
    return Scene(4, board="west")


def test_it_gathers_units_from_several_provinces_to_destroy_a_temple():
    scene = west().cities("germans", "treva", "massilia!").knows("romans", "wheel")
    scene.units("romans", mediolanum=(2, 0), tarraco=(1, 0)).has("romans").manoeuvre_of("romans")
    played = whole_turn(scene)
    assert {each.origin for each in played if isinstance(each, Move)} == {"mediolanum", "tarraco"}
    assert any(isinstance(each, Conquer) and each.province == "massilia" for each in played)
    assert scene.personages("romans")[2] == 1


def test_units_that_arrive_tired_fight_so_that_the_others_can_conquer():
    """As the rulebook's example A does: the arriving galley clears the defending one away."""
    scene = west().cities("greeks", "athenae", "byzantion").units("greeks", athenae=(0, 1))
    scene.units("romans", athenae=(0, 1), dyrrhachion=(0, 1)).has("romans").manoeuvre_of("romans")
    played = whole_turn(scene)
    assert scene.owner("athenae") == "romans"
    assert [type(each) for each in played if not isinstance(each, End)][-1] is Conquer


def test_it_attacks_nothing_that_is_too_strong():
    scene = west().cities("germans", "treva", "massilia!").units("germans", massilia=(1, 0))
    scene.units("romans", massilia=(3, 0)).has("romans").knows("germans", "monarchy").manoeuvre_of("romans")
    assert not any(isinstance(each, Conquer) for each in whole_turn(scene))


def test_it_sees_the_turn_that_wins():
    scene = west().cities("germans", "treva", "massilia!").units("romans", massilia=(3, 0))
    scene.won("romans", 3, 3, 0, 1, 1).has("romans").turn_of("romans", on="marble")
    first, *_ = whole_turn(scene)
    assert first.field.startswith("manoeuvre")
    assert scene.state.frame.reason == "personages"


def test_it_pays_for_a_far_field_with_what_it_needs_least():
    scene = west().cities("romans", "roma!", "mediolanum!", "tarentum").units("romans")
    scene.has("romans", marble=5, iron=4).turn_of("romans", on="marble")
    go = choice(scene)
    assert isinstance(go, Go)
    assert (go.field, str(go.pay)) == ("temple", "1iron")


def test_it_fights_for_its_temples_and_lets_pass_elsewhere():
    scene = (
        west()
        .cities("romans", "roma!", "mediolanum", "tarentum")
        .units("romans", roma=(1, 0), salonae=(0, 1))
    )
    scene.units("germans", mediolanum=(1, 0), dyrrhachion=(0, 1)).manoeuvre_of("germans")
    at_sea = west()
    at_sea.state = scene.state
    scene.plays("move mediolanum roma legion 1")
    assert isinstance(choice(scene, "romans"), Demand)
    at_sea.plays("move dyrrhachion salonae galley 1")
    assert isinstance(choice(at_sea, "romans"), LetPass)


def test_a_city_lacks_the_units_that_rivals_could_outnumber_it_by():
    scene = west().cities("romans", "roma", "tarentum").units("romans").units("germans", mediolanum=(2, 0))
    roma, romans = scene.board.index["roma"], scene.realm("romans")
    number = scene.state.realms.index(romans)
    assert lacking(scene.state, number)[roma] == 0
    scene.knows("germans", "wheel")
    assert lacking(scene.state, number)[roma] == 2
    scene.units("romans", roma=(2, 0))
    assert lacking(scene.state, number)[roma] == 0
    scene.cities("romans", "roma")
    assert lacking(scene.state, number) == {roma: -FAR}


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("kind", [0, 1])
def test_ways_are_as_long_as_the_borders_between(board, kind):
    table = borders(board, kind)
    nobody = (0,) * len(table)
    for origin, steps in enumerate(table):
        assert within(board, kind, origin, 0) == (origin,)
        for target, count in enumerate(steps):
            assert table[target][origin] == count
            if count < FAR:
                entered = way(board, kind, origin, target, nobody)
                assert len(entered) == count
                assert not entered or entered[-1] == target


def test_a_sensible_player_alone_against_random_ones_wins():
    """The full measure is `keryx sim antike --player sensible --against random --games 100`."""
    for game in range(4):
        players = [Sensible() if seat == game else Randomly(game * 10 + seat) for seat in range(4)]
        outcome = play_out(
            titled(RULES), AntikeOptions(board="west" if game % 2 else "east"), bytes([game]), players
        )
        assert outcome.standing.winners == (game,)
