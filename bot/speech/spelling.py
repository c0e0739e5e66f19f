"""How the words of a game are typed in a language: by their names there, beside the ids of the notation."""

from collections.abc import Sequence
from functools import lru_cache

from bot.speech.texts import LANGUAGES
from bot.speech.words import Words
from engine.core.choosing.notation import FLAG, PART, SEAT, VERB, Vocabulary
from engine.core.choosing.spelling import Names, Spelling, folded, names_of
from engine.core.contract import Word
from engine.core.title import Title
from engine.core.values.forms import forms

SEATS = 9
"""Seats that have names to type."""


def spelling_for(words: Words, vocabulary: Vocabulary) -> Spelling:
    """How people type the words of this game's board in this language."""
    language, game, found = words.language, words.game, dict[str, Names]()

    def of(kind: str) -> Names:
        if kind not in found:
            found[kind] = _named(language, game, kind, tuple(vocabulary.get(kind) or _apart(game, kind)))
        return found[kind]

    return Spelling(of)


def _apart(game: Title, kind: str) -> Sequence[str]:
    """The words of a kind that no board has."""
    if kind == VERB:
        return [verb.word for verb in game.rules.verbs]
    if kind == PART:
        return [form.label for verb in game.rules.verbs for form in forms(verb) if form.optional]
    if kind == FLAG:
        return ["yes", "no"]
    return [f"seat{number}" for number in range(1, SEATS + 1)] if kind == SEAT else []


@lru_cache(maxsize=256)
def _named(language: str, game: Title, kind: str, ids: tuple[str, ...]) -> Names:
    words = Words(language, game)
    return names_of({each: _names(words, kind, each) for each in ids})


def _names(words: Words, kind: str, each: str) -> Sequence[str]:
    """What may be typed for a word, what is written first: names where the language is not the notation's."""
    if kind == SEAT:
        found = [words.say("seat", number=int(each.removeprefix(SEAT)))]
    elif kind == FLAG:
        found = [words.say(f"answer-{each}")]
    else:
        word, typed = Word(kind, each), f"{words.key(kind, each)}.typed"
        named = [] if kind == PART else [words.word(word), words.word(word, 2)]
        found = [words.say(typed) if words.knows(typed) else each, *named] if kind in (VERB, PART) else named
    # A name that holds the id, as those of hexes do, is longer than it and says no more.
    name = folded(found[0])
    longer = name != each and f"-{each}-" in f"-{name}-"
    return [each, *found] if longer or words.language == LANGUAGES[0] else found
