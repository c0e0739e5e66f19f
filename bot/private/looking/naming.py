"""What is meant by a typed name: things of a game by whatever they are called in the reader's language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from bot.speech.names import escape, fold, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital
from engine.core.choosing.notation import nearest
from engine.core.contract import Note, Thing, Word
from engine.core.title import Title

Meant = TypeVar("Meant")

COUNTED = re.compile("[0-9]")
"""What names have that are mere numbers of places: they come last where nothing was typed yet."""
SHORT = 4
"""Letters of a word that is too short to be a plural which a name is looked for without."""


def named(teller: Teller, thing: Thing) -> str:
    """A thing's name."""
    return plain(teller.word(thing.word))


def handle(thing: Thing) -> str:
    """What stands for a thing in menus and completions: a god's sign and task share their id."""
    return f"{thing.word.kind} {thing.word.id}"


def names(teller: Teller, thing: Thing) -> tuple[str, ...]:
    """All a thing is called, as names are searched: one of it, several of it, and its other names."""
    return _names(teller.language, teller.game, thing.word)


@lru_cache(maxsize=4096)
def _names(language: str, title: Title, word: Word) -> tuple[str, ...]:
    """The same, kept: while somebody types, all things are looked through at every letter."""
    teller = Teller(language, title)
    told = (teller.word(word), teller.word(word, 2), *teller.synonyms(word))
    return tuple(dict.fromkeys(fold(each) for each in told))


def meant(teller: Teller, things: Sequence[Thing], given: str) -> list[Thing]:
    """The things of that handle, else of that very name, else of that id, else those whose name holds it."""
    wanted = fold(given)
    chosen = [thing for thing in things if given == handle(thing)]
    if chosen or not wanted:
        return chosen
    known = sorted(((names(teller, thing), thing) for thing in things), key=lambda each: each[0])
    return (
        [thing for called, thing in known if wanted in called]
        or [thing for _, thing in known if wanted == thing.word.id]
        or [thing for called, thing in known if _holds(called, wanted)]
    )


def called(teller: Teller, things: Sequence[Thing], given: str) -> Thing | None:
    """The one thing that is meant; None: none is, or it is not clear which."""
    found = meant(teller, things, given)
    return found[0] if len(found) == 1 else None


def _holds(called: Iterable[str], wanted: str) -> bool:
    """Whether some name holds what was typed, or would without its plural's letter."""
    shorter = wanted[:-1] if len(wanted) > SHORT and wanted[-1] in "sx" else wanted
    return any(shorter in each for each in called)


def fitting(teller: Teller, things: Sequence[Thing], typed: str) -> list[Thing]:
    """The things whose names or own explanation hold what was typed, those that begin with it first."""
    wanted = fold(typed)
    ranked = []
    for thing in things:
        first, *others = names(teller, thing)
        if any(each.startswith(wanted) for each in (first, *others)):
            ranked.append((0 if wanted or not COUNTED.search(first) else 1, first, thing))
        elif _holds((first, *others), wanted) or wanted in thing.word.id:
            ranked.append((1, first, thing))
        elif wanted in fold(teller.described(thing.word)):
            ranked.append((2, first, thing))
    ranked.sort(key=lambda each: each[:2])
    return [thing for *_, thing in ranked]


def labels(teller: Teller, things: Sequence[Thing]) -> list[str]:
    """The names of things in a menu: where several are called the same, with what kind of thing each is."""
    told = [capital(named(teller, thing)) for thing in things]
    return [
        teller.say("what-of-kind", name=name, kind=teller.say(teller.key("kind", thing.word.kind)))
        if told.count(name) > 1
        else name
        for name, thing in zip(told, things, strict=True)
    ]


def unknown(teller: Teller, things: Sequence[Thing], given: str) -> str:
    """That there is no such thing, with those it may have meant."""
    by_name = {each: thing.word for thing in things for each in names(teller, thing)}
    found = near(given, by_name)
    return teller.say("card-unknown", given=escape(given), title=teller.title(), near=found)


def near(given: str, by_name: Mapping[str, Meant]) -> tuple[Meant, ...]:
    """What was perhaps meant, by the folded names that look most like what was given."""
    return tuple(dict.fromkeys(by_name[each] for each in nearest(fold(given), tuple(by_name))))[:3]


def explanation(teller: Teller, thing: Thing, held: Sequence[Note] = ()) -> str:
    """All there is to say of a thing, and who has it."""
    lines = [
        f"**{capital(teller.word(thing.word))}**",
        teller.explained(thing.word),
        *teller.notes("about", thing.notes),
        *teller.notes("held", held),
    ]
    return "\n".join(filter(None, lines))
