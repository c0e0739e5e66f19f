"""Two processes on one database, and what may happen to them: nothing is lost, nothing told twice."""

import asyncio

import pytest
from among import Among, BotAmong, do, until
from at_table import CHANNEL
from buttons import has, id_for
from driver import Person
from moody import Fault, Moody
from seen import Message
from tables import begin, called

from bot.errors.seats import NotYourDecision
from bot.errors.trouble import LeaseLost, Stale
from bot.herald.shared import crew
from bot.posting.deliverers import DELIVERERS
from bot.store.crew.hearing import Hearing
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.automat import Automat
from bot.waiting.loop import end
from engine.core.choosing.notation import parse

MOVE = "take coin / go iron / end"


def of_person(bots: Among, person: Person) -> BotAmong:
    """The bot to which somebody comes."""
    return bots.bots[bots.homes.of(person)]


def minding(bots: Among) -> tuple[BotAmong, BotAmong]:
    """The bot that holds the server, and the other one."""
    first, second = bots.bots
    return (first, second) if first.crew.minds(bots.playground.guild_id) else (second, first)


async def posts(person: Person) -> list[Message]:
    return [message for message in await person.messages(CHANNEL, 1000) if not message.private]


async def falls_silent(bot: BotAmong) -> None:
    """From now on it does not say that it lives, and hears nobody."""
    for task in bot.crew._tasks:
        await end(task)


async def is_taken_for_dead(bots: Among, dead: BotAmong, by: BotAmong) -> None:
    """Its time is over; the other one notices."""
    await falls_silent(dead)
    name = dead.store.holder
    await asyncio.get_running_loop().create_task(
        do(by.store, f"update worker set until = now() where name = '{name}'")
    )
    await by.crew.beat()


async def test_who_wakes_after_its_time_posts_nothing(
    bots: Among, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(ana, bruno)
    await bots.settle()
    ours, other = minding(bots)
    begun, awake = asyncio.Event(), asyncio.Event()
    deliver = DELIVERERS[NoticeKind.TURN]
    lost: list[BaseException] = []

    async def sleepy(delivery):
        if delivery.herald is not ours.herald:
            return await deliver(delivery)
        begun.set()
        await awake.wait()
        bots.playground.messages._nonces.clear()  # it is kept from posting, not only from doing so twice
        try:
            return await deliver(delivery)
        except BaseException as error:
            lost.append(error)
            raise

    monkeypatch.setitem(DELIVERERS, NoticeKind.TURN, sleepy)
    before = await posts(ana)
    mover = called(before[-1], ana, bruno)[0]
    await mover.command(CHANNEL, "play", move=MOVE)
    await begun.wait()
    await is_taken_for_dead(bots, ours, other)
    await ana.wait_for(lambda message: has(message, "turn") and int(message.id) > int(before[-1].id))
    await until(lambda: not other.herald.announcer._lanes.busy)
    awake.set()
    await until(lambda: bool(lost))
    assert isinstance(lost[0], LeaseLost)
    await until(lambda: not ours.herald.announcer._lanes.busy)
    assert len(await posts(ana)) == len(before) + 1
    # It notices that it was buried, and goes on.
    await ours.crew.beat()
    assert ours.store.holder == f"{ours.store.name}.2"
    assert len(await bots.rows("select name from worker")) == 2
    after = await posts(ana)
    mover = called(after[-1], ana, bruno)[0]
    await mover.command(CHANNEL, "play", move=MOVE)
    await ana.wait_for(lambda message: has(message, "turn") and int(message.id) > int(after[-1].id))
    await until(lambda: not any(bot.herald.announcer._lanes.busy for bot in bots.bots))
    assert len(await posts(ana)) == len(after) + 1


async def test_both_answer_the_same_question_at_once(bots: Among, ana: Person, bruno: Person) -> None:
    mover = called(await begin(ana, bruno), ana, bruno)[0]
    await bots.settle()
    first, second = (bot.herald.services.tables for bot in bots.bots)
    person = int(mover.id)
    for line in ("take coin", "go iron"):
        before = await first.current(1)
        assert (await second.current(1)).number == before.number
        action = parse(before.rules, line)
        found = await asyncio.gather(
            first.play(1, person, [action], before.number),
            second.play(1, person, [action], before.number),
            return_exceptions=True,
        )
        wrong = [each for each in found if isinstance(each, BaseException)]
        assert len(wrong) == 1
        assert isinstance(wrong[0], Stale | NotYourDecision)
        assert (await first.current(1)).number == (await second.current(1)).number > before.number
    # One takes back what the other plays on from.
    before = await first.current(1)
    legal = before.begun.legal(before.begun.rules.decisions(before.begun.state)[0].seat)
    found = await asyncio.gather(
        first.undo(1, person, before.number),
        second.play(1, person, [legal[0]], before.number),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Stale) for each in found) == 1
    assert (await first.current(1)).begun.state == (await second.current(1)).begun.state


