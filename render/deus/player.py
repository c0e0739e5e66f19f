"""A player's board looked at closely: what the player has, and all cards of all columns with their names."""

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.deus.law.scoring import temple_points
from engine.deus.state import DeusState, cards_of
from engine.deus.words import COLOURS, GOLD, HIDDEN, RESOURCES, TEMPLE, VP
from render.deus.cards import COLOURS as CARD_COLOURS
from render.deus.cards import facedown, folder, pale
from render.deus.land.geometry import WIDTH
from render.deus.panels import FAINT, Laid, around, built, counted, points
from render.deus.signs.glyphs import fitting_lines, row
from render.deus.signs.icons import icon
from render.deus.signs.pieces import OWNERS, emblem, ink_on, piece
from render.deus.tally import grown, tally
from render.kit.encode import canvas
from render.kit.letters import wrapped
from render.kit.marks import gain
from render.kit.palette import BLOOD, INK, LAND, Rgb, index
from render.kit.sprite import BOLD, NAME, TEXT, VALUE, Placed, Sprite, fitting, font, text
from render.scene import Scene

EDGE, HEAD, MEANS, COLUMN, GAP = 24, 136, 88, 146, 12
"""Pixels free at the sides; heights of name, means and heads of columns; between cards."""
STRIP = 22
"""Height of the strip in the player's colour."""
SLOT = (WIDTH - 2 * EDGE) // len(COLOURS)
BANNER, NAMED, LINE, SIGN = 44, 28, 50, 42
"""Heights of a card's name, of its further lines, of a line of signs, and of the signs."""
MOST = 3
"""Lines of signs on a card."""
LEAST = 720
"""Pixels of the picture's height at least."""
PAPER: Rgb = LAND[0]


def draw_player(scene: Scene, seat: int) -> Image.Image:
    """All that lies open of a player."""
    laid, height = player_laid_out(scene, seat)
    image = canvas(WIDTH, height, index(PAPER))
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH, STRIP), fill=index(OWNERS[seat]), outline=index(INK), width=2)
    for each in (*laid.shown, *laid.marks):
        each.draw(image)
    return image


def player_laid_out(scene: Scene, seat: int) -> tuple[Laid, int]:
    """What is shown of a player and where, with the picture's height."""
    laid = Laid()
    piles = [_cards(scene, seat, colour) for colour in range(len(COLOURS))]
    tallest = max(sum(card.size[1] + GAP for card in pile) for pile in piles)
    height = max(LEAST, HEAD + MEANS + COLUMN + tallest + EDGE)
    _head(laid, scene, seat)
    _means(laid, scene, seat)
    new = built(scene, seat)
    for colour, pile in enumerate(piles):
        _column(laid, scene, seat, colour)
        x, y = EDGE + SLOT * colour, height - EDGE
        for card in pile:
            y -= card.size[1] + GAP
            laid.shown.append(Placed(card, x, y + GAP, "lt"))
        if colour in new and pile:
            wide, tall = pile[-1].size
            laid.marks.append(Placed(around(wide + 16, tall + 16), x - 8, y + GAP - 8, "lt"))
    return laid, height


def _head(laid: Laid, scene: Scene, seat: int) -> None:
    """Name and points."""
    y, x = STRIP + (HEAD - STRIP) / 2, float(WIDTH - EDGE)
    told = points(scene.view.state, seat, 60, PAPER)
    count = tally(scene.events, seat)[VP]
    if count > 0:
        plate = gain(f"+{count}")
        laid.marks.append(Placed(plate, x, y, "rm"))
        x -= plate.size[0] + 12
    for each in reversed(told):
        laid.shown.append(Placed(each, x, y, "rm"))
        x -= each.size[0] + 12
    name = fitting(scene.names[seat], BOLD, 64, int(x) - EDGE - 150, INK, PAPER)
    laid.shown += (Placed(emblem(seat, 100), EDGE, y, "lm"), Placed(name, EDGE + 120, y, "lm"))


