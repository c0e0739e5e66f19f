"""Nets over random games: lists are the law, previews keep their word, play goes on whoever leaves."""

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain
from typing import Any, get_args, get_type_hints

import pytest

from engine.core.contract import Action, Note, Seat
from engine.core.play.chance import LoadedChance, SeededChance
from engine.dies_irae.actions import (
    VERBS,
    BuildMonument,
    Choose,
    CreatePost,
    Develop,
    Fight,
    Lead,
    Occupy,
    Seize,
)
from engine.dies_irae.board import board
from engine.dies_irae.charts import stability_combat
from engine.dies_irae.frames import Moving, Over
from engine.dies_irae.law.combat import modifier
from engine.dies_irae.law.development import signed
from engine.dies_irae.law.movement import idle_of
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import goods_income, goods_of, income, points
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.pieces import stack_at
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.values import moves, strength
from engine.dies_irae.words import SHIP, Deed, Hex, Power, Row, Unit

FLAGS = (
    "undermining", "setbacks", "acclaim", "settlers", "leaders", "initiative", "second_posts",
    "light_laurels",
)  # fmt: skip
NO_CHANCE = LoadedChance(())
EAGER = (CreatePost, Seize, Fight, Develop, BuildMonument)


def started(seed: int) -> tuple[DiesIraeState, random.Random]:
    """A game with some of the options, and the luck of those who play it."""
    luck = random.Random(seed)
    flags = {flag: luck.random() < 0.4 for flag in FLAGS}
    options = DiesIraeOptions(powers=luck.choice(["chosen", "dealt"]), turns="12", **flags)
    return RULES.setup(options, 3, SeededChance(b"n", str(seed))).state, luck


def endowed(state: DiesIraeState, luck: random.Random) -> DiesIraeState:
    """The same with money and some development, that much can be done in few steps."""
    realms = tuple(
        replace(
            realm,
            talents=realm.talents + luck.choice([0, 60, 400]),
            stability=luck.randint(-8, 8),
            development=tuple(luck.randint(0, 12) for _ in range(4)),
        )
        for realm in state.realms
    )
    return replace(state, realms=realms)


def walked(seed: int, steps: int) -> Iterator[tuple[DiesIraeState, Seat, random.Random]]:
    """Positions of a random game, in which those who may do something mostly do it."""
    state, luck = started(seed)
    rich = False
    for _ in range(steps):
        decisions = RULES.decisions(state)
        if not decisions:
            return
        if state.round and not rich:
            state, rich = endowed(state, luck), True
        seat = luck.choice(decisions).seat
        yield state, seat, luck
        legal = RULES.legal(state, seat)
        eager = [each for each in legal if isinstance(each, EAGER)]
        action = luck.choice(eager if eager and luck.random() < 0.7 else legal)
        state = RULES.apply(state, seat, action, NO_CHANCE).state


# Nothing is allowed but what is listed


def anything(state: DiesIraeState, luck: random.Random) -> Action:
    """Some action in words of the board, most of the time about hexes where something stands."""
    words = RULES.vocabulary(state)
    busy = [
        *(board().hexes[stack.hex] for realm in state.realms for stack in realm.stacks),
        *(board().hexes[site.hex] for site in board().sites),
    ]
    verb = luck.choice(VERBS)
    hints = get_type_hints(verb)

    def value(kind: Any) -> Any:
        options = [each for each in get_args(kind) if each is not type(None)]
        if options and luck.random() < 0.5:
            return None
        kind = options[0] if options else kind
        if kind is bool:
            return luck.random() < 0.3
        if kind is int:
            return luck.randint(-1, 5)
        if kind is Hex:
            return luck.choice(busy if luck.random() < 0.8 else board().hexes)
        return luck.choice(words[{Power: "power", Unit: "unit", Deed: "deed", Row: "row"}[kind]])

    return verb(**{field.name: value(hints[field.name]) for field in fields(verb)})


def listed_as(state: DiesIraeState, action: Action) -> Action:
    """The action as it is listed: ships that carry all they can say nothing of it."""
    if isinstance(action, Lead) and action.unit == SHIP and isinstance(state.frame, Moving):
        stack = stack_at(state.realms[state.active], board().index[action.hex])
        cargoes = idle_of(state, state.frame, stack).cargoes(action.count)
        if action.carrying is not None and cargoes and action.carrying == cargoes[-1]:
            return replace(action, carrying=None)
    return action


@pytest.mark.parametrize("seed", range(6))
def test_what_is_listed_is_lawful_and_all_else_refused(seed):
    for state, seat, luck in walked(100 + seed, 350):
        legal = set(RULES.legal(state, seat))
        assert legal
        assert not RULES.check(state)
        for action in luck.sample(sorted(legal, key=repr), min(3, len(legal))):
            assert RULES.refusal(state, seat, action) is None
        for _ in range(12):
            action = anything(state, luck)
            assert (RULES.refusal(state, seat, action) is None) == (listed_as(state, action) in legal), action


