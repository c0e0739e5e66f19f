"""The words of one game in one language: names of things, seats, holders and options, and any text.

It knows no game. Every text of a game is found by its slug and what is to be told: `<slug>-good-<id>`,
`<slug>-warning-<key>`, ... A game without translation is told in readable ids.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Literal

from bot.speech.facts import form_of, join
from bot.speech.names import cut
from bot.speech.texts import capital, has, phrase, places_of, readable
from bot.speech.translation.book import key_of
from engine.core.choosing.choices import option_forms, options_to
from engine.core.contract import Fact, Note, Options, Seat, Word
from engine.core.own import is_own, short_digest
from engine.core.title import Title
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm

NoteKind = Literal[
    "about", "does", "hand", "held", "line", "odds", "preview", "scored", "together", "toll", "warning"
]
"""What a note of the guide tells: something about a thing, or a part of what it does; what a seat holds in
secret; who has a thing; a line of the board in words; how likely something is; what an action will bring;
what points come from; what many actions are called together; what the end of the turn will cost; what to
warn of."""

OWN_LABEL = 64
"""Characters of a menu's label that tells what a thing of people's own does: a price may follow."""

COUNTED = frozenset((
    "post-title", "panel-title", "board-title", "board-alone", "alt-title", "status-running",
    "recap-since-turn", "report-lead", "report-gain", "vote-undo", "vote-rollback", "post-gone-back",
    "offer-open", "offer-late", "offer-named", "admin-line-running",
    "analysis-turn",
))  # fmt: skip
"""Texts that count turns: a game in which people count something else has its own, `<slug>-post-title`."""

ANY_COMPUTER = Word("computer", "any")
"""A title's computer player; a game's translation may name it, as it may name each kind of them."""

GAP = "…"
"""Stands for what is not known, or may be anything."""
GAPS = re.compile(rf"{GAP}([\s+]+{GAP})+")
"""Several of them with nothing said between."""

GOODS = "good"
"""The kind of word that amounts are counted in."""


class Words:
    """The words of one game in one language, for people who know the seats by these names."""

    def __init__(
        self,
        language: str,
        game: Title,
        names: Sequence[str] = (),
        options: Options | None = None,
        *,
        what_if: bool = False,
    ) -> None:
        """Speak of a game with these options, else the usual ones; a table of people's own is among them.

        `names`: each seat's holder, already escaped; labels and menus show them without the escapes.
        `what_if`: the game is a fork of another, and said to be one wherever it is named.
        """
        self.language = language
        self.what_if = what_if
        self.game = game
        self.rules = rules = game.rules
        self.guide = game.guide
        self.names = tuple(names)
        self._options = options
        self.translated = has(language, f"{rules.slug}-title")
        self._freely_named = {form.names for form in rules.own.values()}

    def __reduce__(self) -> tuple[Callable[..., "Words"], tuple[object, ...]]:
        """Travel to another process as what it was made from: the title is known there by its name."""
        given = self.language, self.game, self.names, self._options
        return partial(type(self), what_if=self.what_if), given

    @property
    def chosen(self) -> Options:
        """The options of the game it speaks of."""
        return self.rules.options() if self._options is None else self._options

    def key(self, *parts: str) -> str:
        """A key of this game."""
        return "-".join((self.rules.slug, *parts))

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return has(self.language, key)

    def render(self, key: str, facts: Mapping[str, Fact]) -> str:
        """Any text, common or of the game, with the facts named in this game's words."""
        if key in COUNTED and self.knows(self.key(key)):
            key = self.key(key)
        return phrase(
            self.language,
            key,
            lambda name: form_of(name, facts, self.language, self._named, self.amounts),
        )

    def say(self, key: str, /, **facts: Fact) -> str:
        """Any text, see `render`, with the facts as keywords."""
        return self.render(key, facts)

    def with_gaps(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A text of which not all facts are known, a gap for each that is not: `The Romans move to …`."""

        def known(name: str) -> str | int:
            found = form_of(name, facts, self.language, self._named, self.amounts)
            return GAP if found is None else found

        return GAPS.sub(GAP, phrase(self.language, key, known))

    def first(self, keys: Sequence[str], facts: Mapping[str, Fact], otherwise: str) -> str:
        """The first of these texts there is; `otherwise` in a game without translation."""
        for key in keys:
            if self.knows(key):
                return self.render(key, facts)
        return self.render(keys[0], facts) if self.translated else otherwise

    def note(self, kind: NoteKind, note: Note) -> str:
        """A note of the guide as a sentence: `2 galleys have not moved.`"""
        return self.first([self.key(kind, note.key)], note.facts, self.unsaid(note.key, note.facts))

    def notes(self, kind: NoteKind, notes: Iterable[Note]) -> list[str]:
        """Several notes, each as a sentence."""
        return [self.note(kind, each) for each in notes]

    def unsaid(self, key: str, facts: Mapping[str, Fact]) -> str:
        """What is said of a game without translation: the key and its facts, readable."""
        if self.translated:
            return ""
        told = ", ".join(self.fact(each) for each in facts.values() if each not in ("", ()))
        return f"{capital(readable(key))}: {told}" if told else capital(readable(key))

    def _named(self, word: Word, attribute: str, count: int) -> str | None:
        if word.kind == "seat":
            return None if attribute else self._holder(int(word.id))
        key = _naming(self.language, self.rules.slug, word, attribute)
        if key is not None:
            return phrase(self.language, key, lambda name: count if name == "count" else None)
        if word.kind in self._freely_named:
            return self._named_freely(word, attribute)
        return None if attribute else self.first([self.key(word.kind, word.id)], {}, readable(word.id))

    def _named_freely(self, word: Word, attribute: str) -> str | None:
        """A form of a name that has none of its own: ours, or that which whoever made the board or the cards
        gave; or what such a card does."""
        ours = self.key(word.kind, word.id)
        name = self.say(ours) if self.knows(ours) else capital(readable(word.id))
        if attribute == "text":
            return self._does(word)
        if attribute == "label":
            does = self._does(word)
            short = does and self.say("own-does", name=name, does=f"{does[0].lower()}{does[1:]}")
            return cut(short, OWN_LABEL) if short else name
        key = f"own-{attribute}-vowel" if name[:1] in "AEIOUYH" else f"own-{attribute}"
        return self.say(key, name=name) if attribute and self.knows(key) else name

    def _holder(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return phrase(self.language, "seat", lambda name: seat + 1 if name == "number" else None)

    def word(self, word: Word, count: int = 1, form: str = "") -> str:
        """A word's name, in the number of `count`; with `form`, that attribute of its text if it has one."""
        return (form and self._named(word, form, count)) or self._named(word, "", count) or readable(word.id)

    def synonyms(self, word: Word) -> tuple[str, ...]:
        """What a thing is called beside its name, for whoever looks it up: its text's attribute of that name,
        with commas between."""
        told = self._named(word, "synonyms", 1) or ""
        return tuple(filter(None, (each.strip() for each in told.split(","))))

    def explained(self, word: Word) -> str:
        """All that a card or another thing does, in a sentence or two; empty where nothing is told.

        Where all of a kind do the same it is told once for them all: `<game>-every-<kind>`.
        """
        all_alike = self.key("every", word.kind)
        return self.described(word) or (self.say(all_alike) if self.knows(all_alike) else "")

    def described(self, word: Word) -> str:
        """The same where the thing's own text tells it; empty where all of a kind have one."""
        return self._named(word, "text", 1) or ""

    def _does(self, word: Word) -> str | None:
        """What a thing of people's own does, part by part; None where there is nothing to tell."""
        things = self.guide.things(self.chosen)
        notes = next((thing.does for thing in things if thing.word == word), ())
        return " ".join(self.notes("does", notes)) or None

    def fact(self, fact: Fact) -> str:
        """Any fact as text."""
        return str(form_of("it", {"it": fact}, self.language, self._named, self.amounts))

    def computer(self, kind: str) -> str:
        """The name of a kind of computer player in this game."""
        return self.word(Word(ANY_COMPUTER.kind, kind))

    def counted(self, word: Word, count: int) -> str:
        """`3 marble`, `1 coin`, `2 coins`."""
        return self.say("amount", count=count, what=self.word(word, count))

    def amounts(self, amounts: Amounts) -> str:
        """`2 gold and 1 coin`, in the order of the game's translation file; nothing is said as "nothing"."""
        if not amounts:
            return self.say("nothing")
        places = places_of(self.language, self.key(GOODS))
        ordered = sorted(amounts, key=lambda pair: places.get(pair[0], len(places)))
        return join(self.language, [self.counted(Word(GOODS, good), count) for good, count in ordered])

    def holdings(self, holdings: Sequence[tuple[Word, int]], between: str = " · ") -> str:
        """`3 marble · 1 iron · 2 coins`."""
        return between.join(self.counted(word, count) for word, count in holdings)

    def title(self) -> str:
        """The game's name; that of a fork with a mark."""
        title = self.first([self.key("title")], {}, capital(readable(self.rules.slug)))
        return self.say("fork-title", title=title) if self.what_if else title

    def invitation(self) -> str:
        """What the game is about, in one sentence."""
        return self.first([self.key("invitation")], {}, "")

    def size(self) -> str:
        """How many play the game, and how long it takes: `2 to 4 players · about 25 turns each`."""
        least, most = min(self.rules.seats), max(self.rules.seats)
        players = self.say("lobby-players", least=least, most=most, same=int(least == most))
        return " · ".join(filter(None, (players, self.first([self.key("length")], {}, ""))))

    def role(self, words: Sequence[Word], form: str = "") -> str:
        """What a seat plays: `Persians and Phoenicians`."""
        return join(self.language, [self.word(word, form=form) for word in words])

    def seat(self, seat: Seat, roles: Sequence[Sequence[Word]]) -> str:
        """A seat with its holder: `Romans (Ana)`."""
        role = self.role(roles[seat]) if seat < len(roles) else ""
        name = self._holder(seat)
        return self.say("role-of", role=role, name=name) if role else name

    def player(self, name: str, words: Sequence[Word]) -> str:
        """A holder with what they play: `Ana (Romans)`; the name alone where nothing is played yet."""
        return self.say("player-of", name=name, role=self.role(words)) if words else name

    def option(self, form: FieldForm) -> tuple[str, str]:
        """A rule variant's name and what it means."""
        key = self.key("option", form.label)
        name = self.first([key], {}, capital(readable(form.label)))
        return name, self.render(f"{key}.help", {}) if self.knows(f"{key}.help") else ""

    def option_choice(self, form: FieldForm, choice: str) -> str:
        """The name of one choice of an option."""
        if is_own(choice):
            return self.say("option-own", digest=short_digest(choice))
        keys = [self.key("option", form.label, choice)]
        if form.kind == "flag":
            keys.append(f"answer-{choice}")
        return self.first(keys, {}, readable(choice))

    def options_told(self, chosen: Mapping[str, str], changed_only: bool = False) -> tuple[str, ...]:
        """Each option with its choice, `Board: East`; with `changed_only` those that are not the default."""
        usual = options_to(self.rules.options())
        return tuple(
            self.say(
                "option-told", name=self.option(form)[0], choice=self.option_choice(form, chosen[form.name])
            )
            for form in option_forms(self.rules)
            if form.name in chosen and not (changed_only and chosen[form.name] == usual[form.name])
        )

    def score(self, score: int, goal: int | None) -> str:
        """How far somebody is: `6 of 9 personages`."""
        facts: dict[str, Fact] = {"score": score, "count": score, "goal": goal or 0}
        key = "score-goal" if goal else "score"
        return self.first([self.key(key), f"common-{key}"], facts, str(score))


@lru_cache(maxsize=4096)
def _naming(language: str, slug: str, word: Word, attribute: str) -> str | None:
    """The key of a word's text, or of an attribute of it: a game's own, else the common one; None: it has
    none."""
    keys = (f"{slug}-{word.kind}-{word.id}", f"{word.kind}-{word.id}")
    return next((key_of(key, attribute) for key in keys if has(language, key, attribute or None)), None)
