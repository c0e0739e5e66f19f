"""Playing at a table: who may, what is written, what is announced, taking back, giving up, orders."""

import random

import pytest
from house import ANA, BRUNO, CHLOE, EVE, NOON, House, ask, everything, log_of, unposted

from bot.errors.asking import LineGoesOn
from bot.errors.seats import GivenUp, NotSeated, NotYourDecision
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.store.games import games
from bot.tables.change.tables import SNAPSHOT_EVERY
from bot.tables.state.table import ENDED, RUNNING
from engine.core.contract import Seat, Word
from engine.core.errors import IllegalAction, UndoBarrier
from engine.core.play.record import record, verify

THREE = (ANA, BRUNO, CHLOE)


async def undo_key(house: House, game: int, person: int) -> str:
    before = everything(house.path)
    with pytest.raises(UndoBarrier) as caught:
        await house.tables.undo(game, person)
    assert everything(house.path) == before
    return caught.value.key


async def test_a_step_is_written_with_who_did_it_and_when(house: House):
    game = await house.game()
    house.later(minutes=5)
    change = await house.plays(game, ANA, "take right count:2")
    assert (change.before.number, change.after.number) == (0, 2)
    assert [each.entry.deed for each in change.done] == [each.deed for each in change.after.match.log]
    assert [event.word for each in change.done for event in each.events] == ["taken"]
    assert ask(house.path, "select number, seat, deed, by, person, drawn, at from entry order by number") == [
        (1, 0, "take right count:2", "person", ANA, "[]", "2026-03-01 12:05:00.000000"),
        (2, 1, "let-pass", "default", None, "[]", "2026-03-01 12:05:00.000000"),
    ]
    assert await house.fresh(game) == change.after


async def test_recorded_dice_are_written_too(house: House):
    game = await house.game("liars-dice")
    change = await house.plays(game, BRUNO, "rethrow first+third")
    ((drawn,),) = ask(house.path, "select drawn from entry")
    assert tuple(map(int, drawn.strip("[]").split(","))) == change.done[0].entry.drawn
    assert len(change.done[0].entry.drawn) == 2
    assert (await house.fresh(game)).match == change.after.match


async def test_several_steps_are_all_or_nothing(house: House):
    game = await house.game(people=(ANA, BRUNO, ANA))
    before = everything(house.path)
    for line in ("take left / take right / take middle", "take left / take left count:3"):
        with pytest.raises((IllegalAction, NotYourDecision)):
            await house.plays(game, ANA, line)
        assert everything(house.path) == before
    assert (await house.tables.get(game)).number == 0
    await house.plays(game, ANA, "take left")
    await house.plays(game, BRUNO, "take left")
    # Both of Ana's seats follow each other: one line plays both.
    change = await house.plays(game, ANA, "take middle / take middle")
    assert [(each.entry.seat, each.entry.number) for each in change.done] == [(2, 3), (0, 4)]


async def test_a_line_ends_where_luck_or_a_secret_comes_in(house: House):
    """What follows such a step cannot have been meant before it was seen."""
    game = await house.game("liars-dice", (ANA, BRUNO, ANA))
    before = everything(house.path)
    with pytest.raises(LineGoesOn) as caught:
        await house.plays(game, ANA, "rethrow first / rethrow -")
    assert caught.value.facts == {"done": 1}
    assert everything(house.path) == before
    assert (await house.plays(game, ANA, "rethrow - / rethrow first")).after.number == 2


async def test_only_those_who_owe_something_may_act(house: House):
    game = await house.game(people=THREE)
    before = everything(house.path)
    with pytest.raises(NotSeated):
        await house.plays(game, EVE, "take left")
    for person in (BRUNO, CHLOE):
        with pytest.raises(NotYourDecision) as caught:
            await house.plays(game, person, "take left")
        assert caught.value.facts == {"waiting": ("Ana",)}
    with pytest.raises(NotSeated):
        await house.plays(game, ANA, "take left", seat=1)
    with pytest.raises(IllegalAction) as illegal:
        await house.plays(game, ANA, "take left count:3")
    assert illegal.value.refusal.key == "too-few-left"
    assert everything(house.path) == before


