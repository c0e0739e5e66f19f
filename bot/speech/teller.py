"""The teller: turns what a game's engine says into sentences of one language.

Its texts are found as those of `Words` are: `<slug>-event-<word>`, `<slug>-refusal-<key>`, ...
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from bot.speech.costs import PAY, Pricing, cost_of, payment, prices
from bot.speech.names import cut, escape, plain
from bot.speech.texts import capital, readable
from bot.speech.words import Words
from engine.core.choosing.menu import FEWER, OTHERS, OTHERWISE, Answer, Question, one_deed
from engine.core.choosing.notation import FLAG, PART, VERB, write
from engine.core.choosing.spelling import Spelling, folded
from engine.core.contract import (
    Action,
    Decision,
    Event,
    Fact,
    Line,
    Refusal,
    Stage,
    Standing,
    Word,
    seat_word,
)
from engine.core.errors import BadNotation, BadOptions
from engine.core.fields import facts_of, headline_facts_of
from engine.core.paragraphs import DUE
from engine.core.values.amounts import Amounts

LABEL = 80
"""Characters of a button's label."""
SEEN = 38
"""Characters of a button's label that a phone shows."""
KEPT = 512
"""So many actions, and parts of what happened, are kept in words while somebody tells."""


class Teller(Words):
    """Speaks about one game in one language, to people who know the seats by these names."""

    # What happened

    def event(self, event: Event) -> str | None:
        """What happened as a sentence of its own, or None if it is not worth one."""
        facts = facts_of(event)
        return self.first([self.key("event", event.word)], facts, self.unsaid(event.word, facts)) or None

    @cached_property
    def _kept(self) -> dict[tuple[Event | Action, str], str]:
        """What was told last: stories ask for the same parts several times, panels for the same actions."""
        return {}

    def _once(self, thing: Event | Action, part: str, tell: Callable[[], str]) -> str:
        """What is told of something, told anew only where it is not kept."""
        found = self._kept.get((thing, part))
        if found is None:
            if len(self._kept) == KEPT:
                self._kept.clear()
            found = self._kept[thing, part] = tell()
        return found

    def told(self, event: Event, part: str) -> str | None:
        """A part of an event's text, None where it has none of that name.

        `by`: who; `did`: what, to follow `by`; `also`: what, to follow the same again; `title`: a headline;
        `shown`: what lay hidden until then.
        """
        key = f"{self.key('event', event.word)}.{part}"
        facts = headline_facts_of if part == "title" else facts_of
        return self._once(event, part, lambda: self.render(key, facts(event))) if self.knows(key) else None

    def action(self, action: Action) -> str:
        """What an action does, for a button, a menu or a list: `Move 3 galleys Roma > Salonae`."""
        return self._once(action, "", lambda: cut(self._said(action, facts_of(action)), LABEL))

    def _said(self, action: Action, facts: Mapping[str, Fact]) -> str:
        return plain(self.first([self.key("action", action.word)], facts, readable(write(action))))

    def button(self, action: Action, priced: Pricing = payment) -> str:
        """A whole action with its price, in few words: `Build a temple in Leptis Magna · 5 marble`.

        Where the action's own words tell the price and a phone would cut them off, it stands behind them.
        """
        label, price = self.short(action), priced(action)
        told = payment(action) is not None
        if not price or (told and len(label) <= SEEN):
            return label
        unpaid = self._said(action, {**facts_of(action), PAY: Amounts()}) if told else label
        return self.say("answer-cost", label=unpaid, cost=self.amounts(price))

    def short(self, action: Action) -> str:
        """What an action does, as short as it can be where it is known what is asked: `3 galleys Roma`."""
        key = f"{self.key('action', action.word)}.short"
        text = self.render(key, facts_of(action)) if self.knows(key) else self.action(action)
        return cut(capital(plain(text)), LABEL)

    # What is refused

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, as a sentence."""
        otherwise = self.unsaid(refusal.key, refusal.facts)
        keys = [self.key("refusal", refusal.key), f"refusal-{refusal.key}"]
        return self.first(keys, refusal.facts, otherwise)

    def reason(self, refusal: Refusal, limit: int = LABEL) -> str:
        """Why something cannot be done in a few words, for a label: `needs 5, you have 3`."""
        short = f"{self.key('refusal', refusal.key)}.short"
        text = self.render(short, refusal.facts) if self.knows(short) else self.refusal(refusal)
        return cut(plain(text), limit)

    def right(self, refusal: Refusal) -> str:
        """What would make possible what is refused, in a sentence or two: of what is not due now, when it
        comes; empty where nothing is told."""
        verb = refusal.facts.get("verb")
        when = list[str]()
        if isinstance(verb, Word) and refusal.key.startswith(DUE):
            when.append(f"{self.key('verb', verb.id)}.when")
        keys = [*when, f"{self.key('refusal', refusal.key)}.right", f"refusal-{refusal.key}.right"]
        return next((self.render(key, refusal.facts) for key in keys if self.knows(key)), "")

    def notation(self, error: BadNotation) -> str:
        """Why a typed line cannot be read, with the words to type."""
        facts = {name: self._typed(each, error.spelling) for name, each in error.facts.items()}
        field = error.facts.get("field")
        if isinstance(field, str):
            facts["field"] = self.first([self.key("part", field), f"part-{field}"], {}, readable(field))
        return self.render(f"notation-{error.key}", facts)

    def _typed(self, fact: Fact, spelling: Spelling) -> Fact:
        """Words as they are typed, in code quotes; what was typed is made harmless."""
        if isinstance(fact, str):
            return escape(fact)
        if not isinstance(fact, Word):  # a Word is a tuple too
            return tuple(self._typed(each, spelling) for each in fact) if isinstance(fact, tuple) else fact
        if fact.kind == "field-kind":
            return self.first([self.key("kind", fact.id), f"kind-{fact.id}"], {}, readable(fact.id))
        typed = spelling.write(fact.kind, fact.id)
        name = "" if fact.kind in (VERB, PART, FLAG, "choice") else self.word(fact)
        return f"`{typed}`" if folded(name) in ("", folded(typed)) else f"`{typed}` ({name})"

    def options(self, error: BadOptions) -> str:
        """Why options do not fit."""
        facts = {name: escape(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        return self.render(f"options-{error.key}", facts)

    # Who owes what

    def decision(self, decision: Decision) -> str:
        """What somebody is asked, to follow their name: `it is your turn`."""
        return self.first([self.key("decision", decision.kind), "decision"], self._owed(decision), "")

    def asks(self, decision: Decision) -> bool:
        """Whether what somebody is asked follows their name as a question, after a colon: what interrupts
        others' turns does, and whatever asks within one's own."""
        return not decision.in_turn or self.decision(decision).endswith("?")

    def waiting(self, decision: Decision) -> str:
        """What others wait for, to follow a name and a colon: `move on the rondel`."""
        return self.first([self.key("waiting", decision.kind), "waiting"], self._owed(decision), "")

    def stakes(self, decision: Decision) -> str:
        """What answering may cost and win, in a sentence or two; empty where nothing is told of it."""
        key = self.key("stakes", decision.kind)
        return self.render(key, self._owed(decision)) if self.knows(key) else ""

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
        if answer.then:
            return cut(self.together((*answer.actions, *answer.then), priced), limit)
        if isinstance(answer.value, Word) and answer.value.kind == "verb" and one_deed(answer.actions):
            return cut(self._deed(answer.actions, priced), limit)
        begins = isinstance(answer.value, Word) and answer.value.kind != "verb"
        if question.field == "verb" and begins:
            return cut(self.beginning(answer.actions[0]), limit)
        if answer.value in (FEWER, OTHERWISE):
            return self.say(f"answer-{answer.value}")
        if answer.value == OTHERS:
            if question.verb or len({each.word for each in answer.actions}) > 1:
                return self.say("answer-others")
            verb = self.word(Word("verb", answer.actions[0].word), form="label")
            return self.say("answer-others-of", verb=capital(plain(verb)))
        label = self._answer_label(question, answer)
        total = None if question.kind in ("amounts", "verb") else cost_of(answer.actions, priced)
        if total is not None and any(cost_of(each.actions, priced) for each in question.answers):
            label = self._priced(label, question, answer, total, priced)
        return cut(capital(plain(label)), limit)

    def beginning(self, action: Action) -> str:
        """What an action says in the field that is asked first (`Action.first`): `Help Athens`."""
        key = f"{self.key('verb', action.word)}.first"
        text = self.render(key, facts_of(action)) if self.knows(key) else readable(action.word)
        return capital(plain(text))

    def _deed(self, actions: Sequence[Action], priced: Pricing) -> str:
        """A whole action, whichever way it is paid."""
        if len(actions) == 1:
            return self.button(actions[0], priced)
        unpaid = self._said(actions[0], {**facts_of(actions[0]), PAY: Amounts()})
        total = cost_of(actions, priced)
        cost = self._total(actions[0].word, total) if total else ""
        return self.say("answer-cost", label=unpaid, cost=cost) if cost else unpaid

    def _known(self, value: Fact) -> dict[str, Fact]:
        """What is told of a thing of the game that is an answer, beside its name: a card's colour and god."""
        things = self.guide.things(self.chosen) if isinstance(value, Word) else ()
        notes = next((thing.notes for thing in things if thing.word == value), ())
        return {name: fact for note in notes for name, fact in note.facts.items()}

    def together(self, line: Line, priced: Pricing = payment) -> str:
        """Actions done in one go, with the price of the last: `Build A → B`."""
        first, *others = line
        facts = dict(facts_of(first))
        for each in others:
            facts |= {f"then-{name}": fact for name, fact in facts_of(each).items()}
        whole = self.key("together", *(each.word for each in line))
        if line[2:] and len({each.word for each in others}) == 1:
            return self.say("together-all", first=self.action(first), number=len(others))
        if line[2:] and not self.knows(whole):
            return self.together(line[1:], priced)
        facts["then"] = self.button(others[-1], priced)
        keys = [whole, self.key("together", first.word), "together"]
        return plain(self.first(keys, {**facts, "first": self.action(first)}, ""))

    def _answer_label(self, question: Question, answer: Answer) -> str:
        value = answer.value
        facts: dict[str, Fact] = {**dict(question.chosen), "value": value}
        if question.kind == "number":
            facts["count"] = value
        for key in (self.key("answer", question.verb, question.field), self.key("answer", question.field)):
            if self.knows(key):
                return self.render(key, self._known(value) | facts)
        if value in ("", ()):
            return self.say("answer-none")
        if isinstance(value, Word):
            counted = facts.get("count")
            return self.word(value, counted if isinstance(counted, int) else 1, "label")
        return self.say(f"answer-{value}") if question.kind == "flag" else self.fact(value)

    def _priced(self, label: str, question: Question, answer: Answer, total: int, priced: Pricing) -> str:
        if not total:
            return self.say("answer-free", label=label)
        ways = prices(answer.actions, priced)
        verb = question.verb or answer.actions[0].word
        cost = self.amounts(ways[0]) if len(ways) == 1 else self._total(verb, total)
        return self.say("answer-cost", label=label, cost=cost)

    def _total(self, verb: str, total: int) -> str:
        keys = [self.key("price", verb), self.key("price"), "price"]
        return self.first(keys, {"total": total, "count": total}, str(total))

    def stage(self, stage: Stage) -> str:
        """The name of a step of the turn."""
        return self.first([self.key("stage", stage.key)], {}, capital(readable(stage.key)))

    def stages(self, stages: Sequence[Stage]) -> str:
        """All steps of a turn in one line, each marked done, now, next or skipped."""
        return self.say("stage-between").join(
            self.say(f"stage-{stage.status}", label=self.stage(stage)) for stage in stages
        )

    def ending(self, standing: Standing) -> str:
        """How the game ended: who won, and by what."""
        facts: dict[str, Fact] = {
            "winners": tuple(seat_word(seat) for seat in standing.winners),
            "score": max((standing.scores[seat] for seat in standing.winners), default=0),
            "goal": standing.goal or 0,
        }
        reason = standing.ended or "over"
        agreed = reason.startswith("agreed") and f"ending-{reason}"
        return self.first([agreed or self.key("ending", reason), "ending"], facts, "")
