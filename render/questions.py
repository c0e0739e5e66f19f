"""Pictures of questions: the part of the board where a seat's answers lie, each answer with its letter."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from PIL import Image

from engine.core.choosing.menu import FEWER, OTHERS, OTHERWISE, Question
from engine.core.contract import Action, View
from engine.core.title import Title
from render.boards import artist_of
from render.kit.encode import HURRIED, SOON, png
from render.scene import Picture, Scene

NARROWEST, WIDEST = 640, 1000
"""Pixels across such a picture: a phone shows it 400 wide, and it is sent anew with each question."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A question with the letters that stand on the buttons or menu entries of its answers."""

    question: Question
    letters: tuple[tuple[int, str], ...]
    """Places of answers with their letters, in the order in which they are shown: those on other pages of a
    menu have none."""


MOST = 8
"""In so many places an answer is seen at most: more of them tell nothing."""
MANY = FEWER, OTHERWISE, OTHERS
"""Answers that stand for many others, and have no place of their own."""


class Seen(Protocol):
    """Where an answer is seen."""

    @property
    def picture(self) -> str:
        """On which of a game's pictures."""
        ...


S = TypeVar("S", bound=Seen)


def seen_in(
    question: Question, spots_of: Callable[[Action], Sequence[S]], most: int = MOST
) -> dict[int, tuple[S, ...]]:
    """Where each answer that can be seen lies, by its place; all of them on the first one's picture.

    None where most answers cannot be seen. `spots_of`: where an action is seen; `most`: in how many places an
    answer may be seen.
    """
    found, unseen = dict[int, tuple[S, ...]](), 0
    for place, answer in enumerate(question.answers):
        if answer.ends or answer.value in MANY:
            continue
        spots = dict[S, None]()
        for action in answer.actions:
            spots.update(dict.fromkeys(spots_of(action)))
            if len(spots) > most:
                break
        if 0 < len(spots) <= most:
            found[place] = tuple(spots)
        else:
            unseen += 1
    if unseen > len(found):
        return {}
    pictures = [spots[0].picture for spots in found.values()]
    return {place: spots for place, spots in found.items() if spots[0].picture == pictures[0]}


@runtime_checkable
class QuestionArtist(Protocol):
    """An artist that also shows where the answers to a question lie."""

    def sights(self, view: View[Any], question: Question) -> Sequence[int] | None:
        """The places of the answers that a picture would show: empty where it shows what they are about and
        none of them, such as one's dice; None where there is nothing to see."""
        ...

    def question(self, scene: Scene, posed: Posed) -> Image.Image:
        """The part of the board that matters, in the palette, with each letter where its answer lies, and
        what was chosen before; from `NARROWEST` to `WIDEST` pixels across."""
        ...


def sights_of(title: Title, view: View[Any], question: Question) -> Sequence[int] | None:
    """The places of the answers that can be seen on a picture of the question; None where it has none."""
    artist = artist_of(title)
    return artist.sights(view, question) if isinstance(artist, QuestionArtist) else None


def draw_question(title: Title, scene: Scene, posed: Posed, *, hurried: bool = False) -> Picture | None:
    """A question as PNG, drawn from the view of the seat that answers; None where nothing can be seen.
    `hurried`: as a larger file, sooner."""
    artist = artist_of(title)
    if not isinstance(artist, QuestionArtist) or artist.sights(scene.view, posed.question) is None:
        return None
    image = artist.question(scene, posed)
    return Picture(png(image, HURRIED if hurried else SOON), *image.size, name="question.png")
