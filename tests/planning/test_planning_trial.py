"""Plans know no more than the person: no luck, nothing hidden; they say where they stop fitting."""

import random
from dataclasses import replace

import pytest
from titled import COMPUTERS, GAMES, titled

from bot.private.planning.guess import guessed
from bot.private.planning.sheet import leads_to
from bot.private.planning.trial import Trial, asked, copy_for, extended, own_moves, playable, replayed
from bot.speech.teller import Teller
from bot.store.games.plans import Steps
from engine.core.choosing.notation import parse
from engine.core.contract import Action, Seat
from engine.core.errors import EngineError
from engine.core.play.match import Match

SEED = bytes(range(32))


def begun(slug: str, entries: int = 0, luck: int = 1) -> Match:
    rules, chosen = GAMES[slug], random.Random(luck)
    seats = min(4, max(rules.seats))
    seats = seats if seats in rules.seats else max(rules.seats)
    match, _ = Match.start(titled(rules), rules.options(), seats, SEED)
    while match.number < entries and rules.decisions(match.state):
        decision = chosen.choice(rules.decisions(match.state))
        match = match.play(decision.seat, chosen.choice(list(match.legal(decision.seat)))).match
    return match


def trial_of(match: Match) -> Trial:
    owed = match.rules.decisions(match.state)
    own = (owed[0].seat,)
    return Trial(copy_for(match, own, owed), own)


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_plan_offers_is_what_can_be_played_and_never_what_luck_brings(slug: str) -> None:
    match, luck = begun(slug), random.Random(7)
    for _ in range(120):
        decisions = match.rules.decisions(match.state)
        if not decisions:
            break
        decision = luck.choice(decisions)
        trial = Trial(copy_for(match, (decision.seat,), (decision,)), (decision.seat,))
        assert list(trial.match(0).legal(decision.seat)) == list(match.legal(decision.seat))
        action = luck.choice(list(match.legal(decision.seat)))
        played = match.play(decision.seat, action)
        tried = extended(trial, 0, decision.seat, action).steps[0]
        if played.entry.drawn or any(event.reveals for event in played.step.events):
            assert tried.state is None
            assert tried.events == ()
        else:
            assert tried.state is not None
        match = played.match


@pytest.mark.parametrize("slug", [slug for slug, rules in GAMES.items() if rules.hidden])
def test_a_plan_is_the_same_whatever_is_hidden(slug: str) -> None:
    """Two games that differ only in what the seat may not see lead to equal plans."""
    match, luck = begun(slug, 40), random.Random(3)
    decision = match.rules.decisions(match.state)[0]
    seen = match.view(decision.seat).state
    trial = Trial(copy_for(match, (decision.seat,), (decision,)), (decision.seat,))
    assert trial.base.state == seen
    assert trial.base.seed is None
    for _ in range(20):
        shown = len(trial.steps)
        now = asked(trial, shown)
        if now is None:
            break
        assert now.seat == decision.seat  # nobody else's moves can be tried: they would tell their secrets
        legal = list(trial.base.rules.legal(trial.state(shown), now.seat))
        trial = extended(trial, shown, now.seat, luck.choice(legal))
        assert not any(event.reveals for event in trial.events(len(trial.steps)))


@pytest.mark.parametrize("slug", GAMES)
def test_a_stored_plan_comes_back_equal(slug: str) -> None:
    trial, luck = trial_of(begun(slug, 30)), random.Random(5)
    for _ in range(12):
        shown = len(trial.steps)
        decision = asked(trial, shown)
        if decision is None:
            break
        legal = list(trial.base.rules.legal(trial.state(shown), decision.seat))
        trial = extended(trial, shown, decision.seat, luck.choice(legal))
    assert trial.steps
    again = replayed(trial.cut(0), trial.stored(1))
    assert again == trial


