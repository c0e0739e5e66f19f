"""What if? over real sockets: a thread from a past turn on, its marks, the way back, why there is none."""

from at_table import CHANNEL
from bot_inside import BotInside
from buttons import has, id_for, ids
from driver import Person
from tables import begin, called

from bot.playground.server import Playground


async def ended(bot: BotInside, ana: Person, bruno: Person) -> tuple[Person, Person]:
    """A game of Antike of three turns, two of the one with whom it began, until the other gives up."""
    first, second = called(await begin(ana, bruno), ana, bruno)
    for person, field in ((first, "iron"), (first, "gold"), (second, "marble")):
        await person.command(CHANNEL, "play", move=f"take coin / go {field} / end")
        await bot.settle()  # each turn has its post
    await second.press(await second.command(CHANNEL, "game concede"), "kb:concede:1")
    await first.wait_for(lambda message: "is over" in message.text)
    return first, second


async def test_a_fork_is_opened_played_and_ended_in_a_thread_of_its_own(
    bot: BotInside, playground: Playground, ana: Person, bruno: Person
) -> None:
    first, second = await ended(bot, ana, bruno)
    await second.speak("fr")
    offered = await second.complete(CHANNEL, "fork", "turn", "")
    assert [each.value for each in offered] == [4, 3, 2, 1]
    assert offered[1].label.startswith("Tour 3 · tour de table 1 · ")
    assert second.name in offered[1].label
    assert [each.value for each in await second.complete(CHANNEL, "fork", "turn", "2")][:1] == [2]
    answer = await second.command(CHANNEL, "fork", turn=3)
    assert answer.message.private
    assert "Ton «\u00a0et si\u00a0» à partir du tour 3 est ouvert" in answer.text
    thread = f"Et si…\u202f? Antike, tour 3 · {second.name}"
    post = await second.wait_for(lambda message: has(message, "turn"), thread)
    assert "Antike (et si…)" in post.text
    assert second.mention in post.text
    [*_, (channel, message)] = await bot.rows(
        "select channel, message from post where game = 1 and entry <= 8 order by entry"
    )
    back = f"https://discord.com/channels/{playground.world.guild_id}/{channel}/{message}"
    assert f"({back})" in post.text
    assert "Antike (et si…)" in (post.attachments[0].description or "")
    assert "Antike (et si…)" in (await second.command(CHANNEL, "turns")).text
    # A whole turn, and the computer's after it.
    await second.command(thread, "play", move="take coin / go iron / end")
    await second.command(thread, "play", move="take coin / go gold / end")
    post = await second.wait_for(
        lambda message: has(message, "turn") and second.name in message.mentions and message.id != post.id,
        thread,
    )
    status = await second.command(thread, "game status")
    assert "Antike (et si…)" in status.text
    assert back in status.text
    assert "Pars plutôt de la partie" in (await second.command(thread, "fork", turn=1)).text
    assert await bot.rows("select most, clock from pace where game = 2") == [(0, None)]
    # A week goes by without a call.
    calls = await bot.rows("select count(*) from call")
    await bot.move(days=6)
    assert await bot.rows("select count(*) from call") == calls
    await second.press(await second.command(thread, "game concede"), "kb:concede:2")
    post = await second.wait_for(lambda message: "est finie" in message.text, thread)
    assert "de sa propre graine" in (await second.command(thread, "game verify")).text
    assert "en ouvre un autre" in (await second.command(thread, "help")).text
    assert back in post.text
    assert not has(post, "rematch")
    assert len(post.attachments) == 3
    assert await bot.rows("select game from result") == [(1,), (1,)]
    # The game itself is as it was.
    assert "over" in (await first.command(CHANNEL, "game status")).text


async def test_the_board_of_a_past_turn_asks_what_if(bot: BotInside, ana: Person, bruno: Person) -> None:
    first, _ = await ended(bot, ana, bruno)
    board = await first.command(CHANNEL, "board", turn=1)
    assert ids(board.message, "fork") == ["kb:fork:1:2"]
    assert not ids((await first.command(CHANNEL, "board")).message, "fork")
    assert not ids((await first.command(CHANNEL, "board", turn=4)).message, "fork")
    asked = await first.press(board, id_for(board.message, "fork"))
    (menu,) = asked.message.selects
    assert [option.value for option in menu.options] == ["0", "1"]
    assert "Bruno" in menu.options[1].label
    opened = await first.press(asked, menu.custom_id, "1")
    assert "is open" in opened.text
    assert await bot.rows("select seat, person is null from chair where game = 2 order by seat") == [
        (0, 1),
        (1, 0),
    ]


async def test_why_there_is_no_fork(
    bot: BotInside, playground: Playground, ana: Person, bruno: Person
) -> None:
    first, second = called(await begin(ana, bruno), ana, bruno)
    await first.command(CHANNEL, "play", move="take coin / go iron / end")

    async def refusal(person: Person, turn: int, channel: str = CHANNEL, **more: object) -> str:
        return (await person.command(channel, "fork", turn=turn, **more)).text

    assert "can allow it with /game settings" in await refusal(second, 1)
    assert "/fork" not in (await bruno.command(CHANNEL, "help")).text
    told = await ana.command(CHANNEL, "game settings", forks="on")
    assert not told.message.private
    assert "while it goes on" in told.text
    assert "while it goes on" in (await bruno.command(CHANNEL, "game status")).text
    assert "With /fork you can try out past turns" in (await bruno.command(CHANNEL, "help")).text
    assert "co-hosts can do that" in (await bruno.command(CHANNEL, "game settings", forks="off")).text
    async with Person(playground, "Zoé", "en-US") as stranger:
        assert "only those who play" in await refusal(stranger, 1)
    assert "has not been played. The newest is turn 2" in await refusal(second, 0)
    assert "has not been played. The newest is turn 2" in await refusal(second, 3)
    assert "seats 1 to 2" in await refusal(second, 1, seat=7)
    assert "computer" in await refusal(second, 1, computers="oracle")
    await ana.deny(CHANNEL, "CREATE_PUBLIC_THREADS")
    assert "Create Public Threads" in await refusal(second, 1)
    await ana.deny(CHANNEL)
    for turn in (1, 2, 1):
        assert "is open" in await refusal(second, turn)
    full = await refusal(second, 2)
    assert "You have 3 what-ifs open" in full
    assert full.count("<#") == 3
    thread = f"What if? Antike, turn 2 · {second.name}"
    assert "a what-if itself, from turn 2" in await refusal(second, 1, thread)
    lobby = await ana.make_channel("porch")
    assert lobby
    assert "no game" in (await refusal(ana, 1, "porch")).lower()
