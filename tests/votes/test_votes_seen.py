"""Going back behind what has been seen: people are told of it, computers never agree to it."""

import random
from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, NAMES, everything
from nim import Heap, Nim, NimOptions, Take
from senate import Senate
from titled import GAMES, titled

from bot.errors.votes import ComputersRefuse
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.tables.votes.seen import computers_refuse, seen_by_going_back, seen_told
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import verify

THREE = (ANA, BRUNO, CHLOE)


async def with_computers(senate: Senate, *people: int, seats: int, title: str = "liars-dice") -> int:
    """A running game of these people, the first of whom hosts, and computers."""
    table = await senate.open(title, seats, people[0])
    for person in people[1:]:
        await senate.lobby.join(table.id, person, NAMES[person])
    await senate.lobby.seat_computers(table.id, people[0], "random")
    await senate.lobby.start(table.id, people[0])
    return table.id


@pytest.mark.parametrize("people", [(ANA,), (ANA, BRUNO)])
async def test_computers_never_agree_to_take_back_what_lifted_something_hidden(
    senate: Senate, people: tuple[int, ...]
):
    game = await with_computers(senate, *people, seats=3)
    await senate.plays(game, ANA, "rethrow first")
    before = everything(senate.path)
    for wish in (
        senate.asks_undo(game, ANA),
        senate.asks_rollback(game, ANA, 1),
        senate.mending.check_undo(game, ANA),
    ):
        with pytest.raises(ComputersRefuse):
            await wish
    assert everything(senate.path) == before, "nothing is asked, nothing is undone"


async def test_computers_agree_where_nothing_was_seen(senate: Senate):
    game = await with_computers(senate, ANA, seats=2)
    await senate.plays(game, ANA, "rethrow -")
    assert (await senate.asks_undo(game, ANA)).outcome == "agreed"


class OpenDice(Nim):
    """Whoever takes from the left heap throws a die before everybody."""

    def resolve(self, state, seat, action, chance):
        if action == Take(Heap("left")):
            chance.roll(6, "for all to see")
        return super().resolve(state, seat, action, chance)


def test_luck_in_the_open_goes_back_with_another_persons_consent_but_not_alone():
    match, _ = Match.start(titled(OpenDice()), NimOptions(), 3, bytes(32))
    match = match.play(Seat(0), Take(Heap("left"))).match
    people = (Chair(Seat(0), ANA, "Ana"), Chair(Seat(1), BRUNO, "Bruno"), Chair(Seat(2), CHLOE, "Chloé"))
    computer = (*people[:2], Chair(Seat(2), computer="random"))
    assert not computers_refuse(match, 0, people, others=False), "no computer is asked"
    assert not computers_refuse(match, 0, computer, others=True)
    assert computers_refuse(match, 0, computer, others=False)
    assert not computers_refuse(match, 1, computer, others=False), "nothing was seen since"


def test_a_computer_that_answered_out_of_its_secrets_holds_people_to_what_they_said():
    rules = GAMES["grecolonies"]
    match, _ = Match.start(titled(rules), rules.options(), 3, bytes(32))
    active = match.state.active
    own, rival = (match.state.poleis[(active + step) % 3].city for step in (0, 1))
    third = (active + 2) % 3

    def plays(match: Match, seat: int, line: str) -> Match:
        for action in parse_line(rules, line):
            match = match.play(Seat(seat), action).match
        return match

    match = plays(match, active, f"move {rival} / take {own} 6 / attack {rival}")
    match = plays(match, third, "stay-out / abstain")
    keep = len(match.line)
    told = plays(match, active, "announce 2 spear")
    answered = plays(told, (active + 1) % 3, "announce 3 spear")
    chairs = [Chair(Seat(seat), ANA + seat, "somebody") for seat in range(3)]
    others = list(chairs)
    others[third] = Chair(Seat(third), computer="sensible")
    chairs[(active + 1) % 3] = Chair(Seat((active + 1) % 3), computer="sensible")
    for after in (told, answered):
        assert computers_refuse(after, keep, chairs, others=True), "it is asked, or has answered"
        assert not computers_refuse(after, keep, others, others=True), "that one only looks on"


