"""What is left for all: personages, and what the bank holds."""

from PIL import Image, ImageDraw

from engine.antike.law.personages import left
from engine.antike.law.purse import left_in_bank
from engine.antike.state import AntikeState
from engine.antike.words import PERSONAGES, RESOURCES
from engine.core.contract import Word
from render.antike.emblems import resource, temple
from render.kit.palette import BLOOD, INK, LAND, index
from render.kit.panel import Box
from render.kit.sprite import BOLD, TEXT, Sprite, fitting, text
from render.scene import Told


def draw_piles(canvas: Image.Image, area: Box, state: AntikeState, words: Told) -> None:
    """Draws the personages left and what the bank holds: in one line, or in four where there is room."""
    ImageDraw.Draw(canvas).rectangle(
        (area.x, area.y, area.x + area.width - 1, area.y + area.height - 1), fill=index(LAND[1])
    )
    bank = _bank(state)
    if area.width > area.height * 4:
        columns, lines, room = len(PERSONAGES), 1, sum(wide for _, _, wide in bank) + 14
    else:
        columns, lines, room = 2, 4, 0
    step, pitch = (area.width - 16 - room) // columns, area.height / lines
    for place, (personage, count) in enumerate(zip(PERSONAGES, left(state), strict=True)):
        x, y = area.x + 16 + place % columns * step, area.y + (place // columns + 0.5) * pitch
        name = words(Word("personage", personage))
        label = fitting(name[:1].upper() + name[1:], TEXT, 32, step - 64, INK, LAND[1])
        label.at(canvas, x, y, "lm")
        number = text(str(count), BOLD, 42, INK if count else BLOOD, LAND[1])
        number.at(canvas, x + label.size[0] + 12, y, "lm")
    x, y = area.x + (area.width - room + 14 if room else 16), area.y + area.height - pitch / 2
    for sign, count, wide in bank:
        sign.at(canvas, x + 17, y)
        text(str(count), BOLD, 40, INK if count else BLOOD, LAND[1]).at(canvas, x + 42, y, "lm")
        x += wide if room else (area.width - 16) // len(bank)


def _bank(state: AntikeState) -> list[tuple[Sprite, int, int]]:
    """What the bank holds: sign, count and the width for both; goods only where they can run out."""
    coins, temples = (resource("coin", 38), state.coins), (temple(40), 20 - sum(state.temples))
    if state.options.chips == "unlimited":
        return [(*coins, 133), (*temples, 133)]
    goods = [(resource(good, 38), left_in_bank(state, good)) for good in RESOURCES]
    return [(*each, 104) for each in (*goods, coins, temples)]
