"""People and the past of a game over real sockets: votes, seats in new hands, spectators, threads, roles."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for, ids
from driver import DIRECT_MESSAGES, CannotDo, Person
from made_store import ask
from seen import Message
from tables import begin, called

from bot.playground.server import Playground
from bot.playground.world.world import Role

MOVE = "take coin / go iron / end"


def ballot(message: Message, answer: str) -> str:
    """The id of a vote's button."""
    return next(each for each in ids(message, "ballot") if each.endswith(answer))


def deeds(database: Path) -> list[str]:
    return [deed for (deed,) in ask(database, "select deed from entry order by number")]


async def newer(person: Person, than: Message, channel: str = CHANNEL) -> Message:
    return await person.wait_for(lambda post: has(post, "turn") and int(post.id) > int(than.id), channel)


async def plays_on(post: Message, *people: Person, channel: str = CHANNEL) -> Message:
    """Whoever is called plays until somebody else is; the post that calls them."""
    mover = next(each for each in people if each.name == post.mentions[0])
    while mover.name in post.mentions:
        answer = await mover.command(channel, "play", move=MOVE)
        assert "Last" in answer.text or "Dernière" in answer.text, answer.text
        post = await newer(mover, post, channel)
    return post


@pytest.fixture
async def chloe(playground: Playground):
    async with Person(playground, "Chloé", "fr") as found:
        yield found


async def test_the_table_agrees_to_wait(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person, chloe: Person
) -> None:
    async with BotProcess(playground, tmp_path) as bot:
        first = await begin(ana, bruno)
        mine, other = called(first, ana, bruno)
        nonsense = await mine.command(CHANNEL, "game wait", until="some day")
        assert "I do not understand “some day” as a time" in nonsense.text
        idle = await mine.command(CHANNEL, "game wait", until="2 days", seat=3)
        assert "This table has seats 1 to 2" in idle.text
        outside = await chloe.command(CHANNEL, "game wait", until="2 jours")
        assert "ne joues pas" in outside.text
        put = await mine.command(CHANNEL, "game wait", until="2 days")
        assert other.name in put.text
        vote = await mine.wait_for(lambda post: has(post, "ballot"))
        assert f"{mine.name} asks the table to wait for" in vote.text
        assert "<t:" in vote.text
        agreed = await other.press(vote, ballot(vote, "yes"))
        assert agreed.text == "Agreed: it is done."
        ((since, patience),) = ask(bot.database, "select since, patience from timer")
        assert datetime.fromisoformat(str(patience)) - datetime.fromisoformat(str(since)) > timedelta(
            hours=47
        )


async def test_the_table_agrees_to_take_a_turn_back(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person, chloe: Person
) -> None:
    """The bot dies while people vote; votes by others do not count; what is undone stays in the log."""
    async with BotProcess(playground, tmp_path) as bot:
        first = await begin(ana, bruno)
        mine, other = called(first, ana, bruno)
        third = await plays_on(await plays_on(first, ana, bruno), ana, bruno)
        assert third.mentions == [mine.name]
        before = deeds(bot.database)

        asks = await mine.command(CHANNEL, "game undo")
        assert "Somebody has acted since" in asks.text
        assert "consent" in asks.text
        put = await mine.press(asks, id_for(asks.message, "askundo"))
        assert other.name in put.text
        vote = await mine.wait_for(lambda post: has(post, "ballot"))
        assert vote.mentions == [other.name]
        assert "take back their last step of turn 2" in vote.text
        twice = await other.command(CHANNEL, "game abandon")
        assert "One question at a time" in twice.text
        await bot.kill()
        await bot.start()

        outside = await chloe.press(vote, ballot(vote, "yes"))
        assert other.name in outside.text
        assert "Ta voix ne compte pas" in outside.text
        assert deeds(bot.database) == before
        presses = (other.press(vote, ballot(vote, "yes")) for _ in range(2))
        answers = sorted(answer.text for answer in await asyncio.gather(*presses))
        assert answers == ["Agreed: it is done.", "This question is closed."]
        late = await other.press(vote, ballot(vote, "no"))
        assert late.text == "This question is closed."
        fourth = await newer(mine, third)
        assert "back at turn 2" in fourth.text
        assert fourth.mentions == [mine.name]
        closed = await mine.wait_for(lambda post: post.id == vote.id and not post.buttons)
        assert "Agreed" in closed.text
        after = deeds(bot.database)
        assert after[: len(before)] == before
        second_end = before.index("end", before.index("end") + 1)
        assert after[len(before) :] == [f"undo {second_end}"]
        history = await mine.command(CHANNEL, "history")
        assert "~~" in history.text
        assert '"level": "error"' not in bot.log


