"""An end by agreement: a last round, a draw, a winner; all who still play, and what the result says."""

import json
import random

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from house import ANA, BRUNO, CHLOE, DARIO, NAMES, ask, log_of
from senate import Senate
from tables import begin
from titled import GAMES

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.votes import EndAgreed, NobodyToAgree, NoLastRound, VoteNotAsked, VoteOver
from bot.posting.messages.vote_view import motion_told
from bot.speech.texts import LANGUAGES
from bot.store.people.votes import AGREED, DECLINED, OVERTAKEN, Vote
from bot.tables.results.results import finishes, rating_ranks
from bot.tables.state.table import ENDED, RUNNING
from bot.tables.state.telling import teller_for
from bot.tables.votes.ending import Ending
from engine.core.play.match import Match
from engine.core.play.record import read, record_text, verify

THREE = (ANA, BRUNO, CHLOE)


@pytest.fixture
def ending(senate: Senate) -> Ending:
    return Ending(senate.tables, senate.votes)


async def proposes(ending: Ending, game: int, person: int, how: str, winner: int | None = None) -> Vote:
    return await ending.ask(game, person, NAMES[person], how, winner)


async def agreed(senate: Senate, ending: Ending, game: int, how: str, winner: int | None = None) -> Match:
    """What all of a game of two agree on."""
    vote = await proposes(ending, game, ANA, how, winner)
    vote = await senate.votes.answer(vote.id, BRUNO, True)
    assert vote.outcome == AGREED
    return (await senate.tables.get(game)).begun


async def test_a_draw_is_shared_by_all_who_still_play_and_told_as_agreed(senate: Senate, ending: Ending):
    game = await senate.game("nim", THREE)
    await senate.wanders(game, 3, random.Random(1))
    await senate.tables.concede(game, CHLOE)
    vote = await proposes(ending, game, ANA, "draw")
    assert {each.person for each in vote.ballots} == {ANA, BRUNO}
    with pytest.raises(VoteNotAsked):
        await senate.votes.answer(vote.id, CHLOE, True)
    await senate.votes.answer(vote.id, ANA, True)
    await senate.votes.answer(vote.id, ANA, True)  # once more is not one more
    assert (await senate.tables.get(game)).status == RUNNING
    await senate.votes.answer(vote.id, BRUNO, True)
    table = await senate.fresh(game)
    assert (table.status, table.owed) == (ENDED, ())
    standing = table.begun.standing
    assert standing.ranks == (1, 1, 3)
    assert standing.winners == (0, 1)
    assert log_of(senate.path, game)[-1] == "agree draw"
    for tongue in LANGUAGES:
        told = teller_for(table, tongue).ending(standing)
        assert "Ana" in told
        assert "Bruno" in told
        assert "Chlo" not in told
    rows = ask(senate.path, "select person, won, conceded from result order by person")
    assert rows == [(ANA, 1, 0), (BRUNO, 1, 0), (CHLOE, 0, 1)]
    assert rating_ranks(finishes(table, table.begun)) == (1, 1, 3)
    with pytest.raises(NotRunning):
        await senate.tables.undo(game, ANA)


async def test_one_no_ends_it_and_it_can_be_withdrawn_or_die_with_the_game(senate: Senate, ending: Ending):
    game = await senate.game("nim", THREE)
    vote = await proposes(ending, game, BRUNO, "round")
    assert (await senate.votes.answer(vote.id, ANA, False)).outcome == DECLINED
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, CHLOE, True)
    vote = await proposes(ending, game, BRUNO, "winner", 2)
    await senate.votes.withdraw(vote.id, BRUNO)
    vote = await proposes(ending, game, ANA, "winner", 2)
    await senate.tables.concede(game, CHLOE)
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, BRUNO, True)
    assert (await senate.votes.read(vote.id)).outcome == OVERTAKEN
    vote = await proposes(ending, game, ANA, "draw")
    await senate.tables.concede(game, BRUNO)
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome == OVERTAKEN
    assert (await senate.tables.get(game)).begun.standing.ended == "alone"


async def test_who_may_propose_what(senate: Senate, ending: Ending):
    game = await senate.game("nim", THREE)
    with pytest.raises(NotSeated):
        await proposes(ending, game, DARIO, "draw")
    alone = await senate.game("nim", (ANA, ANA), channel=8)
    with pytest.raises(NobodyToAgree):
        await proposes(ending, alone, ANA, "winner", 0)
    assert (await proposes(ending, alone, ANA, "round")).outcome == AGREED
    with pytest.raises(EndAgreed):
        await proposes(ending, alone, ANA, "round")