def _means(laid: Laid, scene: Scene, seat: int) -> None:
    """Resources, gold and cards in hand."""
    player, changes = scene.view.state.players[seat], tally(scene.events, seat)
    means = (*zip(RESOURCES, player.goods, strict=True), (GOLD, player.gold), ("card", len(player.hand)))
    y = HEAD + MEANS / 2
    for place, (what, count) in enumerate(means):
        x = EDGE + SLOT * place
        number = text(str(count), BOLD, 58, INK if count else FAINT, PAPER)
        laid.shown += (Placed(icon(what, 64), x, y, "lm"), Placed(number, x + 76, y, "lm"))
        if changes[what] > 0:
            laid.marks.append(Placed(gain(f"+{changes[what]}"), x + 88 + number.size[0], y, "lm"))


def _column(laid: Laid, scene: Scene, seat: int, colour: int) -> None:
    """The number of cards of a column, and the pieces that can be built and those still to be gained."""
    state: DeusState = scene.view.state
    player = state.players[seat]
    x, y = EDGE + SLOT * colour, HEAD + MEANS
    laid.shown.append(Placed(counted(colour, len(player.columns[colour]), 64, 64), x, y + 8, "lt"))
    if colour == TEMPLE:
        worth = text(str(temple_points(state, seat)), BOLD, 56, INK, PAPER)
        laid.shown += (Placed(icon(VP, 56), x + 78, y + 40, "lm"), Placed(worth, x + 144, y + 40, "lm"))
        return
    token = piece(colour, seat, 60)
    ready, spare = player.ready[colour], player.spare[colour]
    left = [
        text(str(ready), BOLD, 56, INK if ready else BLOOD, PAPER),
        text(str(spare), BOLD, 44, INK, PAPER),
    ]
    kinds = "ready" if ready > 1 else "ready-one", "spare"
    labels = [text(scene.words(Word("stock", kind)), TEXT, NAME, INK, PAPER) for kind in kinds]
    laid.shown.append(Placed(token, x + 76, y + 40, "lm"))
    for number, label, start, line in zip(left, labels, (x + 140, x + 6), (y + 40, y + 106), strict=True):
        laid.shown += (
            Placed(number, start, line, "lm"),
            Placed(label, start + number.size[0] + 10, line + 2, "lm"),
        )
    if colour in grown(tally(scene.events, seat)):
        laid.marks.append(Placed(around(88 + left[0].size[0], 76), x + 66, y + 40, "lm"))


def _cards(scene: Scene, seat: int, colour: int) -> list[Sprite]:
    """The cards of a column from the bottom up."""
    state: DeusState = scene.view.state
    player, found, width = state.players[seat], cards_of(state), SLOT - GAP
    pile = []
    for height, card in enumerate(player.columns[colour]):
        if card == HIDDEN or player.wild == (colour, height):
            pile.append(facedown(width, BANNER + LINE))
            continue
        ways = [(size, MOST, width - 16) for size in (SIGN, VALUE)]
        (sign, _, room), told = fitting_lines(found.designs[card].effects, ways)
        name = scene.words(Word("card", found.names[card]))
        size = 32 if font(BOLD, 32).getlength(name) <= width - 16 else NAME
        title = wrapped(name, font(BOLD, size), width - 16)
        banner = BANNER + NAMED * (len(title) - 1)
        sprite = folder(colour, width, banner + LINE * len(told) + 6)
        fill = CARD_COLOURS[colour]
        ImageDraw.Draw(sprite.image).rectangle((0, 0, width - 1, banner - 1), fill=index(fill))
        for place, words in enumerate(title):
            label = fitting(words, BOLD, size, width - 16, ink_on(fill), fill)
            label.at(sprite.image, width / 2, BANNER / 2 + NAMED * place)
        for place, line in enumerate(told):
            y = banner + 1 + LINE * (place + 0.5)
            row(line, sign, room, pale(colour)).at(sprite.image, width / 2, y)
        pile.append(sprite)
    return pile
