"""What stands around every board: the head with title and who is next, the strip with what just happened.

The same in all games, at the same place. A plan has a dashed frame and says that it is one.
"""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Seat, Word
from render.kit.encode import canvas
from render.kit.laurel import laurel
from render.kit.palette import BLOOD, INK, LAND, PAPER, TERRACOTTA, WHITE, index, mix
from render.kit.sprite import BOLD, DISPLAY, TEXT, fitting, text
from render.scene import Cast, Crest, Scene

HEAD, STRIP = 96, 76
"""Heights of the head and of the strip below it."""
TOP = HEAD + STRIP
"""Where the board itself begins."""
EDGE = 24
"""Pixels free at both sides."""
EMBLEM, SMALL_EMBLEM = 72, 56
"""Sizes of the emblem of who is next, and of who acted."""
NAMED = 3
"""Of more people who are asked only the emblems are shown."""
DASH, SPACE, FRAME = 60, 36, 14
"""Lengths of the dashes around a plan and between them, and their width."""

Who = Sequence[tuple[str, Crest | None]]
"""Names with their crests."""


def around(body: Image.Image, scene: Scene, cast: Cast, crests: dict[Word, Crest]) -> Image.Image:
    """The whole picture: head, strip, and the board that an artist drew, in the palette."""
    image = canvas(body.width, body.height + TOP, index(PAPER))
    image.paste(body, (0, TOP))

    def who(seats: Sequence[tuple[Seat, Word | None]]) -> Who:
        return [
            (_named(scene, cast, seat, role), None if role is None else crests.get(role))
            for seat, role in seats
        ]

    _head(image, scene, who(cast.winners if cast.over else cast.asked), won=cast.over)
    actor = scene.news.actor
    _strip(image, scene.news.text, None if actor is None else crests.get(actor))
    if scene.plan:
        _dashes(image)
    return image


def _named(scene: Scene, cast: Cast, seat: Seat, role: Word | None) -> str:
    """A seat's holder; of who plays several roles, as which of them."""
    name = scene.names[seat]
    if role is None or seat not in cast.several or cast.over:
        return name
    return f"{scene.words(role)} · {name}"


def _head(image: Image.Image, scene: Scene, who: Who, *, won: bool) -> None:
    ground, middle = LAND[1], HEAD // 2
    ImageDraw.Draw(image).rectangle((0, 0, image.width - 1, HEAD - 1), fill=index(ground))
    left = EDGE
    if scene.plan:
        word = text(scene.plan.upper(), DISPLAY, 48, WHITE, BLOOD)
        box = (left, 14, left + word.size[0] + 36, HEAD - 15)
        ImageDraw.Draw(image).rectangle(box, fill=index(BLOOD))
        word.at(image, left + 18, middle, "lm")
        left = box[2] + 20
    title = fitting(scene.title, DISPLAY, 42, round(image.width * 0.44) - left + EDGE, INK, ground)
    title.at(image, left, middle, "lm")
    room = image.width - left - title.size[0] - 3 * EDGE
    _people(image, who, room, middle, won=won)


def _people(image: Image.Image, who: Who, room: int, middle: int, *, won: bool) -> None:
    """Who is next, or who has won, from the right edge leftwards."""
    if won and who:
        room -= EMBLEM + 14
    x = image.width - EDGE
    each = room // max(1, len(who)) - EMBLEM - 30
    for name, crest in reversed(who):
        if len(who) <= NAMED:
            label = fitting(name, BOLD, 56 if len(who) == 1 else 44, each, BLOOD, LAND[1])
            label.at(image, x, middle, "rm")
            x -= label.size[0] + 12
        if crest is not None:
            crest.emblem(EMBLEM).at(image, x, middle, "rm")
            x -= EMBLEM + 18
    if won and who:
        laurel(EMBLEM).at(image, x, middle, "rm")


def _strip(image: Image.Image, told: str, crest: Crest | None) -> None:
    """What just happened, behind the colour and the emblem of who did it."""
    ground, middle = mix(WHITE, PAPER, 0.5), HEAD + STRIP // 2
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, HEAD, image.width - 1, TOP - 1), fill=index(ground))
    for line in (HEAD, TOP - 3):
        pen.rectangle((0, line, image.width - 1, line + 2), fill=index(TERRACOTTA))
    left = EDGE
    if crest is not None:
        pen.rectangle((0, HEAD + 3, 15, TOP - 4), fill=index(crest.colour))
        left += 4
        crest.emblem(SMALL_EMBLEM).at(image, left, middle, "lm")
        left += SMALL_EMBLEM + 16
    if told:
        fitting(told, TEXT, 44, image.width - left - EDGE, INK, ground).at(image, left, middle, "lm")


def _dashes(image: Image.Image) -> None:
    """A dashed frame around the whole picture."""
    pen, colour = ImageDraw.Draw(image), index(BLOOD)
    across, down = image.width - 1, image.height - 1
    for start in range(0, image.width, DASH + SPACE):
        for top in (0, down - FRAME + 1):
            pen.rectangle((start, top, start + DASH, top + FRAME - 1), fill=colour)
    for start in range(0, image.height, DASH + SPACE):
        for left in (0, across - FRAME + 1):
            pen.rectangle((left, start, left + FRAME - 1, start + DASH), fill=colour)
