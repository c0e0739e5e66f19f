"""The examples of the help pages that the rulebook does not have, as they are told there."""

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene

from engine.grecolonies.events import FightWon
from engine.grecolonies.words import FACES, WEAPONS


def test_twelve_dice_show_about_six_of_each_weapon():
    """A die shows half a weapon of each kind on average."""
    for weapon in WEAPONS:
        shown = sum(int(str(face).rpartition("-")[2]) for face in FACES if str(face).startswith(weapon))
        assert 12 * shown / len(FACES) == 6


def six_against_six() -> Scene:
    """Vert moves 6 citizens to Bithynia, where Bleu has 6."""
    scene = Scene().lives(VERT, sparta=9).lives(BLEU, phocaea=4, bithynia=6)
    scene.lives(NOIR, miletos=3).lives(ROUGE, thera=3).lives(JAUNE, chalcis=3)
    scene.turn_of(VERT).plays("move bithynia / take sparta 6 / attack phocaea")
    scene.nobody_joins(SPEARS)
    return scene


@pytest.mark.parametrize(
    ("won", "assaults"), [("aaa", 3), ("ddd", 3), ("daaa", 4), ("adadd", 5), ("ddaaa", 5)]
)
def test_six_against_six_takes_three_to_five_assaults(won: str, assaults: int):
    """Each lost assault costs two dice, so a side of six loses after three."""
    scene = six_against_six()
    for who in won:
        assert not [each for each in scene.events if isinstance(each, FightWon)]
        scene.assault(attacker_wins=who == "a")
    (over,) = (each for each in scene.events if isinstance(each, FightWon))
    assert (over.assaults, over.attacker) == (assaults, won.endswith("a"))