def test_another_step_takes_the_place_of_those_after_it() -> None:
    match = begun("antike")
    trial, rules = trial_of(match), match.rules
    seat = trial.own[0]
    for text in ("take coin", "go iron", "end"):
        trial = extended(trial, len(trial.steps), seat, parse(rules, text))
    assert rules.turn(trial.state(3)).number == rules.turn(match.state).number + 1
    other = extended(trial, 1, seat, parse(rules, "go gold"))
    assert [step.action.word for step in other.steps] == ["take", "go"]
    assert other.state(1) == trial.state(1)
    assert other.state(2) != trial.state(2)


def test_a_plan_that_no_longer_fits_names_the_step_and_keeps_what_holds() -> None:
    trial = trial_of(begun("antike"))
    seat = int(trial.own[0])
    stored = Steps(((seat, "take coin"), (seat, "go iron"), (seat, "build-temple roma"), (seat, "end")), 4)
    found = replayed(trial, stored)
    assert found.broken is not None
    assert found.broken.step == 3
    assert isinstance(found.broken.error, EngineError)
    assert [step.action.word for step in found.steps] == ["take", "go"]
    with pytest.raises(EngineError):
        extended(trial, 0, trial.own[0], parse(trial.base.rules, "build-temple roma"))


def test_guesses_for_others_are_left_out_once_ones_own_turn_has_come() -> None:
    match = begun("antike")
    first = match.rules.decisions(match.state)[0].seat
    after = match
    for text in ("take coin", "go gold", "end"):
        after = after.play(first, parse(match.rules, text)).match
    me = after.rules.decisions(after.state)[0].seat
    waiting = Trial(copy_for(match, (me,), ()), (me,))
    ahead = guessed(waiting, 0)
    assert ahead.steps
    assert all(step.seat == first for step in ahead.steps)
    decision = asked(ahead, len(ahead.steps))
    assert decision is not None
    assert decision.seat == me
    mine = extended(ahead, len(ahead.steps), me, parse(match.rules, "take coin"))
    assert playable(mine, len(mine.steps)) == ()
    assert [action.word for action in own_moves(mine, len(mine.steps))] == ["take"]

    # The first player does something else, then it is one's turn: one's own steps still stand.
    base = copy_for(after, (me,), after.rules.decisions(after.state))
    now = replayed(Trial(base, (me,)), mine.stored(len(mine.steps)))
    assert now.broken is None
    assert [action.word for action in playable(now, len(now.steps))] == ["take"]


def test_others_answer_by_default_in_a_plan_unless_they_are_computers() -> None:
    """Antike: whose units are met in a land of nobody's lets them pass, if nothing else was ordered. A
    computer thinks about it, so that a plan cannot go on over it."""
    match, action, other = met_on_the_way()
    mine = match.rules.decisions(match.state)[0].seat
    trial = Trial(copy_for(match, (mine,), match.rules.decisions(match.state)), (mine,))
    passed = extended(trial, 0, mine, action)
    now = asked(passed, 1)
    assert now is not None
    assert now.seat == mine
    further = extended(passed, 1, mine, passed.match(1).legal(mine)[0])
    against = replace(trial, computers=(other,))
    thinking = extended(against, 0, mine, action)
    now = asked(thinking, 1)
    assert now is not None
    assert now.seat == other
    advised = replayed(against, further.stored(2))
    assert playable(advised, len(advised.steps)) == (action,)
    assert advised.broken is not None


def met_on_the_way() -> tuple[Match, Action, Seat]:
    """A game of Antike, an action in it after which somebody else is asked who has a default, and who."""
    match, luck = begun("antike"), random.Random(2)
    while decisions := match.rules.decisions(match.state):
        action = luck.choice(list(match.legal(decisions[0].seat)))
        after = match.play(decisions[0].seat, action).match
        asked_now = after.rules.decisions(after.state)
        if asked_now and not asked_now[0].in_turn and asked_now[0].order is not None:
            return match, action, asked_now[0].seat
        match = after
    raise AssertionError("nobody was met")


def keeps(state, true):
    """The state without what a player remembers: cards of its own below the top of the discard pile."""
    return replace(state, discard=true.discard) if hasattr(state, "discard") else state


