"""Questions of whole games, as a panel asks them, with letters for what can be seen."""

import string
from collections.abc import Iterator, Sequence

from packed import small_enough
from PIL import Image

from engine.core.choosing.choices import options_from
from engine.core.choosing.menu import Question, ask
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.kit.encode import png
from render.kit.labels import hidden
from render.kit.sprite import Placed
from render.questions import NARROWEST, WIDEST, Posed, sights_of
from render.titles import TITLES

LARGEST = 120_000
"""Bytes of a picture."""
LETTERS = string.ascii_uppercase[:25]
"""A menu has so many entries."""


def asked(
    slug: str, mind: str, seed: int, most: int, **options: str
) -> Iterator[tuple[Match, Seat, Question]]:
    """Each question on the way of each move of a game."""
    title = TITLES[slug]
    rules = title.rules
    seats = rules.seats[seed % len(rules.seats)]
    match, _ = Match.start(title, options_from(rules, options), seats, bytes([seed]) * 32)
    minds = [title.computers[mind](seat) for seat in range(seats)]
    for _ in range(most):
        owed = rules.decisions(match.state)
        if not owed:
            return
        seat = owed[0].seat
        legal, path = match.legal(seat), ()
        likely = match.guide.likely(match.view(seat))
        action = minds[seat].choose(rules, match.view(seat), seat, legal)
        while len(legal) > 1 and isinstance(question := ask(legal, path, likely), Question):
            yield match, seat, question
            places = (place for place, each in enumerate(question.answers) if action in each.actions)
            path = (*path, next(places))
        match = match.play(seat, action).match


def kind_of(match: Match, question: Question) -> tuple[str, ...]:
    """What tells kinds of questions apart: the frame, the verb, the field, and which verbs are offered."""
    verbs = sorted({each.actions[0].word for each in question.answers})
    return type(match.state.frame).__name__, question.verb, question.field, *verbs


def posed(match: Match, seat: Seat, question: Question) -> Posed | None:
    """The question with a letter for each of the first answers that are seen; None: it has no picture."""
    sights = sights_of(TITLES[match.rules.slug], match.view(seat), question)
    return None if sights is None else Posed(question, tuple(zip(sights, LETTERS, strict=False)))


def check_fit_for_a_phone(image: Image.Image, badges: Sequence[Placed], told: object) -> None:
    """A picture has a shape and a size for phones, and all its letters are in it and seen."""
    assert NARROWEST <= image.width <= WIDEST, told
    assert image.width <= 1.3 * image.height, told
    assert image.height <= 1.4 * image.width, told
    assert small_enough(png(image), LARGEST), told
    for each in badges:
        left, top, right, bottom = each.box
        assert left >= -1, told
        assert top >= -1, told
        assert right <= image.width + 1, told
        assert bottom <= image.height + 1, told
        assert hidden(each, image, lambda sprite: sprite.mask) < 0.06, told


def few_of_each(
    games: list[tuple[str, str, int, int, dict[str, str]]], each: int
) -> list[tuple[Match, Seat, Question]]:
    """So many questions of each kind, from early and late in these games."""
    found: dict[tuple[str, ...], list[tuple[Match, Seat, Question]]] = {}
    for slug, mind, seed, most, options in games:
        for position in asked(slug, mind, seed, most, **options):
            found.setdefault(kind_of(position[0], position[2]), []).append(position)
    return [
        kept[place * (len(kept) - 1) // max(1, each - 1)]
        for kept in found.values()
        for place in range(min(each, len(kept)))
    ]
