"""Letters of answers that also end the turn: the same sign beside them as on their buttons."""

from engine.core.choosing.menu import Answer
from render.kit.badges import badge, badge_with
from render.kit.encode import canvas
from render.kit.palette import INK, WHITE, index
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn


def lettered_badge(letter: str, wide: int, answer: Answer, icon: Sprite | None = None) -> Sprite:
    """An answer's letter with what it takes, and a square where it ends the turn as well."""
    if answer.then and answer.then[-1].ends:
        end = stop(round(wide * 0.62))
        icon = end if icon is None else beside(icon, end)
    return badge(letter, wide) if icon is None else badge_with(letter, wide, icon)


def beside(one: Sprite, other: Sprite) -> Sprite:
    """Two signs beside each other on white."""
    image = canvas(one.size[0] + 6 + other.size[0], max(one.size[1], other.size[1]), index(WHITE))
    one.at(image, 0, image.height / 2, "lm")
    other.at(image, image.width, image.height / 2, "rm")
    return Sprite(image)


@kept
def stop(size: int) -> Sprite:
    """A dark square: the turn ends."""

    def draw(pen: Pen, s: float) -> None:
        pen.rectangle((0, 0, size * s, size * s), fill=WHITE)
        pen.rounded_rectangle((size * 0.1 * s, size * 0.1 * s, size * 0.9 * s, size * 0.9 * s), 4 * s, INK)

    return drawn(size, size, draw)
