"""A hand of Deus: what cannot be built is grey, and says why."""

import io
from dataclasses import replace

from deus_moments import ARTIST, TELLERS, spread
from deus_scene import Scene as Position
from PIL import Image

from bot.pictures.captions import scene_of
from engine.core.contract import Seat
from engine.deus.actions import Build
from engine.deus.frames import Acting
from engine.deus.law.rules import RULES
from engine.deus.state import cards_of, ground
from engine.deus.words import REGIONS
from render.deus.cards import missing
from render.deus.hand import NOWHERE, Lack, lacks


def lacking(design: str, **has: int) -> tuple[Lack, ...]:
    position = Position().hand(0, design).has(0, **has)
    state = replace(position.state, frame=Acting())
    cards = position.cards
    return lacks(state, Seat(0), cards.designs[cards.number[design]])


def test_a_hand_greys_what_cannot_be_built_and_says_what_is_missing():
    """The galley costs a wood and a wheat, a ship must be ready; 4 gold stand for a resource."""
    assert lacking("galley", wood=1, wheat=1) == ()
    assert lacking("galley", wood=1) == (Lack(1, ":wheat"),)
    assert lacking("galley", wood=1, gold=3) == (Lack(1, ":wheat"),)
    assert lacking("galley", wood=1, gold=4) == ()
    assert lacking("galley", gold=8) == ()
    assert lacking("galley", gold=4) == (Lack(1, ":any"),)
    assert lacking("galley") == (Lack(1, ":wood"), Lack(1, ":wheat"))


def test_pieces_and_columns_that_are_missing_are_told():
    position = Position().hand(0, "galley").has(0, wood=1, wheat=1).change(0, ready=(0, 1, 1, 1, 1))
    cards = position.cards
    galley = cards.designs[cards.number["galley"]]
    assert lacks(position.state, Seat(0), galley) == (Lack(1, ":piece-ship"),)
    temples = [each for each in cards.designs if each.colour == 5]
    rich = Position().on(0, a0="civil").has(0, gold=99).column(0, "galley", "forum", temples[0].name)
    assert lacks(rich.state, Seat(0), temples[1]) == (Lack(3, ":sets"),)
    assert lacks(Position().on(0, a0="civil").has(0, gold=99).state, Seat(0), temples[1]) == ()
    assert lacks(Position().has(0, gold=99).state, Seat(0), temples[1]) == (NOWHERE,)


def test_a_card_that_can_be_built_looks_as_ever_and_one_that_cannot_is_greyed():
    def hand(**has: int) -> bytes:
        position = Position().hand(0, "galley").has(0, **has)
        picture = ARTIST.hand(scene_of(TELLERS["en"], RULES.view(position.state, Seat(0))))
        image = Image.open(io.BytesIO(picture.data))
        return image.crop((0, 100, image.width, image.height)).tobytes()

    assert hand(wood=1, wheat=1) == hand(wood=2, wheat=1)
    assert hand(wood=1, wheat=1) != hand(wood=1)


def test_a_card_whose_piece_has_nowhere_to_stand_is_grey_with_a_sign_of_its_own():
    """The ship of White stands on the only sea that Black leaves, and nobody has points to go farther."""
    position = Position().hand(0, "galley", "forum").has(0, wood=9, wheat=9, stone=9, clay=9, vp=0)
    seas = {REGIONS[region]: "ship" for region in ground(position.state).sea}
    mine = seas.popitem()[0]
    state = position.on(1, **seas).on(0, **{mine: "ship"}).state
    galley, forum = (position.cards.designs[position.cards.number[name]] for name in ("galley", "forum"))
    assert lacks(state, Seat(0), galley) == (NOWHERE,)
    assert lacks(state, Seat(0), forum) == ()
    poor = position.has(0, vp=0).state
    assert lacks(poor, Seat(0), galley) == (Lack(1, ":wood"), Lack(1, ":wheat"), NOWHERE)
    plates = [missing(each) for each in (NOWHERE, Lack(1, ":piece-ship"), Lack(1, ":wood"))]
    assert len({plate.image.tobytes() for plate in plates}) == 3


def test_what_a_hand_greys_is_what_the_law_does_not_let_its_holder_build():
    grey = {"nowhere": 0, "else": 0}
    for moment in spread(200):
        for seat in map(Seat, range(len(moment.state.players))):
            view = RULES.view(replace(moment.state, active=seat, frame=Acting()), seat).state
            cards = cards_of(view)
            open_cards = {action.card for action in RULES.legal(view, seat) if isinstance(action, Build)}
            for card in {*view.players[seat].hand}:
                found = lacks(view, seat, cards.designs[card])
                assert bool(found) == (cards.names[card] not in open_cards)
                grey["nowhere" if NOWHERE in found else "else"] += bool(found)
    assert min(grey.values()) >= 5, grey
