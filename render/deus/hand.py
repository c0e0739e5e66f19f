"""A hand as a picture: what the seat has above, its cards below, two beside each other for a phone."""

from collections.abc import Sequence

from PIL import Image

from engine.core.contract import Seat, Word
from engine.deus.cards import Design
from engine.deus.frames import Digging, Laying, Mustering, Offering, Over
from engine.deus.law.building import refuse_piece, shortfall, temple_lacks
from engine.deus.state import DeusState, cards_of
from engine.deus.words import GOLD, HIDDEN, PIECES, RESOURCES, TEMPLE
from render.deus.cards import Face, Lack, Shelf, draw_shelves, shelves_size
from render.deus.panels import FAINT, points
from render.deus.signs.icons import icon
from render.deus.signs.pieces import emblem
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, index
from render.kit.sprite import BOLD, text
from render.scene import Told

HEAD = 84
NARROW = 700
"""On a picture that is no wider what a seat has is written smaller, as all of it stands in one line."""
NOWHERE = Lack(0, ":nowhere")
"""No region where the piece could stand."""


def lacks(state: DeusState, seat: Seat, design: Design) -> tuple[Lack, ...]:
    """What the seat lacks to build a card: what it costs, its piece or a place for it, cards for a temple."""
    if isinstance(state.frame, Laying | Mustering):
        return ()
    player = state.players[seat]
    short, needed = shortfall(design, player)
    found = [Lack(count, f":{what}") for what, count in short if what != GOLD]
    if len(found) > 1 and needed < sum(each.count for each in found):
        found = [Lack(needed, ":any")]  # gold replaces the others
    elif found:
        found = [Lack(min(each.count, needed), each.sign) for each in found]
    found += [Lack(count, ":gold") for what, count in short if what == GOLD]
    short_of = sum(temple_lacks(player)) if design.colour == TEMPLE else 0
    found += [Lack(short_of, ":sets")] * bool(short_of)
    refusal = refuse_piece(state, seat, player, design.colour)
    if refusal is not None:
        ready = refusal.key != "no-piece-ready"
        found.append(NOWHERE if ready else Lack(1, f":piece-{PIECES[design.colour]}"))
    return tuple(found)


def _shelf(state: DeusState, seat: Seat, kind: str, cards: Sequence[int], told: tuple[Told, Told]) -> Shelf:
    """Cards of one kind of secret by colour, equal ones once."""
    found, (words, explain) = cards_of(state), told
    title = words(Word("shelf", kind)) if kind else ""
    shown = []
    for card in sorted(dict.fromkeys(cards), key=lambda each: (found.designs[each].colour, each)):
        word = Word("card", found.names[card])
        shown.append(
            (
                found.designs[card],
                Face(words(word), explain(word)),
                list(cards).count(card),
                () if kind in ("offered", "face-down") else lacks(state, seat, found.designs[card]),
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
        _shelf(state, seat, name, cards, (words, explain))
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
    draw_head(image, state, seat)
    draw_shelves(image, found, HEAD, LAND[1])
    return image


def draw_head(image: Image.Image, state: DeusState, seat: Seat) -> None:
    """Draws what a seat has along the picture's upper edge."""
    player = state.players[seat]
    narrow = image.width <= NARROW
    crest, sign, size, x, step = (56, 36, 34, 74.0, 76.0) if narrow else (68, 48, 44, 110.0, 132.0)
    y = HEAD // 2 + 4
    emblem(seat, crest).at(image, 8 + crest / 2 if narrow else 54, y)
    for name, count in (*zip(RESOURCES, player.goods, strict=True), ("gold", player.gold)):
        icon(name, sign).at(image, x, y, "lm")
        number = text(str(count), BOLD, size, INK if count else FAINT, LAND[1])
        number.at(image, x + sign + (2 if narrow else 6), y, "lm")
        x += step if narrow else min(step, (image.width - 320) / 5)
    x = image.width - (8.0 if narrow else 20.0)
    for each in reversed(points(state, seat, size, LAND[1])):
        each.at(image, x, y, "rm")
        x -= each.size[0] + 8
