"""A standing order does not betray by its speed what its giver keeps to themselves."""

import asyncio
import json
import random
from datetime import time, timedelta
from pathlib import Path

import pytest
from calling import PAUSE, RULEBOOKS, Calling
from house import ANA, BRUNO, CHLOE, House
from titled import GAMES, titled

from bot.store.calls import wishes
from bot.store.calls.wishes import Habits
from engine.core.play.log import CLOCK, ORDER, PERSON
from engine.core.play.match import Match


async def test_where_nothing_is_secret_an_order_answers_at_once(house: House, calling: Calling) -> None:
    game = await house.game("nim", asked="yes", matches="many")
    (first,) = await calling.waits(game)
    second = ({ANA, BRUNO} - {first}).pop()
    await calling.orders(game, second, "object")
    await house.plays(game, first, "take right count:2")
    assert (await calling.log(game))[-1][1:] == ("object", ORDER)


async def test_a_secret_order_answers_after_a_pause_and_once(house: House, calling: Calling) -> None:
    game = await house.game("hushed", matches="many")
    (first,) = await calling.waits(game)
    second = ({ANA, BRUNO} - {first}).pop()
    await calling.orders(game, second, "object")
    await house.plays(game, first, "take right count:2")
    assert set(await calling.waits(game)) == {second}
    await calling.later(minutes=49)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=1)
    assert (await calling.log(game))[1:] == [
        ((await house.tables.get(game)).seats_of(second)[0], "object", ORDER)
    ]
    for _ in range(10):
        await calling.later(hours=1)
    assert len(await calling.log(game)) == 2
    assert not [timer for timer in (await calling.waits(game)).values() if not timer.wait.in_turn]


@pytest.mark.parametrize("first", ["deleted", "carried out"])
async def test_an_order_deleted_while_it_is_carried_out_counts_whole_or_not_at_all(
    house: House, calling: Calling, first: str
) -> None:
    game = await house.game("hushed", matches="many")
    (mover,) = await calling.waits(game)
    second = ({ANA, BRUNO} - {mover}).pop()
    await calling.orders(game, second, "object")
    await house.plays(game, mover, "take right count:2")
    timer = (await calling.waits(game))[second]
    deletes = house.tables.set_order(game, second, "objection", {}, "ask")
    carries_out = calling.caller.questions.answer_by_order(timer)
    await asyncio.gather(*((deletes, carries_out) if first == "deleted" else (carries_out, deletes)))
    played = [verb for _, verb, by in await calling.log(game) if by == ORDER]
    assert played == ([] if first == "deleted" else ["object"])
    assert [order.choice for order in await house.tables.orders(game, second)] == ["ask"]
    await calling.later(days=3)
    assert [verb for _, verb, by in await calling.log(game) if by == ORDER] == played


async def test_who_has_given_no_order_cannot_be_told_from_who_has(house: House, calling: Calling) -> None:
    """The same rows, the same calls, until the answer comes."""
    with_order, without = [await house.game("hushed", matches="many", channel=channel) for channel in (7, 8)]
    for game in (with_order, without):
        (first,) = await calling.waits(game)
        second = ({ANA, BRUNO} - {first}).pop()
        if game == with_order:
            await calling.orders(game, second, "object")
        calling.pauses.append(PAUSE)
        await house.plays(game, first, "take right count:2")
        await calling.later()
    notices = {game: [] for game in (with_order, without)}
    async with house.store.reading() as connection:
        for game, kind, number in (
            await connection.exec_driver_sql("select game, kind, number from outbox order by id")
        ).all():
            notices[game].append((kind, number))
    assert notices[with_order] == notices[without]
    for minutes in (0, 1, 24):
        await calling.later(minutes=minutes)
        ((_, one),) = (await calling.waits(with_order)).items()
        ((_, two),) = (await calling.waits(without)).items()
        assert (one.wait, one.due, one.mark) == (two.wait, two.due, two.mark)
    await calling.later(minutes=25)
    assert [len(await calling.log(game)) for game in (with_order, without)] == [2, 1]


