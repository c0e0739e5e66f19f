"""Ways to pay for a card, with the column as it will be: the new card on top of all that work again."""

from dataclasses import dataclass

from PIL import Image

from engine.core.contract import Seat
from engine.core.values.amounts import Amounts
from engine.deus.actions import Build
from engine.deus.state import DeusState, cards_of
from engine.deus.words import HIDDEN
from render.deus.cards import WIDTH as ACROSS
from render.deus.cards import Face, facedown
from render.deus.cards import card as drawn_card
from render.deus.hand import HEAD, draw_head
from render.deus.questions.hand import BROAD, GAP, SIDE, SLIM, Page, face_of
from render.deus.questions.spots import seen
from render.deus.signs.icons import icon
from render.kit.badges import badge
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, WHITE, index
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, text
from render.questions import Posed
from render.scene import Scene

UNDER = 144
"""Height of the cards below the one that is built: their banner and what they do."""
LINE, LEAST = 92, 62
"""Height of a way to pay, and where there are many."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The column and the lines of the ways to pay."""

    page: Page
    height: int
    column: tuple[Sprite, ...]
    boxes: tuple[Box, ...]


def draw_payment(scene: Scene, posed: Posed) -> Image.Image:
    """The column above the ways to pay, or beside them where that has no room."""
    laid = lay_payment(scene, posed)
    image = canvas(laid.page.width, laid.height, index(LAND[1]))
    draw_head(image, scene.view.state, Seat(scene.view.viewer or 0))
    x, y = (image.width - ACROSS) // 2 if laid.page is SLIM else SIDE, HEAD + GAP
    for part in laid.column:
        part.at(image, x, y, "lt")
        y += part.size[1] + GAP
    for place, _ in posed.letters:
        action = posed.question.answers[place].actions[0]
        assert isinstance(action, Build)  # noqa: S101 - nothing else is paid for
        _way(image, laid.boxes[place], action.pay or Amounts())
    for each in letters_of_payment(scene, posed):
        each.draw(image)
    return image


def letters_of_payment(scene: Scene, posed: Posed) -> tuple[Placed, ...]:
    """Each letter before what is paid."""
    laid = lay_payment(scene, posed)
    boxes = [(letter, laid.boxes[place]) for place, letter in posed.letters]
    return tuple(
        Placed(badge(letter, laid.page.badge), box.x + 12, box.y + box.height / 2, "lm")
        for letter, box in boxes
    )


def lay_payment(scene: Scene, posed: Posed) -> Laid:
    """Where all of it is drawn: below each other, and large, if that has room."""
    column, ways = _column(scene, posed), len(posed.question.answers)
    tall = HEAD + GAP + sum(part.size[1] + GAP for part in column)
    if (below := tall + ways * (LINE + GAP)) <= SLIM.highest:
        lines = (Box(SIDE, tall + way * (LINE + GAP), SLIM.width - 2 * SIDE, LINE) for way in range(ways))
        return Laid(SLIM, max(SLIM.lowest, below), column, tuple(lines))
    beside = max(tall, HEAD + GAP + ways * (LEAST + GAP))
    height = min(BROAD.highest, max(BROAD.lowest, beside + GAP))
    line = max(LEAST, min(LINE, (height - HEAD - 2 * GAP) // ways - GAP))
    x = SIDE + ACROSS + 2 * GAP
    lines = (Box(x, HEAD + GAP + way * (line + GAP), BROAD.width - SIDE - x, line) for way in range(ways))
    return Laid(BROAD, height, column, tuple(lines))


def _way(image: Image.Image, box: Box, pay: Amounts) -> None:
    """What one way to pay costs."""
    frame(image, box, WHITE, INK, 2)
    x, y = box.x + 82, box.y + box.height / 2
    for what, count in pay:
        number = text(str(count), BOLD, 42, INK, WHITE)
        number.at(image, x, y, "lm")
        icon(what, 46).at(image, x + number.size[0] + 4, y, "lm")
        x += number.size[0] + 66


def _column(scene: Scene, posed: Posed) -> tuple[Sprite, ...]:
    """The column as it will be, from its top down, as far as it has room."""
    state: DeusState = scene.view.state
    found, player = cards_of(state), state.players[scene.view.viewer or 0]
    spot = next(iter(seen(posed.question).values()))[0]
    new = found.designs[found.number[str(spot.what)]]
    pile = player.columns[new.colour]
    parts = [drawn_card(new, face_of(scene, new))]
    for height, number in reversed(list(enumerate(pile))):
        if number == HIDDEN or player.wild == (new.colour, height):
            parts.append(facedown(ACROSS, 60))
        else:
            parts.append(_shown(scene, number))
    room = BROAD.highest - HEAD - GAP
    while sum(part.size[1] + GAP for part in parts) > room:
        parts.pop()
    return tuple(parts)


def _shown(scene: Scene, number: int) -> Sprite:
    """A card below the new one: its name and what it does, without its cost."""
    design = cards_of(scene.view.state).designs[number]
    whole = drawn_card(design, Face(face_of(scene, design).name, "")).image
    part = whole.crop((0, 0, ACROSS, UNDER))
    part.paste(whole.crop((0, 128, ACROSS, 128 + UNDER - 77)), (0, 77))
    part.paste(whole.crop((0, whole.height - 7, ACROSS, whole.height)), (0, UNDER - 7))
    return Sprite(part)