async def test_all_who_are_waited_for_are_named_once(house: House):
    game = await house.game("liars-dice", (ANA, BRUNO, ANA))
    await house.plays(game, BRUNO, "rethrow -")
    with pytest.raises(NotYourDecision) as caught:
        await house.plays(game, BRUNO, "rethrow -")
    assert caught.value.facts == {"waiting": ("Ana",)}


async def test_whoever_holds_several_seats_acts_for_the_one_that_may(house: House):
    game = await house.game("liars-dice", (ANA, BRUNO, ANA))
    first = await house.plays(game, ANA, "rethrow -", seat=2)
    assert first.done[0].entry.seat == 2
    second = await house.plays(game, ANA, "rethrow first")
    assert second.done[0].entry.seat == 0
    with pytest.raises(NotYourDecision) as caught:
        await house.plays(game, ANA, "rethrow -", seat=0)
    assert caught.value.facts == {"waiting": ("Bruno",)}


async def test_before_the_start_and_after_the_end_nobody_plays(house: House):
    table = await house.open()
    for wish in (
        house.plays(table.id, ANA, "take left"),
        house.tables.undo(table.id, ANA),
        house.tables.concede(table.id, ANA),
        house.tables.set_order(table.id, ANA, "objection", {}, "pass"),
        house.tables.whole(table.id),
    ):
        with pytest.raises(NotRunning):
            await wish
    await house.lobby.call_off(table.id, ANA)
    game = await house.game()
    house.later(hours=2)
    change = await house.tables.concede(game, ANA)
    assert (change.after.status, change.notice) == (ENDED, "ended")
    assert change.after.match.standing.winners == (1,)
    assert ask(house.path, f"select status, ended from game where id = {game}") == [
        ("ended", "2026-03-01 14:00:00.000000")
    ]
    before = everything(house.path)
    for wish in (
        house.plays(game, BRUNO, "take left"),
        house.tables.undo(game, ANA),
        house.tables.concede(game, BRUNO),
    ):
        with pytest.raises(NotRunning):
            await wish
    assert everything(house.path) == before


async def test_a_whole_game_ends_and_is_verified(house: House):
    game = await house.game("liars-dice", THREE)
    table = await house.wanders(game, 5000, random.Random(2))
    assert table.status == ENDED
    verify((await house.fresh(game)).match)
    match = await house.tables.whole(game)
    verify(match)
    assert record(match)["seed"] is not None
    assert unposted(house.path) == [(game, "ended", table.number)]


async def test_stale_clicks_do_nothing(house: House):
    """Every button carries how much its person saw."""
    game = await house.game(people=THREE)
    await house.plays(game, ANA, "take right count:2", seen=0)
    before = everything(house.path)
    for person, seen in ((ANA, 0), (BRUNO, 0), (BRUNO, 1), (BRUNO, 3), (CHLOE, 0)):
        with pytest.raises(Stale):
            await house.plays(game, person, "take left", seen)
    for seen in (0, 1, 3):
        with pytest.raises(Stale):
            await house.tables.undo(game, ANA, seen)
    assert everything(house.path) == before
    assert (await house.plays(game, BRUNO, "take left", seen=2)).after.number == 3


async def test_a_button_pressed_twice_counts_once(house: House):
    game = await house.game(people=(ANA, ANA))
    await house.plays(game, ANA, "take left", seen=0)
    with pytest.raises(Stale):
        await house.plays(game, ANA, "take left", seen=0)
    assert log_of(house.path, game) == ["take left"]