async def test_an_answer_to_a_vote_counts_once(bots: Among, ana: Person, bruno: Person) -> None:
    mover, other = called(await begin(ana, bruno), ana, bruno)
    await mover.command(CHANNEL, "game wait", until="2 days")
    await ana.wait_for(lambda post: has(post, "ballot"))
    found = await asyncio.gather(
        *(bot.herald.services.votes.answer(1, int(other.id), True) for bot in bots.bots),
        return_exceptions=True,
    )
    assert sum(not isinstance(each, BaseException) for each in found) == 1
    await bots.settle()
    assert await bots.rows("select outcome from vote") == [("agreed",)]
    assert (await bots.rows("select count(*) from ballot where yes"))[0][0] == 2


async def test_a_lost_connection_makes_no_old_copy(
    bots: Among, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = asyncio.Event()

    class Later(Hearing):
        async def __aenter__(self):
            await again.wait()
            return await super().__aenter__()

    monkeypatch.setattr(crew, "Hearing", Later)
    await begin(ana, bruno)
    await bots.settle()
    for bot in bots.bots:
        await bot.herald.services.tables.get(1)
    deaf = bots.bots[1]
    waiting = "query like 'LISTEN%' or query = 'select 1'"
    ended = (
        f"select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{deaf.store.name}'"
    )
    await do(bots.bots[0].store, f"{ended} and ({waiting})")
    await until(lambda: not deaf.herald.services.tables.told_of_changes)
    for _ in range(2):
        mover = called((await posts(ana))[-1], ana, bruno)[0]
        before = (await posts(ana))[-1]
        number = (await bots.bots[0].herald.services.tables.current(1)).number
        assert (await deaf.herald.services.tables.get(1)).number == number
        await mover.command(CHANNEL, "play", move=MOVE)
        await ana.wait_for(lambda post, than=before: has(post, "turn") and int(post.id) > int(than.id))
    again.set()
    await deaf.listening()
    assert (await deaf.herald.services.tables.get(1)).number == (
        await bots.bots[0].herald.services.tables.get(1)
    ).number


async def test_what_one_hears_of_the_other_makes_its_copy_new(
    bots: Among, ana: Person, bruno: Person
) -> None:
    mover = called(await begin(ana, bruno), ana, bruno)[0]
    await bots.settle()
    ours = of_person(bots, mover).herald.services.tables
    other = next(bot for bot in bots.bots if bot.herald.services.tables is not ours).herald.services.tables
    old = await other.get(1)
    await mover.command(CHANNEL, "play", move="take coin")
    await until(lambda: 1 in other._unsure)
    assert (await other.get(1)).number > old.number


async def test_a_computer_plays_on_when_its_process_is_gone(
    bots: Among, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead, other = of_person(bots, ana), of_person(bots, bruno)
    thought = Automat._turn
    begun = asyncio.Event()

    async def never_ready(automat, table, orders):
        if automat is not dead.herald.services.automat:
            return await thought(automat, table, orders)
        begun.set()
        return await asyncio.Event().wait()

    monkeypatch.setattr(Automat, "_turn", never_ready)
    await ana.command(CHANNEL, "game new", title="antike", seats=2, computers="sensible")
    lobby = await ana.wait_for(lambda message: has(message, "start"), CHANNEL)
    await ana.press(lobby, id_for(lobby, "start"))
    post = await ana.wait_for(lambda message: has(message, "turn"), CHANNEL)
    if post.mentions:
        await ana.command(CHANNEL, "play", move=MOVE)
    await begun.wait()
    # Otherwise a post that has come would be confirmed too late, and tried again when the clock goes on.
    while await bots.rows("select 1 from outbox where not done"):  # noqa: ASYNC110 - the store sets no event
        await asyncio.sleep(0.01)
    number = (await other.herald.services.tables.current(1)).number
    await is_taken_for_dead(bots, dead, other)
    await ana.wait_for(
        lambda message: has(message, "turn") and "Ana" in message.mentions and message.id != post.id
    )
    assert (await other.herald.services.tables.current(1)).number > number


async def test_a_call_of_one_that_is_gone_is_made_by_another(
    bots: Among, playground: Moody, ana: Person, bruno: Person
) -> None:
    mover = called(await begin(ana, bruno), ana, bruno)[0]
    await bots.settle()
    await mover.channel("@bot")  # where the call will go
    fault = Fault(r"POST /channels/\d+/messages", "hang")
    playground.faults.append(fault)
    bots.clock.move(days=2)
    await until(lambda: not fault.times)
    ((holder,),) = await bots.rows("select holder from lease where kind = 'call'")
    first, second = bots.bots
    dead, other = (first, second) if first.store.holder == holder else (second, first)
    await is_taken_for_dead(bots, dead, other)
    while not await bots.rows("select id from call where done"):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    ((message, place),) = await bots.rows("select message, place from call")
    everywhere = [*await mover.direct_messages(), *await posts(mover)]
    assert [each.id for each in everywhere].count(str(message)) == 1
    assert not fault.times
    assert len(await mover.messages(str(place))) == len(
        {each.text for each in await mover.messages(str(place))}
    )
