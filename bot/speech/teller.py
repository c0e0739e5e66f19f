# Stopgap by the lead, so that the bot can be built: the speech part may replace this file with its own version.
"""Sentences about one game in one language: events, decisions, actions, questions, refusals."""

from collections.abc import Mapping, Sequence

from bot.speech import texts
from bot.speech.texts import Value, capital, cut, has, joined, render, say
from engine.core.amounts import Amounts
from engine.core.contract import (
    Action,
    AnyRulebook,
    Decision,
    Event,
    Fact,
    Note,
    Refusal,
    Seat,
    Stage,
    Standing,
    Word,
)
from engine.core.errors import BadNotation, BadOptions
from engine.core.fields import FieldForm, facts_of, forms
from engine.core.menu import Answer, Question

LABEL = 80
"""Characters a button or menu entry may have."""


class Teller:
    """Tells about a game. `names` are the seats' holders as they are shown: already escaped."""

    def __init__(self, language: str, rules: AnyRulebook, names: Sequence[str] = ()) -> None:
        self.language = language
        self.rules = rules
        self.names = names

    # Words and facts

    def _first(self, *keys: str) -> str | None:
        return next((key for key in keys if has(self.language, key)), None)

    def _own(self, key: str) -> str:
        return f"{self.rules.slug}-{key}"

    def title(self) -> str:
        """The game's name."""
        key = self._first(self._own("title"))
        return say(self.language, key) if key else capital(self.rules.slug)

    def word(self, word: Word) -> str:
        """A word's name."""
        if word.kind == "seat":
            seat = int(word.id)
            return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"
        if word.kind == "field-kind":
            key = self._first(self._own(f"kind-{word.id}"), f"kind-{word.id}")
        else:
            key = self._first(self._own(f"{word.kind}-{word.id}"))
        return say(self.language, key, count=1) if key else word.id.replace("_", " ").replace("-", " ")

    def amounts(self, amounts: Amounts) -> str:
        """`2 gold and 1 coin`."""
        if not amounts:
            return say(self.language, "nothing")
        parts = []
        for word, count in amounts:
            key = self._first(self._own(f"amount-{word}"))
            parts.append(say(self.language, key, count=count) if key else f"{count} {word}")
        return joined(self.language, parts)

    def fact(self, fact: Fact) -> Value:
        """A fact as a text's variable."""
        if isinstance(fact, Word):
            return self.word(fact)
        if isinstance(fact, Amounts):
            return self.amounts(fact)
        if isinstance(fact, tuple):
            return [str(self.fact(each)) for each in fact]
        return fact

    def values(self, facts: Mapping[str, Fact]) -> dict[str, Value]:
        """All facts as variables. Words bring their id and the forms their language has (`nation-of`)."""
        found: dict[str, Value] = {}
        for name, fact in facts.items():
            found[name] = self.fact(fact)
            if isinstance(fact, Word):
                found[f"{name}-id"] = fact.id
                key = self._own(f"{fact.kind}-{fact.id}")
                for attribute in texts.attributes(self.language, key):
                    found[f"{name}-{attribute}"] = say(self.language, key, attribute)
            if isinstance(fact, tuple):
                found[f"{name}-count"] = len(fact)
            if isinstance(fact, Amounts):
                found[f"{name}-total"] = fact.total
            if fact == "" or fact == ():
                found[f"{name}-given"] = "no"
            else:
                found[f"{name}-given"] = "yes"
        return found

    def _tell(self, keys: Sequence[str], facts: Mapping[str, Fact], fallback: str) -> str:
        key = self._first(*keys)
        if key is None:
            return fallback
        return capital(render(self.language, key, self.values(facts)))

    # The game

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        facts = facts_of(event)
        plain = " ".join([event.word, *(str(self.fact(each)) for each in facts.values())])
        return self._tell([self._own(f"event-{event.word}")], facts, plain)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, as a sentence."""
        plain = say(self.language, "refused")
        return self._tell([self._own(f"refusal-{refusal.key}"), f"refusal-{refusal.key}"], refusal.facts, plain)

    def notation(self, error: BadNotation) -> str:
        """What could not be read, and what would be right."""
        return self._tell([f"notation-{error.key}"], error.facts, error.key)

    def options(self, error: BadOptions) -> str:
        """Which option does not fit."""
        return self._tell([f"options-{error.key}"], error.facts, error.key)

    def decision(self, decision: Decision) -> str:
        """What somebody owes, told to them: `choose a field on the rondel`."""
        return self._tell([self._own(f"decision-{decision.kind}")], decision.facts, decision.kind)

    def warning(self, note: Note) -> str:
        """What to think of before going on."""
        return self._tell([self._own(f"warning-{note.key}")], note.facts, note.key)

    def line(self, note: Note) -> str:
        """A line of the board in words."""
        return self._tell([self._own(f"line-{note.key}")], note.facts, note.key)

    def stage(self, stage: Stage) -> str:
        """The name of a step of the turn."""
        return self._tell([self._own(f"stage-{stage.key}")], {}, stage.key)

    def holdings(self, holdings: Sequence[tuple[Word, int]]) -> str:
        """`3 marble · 1 iron · 2 coins`."""
        return " · ".join(self.counted(word, count) for word, count in holdings)

    def counted(self, word: Word, count: int) -> str:
        """`3 marble`."""
        key = self._first(self._own(f"amount-{word.id}"))
        return say(self.language, key, count=count) if key else f"{count} {self.word(word)}"

    def role(self, words: Sequence[Word]) -> str:
        """What a seat plays: `Romans`, or `Romans and Greeks`."""
        shown = []
        for word in words:
            key = self._own(f"{word.kind}-{word.id}")
            plain = has(self.language, key, "plain")
            shown.append(say(self.language, key, "plain") if plain else self.word(word))
        return joined(self.language, shown) if shown else ""

    def seat(self, seat: Seat, roles: Sequence[Sequence[Word]]) -> str:
        """A seat with its holder: `Romans (Ana)`."""
        name = self.word(Word("seat", str(seat)))
        role = self.role(roles[seat]) if seat < len(roles) else ""
        return say(self.language, "seat-with-role", role=role, name=name) if role else name

    def ending(self, standing: Standing) -> str:
        """Why the game is over."""
        return self._tell([self._own(f"ending-{standing.ended}")], {}, standing.ended or "")

    # Choosing

    def verb(self, word: str) -> str:
        """The label of a verb."""
        return self._tell([self._own(f"verb-{word}")], {}, word)

    def action(self, action: Action) -> str:
        """An action as a phrase for a button or menu."""
        facts = facts_of(action)
        plain = " ".join([self.verb(action.word), *(str(self.fact(each)) for each in facts.values() if each != "")])
        return cut(self._tell([self._own(f"action-{action.word}")], facts, plain), LABEL)

    def question(self, question: Question) -> str:
        """What is asked next."""
        keys = [
            self._own(f"ask-{question.verb}-{question.field}"),
            self._own(f"ask-{question.field}"),
            f"ask-{question.field}",
            "ask-any",
        ]
        return self._tell(keys, dict(question.chosen), question.field)

    def answer(self, question: Question, answer: Answer) -> str:
        """One answer's label, with what it costs."""
        if question.kind == "verb" and isinstance(answer.value, Word):
            if len(answer.actions) == 1:
                return self.action(answer.actions[0])
            return cut(self.verb(answer.value.id), LABEL)
        key = self._first(
            self._own(f"answer-{question.verb}-{question.field}"), self._own(f"answer-{question.field}")
        )
        if key is not None:
            label = render(self.language, key, self.values({**dict(question.chosen), "value": answer.value}))
        else:
            label = capital(str(self.fact(answer.value)))
        if question.kind != "amounts":
            label = self._with_cost(label, answer.actions[0])
        return cut(label, LABEL)

    def _with_cost(self, label: str, action: Action) -> str:
        for form in forms(type(action)):
            if form.kind == "amounts":
                amounts = getattr(action, form.name)
                if amounts:
                    cost = amounts.total
                    return say(self.language, "choice-cost", choice=label, cost=cost)
                return say(self.language, "choice-free", choice=label)
        return label

    # Options

    def option(self, form: FieldForm) -> tuple[str, str]:
        """An option's name and what it means."""
        key = self._own(f"option-{form.label}")
        if not has(self.language, key):
            return capital(form.label), ""
        return say(self.language, key), say(self.language, key, "help")

    def choice(self, form: FieldForm, choice: str) -> str:
        """One choice of an option."""
        return self._tell([self._own(f"option-{form.label}-{choice}"), f"choice-{choice}"], {}, choice)

    def order(self, kind: str, order: str) -> str:
        """A standing order's name."""
        return self._tell([self._own(f"order-{kind}-{order}"), f"order-{order}"], {}, order)
