"""Going back and giving up together: who is asked, what is carried out, and what a vote is overtaken by."""

import asyncio
import random

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, EVE, NAMES, ask, do, everything, log_of, unposted
from senate import Senate

from bot.errors.asking import NoSuchTurn
from bot.errors.seats import NotHost, NotSeated
from bot.errors.tables import NotRunning
from bot.errors.votes import NothingToMend, NotYourVote, VoteNotAsked, VoteOver
from bot.store.games.games import Chair
from bot.tables.state.table import CALLED_OFF
from bot.waiting.clock import SystemClock
from bot.waiting.loop import Loop
from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.play.record import history, verify

THREE = (ANA, BRUNO, CHLOE)


async def outcomes(*wishes) -> list[str]:
    found = await asyncio.gather(*wishes, return_exceptions=True)
    return [type(each).__name__ for each in found]


async def test_what_somebody_did_since_is_taken_back_when_they_agree(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    with pytest.raises(UndoBarrier):
        await senate.tables.undo(game, ANA)
    vote = await senate.asks_undo(game, ANA)
    assert [each.name for each in vote.ballots] == ["Ana", "Bruno", "Chloé"]
    assert vote.waiting == (BRUNO, CHLOE), "Bruno acted since, Chloé is asked now"
    await senate.votes.answer(vote.id, BRUNO, True)
    assert log_of(senate.path, game) == ["take left", "take right"]
    done = await senate.votes.answer(vote.id, CHLOE, True)
    assert done.outcome == "agreed"
    assert log_of(senate.path, game) == ["take left", "take right", "undo 0"]
    table = await senate.tables.get(game)
    assert table == await senate.fresh(game)
    assert table.owed_by(ANA)
    assert ("undone", 3) in [(kind, number) for _, kind, number in unposted(senate.path)]
    assert ask(senate.path, "select person, by from entry where number = 3") == [(ANA, "host")]
    assert [each.stands for each in history(await senate.tables.whole(game))] == [False, False, False]


async def test_only_those_affected_are_asked(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO, CHLOE, DARIO), matches="many")
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take left")
    vote = await senate.asks_undo(game, BRUNO)
    assert [each.name for each in vote.ballots] == ["Bruno", "Chloé"]


async def test_where_dice_were_drawn_everybody_is_asked(senate: Senate):
    game = await senate.game("liars-dice", THREE)
    await senate.plays(game, ANA, "rethrow first")
    vote = await senate.asks_undo(game, ANA)
    assert vote.waiting == (BRUNO, CHLOE)
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(vote.id, person, True)
    whole = await senate.tables.whole(game)
    assert whole.line == ()
    verify(whole)


async def test_one_no_keeps_everything(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    vote = await senate.asks_undo(game, ANA)
    assert (await senate.votes.answer(vote.id, CHLOE, False)).outcome == "declined"
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, BRUNO, True)
    assert log_of(senate.path, game) == ["take left", "take right"]


