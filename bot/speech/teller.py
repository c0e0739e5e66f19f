"""The teller: turns what a game's engine says into sentences of one language.

It knows no game. Every text of a game is found by its slug and what is to be told: `<slug>-event-<word>`,
`<slug>-refusal-<key>`, ... A game without translation is told in readable ids.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING
from typing import cast

from bot.speech.costs import PAY, Pricing, cost_of, payment, prices
from bot.speech.facts import form_of, join
from bot.speech.names import cut, escape, plain
from bot.speech.texts import capital, has, phrase, places_of, readable
from engine.core.choosing.menu import Answer, Question
from engine.core.choosing.notation import write
from engine.core.contract import (
    Action,
    Decision,
    Event,
    Fact,
    Note,
    Options,
    Refusal,
    Seat,
    Stage,
    Standing,
    Word,
    seat_word,
)
from engine.core.errors import BadNotation, BadOptions
from engine.core.fields import facts_of
from engine.core.own import is_own, short_digest
from engine.core.title import Title
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

LABEL = 80
"""Characters of a button's label."""
SEEN = 38
"""Characters of a button's label that a phone shows."""

OWN_LABEL = 64
"""Characters of a menu's label that tells what a thing of people's own does: a price may follow."""

COUNTED = frozenset((
    "post-title", "panel-title", "board-title", "board-alone", "alt-title", "status-running",
    "recap-since-turn", "report-lead", "report-gain", "vote-undo", "vote-rollback", "post-gone-back",
    "offer-open", "offer-late", "offer-named",
))  # fmt: skip
"""Texts that count turns: a game in which people count something else has its own, `<slug>-post-title`."""

ANY_COMPUTER = Word("computer", "any")
"""A title's computer player; a game's translation may name it, as it may name each kind of them."""

GOODS = "good"
"""The kind of word that amounts are counted in."""


