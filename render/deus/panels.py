"""Beside the map: whose turn it is, each player's means and columns, and what lies open for all."""

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.deus.events import Built, BuiltWild
from engine.deus.frames import Laying, Over
from engine.deus.law.rules import COLOURS_OF_PLAYERS
from engine.deus.law.scoring import open_points, total
from engine.deus.state import DeusState, Player, cards_of
from engine.deus.words import COLOURS, HIDDEN, RESOURCES, TEMPLE
from render.deus.cards import bar, facedown
from render.deus.icons import icon
from render.deus.pieces import OWNERS, emblem, symbol
from render.kit.palette import BLOOD, INK, LAND, LIGHT, PAPER, RIDGE, TERRACOTTA, WHITE, Rgb, index, mix
from render.kit.panel import GAP, Box, frame, ground
from render.kit.sprite import BOLD, TEXT, fitting, text
from render.scene import Cast, Scene, Told

FAINT = mix(INK, PAPER, 8 / 12)
BAR = 36
"""Height of a card in a column."""
HEAD, MEANS, FOOT = 84, 56, 54
"""Heights of a panel's name, of what the player has, and of the columns' signs."""
FEWEST, MOST = 2, 6
"""Cards a column has room for."""


def panel_height(state: DeusState) -> int:
    """The height of each player's panel: as the longest column demands."""
    longest = max(len(column) for player in state.players for column in player.columns)
    return HEAD + MEANS + FOOT + BAR * min(MOST, max(FEWEST, longest)) + 24


def draw_players(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per player in turn order, two beside each other; who owes an answer is lifted out."""
    state: DeusState = scene.view.state
    height = panel_height(state)
    width = (area.width - GAP) // 2
    built = {
        (event.seat, COLOURS.index(event.colour))
        for event in scene.events
        if isinstance(event, Built | BuiltWild)
    }
    for seat, player in enumerate(state.players):
        row, column = divmod(seat, 2)
        box = Box(area.x + column * (width + GAP), area.y + row * (height + GAP), width, height)
        lit = {colour for who, colour in built if who == seat}
        active = Word("player", COLOURS_OF_PLAYERS[seat]) in cast.lifted
        _player(canvas, box, state, seat, scene.names[seat], active=active)
        _columns(canvas, box, state, player, lit, WHITE if active else LAND[0])


def points_told(state: DeusState, seat: int) -> str:
    """Points in hand, hidden or not, and those that can be counted on the board; in all at the end."""
    if isinstance(state.frame, Over):
        return str(total(state, seat))
    vp = state.players[seat].vp
    return f"{'?' if vp == HIDDEN else vp} + {open_points(state, seat)}"


def _player(canvas: Image.Image, box: Box, state: DeusState, seat: int, name: str, *, active: bool) -> None:
    player = state.players[seat]
    paper = ground(canvas, box, active=active)
    ImageDraw.Draw(canvas).rectangle(
        (box.x + 9, box.y + 9, box.x + box.width - 10, box.y + 22),
        fill=index(OWNERS[seat]),
        outline=index(INK),
    )
    y = box.y + 22 + (HEAD - 22) // 2
    emblem(seat, 58).at(canvas, box.x + 46, y + 2)
    told = text(points_told(state, seat), BOLD, 42, INK, paper)
    told.at(canvas, box.x + box.width - 20, y, "rm")
    icon("vp", 46).at(canvas, box.x + box.width - 32 - told.size[0], y, "rm")
    room = box.width - 90 - 130 - told.size[0]
    ink = RIDGE if player.withdrawn else INK
    fitting(name, BOLD if active else TEXT, 46 if active else 40, room, ink, paper).at(
        canvas, box.x + 86, y, "lm"
    )
    slot = (box.width - 20) / 6
    y = box.y + HEAD + MEANS // 2
    means = (*zip(RESOURCES, player.goods, strict=True), ("gold", player.gold), ("card", len(player.hand)))
    for place, (what, count) in enumerate(means):
        x = box.x + 10 + slot * (place + 0.5)
        icon(what, 42).at(canvas, x - 8, y, "rm")
        text(str(count), BOLD, 40, INK if count else FAINT, paper).at(canvas, x + 2, y, "lm")


def _columns(
    canvas: Image.Image, box: Box, state: DeusState, player: Player, lit: set[int], paper: Rgb
) -> None:
    """The six columns from the bottom up, with the pieces that can be built and those still to be gained."""
    designs = cards_of(state).designs
    slot = (box.width - 20) / 6
    width = round(slot) - 8
    bottom = box.y + box.height - 14
    room = box.height - HEAD - MEANS - FOOT - 24
    for colour, column in enumerate(player.columns):
        x = round(box.x + 10 + slot * colour + 4)
        y = box.y + HEAD + MEANS + FOOT // 2
        symbol(colour, 46).at(canvas, x + 26, y)
        if colour < TEMPLE:
            ready, spare = player.ready[colour], player.spare[colour]
            number = text(str(ready), BOLD, 38, INK if ready else BLOOD, paper)
            number.at(canvas, x + 54, y, "lm")
            text(f"+{spare}", TEXT, 26, FAINT, paper).at(canvas, x + 60 + number.size[0], y + 5, "lm")
        step = min(BAR, (room - BAR) / max(1, len(column) - 1))
        for height, card in enumerate(column):
            top = round(bottom - BAR - step * height)
            down = card == HIDDEN or player.wild == (colour, height)
            sprite = facedown(width, BAR) if down else bar(designs[card].effects, colour, width, BAR)
            sprite.at(canvas, x, top, "lt")
            if colour in lit and height == len(column) - 1:
                spot = (x - 3, top - 3, x + width + 2, top + BAR + 2)
                ImageDraw.Draw(canvas).rectangle(spot, outline=index(LIGHT), width=5)
                ImageDraw.Draw(canvas).rectangle(spot, outline=index(INK), width=2)


def draw_strip(canvas: Image.Image, area: Box, state: DeusState, words: Told) -> None:
    """Draws what lies open for all: the supply, temples left, the piles, whether the end is near."""
    frame(canvas, area, LAND[1], LAND[1], 1)
    y = area.y + area.height // 2
    x = area.x + 20
    label = text(words(Word("thing", "supply")), TEXT, 30, INK, LAND[1])
    label.at(canvas, x, y, "lm")
    x += label.size[0] + 18
    left = [*zip(RESOURCES, state.supply, strict=True), ("piece-temple", state.temples)]
    for what, count in left:
        icon(what, 46).at(canvas, x, y, "lm")
        number = text(str(count), BOLD, 38, INK if count else BLOOD, LAND[1])
        number.at(canvas, x + 52, y, "lm")
        x += 52 + number.size[0] + 24
    for pile, count in (("deck", len(state.deck)), ("discard", len(state.discard))):
        label = text(f"{words(Word('thing', pile))} {count}", TEXT, 30, INK, LAND[1])
        label.at(canvas, x, y, "lm")
        x += label.size[0] + 18
    if state.discard:
        design = cards_of(state).designs[state.discard[-1]]
        sprite = bar(design.effects, design.colour, 126, BAR)
        sprite.at(canvas, x, y, "lm")
        x += 126 + 24
    if state.trigger and not isinstance(state.frame, Laying | Over):
        icon("end", 48).at(canvas, area.x + area.width - 70, y)
        text(f"{state.round}/{state.trigger + 1}", BOLD, 34, TERRACOTTA, LAND[1]).at(
            canvas, area.x + area.width - 102, y, "rm"
        )
