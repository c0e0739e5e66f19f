"""Who has a card is told as far as the looker may know."""

import pytest
from deus_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Seat, Viewer, Word
from engine.deus.law.rules import RULES
from engine.deus.telling.guide import GUIDE

ME = Seat(0)


def who(scene: Scene, card: str, viewer: Viewer = ME, tongue: str = "en") -> list[str]:
    notes = GUIDE.held(RULES.view(scene.state, viewer), Word("card", card))
    return Teller(tongue, titled(RULES), ["Ana", "Bo"]).notes("held", notes)


def test_a_card_in_columns_in_hand_and_on_the_discard_pile():
    scene = Scene().column(0, "galley").column(1, "galley", "library").hand(1, "oracle").discarded("forum")
    assert who(scene, "galley") == ["Built by Ana and Bo."]
    assert who(scene, "library", tongue="fr") == ["Bâtie par Bo."]
    assert who(scene, "oracle", Seat(1)) == ["It is in your hand."]
    assert who(scene, "forum") == ["It lies on top of the discard pile."]


@pytest.mark.parametrize("viewer", [Seat(0), None])
def test_what_others_hold_is_not_told(viewer: Viewer):
    scene = Scene().hand(1, "oracle")
    assert who(scene, "oracle", viewer) == ["Nobody has built it yet."]


def test_a_card_face_down_is_not_told():
    scene = Scene(wild="yes").column(1, "galley").change(1, wild=(0, 0))
    assert who(scene, "galley") == ["Nobody has built it yet."]