@pytest.mark.parametrize("slug", [slug for slug, rules in GAMES.items() if rules.hidden])
def test_what_a_plan_foretells_is_what_comes_and_nothing_of_what_lies_hidden(slug: str) -> None:
    """Played for real, each step leads where the plan said, down to the last number; or it said: unknown."""
    rules, luck = GAMES[slug], random.Random(1)
    match, _ = Match.start(titled(rules), rules.options(), max(rules.seats), SEED)
    make = COMPUTERS[slug]["sensible"]
    players = [make(seat) for seat in range(max(rules.seats))]
    unknown = 0
    while match.number < 400 and (decisions := rules.decisions(match.state)):
        seat = luck.choice(decisions).seat
        legal = list(match.legal(seat))
        action = players[seat].choose(rules, match.view(seat), seat, legal)
        played = match.play(seat, action)
        own = (seat,)
        tried = extended(Trial(copy_for(match, own, decisions), own), 0, seat, action).steps[0]
        if tried.state is None:
            unknown += 1
        else:
            true = played.match.view(seat).state
            assert keeps(tried.state, true) == true
            assert tried.events == tuple(each for each in played.step.events if each.known_to(seat))
        match = played.match
    assert unknown


def taking_an_objective() -> Trial:
    """Chalcis moves into the second province of Dionysos, which lies open, and its stack is face down."""
    rules = GAMES["grecolonies"]
    match, _ = Match.start(titled(rules), rules.options(), 5, SEED)
    state, seat = match.state, match.state.active
    polis = state.poleis[seat]
    macedonia = rules.vocabulary(state)["province"].index("macedonia")
    citizens = list(polis.citizens)
    citizens[polis.home], citizens[macedonia] = 9, 3
    poleis = list(state.poleis)
    poleis[seat] = replace(polis, citizens=tuple(citizens))
    tiles = [tile for tile in (*state.open, *state.stack) if tile != "dionysos"]
    state = replace(state, poleis=tuple(poleis), open=("dionysos", *tiles[:2]), stack=tuple(tiles[2:]))
    assert not rules.check(state)
    own = (Seat(seat),)
    trial = Trial(copy_for(replace(match, state=state), own, rules.decisions(state)), own)
    for text in ("move troada", f"take {polis.city} 4", "enter"):
        trial = extended(trial, len(trial.steps), own[0], parse(rules, text))
    return trial


@pytest.mark.parametrize(("tongue", "unknown"), [("en", "unknown"), ("fr", "inconnu")])
def test_a_plan_says_that_it_does_not_know_what_lies_under_the_stack(tongue: str, unknown: str) -> None:
    trial = taking_an_objective()
    assert trial.open(3)
    assert asked(trial, 3) is None
    teller = Teller(tongue, titled(trial.base.rules))
    told = leads_to(teller, trial, 3)
    assert not any(event.word == "last-round-begun" for event in trial.events(3))
    before = teller.holdings(
        trial.base.guide.holdings(trial.base.rules.view(trial.base.state, trial.own[0]), trial.own[0])
    )
    assert told.splitlines()[-1].startswith(before)
    assert told.endswith(f"→ {unknown}")
    assert not leads_to(teller, trial, 2).endswith(unknown)


def test_nothing_is_planned_after_luck() -> None:
    luck, found = random.Random(2), None
    match = begun("grecolonies")
    while found is None and match.number < 600:
        decision = luck.choice(match.rules.decisions(match.state))
        action = luck.choice(list(match.legal(decision.seat)))
        played = match.play(decision.seat, action)
        if played.entry.drawn:
            found = match, decision, action
        match = played.match
    assert found is not None
    before, decision, action = found
    own = (decision.seat,)
    trial = extended(Trial(copy_for(before, own, (decision,)), own), 0, decision.seat, action)
    assert trial.open(1)
    assert asked(trial, 1) is None
    assert trial.state(1) == trial.base.state
    # Whatever the seed is, the plan is the same.
    for seed in (SEED, bytes(32)):
        other = replace(before, seed=seed)
        assert extended(Trial(copy_for(other, own, (decision,)), own), 0, decision.seat, action) == trial
