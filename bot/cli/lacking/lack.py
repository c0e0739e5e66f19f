"""What is said to be lacking, the files it belongs in, and the games that are played to find out."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.choosing.choices import option_forms, options_from
from engine.core.contract import Fact, Options, Thing
from engine.core.events import package_of
from engine.core.play.match import Match, Played
from engine.core.title import Title
from engine.core.values.facts import frozen

SEED = b"what does this game still lack? "


@dataclass(frozen=True, slots=True)
class Lack:
    """Something to add or to mend. Text: `cli-lack-<key>`, with the facts."""

    key: str
    facts: Mapping[str, Fact]

    def __post_init__(self) -> None:
        """Freeze the facts, so that the same is said once."""
        object.__setattr__(self, "facts", frozen(self.facts))


def law_file(title: Title) -> str:
    """The path of the module that holds a game's law."""
    return f"{type(title.rules).__module__.replace('.', '/')}.py"


def title_file(title: Title) -> str:
    """The path of the module that holds a game's title, without its pictures."""
    return f"{package_of(title).replace('.', '/')}/title.py"


def text_file(title: Title, language: str) -> str:
    """The path of a game's texts in a language."""
    return f"data/text/{language}/{title.slug}.ftl"


def begun(title: Title) -> Iterator[Match]:
    """A match at its start for each number of seats."""
    for seats in title.rules.seats:
        yield Match.start(title, title.rules.options(), seats, SEED)[0]


def shelves(title: Title) -> Iterator[tuple[Options, tuple[Thing, ...]]]:
    """What people can look up in the usual game and in one with each other choice of an option: new things of
    each alone."""
    rules, seen = title.rules, set[Thing]()
    given: list[dict[str, str]] = [{}]
    given += [{form.name: choice} for form in option_forms(rules) for choice in form.choices]
    for each in given:
        options = options_from(rules, each)
        things = title.guide.things(options)
        if new := tuple(thing for thing in things if thing not in seen):
            seen.update(new)
            yield options, new


def starts(title: Title) -> Iterator[Match]:
    """A match at its start for each number of seats and each choice of each option."""
    yield from begun(title)
    rules = title.rules
    for form in option_forms(rules):
        for choice in form.choices:
            options = options_from(rules, {form.name: choice})
            yield Match.start(title, options, max(rules.seats), SEED)[0]


def played(match: Match, most: int) -> Iterator[tuple[Match, Played]]:
    """Up to so many actions chosen by lot: the match before each, and what it brought."""
    luck = random.Random(match.seats)  # noqa: S311 - any game will do, and always the same one
    for _ in range(most):
        decisions = match.rules.decisions(match.state)
        if not decisions:
            return
        seat = luck.choice(decisions).seat
        step = match.play(seat, luck.choice(match.legal(seat)))
        yield match, step
        match = step.match


def words_of(title: Title) -> dict[str, tuple[str, ...]]:
    """Every word of every board, by its kind."""
    found: dict[str, dict[str, None]] = {}
    for match in starts(title):
        for kind, ids in title.rules.vocabulary(match.state).items():
            found.setdefault(kind, {}).update(dict.fromkeys(ids))
    return {kind: tuple(ids) for kind, ids in found.items()}
