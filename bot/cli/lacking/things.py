"""What people look up and do not find: things without a name, words, a page of the rules or a picture."""

import warnings
from collections import Counter
from collections.abc import Iterator

from bot.cli.lacking.lack import Lack, begun, played, shelves, starts, text_file
from bot.cli.lacking.texts import of_warning
from bot.private.looking.naming import explanation, named
from bot.speech.names import fold
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, TextWarning, has
from engine.core.contract import Seat, Thing
from engine.core.play.match import Match
from engine.core.sections import FILE, THING, section_of_thing
from engine.core.title import Title
from render.boards import artist_of, charts_of, shows_thing

MOST = 1500
"""Characters of all that is said of a thing: half a message."""
ACTIONS = 60
"""How many actions are played before it is told once more who has what."""


def lacking_things(title: Title) -> Iterator[Lack]:
    """Things that cannot be named, told or seen, and what is told wrongly of who has them."""
    places = {place for match in starts(title) for place in _places(match)}
    for options, things in shelves(title):
        for thing in things:
            word = thing.word
            if not section_of_thing(title.slug, word).page:
                yield Lack(
                    "section", {"file": f"data/{title.slug}/{FILE}", "kind": THING, "given": word.kind}
                )
            if word.id not in places and not shows_thing(title, options, word):
                yield Lack(
                    "thing-picture", {"file": f"render/{title.slug}/things.py", "thing": " ".join(word)}
                )
        for language in LANGUAGES:
            yield from _lacking_told(Teller(language, title, (), options), things)
    yield from _held_wrongly(title)


def _places(match: Match) -> tuple[str, ...]:
    """What the board can be drawn around, and its charts."""
    view = match.view(None)
    return (*artist_of(match.title).places(view), *(word.id for word in charts_of(match.title, view)))


def _lacking_told(teller: Teller, things: tuple[Thing, ...]) -> Iterator[Lack]:
    """Names and explanations that are not there, are too long, or stand for two things of one kind."""
    file = text_file(teller.game, teller.language)
    for kind in dict.fromkeys(thing.word.kind for thing in things):
        if not has(teller.language, teller.key("kind", kind)):
            yield Lack("text", {"file": file, "text": teller.key("kind", kind)})
    told = list[Thing]()
    for thing in things:
        key = teller.key(*thing.word)
        if not teller.explained(thing.word):
            yield Lack("text", {"file": file, "text": f"{key}.text"})
        if not any(has(teller.language, each) for each in (key, "-".join(thing.word))):
            yield Lack("text", {"file": file, "text": key})
            continue
        told.append(thing)
        if (count := len(explanation(teller, thing))) > MOST:
            yield Lack("text-long", {"file": file, "text": key, "count": count, "most": MOST})
    called = Counter((thing.word.kind, fold(named(teller, thing))) for thing in told)
    for thing in told:
        if called[thing.word.kind, fold(named(teller, thing))] > 1:
            yield Lack("thing-twice", {"file": file, "text": teller.key(*thing.word)})


def _held_wrongly(title: Title) -> Iterator[Lack]:
    """What is warned of while it is told who has things, at the start and in the middle of a game of many."""
    *_, match = begun(title)
    steps = [step.match for _, step in played(match, ACTIONS)]
    things = title.guide.things(match.options)
    for language in LANGUAGES:
        teller = Teller(language, title, [f"Seat {seat}" for seat in range(match.seats)], match.options)
        with warnings.catch_warnings(record=True, category=TextWarning) as caught:
            warnings.simplefilter("always", TextWarning)
            for view in (match.view(Seat(0)), *(each.view(None) for each in steps[-1:])):
                for thing in things:
                    teller.notes("held", title.guide.held(view, thing.word))
        for each in caught:
            yield of_warning(title, language, str(each.message))
