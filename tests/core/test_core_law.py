"""The law itself refuses what cannot be: made-up actions of every verb of every game, at any moment."""

import random
from dataclasses import MISSING, fields, replace
from functools import cache

import pytest
from hypothesis import given, settings, strategies
from titled import GAMES, titled
from toys import liars_dice, nim

from bot.speech.teller import Teller
from engine.core.choosing.choices import option_forms, options_from
from engine.core.choosing.notation import parse, write
from engine.core.contract import Action
from engine.core.errors import IllegalAction
from engine.core.fields import forms
from engine.core.play.chance import SeededChance
from engine.core.values.amounts import Amounts

RULEBOOKS = {**GAMES, nim.RULES.slug: nim.RULES, liars_dice.RULES.slug: liars_dice.RULES}

ODD = strategies.sampled_from(
    [
        -1, -3, 0, 1, 2, 3, 7, 80, 9_999, 10_000, 10**30, True, False, None, 1.0, float("nan"), "", "-", "a",
        "roma!", "ROMA", "seat1", "1", "coin", "marble", "gold", "red", "hidden", "?", b"roma", (), ("roma",),
        [], [1], {}, object,
        Amounts(), Amounts((("gold", -1),)), Amounts((("gold", 0),)), Amounts((("nothing", 1),)),
        Amounts((("gold", 2), ("gold", 1))), Amounts((("gold", -2), ("coin", 3))), Amounts((("coin", True),)),
        Amounts((("coin", 1.0),)), Amounts((("coin", 10**30),)), Amounts((("coin", "1"),)),  # type: ignore[arg-type]
        Amounts(None), Amounts((1, 2)), Amounts([("coin", 1)]),  # type: ignore[arg-type]
    ]
)  # fmt: skip
"""What no field, or hardly any, can hold."""


class Luck:
    """Chance of no consequence."""

    def __init__(self, luck):
        self.luck = luck

    def roll(self, sides, purpose):
        return self.luck.randint(1, sides)

    def shuffled(self, count, purpose):
        return tuple(self.luck.sample(range(count), count))


@cache
def positions(slug):
    """Positions of random play under every choice of every option, with a seat that owes something."""
    rules, found = RULEBOOKS[slug], []
    variants = [{}] + [
        {form.name: choice}
        for form in option_forms(rules)
        for choice in form.choices
        if choice != form.default
    ]
    for number, variant in enumerate(variants):
        luck = random.Random(number)
        seats = luck.choice(rules.seats)
        state = rules.setup(options_from(rules, variant), seats, SeededChance(b"law", str(number))).state
        for step in range(400):
            decisions = rules.decisions(state)
            if not decisions:
                break
            seat = luck.choice(decisions).seat
            if step < 6 or luck.random() < 0.2:
                found.append((state, seat))
            state = rules.apply(state, seat, luck.choice(rules.legal(state, seat)), Luck(luck)).state
    return found


def plausible(rules, state, form):
    """What a field of this kind may well hold."""
    words = rules.vocabulary(state)
    if form.kind == "number":
        one = strategies.integers(-2, 12)
    elif form.kind == "amounts":
        goods = strategies.sampled_from([*words.get("good", ("gold",)), "nothing"])
        one = strategies.lists(strategies.tuples(goods, strategies.integers(-1, 6)), max_size=3).map(
            lambda pairs: Amounts(tuple(pairs))
        )
    elif form.kind == "seat":
        one = strategies.integers(-1, 6)
    elif form.kind in ("choice", "flag"):
        one = strategies.sampled_from([*form.choices, True, False])
    else:
        one = strategies.sampled_from([*words[form.kind], "nowhere"])
    one = strategies.lists(one, max_size=3).map(tuple) if form.many else one
    return one if form.default is MISSING else one | strategies.just(form.default)


@strategies.composite
def attempts(draw, slug):
    """A position, a seat that owes something and an action it might try."""
    rules = RULEBOOKS[slug]
    state, seat = draw(strategies.sampled_from(positions(slug)))
    legal = rules.legal(state, seat)
    if draw(strategies.booleans()):
        action = draw(strategies.sampled_from(legal))
        shown = [each for each in forms(type(action)) if draw(strategies.booleans())]
        return (
            state,
            seat,
            replace(action, **{each.name: draw(plausible(rules, state, each) | ODD) for each in shown}),
        )
    verb = draw(strategies.sampled_from(rules.verbs))
    odd = draw(strategies.booleans())
    values = {}
    for form in forms(verb):
        values[form.name] = draw(
            ODD if odd and draw(strategies.booleans()) else plausible(rules, state, form)
        )
    return state, seat, verb(**values)