async def test_taking_back_writes_on_and_never_removes(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    change = await house.tables.undo(game, ANA, 1)
    assert log_of(house.path, game) == ["take left", "undo 0"]
    assert change.after.match.line == ()
    assert (await house.fresh(game)).match.state == change.after.match.state
    assert await undo_key(house, game, ANA) == "nothing"
    await house.plays(game, ANA, "take right")
    assert (await house.fresh(game)).match.line[0].number == 3


async def test_taking_back_ends_where_somebody_else_acted(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    await house.plays(game, BRUNO, "take left")
    assert await undo_key(house, game, ANA) == "other-acted"
    with pytest.raises(NotSeated):
        await house.tables.undo(game, EVE)
    await house.tables.undo(game, BRUNO)
    await house.tables.undo(game, ANA)
    assert (await house.tables.get(game)).match.line == ()


async def test_answers_by_default_go_back_with_the_step_of_any_of_ones_seats(house: House):
    """Ana holds the first and the third seat; after the third takes two, the first is not asked."""
    game = await house.game(people=(ANA, BRUNO, ANA), matches="many")
    for person in (ANA, BRUNO):
        await house.plays(game, person, "take left")
    await house.plays(game, ANA, "take right count:2")
    assert ask(house.path, "select seat, deed, by from entry where number > 2 order by number") == [
        (2, "take right count:2", "person"),
        (0, "let-pass", "default"),
    ]
    await house.tables.undo(game, ANA)
    assert log_of(house.path, game)[4:] == ["undo 2"]


async def test_dice_stay_where_they_fell(house: House):
    game = await house.game("liars-dice")
    await house.plays(game, ANA, "rethrow first")
    assert await undo_key(house, game, ANA) == "chance"
    await house.plays(game, BRUNO, "rethrow -")
    await house.tables.undo(game, BRUNO)
    assert await undo_key(house, game, BRUNO) == "chance"


@pytest.mark.parametrize("more", [0, 1, 3])
async def test_taking_back_reaches_behind_a_snapshot_after_a_restart(house: House, more: int):
    """One's own steps before the snapshot are found in the log."""
    game = await house.game(people=(ANA, ANA), matches="many")
    for _ in range(SNAPSHOT_EVERY + more):
        await house.plays(game, ANA, "take left")
    assert ask(house.path, "select number from snapshot") == [(SNAPSHOT_EVERY,)]
    async with House(house.path) as other:
        table = await other.tables.get(game)
        assert table.match.free == SNAPSHOT_EVERY + more
        seat = table.match.line[-1].seat
        change = await other.tables.undo(game, ANA)
        assert change.done[0].entry.seat == seat
        assert len(change.after.match.line) == SNAPSHOT_EVERY + more - 1
        assert await other.fresh(game) != table
        assert (await other.fresh(game)).match.state == change.after.match.state
        assert (await other.tables.whole(game)).state == change.after.match.state


async def test_what_stopped_taking_back_before_the_snapshot_still_stops_it(house: House):
    game = await house.game(people=(ANA, BRUNO), matches="many")
    for number in range(SNAPSHOT_EVERY):
        await house.plays(game, (ANA, BRUNO)[number % 2], "take left")
    async with House(house.path) as other:
        before = everything(house.path)
        with pytest.raises(UndoBarrier) as caught:
            await other.tables.undo(game, BRUNO)
        assert caught.value.key == "other-acted"
        assert everything(house.path) == before
        await other.tables.undo(game, ANA)
        assert log_of(house.path, game)[-1] == f"undo {SNAPSHOT_EVERY - 1}"


async def test_an_undo_reaching_behind_the_snapshot_loads_again(house: House):
    """The log holds an undo whose target lies before the snapshot it comes after."""
    game = await house.game("nim", (ANA, ANA), matches="many")
    for _ in range(SNAPSHOT_EVERY + 2):
        await house.plays(game, ANA, "take left")
    for _ in range(4):
        await house.tables.undo(game, ANA)
    table = await house.tables.get(game)
    assert len(table.match.line) == SNAPSHOT_EVERY - 2
    loaded = (await house.fresh(game)).match
    assert (loaded.state, loaded.line) == (table.match.state, table.match.line)


async def test_who_gave_up_is_not_asked_again(house: House):
    game = await house.game(people=THREE, asked="yes")
    await house.plays(game, ANA, "take right count:2")
    change = await house.tables.concede(game, BRUNO)
    assert [decision.seat for decision in change.after.owed] == [2]
    assert log_of(house.path, game)[-1] == "concede"
    with pytest.raises(NotYourDecision):
        await house.plays(game, BRUNO, "take left")
    assert await undo_key(house, game, BRUNO) == "other-acted"


async def test_giving_up_goes_on_with_what_others_need_not_be_asked(house: House):
    """The first to choose gives up: the next one's wish is fulfilled in the same transaction."""
    table = await house.open(seats=3, colours="chosen")
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.join(table.id, CHLOE, "Chloé")
    await house.lobby.wish(table.id, BRUNO, Word("colour", "red"))
    await house.lobby.start(table.id, ANA)
    change = await house.tables.concede(table.id, ANA)
    assert log_of(house.path, table.id) == ["concede", "choose red"]
    assert [decision.seat for decision in change.after.owed] == [2]


async def test_giving_up_twice_is_nothing_new(house: House):
    game = await house.game(people=THREE)
    await house.tables.concede(game, CHLOE)
    await house.plays(game, ANA, "take left")
    before = everything(house.path)
    with pytest.raises(GivenUp):
        await house.tables.concede(game, CHLOE)
    assert everything(house.path) == before
    await house.tables.undo(game, ANA)


async def test_giving_up_gives_up_every_seat(house: House):
    game = await house.game(people=(ANA, BRUNO, ANA))
    change = await house.tables.concede(game, ANA)
    assert [each.entry.seat for each in change.done] == [0, 2]
    assert change.after.match.standing.winners == (1,)


# Standing orders


async def orders(house: House, person: int, *, asked: str = "yes", **about: str) -> tuple[int, str]:
    """A game for three in which the person gave an order; what is owed after Ana takes two."""
    game = await house.game(people=THREE, asked=asked)
    choice = about.pop("choice")
    await house.tables.set_order(game, person, "objection", about, choice)
    change = await house.plays(game, ANA, "take right count:2")
    return game, change.after.owed[0].kind


async def test_an_order_answers_at_once_and_is_its_holders_act(house: House):
    game, owed = await orders(house, BRUNO, choice="object")
    assert owed == "take"
    assert ask(house.path, "select deed, by, person from entry where number = 2") == [
        ("object", "order", None)
    ]
    assert await undo_key(house, game, ANA) == "other-acted"


async def test_an_order_given_while_it_is_asked_answers_it(house: House):
    game = await house.game(people=THREE, asked="yes")
    change = await house.plays(game, ANA, "take right count:2")
    assert change.after.owed[0].kind == "objection"
    asked = change.after.chairs[change.after.owed[0].seat].person
    assert asked is not None
    await house.tables.set_order(game, asked, "objection", {}, "object")
    assert log_of(house.path, game)[-1] == "object"
    assert (await house.fresh(game)).owed[0].kind == "take"


@pytest.mark.parametrize(
    ("about", "owed"),
    [
        ({"rival": "0"}, "take"),
        ({"rival": "2"}, "objection"),
        ({"heap": "right"}, "take"),
        ({"heap": "left"}, "objection"),
        ({"rival": "0", "heap": "right"}, "take"),
        ({"rival": "0", "heap": "left"}, "objection"),
        ({"nobody": "0"}, "objection"),
    ],
)
async def test_an_order_holds_only_for_what_it_is_about(house: House, about: dict[str, str], owed: str):
    _, found = await orders(house, BRUNO, choice="pass", **about)
    assert found == owed


async def test_orders_of_others_do_not_answer_for_one(house: House):
    assert (await orders(house, CHLOE, choice="pass"))[1] == "objection"


async def test_the_narrowest_order_holds(house: House):
    game = await house.game(people=THREE, asked="yes")
    await house.tables.set_order(game, BRUNO, "objection", {}, "pass")
    await house.tables.set_order(game, BRUNO, "objection", {"rival": "0"}, "object")
    await house.plays(game, ANA, "take right count:2")
    assert log_of(house.path, game)[-1] == "object"


@pytest.mark.parametrize(
    ("asked", "choice", "owed"),
    [
        ("yes", "ask", "objection"),
        ("no", "ask", "objection"),
        ("yes", "default", "objection"),
        ("no", "default", "take"),
    ],
)
async def test_to_be_asked_and_the_games_default_can_be_ordered(
    house: House, asked: str, choice: str, owed: str
):
    game, found = await orders(house, BRUNO, asked=asked, choice=choice)
    assert found == owed
    if owed == "take":  # the game's default is not the holder's act: it goes back with the step
        await house.tables.undo(game, ANA)


async def test_orders_are_seen_changed_and_kept(house: House):
    game = await house.game(people=THREE)
    await house.tables.set_order(game, BRUNO, "objection", {"rival": "0"}, "object")
    await house.tables.set_order(game, BRUNO, "objection", {"rival": "0"}, "pass")
    await house.tables.set_order(game, CHLOE, "objection", {}, "ask")
    (order,) = await house.tables.orders(game, BRUNO)
    assert (order.seat, order.kind, order.about, order.choice) == (1, "objection", (("rival", "0"),), "pass")
    with pytest.raises(NotSeated):
        await house.tables.orders(game, EVE)
    with pytest.raises(NotSeated):
        await house.tables.set_order(game, EVE, "objection", {}, "pass")
    async with House(house.path) as other:
        assert await other.tables.orders(game, BRUNO) == [order]


# Announcements


async def test_what_is_announced_and_what_not(house: House):
    game = await house.game("liars-dice", THREE)
    notices = [
        (await house.plays(game, ANA, "rethrow -")).notice,
        (await house.tables.undo(game, ANA)).notice,
        (await house.plays(game, ANA, "rethrow -")).notice,
        (await house.plays(game, BRUNO, "rethrow first")).notice,
        (await house.plays(game, CHLOE, "rethrow -")).notice,
        (await house.plays(game, ANA, "bid 1 2")).notice,
        (await house.tables.undo(game, ANA)).notice,
        (await house.plays(game, ANA, "bid 1 3")).notice,
    ]
    assert notices == [None, None, None, None, "turn", "turn", "undone", "turn"]
    assert unposted(house.path) == [(game, "turn", 8)]


async def test_playing_alone_every_turn_is_announced(house: House):
    game = await house.game(people=(ANA, ANA))
    assert (await house.plays(game, ANA, "take left")).notice == "turn"


async def test_who_is_only_asked_out_of_turn_is_called(house: House):
    game = await house.game(asked="yes")
    change = await house.plays(game, ANA, "take right count:2")
    assert (change.notice, change.after.owed[0].kind) == ("turn", "objection")
    change = await house.plays(game, BRUNO, "object")
    assert change.notice == "turn"


async def test_what_was_told_is_remembered(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    await house.tables.mark_told(game, 1, 2**62)
    table = await house.tables.get(game)
    assert (table.told, table.post, table.number) == (1, 2**62, 1)
    assert await house.fresh(game) == table
    # It is no change of the game: nobody's button grows stale.
    assert (await house.plays(game, BRUNO, "take left", seen=1)).after.post == 2**62


async def test_what_happened_since_is_told_from_the_standing_line(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    await house.plays(game, BRUNO, "take middle count:2")
    await house.tables.undo(game, BRUNO)
    table = (await house.plays(game, BRUNO, "take right count:3")).after
    since = await house.tables.since(table, 1)
    assert [(each.entry.deed.word, len(each.events)) for each in since] == [("take", 1), ("let-pass", 0)]
    assert len(await house.tables.since(table, 0)) == len(await house.tables.since(table, -1)) == 3
    assert await house.tables.since(table, 3) == await house.tables.since(table, 99) == ()
    assert await house.tables.since(await house.open(channel=8), 0) == ()


async def test_others_wait_for_every_change_and_for_nothing_else(house: House):
    game = await house.game()
    house.changes.clear()
    with pytest.raises(NotYourDecision):
        await house.plays(game, BRUNO, "take left")
    await house.tables.mark_told(game, 0, 1)
    assert house.changes == []
    await house.plays(game, ANA, "take left")
    await house.tables.undo(game, ANA)
    assert house.changes == [game, game]


async def test_views_come_from_the_match_and_time_from_outside(house: House):
    game = await house.game("liars-dice")
    table = await house.tables.get(game)
    assert table.match.view(Seat(0)).state.cups[1] == (0, 0, 0)
    assert table.created == NOON
    assert table.status == RUNNING
    async with house.store.reading() as connection:
        assert await games.running(connection) == [game]