async def test_silence_until_the_end_is_no_also_over_a_restart(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    vote = await senate.asks_undo(game, ANA)
    await senate.votes.answer(vote.id, BRUNO, True)
    async with Senate(senate.path) as later:
        later.later(hours=23)
        await later.votes.close_due()
        assert (await later.votes.read(vote.id)).outcome is None
        later.later(hours=1)
        with pytest.raises(VoteOver):
            await later.votes.answer(vote.id, CHLOE, True)
        await later.votes.close_due()
        assert (await later.votes.read(vote.id)).outcome == "expired"
        assert log_of(senate.path, game) == ["take left", "take right"]
        again = await later.asks_undo(game, ANA)
        assert again.id != vote.id


async def test_people_outside_have_no_say(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    vote = await senate.asks_undo(game, ANA)
    before = everything(senate.path)
    for wish, error in (
        (senate.votes.answer(vote.id, EVE, True), VoteNotAsked),
        (senate.votes.withdraw(vote.id, BRUNO), NotYourVote),
        (senate.votes.answer(999, BRUNO, True), VoteOver),
        (senate.mending.ask_undo(game, EVE, "Eve"), NotSeated),
        (senate.asks_rollback(game, BRUNO, 1), NotHost),
        (senate.mending.ask_abandon(game, EVE, "Eve"), NotSeated),
        (senate.asks_undo(game, CHLOE), NothingToMend),
    ):
        with pytest.raises(error):
            await wish
    assert everything(senate.path) == before


async def test_a_table_is_asked_one_question_at_a_time(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    found = await outcomes(
        senate.asks_undo(game, ANA), senate.asks_undo(game, BRUNO), senate.asks_abandon(game, CHLOE)
    )
    assert sorted(found) == ["Vote", "VoteOpen", "VoteOpen"]
    assert ask(senate.path, "select count(*) from vote") == [(1,)]
    vote = await senate.votes.open_at(game)
    assert vote is not None
    await senate.votes.withdraw(vote.id, vote.asker)
    assert (await senate.asks_abandon(game, CHLOE)).outcome is None


async def test_two_processes_put_a_vote_at_the_same_moment(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    async with Senate(senate.path) as other:
        await other.tables.get(game)
        found = await outcomes(senate.asks_abandon(game, ANA), other.asks_abandon(game, BRUNO))
        assert sorted(found) == ["Vote", "VoteOpen"]
        assert ask(senate.path, "select count(*) from vote") == [(1,)]


async def test_the_last_answers_from_two_processes_decide_once(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO, CHLOE, DARIO))
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_rollback(game, ANA, 1)
    async with Senate(senate.path) as other:
        await other.tables.get(game)
        found = await outcomes(
            *(
                side.votes.answer(vote.id, person, True)
                for side, person in ((senate, BRUNO), (other, CHLOE), (senate, DARIO))
            )
        )
        assert found == ["Vote"] * 3
        assert (await other.votes.read(vote.id)).outcome == "agreed"
    assert log_of(senate.path, game) == ["take left", "undo 0"]


@pytest.mark.parametrize("yes", [True, False])
async def test_the_same_person_pressing_twice_at_once_counts_once(senate: Senate, yes: bool):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_rollback(game, ANA, 1)
    found = await outcomes(*(senate.votes.answer(vote.id, BRUNO, yes) for _ in range(3)))
    assert sorted(found) == (["Vote"] * 3 if yes else ["Vote", "VoteOver", "VoteOver"])
    assert (await senate.votes.read(vote.id)).waiting == (CHLOE,)


async def test_playing_on_says_no(senate: Senate):
    game = await senate.game(people=THREE, matches="many")
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    vote = await senate.asks_undo(game, ANA)
    await senate.votes.answer(vote.id, BRUNO, True)
    await senate.plays(game, CHLOE, "take left")
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, CHLOE, True)
    assert (await senate.votes.read(vote.id)).outcome == "overtaken"
    assert log_of(senate.path, game) == ["take left", "take right", "take left"]


async def test_a_vote_that_play_overtook_is_closed_by_itself(senate: Senate):
    game = await senate.game(people=THREE, matches="many")
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_rollback(game, ANA, 1)
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome is None
    await senate.plays(game, BRUNO, "take right")
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome == "overtaken"


async def test_an_answer_and_a_move_at_the_same_moment(senate: Senate):
    """Whichever comes first counts: never both."""
    for channel in range(8):
        game = await senate.game(people=(ANA, BRUNO), channel=channel, matches="many")
        await senate.plays(game, ANA, "take left")
        vote = await senate.asks_rollback(game, ANA, 1)
        wishes = [senate.votes.answer(vote.id, BRUNO, True), senate.plays(game, BRUNO, "take right", 1)]
        found = await outcomes(*(wishes if channel % 2 else reversed(wishes)))
        log = log_of(senate.path, game)
        assert log in (["take left", "undo 0"], ["take left", "take right"])
        if len(log) == 2 and log[1] == "undo 0":
            assert "Stale" in found or "NotYourDecision" in found
        else:
            assert "VoteOver" in found


async def test_taking_back_alone_meanwhile_overtakes_the_vote(senate: Senate):
    game = await senate.game(people=THREE, matches="many")
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take right")
    vote = await senate.asks_rollback(game, ANA, 1)
    await senate.tables.undo(game, BRUNO)
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, BRUNO, True)


async def test_alone_against_computers_nobody_needs_to_be_asked(senate: Senate):
    table = await senate.open(seats=2)
    await senate.lobby.seat_computers(table.id, ANA, "random")
    await senate.lobby.start(table.id, ANA)
    game = table.id
    await senate.plays(game, ANA, "take left")
    async with senate.tables.locked(game) as now:
        action = now.match.legal(Seat(1))[0]
        await senate.tables.commit(now, [now.match.play(Seat(1), action, "computer")], None)
    vote = await senate.asks_undo(game, ANA)
    assert vote.outcome == "agreed"
    assert log_of(senate.path, game)[-1] == "undo 0"
    assert ask(senate.path, "select outcome from vote") == [("agreed",)], "it is kept all the same"
    assert "vote" not in [kind for _, kind, _ in unposted(senate.path)]


async def test_a_host_rolls_back_to_any_turn_with_everybodys_consent(senate: Senate):
    game = await senate.game(people=THREE, matches="many")
    for person in (*THREE, *THREE):
        await senate.plays(game, person, "take left")
    vote = await senate.asks_rollback(game, ANA, 3)
    assert vote.motion.about == {"keep": 2, "turn": 3, "seat": 0}
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(vote.id, person, True)
    table = await senate.tables.get(game)
    assert table.rules.turn(table.match.state).number == 3
    assert table.owed_by(CHLOE)
    assert len(table.match.log) == 7
    assert table == await senate.fresh(game)
    with pytest.raises(NoSuchTurn) as caught:
        await senate.asks_rollback(game, ANA, 4)
    assert caught.value.facts == {"latest": 3}
    with pytest.raises(NoSuchTurn):
        await senate.asks_rollback(game, ANA, 0)
    with pytest.raises(NothingToMend):
        await senate.asks_rollback(game, ANA, 3)


async def test_far_back_beyond_a_snapshot(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO), matches="many")
    await senate.wanders(game, 60, random.Random(3))
    senate.tables.forget(game)
    vote = await senate.asks_rollback(game, ANA, 2)
    await senate.votes.answer(vote.id, BRUNO, True)
    table = await senate.tables.get(game)
    assert table.rules.turn(table.match.state).number == 2
    fresh = await senate.fresh(game)
    assert fresh.match.state == table.match.state
    whole = await senate.tables.whole(game)
    assert whole.state == table.match.state
    verify(whole)