@pytest.mark.parametrize("title", GAMES)
async def test_a_last_round_ends_when_the_next_one_would_begin(title: str, path, quiet):
    """Also after a restart; the file of it replays and proves that chance was honest."""
    people = tuple(THREE[place % 3] for place in range(min(GAMES[title].seats)))
    async with Senate(path, GAMES) as senate:
        ending, luck = Ending(senate.tables, senate.votes), random.Random(7)
        game = await senate.game(title, people)
        table = await senate.wanders(game, 25, luck)
        vote = await proposes(ending, game, ANA, "round")
        for person in people[1:]:
            vote = await senate.votes.answer(vote.id, person, True)
        table = await senate.tables.get(game)
        assert table.status == RUNNING
        last = table.rules.turn(table.begun.state).round
        assert log_of(path, game)[-1] == f"agree round {last}"
        table = await senate.wanders(game, 4000, luck)
        fresh = await senate.fresh(game)
        match = fresh.begun
        assert fresh.status == ENDED
        if match.standing.ended == "agreed-over":
            assert log_of(path, game)[-1] == "agree over"
            before = match.at(len(match.line) - 2)
            assert before.rules.turn(before.state).round == last
            best = [seat for seat, rank in enumerate(match.standing.ranks) if rank == 1]
            assert list(match.standing.winners) == best
        assert match == table.begun or match.line == table.begun.line
        text = record_text(match)
        again = read(text, senate.titles)
        verify(again)
        assert again.standing == match.standing
        assert json.loads(text)["seed"]


async def test_a_winner_is_followed_by_the_others_and_counts_as_agreed(path, quiet):
    async with Senate(path, GAMES) as senate:
        ending = Ending(senate.tables, senate.votes)
        game = await senate.game("deus")
        await senate.wanders(game, 30, random.Random(3))
        told = motion_told(
            teller_for(table := await senate.tables.get(game), "en"),
            table,
            await proposes(ending, game, ANA, "winner", 1),
        )
        assert "Bruno) has won" in told
        vote = await senate.votes.open_at(game)
        assert vote is not None
        await senate.votes.answer(vote.id, BRUNO, True)
        table = await senate.fresh(game)
        standing = table.begun.standing
        assert standing.winners == (1,)
        assert standing.ranks == (2, 1)
        assert standing.ended == "agreed-winner"
        # Points that were hidden count and are told.
        players = table.begun.state.players
        assert all(standing.scores[seat] >= players[seat].vp for seat in range(2))
        assert log_of(path, game)[-1] == "agree winner 2"
        assert ask(path, "select person, won from result order by person") == [(ANA, 0), (BRUNO, 1)]


async def test_going_back_before_it_takes_a_last_round_back(senate: Senate, ending: Ending):
    game = await senate.game("nim")
    await senate.wanders(game, 3, random.Random(1))
    await agreed(senate, ending, game, "round")
    table = await senate.tables.get(game)
    back = table.begun.rewind(table.begun.line[0].seat, 1).match
    assert not [entry for entry in back.line if type(entry.deed).__name__ == "Agree"]


async def test_a_last_round_is_taken_back_by_whoever_plays_as_long_as_it_lasts(
    senate: Senate, ending: Ending
):
    game = await senate.game("nim", THREE, matches="many")
    with pytest.raises(NoLastRound):
        await ending.take_back(game, ANA)
    vote = await proposes(ending, game, ANA, "round")
    for person in (BRUNO, CHLOE):
        vote = await senate.votes.answer(vote.id, person, True)
    with pytest.raises(NotSeated):
        await ending.take_back(game, DARIO)
    await senate.tables.concede(game, CHLOE)
    with pytest.raises(NotSeated):
        await ending.take_back(game, CHLOE)
    await ending.take_back(game, BRUNO)
    with pytest.raises(NoLastRound):
        await ending.take_back(game, BRUNO)
    assert log_of(senate.path, game)[-1] == "agree on"
    kinds = ask(senate.path, "select kind, person from call where not done")
    assert ("plays-on", BRUNO) in kinds, "the table is told"
    table = await senate.wanders(game, (await senate.fresh(game)).number + 6, random.Random(2))
    assert table.status == RUNNING, "it goes on after that round"
    assert read(record_text(table.begun), senate.titles).line == table.begun.line

    # It may be agreed anew, and taken back again; a round that is over is over.
    vote = await proposes(ending, game, ANA, "round")
    await senate.votes.answer(vote.id, BRUNO, True)
    table = await senate.wanders(game, 4000, random.Random(2))
    assert table.status == ENDED
    with pytest.raises(NotRunning):
        await ending.take_back(game, BRUNO)


async def test_the_button_below_the_vote_takes_a_last_round_back(bot: BotInside, ana: Person, bruno: Person):
    await begin(ana, bruno)
    await ana.command(CHANNEL, "game end", how="round")
    await bot.settle()
    vote = (await bruno.messages(CHANNEL))[-1]
    await bruno.click(vote, "Agree")
    await bot.settle()
    assert "this round is the last" in (await ana.command(CHANNEL, "game status")).text
    again = await ana.command(CHANNEL, "game end", how="round")
    assert "whoever plays may take that back" in again.text
    assert "not the last" in (await bruno.click(await bruno.fresh(vote), "Play on after all")).text
    await bot.settle()
    told = await ana.messages(CHANNEL)
    assert any("Bruno has taken the last round back" in each.text for each in told)
    assert not (await bruno.fresh(vote)).buttons
    assert "this round is the last" not in (await ana.command(CHANNEL, "game status")).text
    assert "no last round to take back" in (await ana.click(again, "Play on after all")).text
    assert "taken it back" in (await ana.command(CHANNEL, "history")).text