async def test_whoever_answers_first_themselves_has_answered(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.later(minutes=10)
    await house.plays(game, second, "let-pass")
    await calling.later(hours=5)
    assert [entry[1:] for entry in await calling.log(game)] == [("take", PERSON), ("let-pass", PERSON)]


async def test_an_order_given_while_one_is_asked_answers_after_a_pause_from_then(
    house: House, calling: Calling
) -> None:
    game, _, second = await calling.asked()
    await calling.later(minutes=50)
    await calling.later(hours=2)
    assert (await calling.waits(game))[second].wait.asked is None
    await calling.orders(game, second, "object")
    await calling.later(minutes=40)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=10)
    assert (await calling.log(game))[-1][1:] == ("object", ORDER)


async def test_an_order_that_is_changed_answers_as_it_is_now(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.later(minutes=40)
    await calling.orders(game, second, "pass")
    await calling.later(minutes=40)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=10)
    assert (await calling.log(game))[-1][1:] == ("let-pass", ORDER)


async def test_an_order_that_is_taken_back_does_not_answer(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.orders(game, second, "ask")
    await calling.later(hours=20)
    assert len(await calling.log(game)) == 1
    await calling.later(hours=4)
    assert (await calling.log(game))[-1][1:] == ("let-pass", CLOCK)


async def test_a_question_that_is_gone_is_not_answered(house: House, calling: Calling) -> None:
    game, first, second = await calling.asked()
    await calling.orders(game, second, "object")
    await house.tables.undo(game, first)
    assert set(await calling.waits(game)) == {first}
    await calling.later(hours=20)
    assert [entry[1] for entry in await calling.log(game)] == ["take", ""]
    await house.tables.concede(game, first)
    assert await calling.waits(game) == {}


async def test_pauses_outlast_a_restart(path: Path) -> None:
    async with House(path, RULEBOOKS) as house:
        calling = Calling(house)
        late, _, second = await calling.asked(channel=7)
        await calling.orders(late, second, "object")
        await calling.later(minutes=20)
        soon, _, other = await calling.asked(channel=8)
        await calling.orders(soon, other, "object")
        now = house.time
    async with House(path, RULEBOOKS) as house:
        house.time = now
        calling = Calling(house)
        await calling.later(minutes=35)  # the first came due while nobody looked
        assert (await calling.log(late))[-1][1:] == ("object", ORDER)
        assert len(await calling.log(soon)) == 1
        await calling.later(minutes=15)
        assert (await calling.log(soon))[-1][1:] == ("object", ORDER)
        assert len(await calling.log(late)) == 2


async def test_after_an_outage_an_order_does_not_answer_in_the_moment_the_bot_is_back(
    house: House, calling: Calling
) -> None:
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.later()
    await calling.later(hours=3)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=40)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=10)
    assert (await calling.log(game))[-1][1:] == ("object", ORDER)


async def test_after_days_without_the_bot_the_order_answers_and_not_the_clock(
    house: House, calling: Calling
) -> None:
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.later(days=9)
    assert (await calling.log(game))[-1][1:] == ("object", ORDER)
    assert await calling.calls("stood") == []


async def test_an_order_answers_while_its_giver_is_awake(house: House, calling: Calling) -> None:
    async with house.store.writing() as connection:
        for person in (ANA, BRUNO):
            said = Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(22))
            await wishes.keep_habits(connection, person, said)
    house.time = house.time.replace(month=3, day=28, hour=20, minute=30)  # 21:30 in Paris, the clocks change
    game, _, second = await calling.asked()
    await calling.orders(game, second, "object")
    await calling.later(hours=9, minutes=49)  # 08:19 summer time
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=1)
    assert len(await calling.log(game)) == 2


async def test_many_orders_answer_each_in_its_own_time(house: House, calling: Calling) -> None:
    games = []
    calling.pauses = [timedelta(minutes=4 + 7 * (number * 11 % 40)) for number in range(40)]
    pauses = list(calling.pauses)
    for channel in range(40):
        game = await house.game("hushed", matches="many", channel=100 + channel)
        (first,) = await calling.waits(game)
        await calling.orders(game, ({ANA, BRUNO} - {first}).pop(), "object")
        await house.plays(game, first, "take right count:2")
        games.append(game)
    began = house.time
    answered: dict[int, timedelta] = {}
    while len(answered) < len(games) and house.time < began + timedelta(hours=6):
        await calling.later(minutes=1)
        for game in games:
            if game not in answered and len(await calling.log(game)) == 2:
                answered[game] = house.time - began
    assert [answered[game] for game in games] == pauses