async def test_who_gave_up_is_asked_only_where_their_seat_would_come_back(senate: Senate):
    game = await senate.game(people=THREE, matches="many")
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take left")
    await senate.tables.concede(game, CHLOE)
    await senate.plays(game, ANA, "take left")
    after = await senate.asks_undo(game, ANA)
    assert after.outcome is None
    assert [each.person for each in after.ballots] == [ANA, BRUNO]
    await senate.votes.withdraw(after.id, ANA)
    before = await senate.asks_rollback(game, ANA, 2)
    assert before.waiting == (BRUNO, CHLOE)
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(before.id, person, True)
    assert (await senate.tables.get(game)).given_up == frozenset()


async def test_more_than_half_abandon_a_game(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO, CHLOE, DARIO))
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_abandon(game, BRUNO)
    await senate.votes.answer(vote.id, ANA, True)
    assert (await senate.tables.get(game)).status == "running"
    await senate.votes.answer(vote.id, DARIO, True)
    table = await senate.tables.get(game)
    assert table.status == CALLED_OFF
    assert table.owed == ()
    assert table == await senate.fresh(game)
    assert ("ended", 1) in [(kind, number) for _, kind, number in unposted(senate.path)]
    assert ask(senate.path, "select ended is not null from game") == [(1,)]
    with pytest.raises(NotRunning):
        await senate.plays(game, BRUNO, "take left")
    with pytest.raises(NotRunning):
        await senate.asks_undo(game, ANA)
    assert (await senate.open(channel=7)).status == "lobby", "the channel is free again"