def judged(slug, state, seat, action):
    """Ask the law; what it lets through must be possible, lead to a sound state and be readable as text."""
    rules = RULEBOOKS[slug]
    if rules.refusal(state, seat, action) is not None:
        with pytest.raises(IllegalAction):
            rules.apply(state, seat, action, Luck(random.Random(1)))
        return False
    assert parse(rules, write(action), rules.vocabulary(state)) == action
    after = rules.apply(state, seat, action, Luck(random.Random(1))).state
    assert not rules.check(after)
    rules.decisions(after)
    rules.standing(after)
    return True


@pytest.mark.parametrize("slug", sorted(RULEBOOKS))
@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=strategies.data())
def test_the_law_never_falls_over_and_lets_no_nonsense_through(slug, data):
    judged(slug, *data.draw(attempts(slug)))


@pytest.mark.parametrize("slug", sorted(RULEBOOKS))
def test_in_every_position_one_wrong_field_of_a_lawful_action_is_refused(slug):
    """Every verb that play meets, each of its fields once with each value it cannot hold."""
    rules, seen = RULEBOOKS[slug], set()
    wrong = {
        "number": (-1, 10_000, True, "1", 1.0),
        "amounts": (Amounts((("gold", -1),)), Amounts((("coin", 1), ("coin", 1))), 1, "1gold"),
        "seat": (-1, 99, "seat1", True),
    }
    for state, seat in positions(slug):
        for action in rules.legal(state, seat):
            if type(action) in seen:
                continue
            seen.add(type(action))
            assert judged(slug, state, seat, action)
            for form in forms(type(action)):
                values = wrong.get(form.kind, ("nowhere", "", 1, ("a",)))
                given = [(value,) for value in values] if form.many else [*values]
                if form.many:  # one of them alone is not several
                    given += getattr(action, form.name)
                for value in given:
                    changed = replace(action, **{form.name: value})
                    assert rules.refusal(state, seat, changed) is not None, changed
    assert seen


def tried(rules, state, form):
    """Everything a field of this kind could hold here, within reason."""
    words = rules.vocabulary(state)
    if form.kind == "number":
        return range(14)
    if form.kind == "seat":
        return range(len(rules.standing(state).scores))
    if form.kind == "flag":
        return (False, True)
    if form.kind == "amounts":
        goods = words.get("good", ("gold",))
        return (None, Amounts(), *(Amounts(((good, count),)) for good in goods for count in (1, 3, 9)))
    return words.get(form.kind) or form.choices


@pytest.mark.parametrize("slug", sorted(RULEBOOKS))
def test_every_verb_at_every_kind_of_moment_with_every_word_is_judged(slug):
    """A lawful action of each verb, with one field after the other changed to all it could be."""
    rules, moments, samples = RULEBOOKS[slug], {}, {}
    for state, seat in positions(slug):
        for decision in rules.decisions(state):
            if decision.seat == seat:
                moments.setdefault((decision.kind, len(rules.standing(state).scores)), (state, seat))
        for action in rules.legal(state, seat):
            samples.setdefault(type(action), action)
    for state, seat in moments.values():
        for action in samples.values():
            for form in forms(type(action)):
                for value in tried(rules, state, form):
                    judged(
                        slug, state, seat, replace(action, **{form.name: (value,) if form.many else value})
                    )


@pytest.mark.parametrize("slug", sorted(RULEBOOKS))
def test_verbs_of_other_games_are_refused(slug):
    rules = RULEBOOKS[slug]
    state, seat = positions(slug)[0]
    for other in RULEBOOKS.values():
        if other is rules:
            continue
        for verb in other.verbs:
            required = [each for each in fields(verb) if each.default is MISSING]
            assert rules.refusal(state, seat, verb(**{each.name: 1 for each in required})) is not None
    assert rules.refusal(state, seat, Action()) is not None


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_malformed_action_is_refused_with_a_sentence(slug, language):
    state, seat = positions(slug)[0]
    refusal = GAMES[slug].refusal(state, seat, Action())
    teller = Teller(language, titled(GAMES[slug]))
    assert teller.refusal(refusal) == teller.reason(refusal, 200)
    assert "exist" in teller.refusal(refusal)