async def test_a_host_rolls_back_and_a_move_overtakes_the_next_question(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    first = await begin(ana, bruno)
    second = await plays_on(first, ana, bruno)
    assert "Only the host" in (await bruno.command(CHANNEL, "game rollback", turn=1)).text
    assert "newest is turn 3" in (await ana.command(CHANNEL, "game rollback", turn=9)).text
    assert "nothing to take back" in (await ana.command(CHANNEL, "game rollback", turn=3)).text
    await ana.command(CHANNEL, "game rollback", turn=1)
    vote = await ana.wait_for(lambda post: has(post, "ballot"))
    await bruno.press(vote, ballot(vote, "yes"))
    third = await newer(ana, second)
    assert third.mentions == first.mentions
    assert deeds(bot.database)[-1] == "undo 0"
    fourth = await plays_on(third, ana, bruno)
    await ana.command(CHANNEL, "game rollback", turn=1)
    again = await ana.wait_for(lambda post: has(post, "ballot") and post.id != vote.id)
    await plays_on(fourth, ana, bruno)
    closed = await ana.wait_for(lambda post: post.id == again.id and not post.buttons)
    assert "has gone on" in closed.text
    assert deeds(bot.database)[-1] == "end"


async def test_abandoned_by_vote_then_played_again_with_seats_turned(
    bot: BotProcess, ana: Person, bruno: Person, chloe: Person
) -> None:
    await begin(ana, bruno)
    await chloe.command(CHANNEL, "game watch")
    asks = await ana.command(CHANNEL, "game abandon")
    await ana.press(asks, id_for(asks.message, "abandon"))
    vote = await bruno.wait_for(lambda post: has(post, "ballot"))
    await bruno.press(vote, ballot(vote, "yes"))
    end = await ana.wait_for(lambda post: has(post, "rematch"))
    assert "abandoned" in end.text
    assert "seed" in end.text
    told = await chloe.wait_for(lambda message: "arrêtée" in message.text, DIRECT_MESSAGES)
    assert f"/{end.id}" in told.text or "discord.com/channels" in told.text
    assert (
        "proves" in (await ana.command(CHANNEL, "game verify")).text
        or "Nothing to prove" in (await ana.command(CHANNEL, "game verify")).text
    )
    outside = await chloe.press(end, id_for(end, "rematch"))
    assert "avoir joué" in outside.text
    answers = await asyncio.gather(*(each.press(end, id_for(end, "rematch")) for each in (ana, bruno)))
    assert sorted("seat further" in answer.text for answer in answers) == [False, True]
    lobby = await ana.wait_for(lambda message: has(message, "start") and "kept for" in message.text)
    opener = next(
        each for each, answer in zip((ana, bruno), answers, strict=True) if "further" in answer.text
    )
    waiting = bruno if opener is ana else ana
    assert lobby.mentions == [waiting.name]
    assert "gardées" in (await chloe.press(lobby, id_for(lobby, "join"))).text
    assert "Welcome" in (await waiting.press(lobby, id_for(lobby, "join"))).text
    assert '"level": "error"' not in bot.log


async def test_somebody_takes_over_a_seat_while_the_game_goes_on(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person, chloe: Person
) -> None:
    first = await begin(ana, bruno)
    mine, other = called(first, ana, bruno)
    made = await mine.command(CHANNEL, "game replace")
    assert "on offer" in made.text
    offer = await chloe.wait_for(lambda post: has(post, "take"))
    taken = await other.press(offer, id_for(offer, "take"))
    assert "You have a seat at this table" in taken.text
    welcome = await chloe.press(offer, id_for(offer, "take"))
    assert "Tu joues désormais" in welcome.text
    handed = await ana.wait_for(lambda post: "takes over" in post.text)
    assert handed.mentions == ["Chloé"]
    await ana.wait_for(lambda post: post.id == offer.id and not post.buttons)
    gone = await mine.command(CHANNEL, "play", move=MOVE)
    assert "You do not play in this game" in gone.text
    panel = await chloe.press(welcome, id_for(welcome.message, "panel"))
    assert panel.message.buttons
    await chloe.command(CHANNEL, "play", move="go iron / end")  # the panel has taken the coin
    next_one = await plays_on(await newer(ana, handed), chloe, other)
    assert next_one.mentions == [other.name]

    # By name, declined; and to a computer player, at once.
    named = await other.command(CHANNEL, "game replace", person=mine.id)
    assert "on offer" in named.text
    second = await mine.wait_for(lambda post: has(post, "take") and post.id != offer.id)
    assert second.mentions == [mine.name]
    foreign = await chloe.press(second, id_for(second, "take"))
    assert "joue déjà" in foreign.text or "proposée à" in foreign.text
    assert "Declined" in (await mine.press(second, id_for(second, "refuse"))).text
    assert "other hands" in (await other.command(CHANNEL, "game replace", computer="sensible")).text
    await ana.wait_for(lambda post: "takes over" in post.text and post.id != handed.id)
    played = await newer(ana, next_one)
    while "Chloé" not in played.mentions:
        played = await newer(ana, played)
    assert '"level": "error"' not in bot.log


async def test_bots_and_bad_seats_are_refused(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person, chloe: Person
) -> None:
    await begin(ana, bruno)
    bot_id = playground.world.bot_id
    assert "That is a bot" in (await ana.command(CHANNEL, "game replace", person=bot_id)).text
    assert "seats 1 to 2" in (await ana.command(CHANNEL, "game replace", seat=5)).text
    both = await ana.command(CHANNEL, "game replace", person=chloe.id, computer="random")
    assert "not both" in both.text
    assert "places 1 à 2" in (await chloe.command(CHANNEL, "game replace")).text
    assert "Aucun ordinateur" in (await chloe.command(CHANNEL, "game takeover")).text
    assert (
        "has a seat" in (await ana.command(CHANNEL, "game watch")).text
        or "You have a seat" in (await ana.command(CHANNEL, "game watch")).text
    )
    assert "Seul" in (await chloe.command(CHANNEL, "game hosts", person=chloe.id)).text
    offered = await ana.complete(CHANNEL, "game replace", "seat", "")
    assert [each.value for each in offered] == [1, 2]


async def test_a_cohost_is_named_and_hosts(
    bot: BotProcess, ana: Person, bruno: Person, chloe: Person
) -> None:
    await plays_on(await begin(ana, bruno), ana, bruno)
    await ana.command(CHANNEL, "game hosts", person=chloe.id)
    named = await bruno.wait_for(lambda post: "is a co-host now" in post.text)
    assert named.mentions == []
    assert "is the host already" in (await ana.command(CHANNEL, "game hosts", person=ana.id)).text
    assert "Hôte\u00a0: Ana\nAide de l’hôte\u00a0: Chloé" in (await chloe.command(CHANNEL, "game hosts")).text
    assert "C’est réglé" in (await chloe.command(CHANNEL, "game settings", language="fr")).text
    await chloe.command(CHANNEL, "game rollback", turn=1)
    vote = await ana.wait_for(lambda post: has(post, "ballot"))
    assert sorted(vote.mentions) == sorted([ana.name, bruno.name])
    assert "Ana" in (await bruno.press(vote, ballot(vote, "withdraw"))).text or "Chloé" in vote.text
    assert "retirée" in (await chloe.press(vote, ballot(vote, "withdraw"))).text
    await ana.wait_for(lambda post: post.id == vote.id and not post.buttons)


async def test_a_host_who_left_the_server_is_succeeded(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person, chloe: Person
) -> None:
    await begin(ana, bruno)
    refused = await chloe.command(CHANNEL, "game rollback", turn=1)
    assert "Seuls l’hôte, Ana, et ses aides" in refused.text
    playground.world.users.pop(ana.id)
    refused = await chloe.command(CHANNEL, "game rollback", turn=1)
    assert "Ana a quitté le serveur. Bruno est désormais l’hôte" in refused.text
    assert "Saved" in (await bruno.command(CHANNEL, "game settings", language="fr")).text
    assert "Bruno" in (await chloe.command(CHANNEL, "game status")).text


async def test_a_thread_is_kept_open_while_its_game_runs(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await ana.make_channel("symposium", parent=CHANNEL)
    first = await begin(ana, bruno, channel="symposium")
    mine, other = called(first, ana, bruno)
    await ana.archive("symposium")
    await until_archived(ana, archived=False)

    # While the bot is away it may be archived: it is opened when the bot is back.
    await bot.stop()
    await ana.archive("symposium")
    await bot.start()
    await until_archived(ana, archived=False)
    second = await plays_on(first, ana, bruno, channel="symposium")

    # A lock is a moderator's word: the thread stays shut, the host hears of it, nothing is lost.
    await ana.deny(CHANNEL, "SEND_MESSAGES_IN_THREADS")
    assert "Last" in (await other.command("symposium", "play", move=MOVE)).text
    await ana.wait_for(lambda message: "in Threads" in message.text, DIRECT_MESSAGES)
    await ana.archive("symposium", locked=True)
    await ana.deny(CHANNEL)
    told = await ana.wait_for(lambda message: "locked" in message.text, DIRECT_MESSAGES)
    assert "moderator" in told.text
    await ana.archive("symposium", archived=False, locked=False)
    assert (await newer(ana, second, "symposium")).mentions == [other.name], "their second nation"
    assert mine.name in first.mentions
    assert '"level": "error"' not in bot.log


async def until_archived(person: Person, *, archived: bool) -> None:
    for _ in range(200):
        channels = (await person.home())["channels"]
        if (
            next(each for each in channels if each["name"] == "symposium")["thread_metadata"]["archived"]
            is archived
        ):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the thread stayed as it was")


async def test_only_some_roles_open_tables(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person, chloe: Person
) -> None:
    world = playground.world
    archon = world.put(Role(world.snowflake(), "Archon *of* all", 0))
    bearer = world.users[chloe.id]
    bearer.roles.append(archon.id)
    world.put(bearer)
    async with BotProcess(playground, tmp_path) as bot:
        assert "Everybody may" in (await ana.command(CHANNEL, "admin roles")).text
        with pytest.raises(
            CannotDo, match="no-such-command"
        ):  # who may not manage the server does not see it
            await bruno.command(CHANNEL, "admin roles", role=archon.id)
        assert "Archon" in (await ana.command(CHANNEL, "admin roles", role=archon.id)).text
        refused = await bruno.command(CHANNEL, "game new", title="antike", seats=2)
        assert "only Archon" in refused.text
        assert "*of*" not in refused.text.replace("\\*of\\*", "")
        assert not any(has(message, "start") for message in await ana.messages(CHANNEL))
        assert "ouverte" in (await chloe.command(CHANNEL, "game new", title="antike", seats=2)).text
        assert "open" in (await ana.command("stoa", "game new", title="antike", seats=2)).text
        assert "Everybody may" in (await ana.command(CHANNEL, "admin roles", role=archon.id)).text
        assert "open" in (await bruno.command("tavern", "game new", title="antike", seats=2)).text
        assert '"level": "error"' not in bot.log