async def test_a_game_that_ends_takes_its_vote_with_it(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await senate.asks_abandon(game, ANA)
    await senate.tables.concede(game, BRUNO)
    await senate.tables.concede(game, CHLOE)
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome == "overtaken"


async def test_a_process_that_dies_while_carrying_out_leaves_the_vote_open(
    senate: Senate, monkeypatch: pytest.MonkeyPatch
):
    """Vote, log and post are one transaction: all or nothing."""
    game = await senate.game(people=(ANA, BRUNO))
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_rollback(game, ANA, 1)
    before = everything(senate.path, "fault")

    async def dies(*args: object) -> None:
        raise RuntimeError("the light goes out")

    monkeypatch.setattr("bot.store.games.logs.add_entries", dies)
    with pytest.raises(Exception, match="internal"):
        await senate.votes.answer(vote.id, BRUNO, True)
    assert everything(senate.path, "fault") == before
    monkeypatch.undo()
    assert (await senate.votes.answer(vote.id, BRUNO, True)).outcome == "agreed"


async def test_a_question_of_somebody_elses_making(senate: Senate):
    """Other parts of the bot put motions of their own: waiting longer, say."""
    from datetime import timedelta

    from bot.store.people.votes import MOST, Motion
    from bot.tables.votes.votes import Kind

    waited = []

    async def wait(table, vote, beside) -> None:
        await senate.tables.note(table, beside)
        waited.append(vote.motion.number("hours"))

    senate.votes.kinds["wait"] = Kind(wait, timedelta(hours=6), MOST)
    game = await senate.game(people=THREE)
    vote = await senate.votes.put(
        game, Motion("wait", {"hours": 12}), ANA, NAMES[ANA], lambda table: table.players
    )
    assert waited == []
    assert (await senate.votes.answer(vote.id, BRUNO, True)).outcome == "agreed"
    assert waited == [12]


async def test_a_vote_of_a_kind_nobody_knows_any_more_is_closed(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await senate.asks_abandon(game, ANA)
    do(senate.path, "update vote set kind = 'forgotten'")
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, BRUNO, True)


async def test_chairs_know_who_still_plays(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.tables.concede(game, BRUNO)
    table = await senate.tables.get(game)
    assert table.given_up == {1}
    assert table.players == (Chair(Seat(0), ANA, "Ana"), Chair(Seat(2), CHLOE, "Chloé"))


async def test_a_vote_of_a_damaged_game_does_not_keep_others_from_closing(senate: Senate):
    bad = await senate.game(people=THREE, channel=1)
    good = await senate.game(people=THREE, channel=2)
    for game in (bad, good):
        await senate.asks_abandon(game, ANA)
    do(senate.path, f"update game set title = 'forgotten' where id = {bad}")
    senate.tables.forget(bad)
    senate.later(hours=48)
    assert await senate.votes.close_due() is None, "it need not be tried again at once"
    assert ask(senate.path, "select game, outcome from vote order by id") == [(bad, None), (good, "expired")]


async def test_the_clock_knows_when_to_look_again(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await senate.asks_abandon(game, ANA)
    assert await senate.votes.close_due() == vote.ends
    await senate.votes.withdraw(vote.id, ANA)
    assert await senate.votes.close_due() is None


async def test_the_waiting_task_closes_votes_by_itself(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await senate.asks_abandon(game, ANA)
    changed = asyncio.Event()
    senate.tables.on_change = lambda _: changed.set()
    loop = Loop("votes", senate.votes.close_due, SystemClock(), senate.votes.bell)
    loop.start()
    senate.later(hours=48)
    senate.votes.wake()
    await changed.wait()
    await loop.stop()
    assert (await senate.votes.read(vote.id)).outcome == "expired"


async def test_after_the_end_nothing_goes_back_and_its_result_is_that_of_the_end(senate: Senate):
    """An end that was taken back before it came leaves no result; one that came is not taken back."""
    game = await senate.game(matches="few")
    await senate.plays(game, ANA, "take left")
    vote = await senate.asks_undo(game, ANA)
    await senate.tables.concede(game, BRUNO)
    results = ask(senate.path, "select person, won from result order by person")
    ratings = ask(senate.path, "select person, mu, games from rating order by person, guild")
    assert results == [(ANA, 1), (BRUNO, 0)]
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, BRUNO, True)
    for wish in (
        senate.tables.undo(game, ANA),
        senate.asks_undo(game, BRUNO),
        senate.asks_rollback(game, ANA, 1),
        senate.tables.concede(game, ANA),
    ):
        with pytest.raises(NotRunning):
            await wish
    assert log_of(senate.path, game) == ["take left", "concede"]
    assert ask(senate.path, "select person, won from result order by person") == results
    assert ask(senate.path, "select person, mu, games from rating order by person, guild") == ratings


async def test_what_was_taken_back_counts_in_no_result(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.tables.concede(game, BRUNO)
    vote = await senate.asks_rollback(game, ANA, 1)
    for person in (BRUNO, CHLOE):
        await senate.votes.answer(vote.id, person, True)
    assert (await senate.tables.get(game)).given_up == frozenset()
    await senate.tables.concede(game, ANA)
    await senate.tables.concede(game, CHLOE)
    found = ask(senate.path, "select person, won, conceded from result order by person")
    assert found == [(ANA, 0, 1), (BRUNO, 1, 0), (CHLOE, 0, 1)]
