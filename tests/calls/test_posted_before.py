"""A post that Discord took though its answer was lost does not come again, however late it is tried."""

from bot_inside import CHANNEL, BotInside
from driver import Person
from moody import Fault, Moody
from tables import begin, called
from until import until

TURN = "take coin / go iron / end"


async def posts(who: Person) -> list[int]:
    """The numbers of all public messages that stand in the channel, the oldest first."""
    return [int(each.id) for each in await who.messages(CHANNEL) if not each.private]


async def lose(bot: BotInside, playground: Moody, who: Person, command: str, **given: str) -> None:
    """Somebody does something of which the post comes, and nobody hears of that; then Discord forgets its
    nonce."""
    playground.faults.append(Fault("POST /channels/.*/messages$", "cut"))
    before = await posts(who)
    await who.command(CHANNEL, command, **given)
    await until(lambda: bot.rows("select id from outbox where not done and attempts > 0"))
    await until(lambda: _rests(bot))
    assert len(await posts(who)) == len(before) + 1
    playground.messages._nonces.clear()


async def _rests(bot: BotInside) -> bool:
    return not bot.herald.announcer._lanes.busy


async def known(bot: BotInside) -> set[int]:
    return {message for (message,) in await bot.rows("select message from outbox where message is not null")}


async def test_a_turn_is_posted_once(bot: BotInside, playground: Moody, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await bot.settle()
    before = await posts(ana)
    await lose(bot, playground, mine, "play", move=TURN)
    await bot.move(hours=1)
    after = await posts(ana)
    assert len(after) == len(before) + 1
    assert set(after) <= await known(bot)


async def test_it_is_known_again_when_the_game_has_gone_on(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await bot.settle()
    before = await posts(ana)
    await lose(bot, playground, mine, "play", move=TURN)
    following, _ = called((await ana.messages(CHANNEL))[-1], ana, bruno)
    await following.command(CHANNEL, "play", move=TURN)
    await bot.move(hours=1)
    after = await posts(ana)
    assert len(after) == len(before) + 2, "a post for each turn"
    assert set(after) <= await known(bot)


async def test_a_lobby_is_posted_once(bot: BotInside, playground: Moody, ana: Person) -> None:
    await lose(bot, playground, ana, "game new", title="antike", seats=2)
    await bot.move(minutes=10)
    (lobby,) = await posts(ana)
    assert lobby in await known(bot)


async def test_another_message_of_ours_is_not_taken_for_it(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person
) -> None:
    """A call in the channel has the turn's buttons, too."""
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await mine.command(CHANNEL, "me", calls="channel")
    await bot.move(days=2)
    before = await posts(ana)
    assert len(before) > 1, "a call stands there"
    playground.faults.append(Fault("POST /channels/.*/messages$", "drop"))
    await mine.command(CHANNEL, "play", move=TURN)
    await until(lambda: bot.rows("select id from outbox where not done and attempts > 0"))
    await until(lambda: _rests(bot))
    await bot.move(minutes=10)
    shown = (await ana.messages(CHANNEL))[-1]
    assert int(shown.id) in await known(bot)
    assert int(shown.id) not in before


async def lose_call(bot: BotInside, playground: Moody, who: Person) -> None:
    """Somebody is called in the channel, and nobody hears of that."""
    await who.command(CHANNEL, "me", calls="channel")
    await bot.settle()
    before = await posts(who)
    playground.faults.append(Fault("POST /channels/.*/messages$", "cut"))
    bot.clock.move(days=2)

    async def lost() -> bool:
        return not playground.faults_left and not bot.herald.caller.sender._sending

    await until(lost)
    assert await bot.rows("select id from call where not done and attempts > 0")
    assert len(await posts(who)) == len(before) + 1


async def test_a_call_is_sent_once_though_the_clocks_differ(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person
) -> None:
    """By the bot's clock it is later than by Discord's, whose ids tell when a message came."""
    await bot.move(days=36_500)
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await lose_call(bot, playground, mine)
    before = await posts(ana)
    playground.messages._nonces.clear()
    await bot.move(minutes=10)
    assert await posts(ana) == before
    assert (before[-1],) in await bot.rows("select message from call")


async def test_a_call_that_is_not_needed_any_more_is_settled_where_it_stands(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    await lose_call(bot, playground, mine)
    call = (await posts(ana))[-1]
    await mine.command(CHANNEL, "play", move=TURN)
    await bot.move(minutes=10)
    assert (call,) in await bot.rows("select message from call where done and not asks")
    assert call not in await posts(ana), "nobody is asked for anything any more"
