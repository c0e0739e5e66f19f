"""Cities that could be lost after one's turn are told before it ends."""

from scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.antike.law.rules import RULES
from engine.antike.telling.guide import GUIDE


def told(scene: Scene, language: str = "en") -> list[str]:
    view = RULES.view(scene.state, scene.state.realm.seat)
    return Teller(language, titled(RULES)).notes("toll", GUIDE.tolls(view))


def greeks_beside(**units: tuple[int, int]) -> Scene:
    """The Romans hold three cities, the Greeks one, and units where it is said; it is the Romans' turn."""
    scene = Scene(board="west").cities("romans", "roma", "tarentum", "syracusae").cities("greeks", "sparta")
    for nation in ("romans", "greeks", "germans", "phoenicians"):
        scene.units(nation)
    return scene.units("greeks", **units).turn_of("romans")


def test_an_empty_city_beside_galleys_is_told():
    scene = greeks_beside(sparta=(0, 2))
    (line,) = told(scene)
    assert line.startswith("⚠️ Without units, and within reach of the Greeks: ")
    assert "Syracusae" in line
    assert "Rom" not in line
    assert told(scene, "fr")[0].startswith("⚠️ Sans unité et à portée des Grecs : ")


def test_units_of_its_own_or_distance_make_it_safe():
    assert told(greeks_beside(sparta=(0, 1)).units("romans", syracusae=(0, 1), tarentum=(1, 0))) == []
    assert told(greeks_beside(knossos=(0, 2))) == []


def test_what_one_manoeuvre_takes_is_told_with_its_defence():
    scene = greeks_beside(sparta=(0, 2)).knows("greeks", "sailing")
    lines = told(scene)
    assert (
        "⚠️ After your turn the Greeks can take Syracusae (defence 1) in one manoeuvre: 2 galleys in reach."
        in lines
    )
    scene.units("romans", syracusae=(2, 0), tarentum=(2, 0), roma=(1, 0))
    assert told(scene) == []
    scene.cities("romans", "roma", "tarentum", "syracusae!").units("romans")
    assert not any("Syracusae" in line and "take" in line for line in told(scene)), "a temple defends with 3"
    scene.units("greeks", sparta=(0, 3))
    assert "(defence 3, with its temple)" in told(scene)[0]


def test_the_last_city_cannot_be_lost_and_others_are_not_told():
    scene = greeks_beside(sparta=(0, 2)).cities("romans", "syracusae")
    assert told(scene) == []
    scene = greeks_beside(sparta=(0, 2))
    rival = scene.realm("greeks").seat
    assert GUIDE.tolls(RULES.view(scene.state, rival)) == ()
