"""A message of the bot as a picture: its texts, pictures and buttons as a telephone shows them."""

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from PIL import Image, ImageDraw

from bot.herald.sheet import Sheet
from render.kit.letters import has
from render.kit.palette import Rgb, rgb
from render.kit.sprite import BOLD, TEXT, font
from render.scene import Picture

WIDTH, EDGE, GAP = 900, 28, 16
"""Pixels across the picture, around what is shown, and between its parts."""
GROUND, INK, PALE = rgb("#313338"), rgb("#e6e7ea"), rgb("#a3a6ad")
STYLES = {
    discord.ButtonStyle.primary: rgb("#4752c4"),
    discord.ButtonStyle.secondary: rgb("#4e5058"),
    discord.ButtonStyle.success: rgb("#248046"),
    discord.ButtonStyle.danger: rgb("#b1302f"),
}
FIELD = rgb("#1e1f22")
"""The ground of a menu."""
LETTERS, SMALL, HEADING = 33, 27, 40
"""Heights of letters in pixels."""
BUTTON = 62
MARKS = re.compile(r"\*\*(.+?)\*\*|__(.+?)__|`(.+?)`|\[(.+?)\]\(.+?\)")
"""What stands out within a line."""


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of a line that look alike."""

    content: str
    bold: bool


def draw_message(sheet: Sheet) -> Picture:
    """What a person sees of a message under construction."""
    parts = [part for item in sheet.children for part in _part(item, sheet)]
    height = 2 * EDGE + sum(part.height for part in parts) + GAP * (len(parts) - 1)
    image = Image.new("RGB", (WIDTH, height), GROUND)
    top = EDGE
    for part in parts:
        image.paste(part, (EDGE, top))
        top += part.height + GAP
    data = io.BytesIO()
    image.quantize(128, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return Picture(data.getvalue(), *image.size, name="panel.png")


def _part(item: object, sheet: Sheet) -> Iterator[Image.Image]:
    """A part of a message as pictures below each other."""
    if isinstance(item, discord.ui.Container):
        for each in item.children:
            yield from _part(each, sheet)
    elif isinstance(item, discord.ui.TextDisplay):
        yield _text(item.content)
    elif isinstance(item, discord.ui.MediaGallery):
        for media in item.items:
            name = media.media.url.removeprefix("attachment://")
            yield from (_shown(each.data) for each in sheet.files if each.name == name)
    elif isinstance(item, discord.ui.ActionRow):
        yield _row([getattr(each, "item", each) for each in item.children])


def _shown(data: bytes) -> Image.Image:
    """An attached picture, as wide as the message."""
    with Image.open(io.BytesIO(data)) as picture:
        wide = WIDTH - 2 * EDGE
        size = wide, round(picture.height * wide / picture.width)
        return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _text(content: str) -> Image.Image:
    """Lines of text, broken where they are too long."""
    lines = [line for each in content.splitlines() for line in _broken(each)]
    height = sum(round(size * 1.32) for _, size, _ in lines)
    image = Image.new("RGB", (WIDTH - 2 * EDGE, max(1, height)), GROUND)
    pen, top = ImageDraw.Draw(image), 0
    for runs, size, colour in lines:
        left = 0.0
        for run in runs:
            face = font(BOLD if run.bold else TEXT, size)
            pen.text((left, top), run.content, colour, face)
            left += face.getlength(run.content)
        top += round(size * 1.32)
    return image


def _broken(line: str) -> Iterator[tuple[list[Run], int, Rgb]]:
    """A line of markdown as lines that fit, with their size and colour."""
    size, colour, bold = LETTERS, INK, False
    if line.startswith("-# "):
        line, size, colour = line[3:], SMALL, PALE
    elif heading := re.match(r"#{1,3} ", line):
        line, size, bold = line[heading.end() :], HEADING, True
    runs, room, now = list[Run](), WIDTH - 2 * EDGE, 0.0
    for run in _runs(_writable(line.removeprefix("> ")), bold=bold):
        for word in re.findall(r"\S+\s*|\s+", run.content):
            face = font(BOLD if run.bold else TEXT, size)
            if runs and now + face.getlength(word.rstrip()) > room:
                yield runs, size, colour
                runs, now = [], 0.0
            runs.append(Run(word, run.bold))
            now += face.getlength(word)
    yield runs, size, colour


def _runs(line: str, *, bold: bool) -> Iterator[Run]:
    """The parts of a line between its marks."""
    end = 0
    for found in MARKS.finditer(line):
        yield Run(line[end : found.start()], bold)
        content = next(each for each in found.groups() if each is not None)
        yield Run(content, bold or found.group(1) is not None)
        end = found.end()
    yield Run(line[end:], bold)


def _writable(line: str) -> str:
    """The letters of a line that our fonts have, and no backslashes before signs."""
    line = re.sub(r"\\([^\w\s])", r"\1", line)
    kept = "".join(each for each in line if each.isspace() or (has(TEXT, each) and has(BOLD, each)))
    return re.sub(r" {2,}", " ", kept).strip()


def _row(items: Sequence[object]) -> Image.Image:
    """Buttons beside each other, in as many lines as they take; or a menu."""
    places, left, top = list[tuple[int, int, int, str, Rgb]](), 0, 0
    for item in items:
        if isinstance(item, discord.ui.Select):
            places.append((0, top, WIDTH - 2 * EDGE, _writable(item.placeholder or ""), FIELD))
        elif isinstance(item, discord.ui.Button):
            label = _writable(item.label or "")
            wide = round(font(BOLD, SMALL).getlength(label)) + 44
            if left and left + wide > WIDTH - 2 * EDGE:
                left, top = 0, top + BUTTON + 10
            places.append(
                (left, top, wide, label, STYLES.get(item.style, STYLES[discord.ButtonStyle.secondary]))
            )
            left += wide + 12
    image = Image.new("RGB", (WIDTH - 2 * EDGE, top + BUTTON), GROUND)
    pen = ImageDraw.Draw(image)
    for x, y, wide, label, fill in places:
        pen.rounded_rectangle((x, y, x + wide - 1, y + BUTTON - 1), radius=12, fill=fill)
        pen.text((x + 22, y + BUTTON / 2), label, INK, font(BOLD, SMALL), anchor="lm")
    return image