class Teller:
    """Speaks about one game in one language, to people who know the seats by these names."""

    def __init__(
        self, language: str, game: Title, names: Sequence[str] = (), options: Options | None = None
    ) -> None:
        """Speak of a game with these options, else the usual ones; a table of people's own is among them.

        `names`: each seat's holder, already escaped; labels and menus show them without the escapes.
        """
        self.language = language
        self.game = game
        self.rules = rules = game.rules
        self.guide = game.guide
        self.names = tuple(names)
        self._options = options
        self.translated = has(language, f"{rules.slug}-title")
        self._freely_named = {form.names for form in rules.own.values()}

    @property
    def chosen(self) -> Options:
        """The options of the game it speaks of."""
        return self.rules.options() if self._options is None else self._options

    # Texts and facts

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
        """The same with the facts as keywords."""
        return self.render(key, facts)

    def first(self, keys: Sequence[str], facts: Mapping[str, Fact], otherwise: str) -> str:
        """The first of these texts there is; `otherwise` in a game without translation."""
        for key in keys:
            if self.knows(key):
                return self.render(key, facts)
        return self.render(keys[0], facts) if self.translated else otherwise

    def _named(self, word: Word, attribute: str, count: int) -> str | None:
        if word.kind == "seat":
            return None if attribute else self._holder(int(word.id))
        for key in (self.key(word.kind, word.id), f"{word.kind}-{word.id}"):
            if has(self.language, key, attribute or None):
                ending = f".{attribute}" if attribute else ""
                return phrase(self.language, key + ending, lambda name: count if name == "count" else None)
        if word.kind in self._freely_named:
            return self._named_freely(word, attribute)
        return None if attribute else self.first([self.key(word.kind, word.id)], {}, readable(word.id))

    def _named_freely(self, word: Word, attribute: str) -> str | None:
        """A form of a name that whoever made the board or the cards gave, or what such a card does."""
        name = capital(readable(word.id))
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

    def explained(self, word: Word) -> str:
        """All that a card or another thing does, in a sentence or two; empty where nothing is told.

        Where all of a kind do the same it is told once for them all: `<game>-every-<kind>`.
        """
        own, all_alike = self._named(word, "text", 1), self.key("every", word.kind)
        return own or (self.say(all_alike) if self.knows(all_alike) else "")

    def _does(self, word: Word) -> str | None:
        """What a thing of people's own does, part by part; None where there is nothing to tell."""
        things = self.guide.things(self.chosen)
        notes = next((thing.does for thing in things if thing.word == word), ())
        return " ".join(map(self.does, notes)) or None

    def does(self, note: Note) -> str:
        """A part of what a thing does, as a sentence: `Then draw 1 card.`"""
        return self.first([self.key("does", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def about(self, note: Note) -> str:
        """What else there is to say of a thing: `A blue card; costs 1 wood`."""
        return self.first([self.key("about", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def fact(self, fact: Fact) -> str:
        """Any fact as text."""
        return str(form_of("it", {"it": fact}, self.language, self._named, self.amounts))

    def computer(self, kind: str) -> str:
        """The name of a kind of computer player in this game."""
        return self.word(Word(ANY_COMPUTER.kind, kind))

    def named_computer(self, kinds: Iterable[str]) -> str | None:
        """The one kind of computer player that has a name of its own in this game, if there is one."""
        return next((kind for kind in kinds if self.knows(self.key(ANY_COMPUTER.kind, kind))), None)

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

    # What happened

    def event(self, event: Event) -> str | None:
        """What happened as a sentence of its own, or None if it is not worth one."""
        facts = facts_of(event)
        return self.first([self.key("event", event.word)], facts, self._unsaid(event.word, facts)) or None

    def told(self, event: Event, part: str) -> str | None:
        """A part of an event's text, None where it has none of that name.

        `by`: who; `did`: what, to follow `by`; `also`: what, to follow the same again; `title`: a headline;
        `shown`: what lay hidden until then.
        """
        key = f"{self.key('event', event.word)}.{part}"
        return self.render(key, facts_of(event)) if self.knows(key) else None

    def action(self, action: Action) -> str:
        """What an action does, for a button, a menu or a list: `Move 3 galleys Roma > Salonae`."""
        label = self.first([self.key("action", action.word)], facts_of(action), readable(write(action)))
        return cut(plain(label), LABEL)

    def button(self, action: Action, priced: Pricing = payment) -> str:
        """A whole action with its price, in few words: `Build a temple in Leptis Magna · 5 marble`.

        Where the action's own words tell the price and a phone would cut them off, its total stands there.
        """
        label, price = self.action(action), priced(action)
        told = payment(action) is not None
        if not price or (told and len(label) <= SEEN):
            return label
        cost = self._total(action.word, price.total) if told else self.amounts(price)
        return self.say("answer-cost", label=self._unpaid(action) if told else label, cost=cost)

    def _unpaid(self, action: Action) -> str:
        facts = {**facts_of(action), PAY: Amounts()}
        return plain(self.first([self.key("action", action.word)], facts, readable(write(action))))

    def short(self, action: Action) -> str:
        """The same as short as it can be where it is known what is asked: `3 galleys Roma`."""
        key = f"{self.key('action', action.word)}.short"
        text = self.render(key, facts_of(action)) if self.knows(key) else self.action(action)
        return cut(capital(plain(text)), LABEL)

    def verb(self, word: str) -> str:
        """The verb's label: `Move`."""
        return capital(self.word(Word("verb", word)))

    # What is refused

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, as a sentence."""
        otherwise = self._unsaid(refusal.key, refusal.facts)
        keys = [self.key("refusal", refusal.key), f"refusal-{refusal.key}"]
        return self.first(keys, refusal.facts, otherwise)

    def reason(self, refusal: Refusal, limit: int = LABEL) -> str:
        """The same in a few words, for a label: `needs 5, you have 3`."""
        short = f"{self.key('refusal', refusal.key)}.short"
        text = self.render(short, refusal.facts) if self.knows(short) else self.refusal(refusal)
        return cut(plain(text), limit)

    def notation(self, error: BadNotation) -> str:
        """Why a typed line cannot be read, with the words to type."""
        facts = {name: self._typed(each) for name, each in error.facts.items()}
        field = error.facts.get("field")
        if isinstance(field, str):
            facts["field"] = self.first([self.key("part", field), f"part-{field}"], {}, readable(field))
        return self.render(f"notation-{error.key}", facts)

    def _typed(self, fact: Fact) -> Fact:
        """Words as they are typed, in code quotes; what was typed is made harmless."""
        if isinstance(fact, str):
            return escape(fact)
        if not isinstance(fact, Word):  # a Word is a tuple too
            return tuple(self._typed(each) for each in fact) if isinstance(fact, tuple) else fact
        if fact.kind == "field-kind":
            return self.first([self.key("kind", fact.id), f"kind-{fact.id}"], {}, readable(fact.id))
        name = "" if fact.kind == "verb" else self.word(fact)
        return f"`{fact.id}`" if name.lower() in ("", readable(fact.id)) else f"`{fact.id}` ({name})"

    def options(self, error: BadOptions) -> str:
        """Why options do not fit."""
        facts = {name: escape(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        return self.render(f"options-{error.key}", facts)

    # Who owes what

    def decision(self, decision: Decision) -> str:
        """What somebody is asked, to follow their name: `it is your turn`."""
        return self.first([self.key("decision", decision.kind), "decision"], self._owed(decision), "")

    def waiting(self, decision: Decision) -> str:
        """What others wait for, to follow a name and a colon: `move on the rondel`."""
        return self.first([self.key("waiting", decision.kind), "waiting"], self._owed(decision), "")

    def _owed(self, decision: Decision) -> dict[str, Fact]:
        return {"who": seat_word(decision.seat), **decision.facts}

    def order(self, kind: str, name: str) -> str:
        """A standing order's name: `fight`, `let pass`, also `ask` and `default`."""
        return self.first([self.key("order", kind, name), f"order-{name}"], {}, readable(name))

    def order_about(self, kind: str, about: Mapping[str, Word] | None = None) -> str:
        """What a standing order is about: `When galleys of the Greeks move in`."""
        facts: dict[str, Fact] = dict(about or {})
        return self.first(["-".join((self.key("orders", kind), *sorted(facts)))], facts, readable(kind))

    # The panel

    def question(self, question: Question) -> str:
        """What is asked: `Where to?`"""
        keys = [
            *([self.key("ask", question.verb, question.field)] if question.verb else []),
            self.key("ask", question.field),
            f"ask-{question.field}",
        ]
        return self.first(keys, dict(question.chosen), capital(readable(question.field)))

    def answer(
        self, question: Question, answer: Answer, limit: int = LABEL, priced: Pricing = payment
    ) -> str:
        """An answer's label, with what it costs where answers cost anything: `Temple · 2`."""
        if question.field == "verb" and len(answer.actions) == 1:
            return cut(self.button(answer.actions[0], priced), limit)
        if question.verb and isinstance(answer.value, Word) and answer.value.kind == "verb":
            return cut(self.button(answer.actions[0], priced), limit)  # stands beside the answers
        label = self._answer_label(question, answer)
        total = cost_of(answer.actions, priced)
        costs = any(cost_of(each.actions, priced) for each in question.answers)
        if question.kind not in ("amounts", "verb") and total is not None and costs:
            label = self.say("answer-cost", label=label, cost=self._price(question, answer, total, priced))
        return cut(capital(plain(label)), limit)

    def _answer_label(self, question: Question, answer: Answer) -> str:
        value = answer.value
        facts: dict[str, Fact] = {**dict(question.chosen), "value": value}
        if question.kind == "number":
            facts["count"] = value
        for key in (self.key("answer", question.verb, question.field), self.key("answer", question.field)):
            if self.knows(key):
                return self.render(key, facts)
        if value in ("", ()):
            return self.say("answer-none")
        if isinstance(value, Word):
            counted = facts.get("count")
            return self.word(value, counted if isinstance(counted, int) else 1, "label")
        return self.say(f"answer-{value}") if question.kind == "flag" else self.fact(value)

    def _price(self, question: Question, answer: Answer, total: int, priced: Pricing) -> str:
        if not total:
            return self.say("free")
        ways = prices(answer.actions, priced)
        if len(ways) == 1:
            return self.amounts(ways[0])
        return self._total(question.verb or answer.actions[0].word, total)

    def _total(self, verb: str, total: int) -> str:
        keys = [self.key("price", verb), self.key("price"), "price"]
        return self.first(keys, {"total": total, "count": total}, str(total))

    def warning(self, note: Note) -> str:
        """What is asked before an action: `2 galleys have not moved.`"""
        return self.first([self.key("warning", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def foretold(self, note: Note) -> str:
        """What an action will bring: `pays 1 wood, then places a ship in A2`."""
        return self.first([self.key("preview", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def stage(self, stage: Stage) -> str:
        """The name of a step of the turn."""
        return self.first([self.key("stage", stage.key)], {}, capital(readable(stage.key)))

    def stages(self, stages: Sequence[Stage]) -> str:
        """All steps of a turn in one line, each marked done, now, next or skipped."""
        return self.say("stage-between").join(
            self.say(f"stage-{stage.status}", label=self.stage(stage)) for stage in stages
        )

    def holdings(self, holdings: Sequence[tuple[Word, int]], between: str = " · ") -> str:
        """`3 marble · 1 iron · 2 coins`."""
        return between.join(self.counted(word, count) for word, count in holdings)

    # The game as a whole

    def title(self) -> str:
        """The game's name."""
        return self.first([self.key("title")], {}, capital(readable(self.rules.slug)))

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

    def line(self, note: Note) -> str:
        """A line of the board's description in words."""
        return self.first([self.key("line", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def held(self, note: Note) -> str:
        """What a seat holds in secret: `Under your cup: ...`."""
        return self.first([self.key("hand", note.key)], note.facts, self._unsaid(note.key, note.facts))

    def likely(self, note: Note) -> str:
        """How likely something is: `Counter: 34%`."""
        return self.first([self.key("odds", note.key)], note.facts, self._unsaid(note.key, note.facts))

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
        return tuple(
            self.say(
                "option-told", name=self.option(form)[0], choice=self.option_choice(form, chosen[form.name])
            )
            for form in forms(self.rules.options)
            if form.name in chosen and not (changed_only and chosen[form.name] == default_choice(form))
        )

    def ending(self, standing: Standing) -> str:
        """How the game ended: who won, and by what."""
        facts: dict[str, Fact] = {
            "winners": tuple(seat_word(seat) for seat in standing.winners),
            "score": max((standing.scores[seat] for seat in standing.winners), default=0),
            "goal": standing.goal or 0,
        }
        return self.first([self.key("ending", standing.ended or "over"), "ending"], facts, "")

    def score(self, score: int, goal: int | None) -> str:
        """How far somebody is: `6 of 9 personages`."""
        facts: dict[str, Fact] = {"score": score, "count": score, "goal": goal or 0}
        key = "score-goal" if goal else "score"
        return self.first([self.key(key), f"common-{key}"], facts, str(score))

    def _unsaid(self, key: str, facts: Mapping[str, Fact]) -> str:
        """What is said of a game without translation: the key and its facts, readable."""
        if self.translated:
            return ""
        told = ", ".join(self.fact(each) for each in facts.values() if each not in ("", ()))
        return f"{capital(readable(key))}: {told}" if told else capital(readable(key))


def default_choice(form: FieldForm) -> str:
    """The default of an option as text."""
    if form.kind == "flag":
        return "yes" if form.default is True else "no"
    return "" if form.default is MISSING else cast(str, form.default)