async def test_dice_seen_since_the_question_was_put_close_it(senate: Senate):
    """A computer plays on, which says nothing: but people were asked about something else."""
    game = await with_computers(senate, ANA, BRUNO, seats=3)
    await senate.plays(game, ANA, "rethrow -")
    vote = await senate.asks_rollback(game, ANA, 1)
    assert vote.outcome is None
    async with senate.tables.locked(game) as now:
        action = next(each for each in now.match.legal(Seat(2)) if each.dice)
        await senate.tables.commit(now, [now.match.play(Seat(2), action, "computer")], None)
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome == "overtaken"


async def test_what_people_agreed_to_take_back_falls_anew(senate: Senate):
    game = await senate.game("liars-dice", THREE)
    await senate.plays(game, ANA, "rethrow first+second+third")
    thrown = (await senate.tables.get(game)).match.state.cups[0]
    vote = await senate.asks_undo(game, ANA)
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(vote.id, person, True)
    assert (await senate.fresh(game)).match.redrawn == 1
    await senate.plays(game, ANA, "rethrow first+second+third")
    assert (await senate.tables.get(game)).match.state.cups[0] != thrown
    senate.tables.forget(game)
    assert (await senate.fresh(game)).match == (await senate.tables.get(game)).match
    verify(await senate.tables.whole(game))


async def test_dice_fall_anew_over_a_restart_beyond_a_snapshot(senate: Senate, path: Path):
    game = await senate.game("liars-dice", THREE)
    await senate.plays(game, ANA, "rethrow first")
    vote = await senate.asks_undo(game, ANA)
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(vote.id, person, True)
    await senate.wanders(game, 30, random.Random(5))
    async with Senate(path) as later:
        assert (await later.tables.get(game)).match.redrawn == 1
        await later.wanders(game, 40, random.Random(6))
        verify(await later.tables.whole(game))


def lifted() -> Match:
    """A game of Grécolonies in which cups were just lifted."""
    rules, luck = GAMES["grecolonies"], random.Random(2)
    match, _ = Match.start(titled(rules), rules.options(), 4, bytes(32))
    while not any(event.word in ("countered", "dodged") for _, events in match.since(0) for event in events):
        decision = luck.choice(rules.decisions(match.state))
        match = match.play(decision.seat, luck.choice(list(match.legal(decision.seat)))).match
    return match


@pytest.mark.parametrize(
    ("tongue", "since", "lies"),
    [
        ("en", "Seen since then: ", "lies there again as it was"),
        ("fr", "Vu depuis\u00a0: ", "reste tel quel"),
    ],
)
def test_the_question_tells_what_was_seen(tongue: str, since: str, lies: str):
    match = lifted()
    rules, keep = match.rules, len(match.line) - 1
    names = ["Ana", "Bruno", "Chloé", "Dario"]
    teller = Teller(tongue, titled(rules), names)
    told = seen_told(teller, match.seen_since(keep))
    (_, events), *_ = match.seen_since(keep)
    shown = next(event for event in events if event.word in ("countered", "dodged"))
    assert told.startswith(since)
    assert teller.told(shown, "did") in told
    assert told.count(teller.told(shown, "shown")) == 1
    assert lies in told
    private = [teller.event(event) for event in events if event.audience is not None]
    assert not [text for text in private if text and text in told]
    assert seen_told(teller, match.seen_since(len(match.line))) == ""


async def test_the_message_of_the_vote_tells_it_while_it_is_open(senate: Senate):
    game = await senate.game("liars-dice", THREE)
    await senate.plays(game, ANA, "rethrow first")
    vote = await senate.asks_undo(game, ANA)
    table = await senate.tables.get(game)
    assert [entry.number for entry, _ in seen_by_going_back(table, vote)] == [1]
    for person in (BRUNO, CHLOE):
        vote = await senate.votes.answer(vote.id, person, True)
    assert seen_by_going_back(await senate.tables.get(game), vote) == ()
    other = await senate.asks_abandon(game, ANA)
    assert seen_by_going_back(await senate.tables.get(game), other) == ()
