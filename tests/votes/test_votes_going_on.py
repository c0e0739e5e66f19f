"""Games stored under rules that have changed: kept, held, told once, and gone on with where all agree."""

from pathlib import Path

import pytest
from changed import BOTH, ONE, SECOND, TWO
from house import ANA, BRUNO, CHLOE, EVE, House, ask, do, everything, log_of, unposted
from senate import Senate

from bot.club.game_file import game_file
from bot.errors.forks import ForkRules
from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning, RulesChanged
from bot.errors.trouble import GameDamaged
from bot.posting.messages.report import report_of
from bot.speech.teller import Teller
from bot.store.games import games, logs
from bot.store.games.games import Somebody
from bot.tables.seats.forking import Forking
from bot.tables.state.lookback import at_turn
from bot.tables.state.table import CALLED_OFF, ENDED, RUNNING, Held
from engine.core.errors import BadRecord, IllegalAction, UndoBarrier
from engine.core.play.record import read, record_text, verify
from engine.core.title import Title
from render.replay import moments

FIRST, SECOND_RULES = {"nim": ONE}, {"nim": TWO}


async def begun_under_the_first(path: Path) -> int:
    """A game that the second rules would not have let go as it went: three were taken, and one put back."""
    async with House(path, FIRST) as house:
        game = await house.game(asked="yes", matches="many")
        await house.plays(game, ANA, "take middle count:3")
        await house.plays(game, BRUNO, "object")
        await house.plays(game, BRUNO, "take left")
        return game


async def held(senate: Senate, game: int) -> None:
    """The game is found held, and its table is told."""
    assert (await senate.tables.get(game)).held == Held(1, 2)
    await senate.going_on.tell()


async def agreed(senate: Senate, game: int) -> None:
    """Everybody agrees to go on under the second rules."""
    await held(senate, game)
    vote = await senate.asks_to_go_on(game, ANA)
    assert (await senate.votes.answer(vote.id, BRUNO, True)).outcome == "agreed"


async def test_a_game_goes_on_under_the_rules_it_began_with_where_they_are_kept(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, {"nim": BOTH}) as house:
        table = await house.tables.get(game)
        assert (table.held, table.rules.version) == (None, 1)
        assert (await house.plays(game, ANA, "take right count:3")).after.number == 4
        new = await house.game(channel=8, matches="many")
        with pytest.raises(IllegalAction):
            await house.plays(new, ANA, "take right count:3")
        assert ask(path, "select id, version from game order by id") == [(game, 1), (new, 2)]
        assert (await house.seen_whole(game)).match.state == (await house.tables.get(game)).match.state


async def test_a_lobby_begins_under_the_present_rules(path: Path, quiet: None):
    async with House(path, FIRST) as house:
        game = (await house.open()).id
        await house.lobby.join(game, BRUNO, "Bruno")
    async with House(path, SECOND_RULES) as house:
        await house.lobby.start(game, ANA)
        assert (await house.tables.get(game)).rules is SECOND
    assert ask(path, "select version from game") == [(2,)]


async def test_nothing_is_played_under_rules_that_are_not_kept_and_all_is_told_once(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, FIRST) as house:
        state = (await house.tables.get(game)).match.state
    entries = log_of(path, game)
    for _ in range(2):
        async with Senate(path, SECOND_RULES) as senate:
            await held(senate, game)
            table = await senate.tables.get(game)
            assert (table.match.state, table.owed, table.rules.version) == (state, (), 2)
            for wish in (
                senate.plays(game, ANA, "take left"),
                senate.tables.undo(game, BRUNO),
                senate.tables.concede(game, ANA),
                senate.tables.set_order(game, ANA, "objection", {}, "object"),
                senate.asks_undo(game, BRUNO),
            ):
                with pytest.raises(RulesChanged):
                    await wish
    assert log_of(path, game) == entries
    assert [each for each in unposted(path) if each[1] == "held"] == [(game, "held", 2)]
    assert ask(path, "select version from game") == [(1,)]
    async with House(path, FIRST) as house:  # the operator goes back to the earlier Keryx
        assert (await house.plays(game, ANA, "take right count:3")).after.number == 4