async def test_all_who_are_asked_at_once_answer_apart(house: House, calling: Calling) -> None:
    """Grécolonies: two have decided never to help, and nobody can see it."""
    game, owing = await to_the_allies(house, calling)
    two = owing[1]
    calling.pauses = [timedelta(minutes=30), timedelta(minutes=90)]
    for person in owing:
        await calling.orders(game, person, "stay-out", "ally")
    await calling.later(minutes=30)
    assert (await calling.log(game))[-1][1:] == ("stay-out", ORDER)
    assert set(await calling.waits(game)) == {two}
    await calling.later(minutes=60)
    assert (await calling.log(game))[-1][1:] == ("stay-out", ORDER)


async def test_whoever_is_asked_on_after_an_order_is_told_directly_and_nobody_sees_it(
    house: House, calling: Calling
) -> None:
    """Both stay out by order, then both are asked about the Oracle. In public nobody is called for that who
    seems to have just answered."""
    game, (one, two) = await to_the_allies(house, calling)
    for person in (one, two):
        await calling.orders(game, person, "stay-out", "ally")
    calling.pauses = [timedelta(minutes=30), timedelta(minutes=40)]
    table = await house.tables.get(game)
    for person in (one, two):
        async with house.store.writing() as connection:
            await calling.caller.services.waits.begin_pause(connection, table, person, house.time)
        await calling.later()
    for _ in range(9):
        await calling.later(minutes=5)
    assert [each.kind for each in (await house.tables.get(game)).owed] == ["predict", "predict"]
    (call,) = await calling.calls("call")
    assert (call.person, call.channel) == (two, None)
    ((calling_now,),) = await rows(house, "select calling from exchange")
    seats = {seat for seat, *_ in json.loads(calling_now)}
    assert seats == set((await house.tables.get(game)).seats_of(one))


async def rows(house: House, query: str) -> list[tuple]:
    async with house.store.reading() as connection:
        return [tuple(row) for row in (await connection.exec_driver_sql(query)).all()]


@pytest.mark.parametrize("title", sorted(GAMES))
def test_only_games_with_secrets_hide_why_somebody_answers(title: str) -> None:
    rules, luck = GAMES[title], random.Random(5)
    match, _ = Match.start(titled(rules), rules.options(), max(rules.seats), bytes(32))
    kinds: set[str] = set()
    for _ in range(400):
        owed = rules.decisions(match.state)
        if not owed:
            break
        hidden = [each for each in owed if each.hidden]
        assert not any(each.in_turn or each.order for each in hidden)
        assert rules.hidden or not hidden
        kinds |= {each.kind for each in hidden}
        decision = luck.choice(owed)
        match = match.play(decision.seat, luck.choice(match.legal(decision.seat))).match
    assert kinds == ({"ally", "predict", "announce"} if title == "grecolonies" else set())


async def to_the_allies(house: House, calling: Calling) -> tuple[int, list[int]]:
    """The second of four attacks the first; the two others are asked."""
    game = await house.game("grecolonies", (ANA, BRUNO, CHLOE, 14))
    for line in ("move troada / take {own} 5 / enter", "move troada / take {own} 4 / attack {rival}"):
        ((person, _),) = (await calling.waits(game)).items()
        table = await house.tables.get(game)
        poleis = table.match.state.poleis
        own = poleis[table.seats_of(person)[0]].city
        rival = next((each.city for each in poleis if each.city != own and len(set(each.citizens)) > 2), "")
        await house.plays(game, person, line.format(own=own, rival=rival))
    table = await house.tables.get(game)
    assert [each.kind for each in table.owed] == ["ally", "ally"]
    return game, [table.chairs[each.seat].person for each in table.owed]
