"""A hand as a picture: what the seat has above, its cards below, two beside each other for a phone."""

from collections.abc import Sequence

from PIL import Image

from engine.core.contract import Seat, Word
from engine.deus.frames import Digging, Offering, Over
from engine.deus.state import DeusState, cards_of
from engine.deus.words import HIDDEN, RESOURCES
from render.deus.cards import Face, Shelf, draw_shelves, shelves_size
from render.deus.icons import icon
from render.deus.panels import FAINT, points_told
from render.deus.pieces import emblem
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, index
from render.kit.sprite import BOLD, text
from render.scene import Told

HEAD = 84


def _shelf(state: DeusState, title: str, cards: Sequence[int], words: Told, explain: Told) -> Shelf:
    """Cards of one kind of secret by colour, equal ones once."""
    found = cards_of(state)
    shown = []
    for card in sorted(dict.fromkeys(cards), key=lambda each: (found.designs[each].colour, each)):
        word = Word("card", found.names[card])
        shown.append(
            (
                found.designs[card],
                Face(words(word), explain(word)),
                list(cards).count(card),
            )
        )
    return Shelf(title, tuple(shown))


def shelves(state: DeusState, seat: Seat, words: Told, explain: Told) -> tuple[Shelf, ...]:
    """The cards the seat alone sees: cards drawn to choose from or offered, the hand, the card face down."""
    player, state_frame = state.players[seat], state.frame
    if isinstance(state_frame, Over):
        return ()
    groups: list[tuple[str, Sequence[int]]] = []
    offered: tuple[int, ...] = ()
    if seat == state.active and isinstance(state_frame, Digging):
        groups.append(("drawn", state_frame.cards))
    elif seat == state.active and isinstance(state_frame, Offering):
        offered = state_frame.cards
        groups.append(("offered", offered))
    held = list(player.hand)
    for card in offered:
        held.remove(card)
    groups.append(("hand" if groups else "", held))
    if player.wild is not None:
        column, place = player.wild
        groups.append(("face-down", (player.columns[column][place],)))
    return tuple(
        _shelf(state, words(Word("shelf", name)) if name else "", cards, words, explain)
        for name, cards in groups
        if cards and HIDDEN not in cards
    )


def draw_hand(state: DeusState, seat: Seat, words: Told, explain: Told) -> Image.Image | None:
    """The seat's cards; None where it holds none that it sees."""
    found = shelves(state, seat, words, explain)
    if not found:
        return None
    width, height = shelves_size(found, HEAD)
    image = canvas(width, height, index(LAND[1]))
    _head(image, state, seat)
    draw_shelves(image, found, HEAD, LAND[1])
    return image


def _head(image: Image.Image, state: DeusState, seat: Seat) -> None:
    player = state.players[seat]
    y = HEAD // 2 + 4
    emblem(seat, 68).at(image, 54, y)
    x = 110
    for name, count in (*zip(RESOURCES, player.goods, strict=True), ("gold", player.gold)):
        icon(name, 48).at(image, x, y, "lm")
        number = text(str(count), BOLD, 44, INK if count else FAINT, LAND[1])
        number.at(image, x + 54, y, "lm")
        x += 132
    told = text(points_told(state, seat), BOLD, 44, INK, LAND[1])
    told.at(image, image.width - 20, y, "rm")
    icon("vp", 50).at(image, image.width - 30 - told.size[0], y, "rm")
