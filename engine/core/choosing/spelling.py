"""How words are typed in another language than the notation's, which is English: by their names there.

Names are read with or without accents and capitals, and only where they can be but one word; ids are always
read. What is stored is written in ids.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"})


def unaccented(text: str) -> str:
    """The text in lower case, without accents and ligatures."""
    if text.isascii():
        return text.casefold()
    # Without piles of marks, which normalizing would sort among each other one by one.
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    letters = unicodedata.normalize("NFKD", text.translate(LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def folded(name: str) -> str:
    """A name as it is looked up: `L’Étolie du Nord` as `l-etolie-du-nord`."""
    return re.sub(r"[^a-z0-9]+", "-", unaccented(name)).strip("-")


def hyphened(name: str) -> str:
    """A name as one word that people type: `L’Étolie du Nord` as `l-étolie-du-nord`."""
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one kind of word."""

    read: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The ids that a folded name may mean."""
    written: Mapping[str, str] = field(default_factory=dict)
    """What is written for an id, where it is not the id."""


def names_of(words: Mapping[str, Sequence[str]]) -> Names:
    """The names of words, for each id; the first one is written.

    Of a name that is another word's id, or that several words share, what it means is not guessed; one that
    differs from its own id in accents alone is written with them.
    """
    ids, read = {folded(word) for word in words}, dict[str, tuple[str, ...]]()
    for word, names in words.items():
        for name in dict.fromkeys(map(folded, names)):
            if name and (name not in ids or name == word):
                read[name] = (*read.get(name, ()), word)
    written = {
        word: hyphened(names[0])
        for word, names in words.items()
        if names and read.get(folded(names[0])) == (word,)
    }
    return Names(read, written)


UNNAMED = Names()


def _unnamed(kind: str) -> Names:
    """No names."""
    del kind
    return UNNAMED


@dataclass(frozen=True, slots=True)
class Spelling:
    """What may be typed for the words of a game beside their ids."""

    of: Callable[[str], Names] = _unnamed
    """The names of a kind of word."""

    def meant(self, kind: str, typed: str) -> tuple[str, ...]:
        """The ids that something typed may mean; what it says itself where it is no name."""
        names = self.of(kind).read
        return (names.get(folded(typed)) if names else None) or (typed,)

    def write(self, kind: str, word: str) -> str:
        """How an id is written."""
        return self.of(kind).written.get(word, word)


ENGLISH = Spelling()
"""The notation as it is stored: ids alone."""