# What is foretold comes true


def number_of(note: Note, name: str) -> int:
    found = note.facts[name]
    assert isinstance(found, int)
    return found


def kept(before: DiesIraeState, after: DiesIraeState, power: int, action: Action, note: Note, events) -> None:
    """Compare one note with numbers with what then happened."""
    realm, then = before.realms[power], after.realms[power]
    if note.key in ("good", "good-razed") and isinstance(action, Occupy):
        return
    if note.key in ("good", "good-razed"):
        assert income(then) - income(realm) == number_of(note, "more")
    elif note.key == "row" and isinstance(action, Develop):
        assert realm.talents - then.talents == number_of(note, "talents")
    elif note.key in ("income", "culture-phase", "culture"):
        if note.key != "culture":
            assert then.stability - realm.stability == number_of(note, "steps")
        if note.key == "income":
            assert income(then) - income(realm) == number_of(note, "talents")
        else:
            assert signed(modifier(after, power) - stability_combat(then.stability)) == note.facts["combat"]
    elif note.key == "units":
        unit = Unit(note.facts["unit"].id)
        assert strength(then.development, unit) == number_of(note, "combat")
        assert moves(then.development, unit) == number_of(note, "move")
    elif note.key == "golden":
        assert points(after, power) - points(before, power) == 1
    elif note.key == "fight":
        (fought,) = [event for event in events if event.word == "fought"]
        told = {name: number_of(note, name) for name in ("strength", "lost", "drowned")}
        assert told == {name: getattr(fought, name) for name in told}
        theirs = {name: number_of(note, f"rival-{name}") for name in ("strength", "lost", "drowned")}
        assert theirs == {name: getattr(fought, f"rival_{name}") for name in theirs}
        burnt = any(event.word == "fortress-destroyed" for event in events)
        razed = any(event.word == "monument-destroyed" for event in events)
        assert (note.facts["fortress"], note.facts["monument"]) == (
            "yes" if burnt else "no",
            "yes" if razed else "no",
        )


def test_previews_keep_their_word():
    seen = set()
    for state, seat, _ in chain.from_iterable(walked(200 + seed, 450) for seed in range(6)):
        for action in RULES.legal(state, seat):
            if not isinstance(action, (*EAGER, Occupy, Choose)):
                continue
            notes = GUIDE.preview(RULES.view(state, seat), action)
            if not notes:
                continue
            step = RULES.apply(state, seat, action, NO_CHANCE)
            power = next(number for number, realm in enumerate(state.realms) if realm.seat == seat)
            for note in notes:
                seen.add((type(action).__name__, note.key))
                kept(state, step.state, power, action, note, step.events)
    assert seen >= {("CreatePost", "good"), ("Develop", "row"), ("Choose", "row")}


def test_first_posts_bring_what_is_foretold():
    """4, 6: each first post by itself, the second of a good too."""
    for seed in range(8):
        for state, seat, _ in walked(300 + seed, 60):
            if state.round:
                break
            for action in RULES.legal(state, seat):
                if isinstance(action, Occupy):
                    (note,) = GUIDE.preview(RULES.view(state, seat), action)
                    power = state.frame.power
                    site = board().site[board().index[action.hex]]
                    holdings = list(state.sites)
                    holdings[site] = holdings[site]._replace(owner=power, posts=1)
                    after = replace(state, sites=tuple(holdings))
                    more = goods_income(goods_of(after, power)) - goods_income(goods_of(state, power))
                    assert more == number_of(note, "more")


# Whoever gives up, play goes on to an end


@pytest.mark.parametrize("seed", range(8))
def test_whoever_gives_up_the_game_goes_on_to_its_end(seed):
    state, luck = started(400 + seed)
    leavers = luck.sample(range(3), luck.randint(1, 3))
    moments = sorted(luck.randint(0, 700) for _ in leavers)
    step = 0
    while (decisions := RULES.decisions(state)) and step < 20_000:
        while moments and step >= moments[0]:
            moments.pop(0)
            state = RULES.concede(state, Seat(leavers.pop(0))).state
            assert not RULES.check(state)
            decisions = RULES.decisions(state)
        if not decisions:
            break
        for decision in decisions:
            assert not state.realms or not state.realms[_power(state, decision.seat)].fallen
            assert RULES.legal(state, decision.seat)
            assert RULES.refusal(state, decision.seat, decision.default) is None
        seat = luck.choice(decisions).seat
        state = RULES.apply(state, seat, luck.choice(RULES.legal(state, seat)), NO_CHANCE).state
        step += 1
    assert isinstance(state.frame, Over)
    assert RULES.standing(state).winners


def _power(state: DiesIraeState, seat: Seat) -> int:
    return next(number for number, realm in enumerate(state.realms) if realm.seat == seat)