async def test_everybody_agrees_and_the_game_goes_on_from_the_position_as_it_stands(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await held(senate, game)
        state = (await senate.tables.get(game)).match.state
        with pytest.raises(NotSeated):
            await senate.asks_to_go_on(game, EVE)
        vote = await senate.asks_to_go_on(game, ANA)
        assert vote.waiting == (BRUNO,)
    async with Senate(path, SECOND_RULES) as senate:  # the bot is started anew while they think
        await senate.votes.answer(vote.id, BRUNO, True)
        table = await senate.tables.get(game)
        assert (table.held, table.match.state, [each.seat for each in table.owed]) == (None, state, [0])
        assert (game, "turn", 3) in unposted(path)
        with pytest.raises(IllegalAction):
            await senate.plays(game, ANA, "take left count:3")
        await senate.plays(game, ANA, "take left count:2")
        await senate.plays(game, BRUNO, "take left count:2")
        now = (await senate.tables.get(game)).match.state
        with pytest.raises(NotRunning):
            await senate.asks_to_go_on(game, ANA)
    assert ask(path, "select version from game") == [(2,)]
    async with House(path, SECOND_RULES) as house:
        table = await house.tables.get(game)
        assert (table.held, table.match.state, table.number) == (None, now, 5)
        assert await house.seen_whole(game) == table
    assert log_of(path, game)[:3] == ["take middle count:3", "object", "take left"]


async def test_one_who_disagrees_leaves_everything_as_it_is(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await held(senate, game)
        vote = await senate.asks_to_go_on(game, ANA)
        before = everything(path, "vote", "ballot", "outbox", "game")
        assert (await senate.votes.answer(vote.id, BRUNO, False)).outcome == "declined"
        assert everything(path, "vote", "ballot", "outbox", "game") == before
        assert (await senate.tables.get(game)).held == Held(1, 2)
        # They may be asked again, and they may end the game without a result.
        vote = await senate.asks_to_go_on(game, BRUNO)
        await senate.votes.withdraw(vote.id, BRUNO)
        end = await senate.asks_abandon(game, ANA)
        assert (await senate.votes.answer(end.id, BRUNO, True)).outcome == "agreed"
        assert (await senate.tables.get(game)).status == CALLED_OFF


async def test_orders_and_moves_given_ahead_lapse_and_plans_stay(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, FIRST) as house:
        await house.tables.set_order(game, BRUNO, "objection", {}, "object")
    do(
        path,
        f"insert into plan (game, person, name, steps, shown, rest, at) "
        f"values ({game}, {ANA}, '', '[]', 0, '', '2026-03-01')",
        f"insert into ahead (game, seat, person, moves, done, watch, status, why) "
        f"values ({game}, 1, {BRUNO}, '[\"take right\"]', 0, '[]', 'waiting', '')",
    )
    async with Senate(path, SECOND_RULES) as senate:
        await agreed(senate, game)
        assert await senate.tables.orders(game, BRUNO) == []
        await senate.plays(game, ANA, "take left count:2")
        assert log_of(path, game)[3:] == ["take left count:2"], "nothing answers, nothing is played ahead"
    assert ask(path, "select (select count(*) from plan), (select count(*) from ahead)") == [(1, 0)]


async def test_the_game_does_not_go_back_behind_the_seam(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await agreed(senate, game)
        for wish in (
            senate.tables.undo(game, BRUNO),
            senate.asks_undo(game, BRUNO),
            senate.asks_rollback(game, ANA, 1),
        ):
            with pytest.raises(UndoBarrier) as caught:
                await wish
            assert caught.value.key == "seam"
        await senate.plays(game, ANA, "take left")
        await senate.plays(game, BRUNO, "take left")
        vote = await senate.asks_undo(game, ANA)
        await senate.votes.answer(vote.id, BRUNO, True)
        table = await senate.tables.get(game)
        assert (len(table.match.line), table.number) == (3, 6)
        assert table == await senate.fresh(game)


async def test_what_was_played_since_the_seam_is_told_and_drawn(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await agreed(senate, game)
        await senate.plays(game, ANA, "take left")
        await senate.plays(game, BRUNO, "take right")
        told = await senate.tables.history(game)
        assert [len(each.events) for each in told] == [0, 0, 0, 1, 1]
        whole = await senate.tables.whole(game)
        assert [each.turn for each in moments(whole)] == [3, 4]
        with pytest.raises(UndoBarrier):
            at_turn(whole, 1)
        assert at_turn(whole, 3)[0].number == 4
        since = await senate.tables.since(await senate.tables.get(game), 0)
        assert [each.entry.number for each in since] == [4, 5]
        stored = await senate.store.read(games.find_game, game)
        text, sound = await game_file(senate.tables, stored)
        assert sound
        with pytest.raises(BadRecord) as caught:
            read(text, SECOND_RULES)
        assert (caught.value.key, caught.value.facts) == ("seam", {"entry": 3})
        with pytest.raises(BadRecord):
            verify(whole)


async def test_a_file_of_the_first_rules_is_read_by_them_where_they_are_kept(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, FIRST) as house:
        text = record_text((await house.tables.get(game)).match)
    assert read(text, {"nim": BOTH}).rules.version == 1
    with pytest.raises(BadRecord) as caught:
        read(text, SECOND_RULES)
    assert caught.value.key == "other-version"


async def test_rules_that_lead_elsewhere_under_their_old_version_hold_a_game_too(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    slip = type("Slip", (type(SECOND),), {"version": 1})()
    async with Senate(path, {"nim": slip}) as senate:
        assert (await senate.tables.get(game)).held == Held(1, 1)
        await senate.going_on.tell()
        vote = await senate.asks_to_go_on(game, ANA)
        await senate.votes.answer(vote.id, BRUNO, True)
        await senate.plays(game, ANA, "take left")
    async with House(path, {"nim": slip}) as house:
        assert (await house.tables.get(game)).held is None


async def test_a_position_of_another_form_is_carried_over_or_the_game_stays_closed(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    do(path, "update position set form = 'another'")
    async with House(path, SECOND_RULES) as house:
        with pytest.raises(GameDamaged):
            await house.tables.get(game)
    carrying = type("Carrying", (type(SECOND),), {"carried": lambda self, version, plain: plain})()
    async with House(path, {"nim": Title(rules=carrying, guide=TWO.guide)}) as house:
        assert (await house.tables.get(game)).held == Held(1, 2)


async def test_a_game_whose_position_was_not_kept_stands_where_the_rules_lead(path: Path, quiet: None):
    async with House(path, FIRST) as house:
        game = await house.game(people=(ANA, BRUNO, CHLOE))
        state = (await house.plays(game, ANA, "take left")).after.match.state
    do(path, "delete from position")
    async with House(path, SECOND_RULES) as house:
        table = await house.tables.get(game)
        assert (table.held, table.match.state, table.status) == (Held(1, 2), state, RUNNING)


async def test_a_game_that_left_its_rules_behind_ends_with_a_result_and_a_report(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await agreed(senate, game)
        await senate.plays(game, ANA, "take left")
        await senate.tables.concede(game, BRUNO)
        assert ask(path, "select person, won from result order by person") == [(ANA, 1), (BRUNO, 0)]
    async with House(path, SECOND_RULES) as house:
        table = await house.tables.get(game)
        assert (table.status, table.held) == (ENDED, None)
        whole, times = await house.tables.whole(game), await house.store.read(logs.times, game)
        report = report_of(table.chairs, whole, times, Teller("en", TWO, ("Ana", "Bruno")))
        assert [len(curve.scores) for curve in report.curves] == [3, 3], "where it went on, and since"


async def test_a_game_that_was_over_under_rules_not_kept_is_not_held(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, FIRST) as house:
        state = (await house.tables.concede(game, BRUNO)).after.match.state
    async with Senate(path, SECOND_RULES) as senate:
        table = await senate.tables.get(game)
        assert (table.status, table.held, table.match.state) == (ENDED, None, state)
        assert [each.events for each in await senate.tables.history(game)] == [()] * 4
        await senate.going_on.tell()
    assert [each for each in unposted(path) if each[1] == "held"] == []


async def test_a_fork_parts_only_where_the_rules_it_is_played_by_know_the_game(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with Senate(path, SECOND_RULES) as senate:
        await agreed(senate, game)
        await senate.plays(game, ANA, "take left")
        last = (await senate.plays(game, BRUNO, "take right")).after.begun.turns[-1]
        await senate.tables.concede(game, BRUNO)
        forking = Forking(senate.tables)
        with pytest.raises(ForkRules):
            await forking.parting(game, ANA, 1)
        parting = await forking.parting(game, ANA, last)
        fork = await forking.open(parting, Somebody(ANA, "Ana"), parting.seat_for(ANA), "random", 70, "en")
        assert fork.begun.state == parting.whole.at(parting.keep).state
    async with House(path, SECOND_RULES) as house:
        assert (await house.fresh(fork.id)).begun.state == fork.begun.state


async def test_there_is_no_fork_of_a_game_that_was_over_under_rules_not_kept(path: Path, quiet: None):
    game = await begun_under_the_first(path)
    async with House(path, FIRST) as house:
        last = (await house.tables.concede(game, BRUNO)).after.begun.turns[-1]
    async with House(path, SECOND_RULES) as house:
        for turn in range(1, last + 1):
            with pytest.raises(ForkRules):
                await Forking(house.tables).parting(game, ANA, turn)
