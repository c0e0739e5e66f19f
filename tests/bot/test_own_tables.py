"""A board of one's own: attached, begun, played, the bot restarted, exported, imported and proved."""

from base64 import b64encode
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import has, id_for
from deus_scene_of_two import SEED
from driver import Answer, Person
from nursery import seeded
from own_tables import OWN, antike_board, deus_cards
from seen import Message
from tables import called, gather
from titled import COMPUTERS, GAMES, titled

from bot.playground.server import Playground
from engine.core.choosing.choices import options_from, own_of
from engine.core.contract import Seat
from engine.core.own import kept_form, short_digest
from engine.core.play.match import Match
from engine.core.play.record import read, verify
from engine.core.values.codec import digest
from render.titles import TITLES

BOARD = antike_board()
DIGEST = short_digest(kept_form(BOARD))


def attached(text: str | bytes, name: str = "mine.csv") -> dict[str, str]:
    content = text if isinstance(text, bytes) else text.encode()
    return {"filename": name, "content": b64encode(content).decode()}


async def own_shown(person: Person, lobby: Message) -> Answer:
    """What the lobby's rules say of a board of somebody's own."""
    rules = (await person.press(lobby, id_for(lobby, "options"))).message
    return await person.press(rules, id_for(rules, "own"))


async def exported(person: Person) -> str:
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode()


async def test_a_board_of_ones_own_from_the_lobby_to_the_proof(
    playground: Playground, bot: BotProcess, ana: Person
) -> None:
    async with Person(playground, "Bruno", "fr") as bruno:
        await ana.command(CHANNEL, "game new", title="antike", seats=2, csv=attached(BOARD))
        lobby = await ana.wait_for(lambda message: has(message, "start") and DIGEST in message.text)
        await bruno.press(lobby, id_for(lobby, "join"))
        shown = await own_shown(bruno, lobby)
        assert DIGEST in shown.text
        assert "perso" in shown.text
        assert (await bruno.read(shown.message.attachments[0])).decode() == kept_form(BOARD)
        refused = await bruno.command(CHANNEL, "game own", csv=attached(BOARD))
        assert "Ana" in refused.text  # only the host may
        await ana.press(lobby, id_for(lobby, "start"))
        post = await ana.wait_for(lambda message: has(message, "turn") and bool(message.attachments))
        first, other = called(post, ana, bruno)
        await first.command(CHANNEL, "play", move="take coin / go gold / end")
        await bot.stop()
        await bot.start()
        await first.command(CHANNEL, "play", move="take coin / go iron / end")
        post = await other.wait_for(lambda message: has(message, "turn") and other.name in message.mentions)
        assert post.attachments
        proposed = await other.complete(CHANNEL, "board", "place", "nea")
        assert [each.value for each in proposed] == ["nea_polis"]
        text = await exported(ana)
        match = read(text, TITLES)
        assert own_of(match.options) == (kept_form(BOARD),)
        found = await bruno.command(CHANNEL, "game import", file=attached(text, "game.json"))
        assert found.message.attachments
        assert "Antike" in found.text
        status = await ana.command(CHANNEL, "game status")
        assert DIGEST in status.text
        gone = await ana.command(CHANNEL, "game concede")
        await ana.press(gone, id_for(gone.message, "concede"))
        await ana.wait_for(lambda message: "is over" in message.text)
        ended = read(await exported(ana), TITLES)
        verify(ended)
        assert ended.standing.ended == "alone"
        told: Answer = await ana.command(CHANNEL, "game verify")
        assert "trouble" not in told.text
    assert '"level": "error"' not in bot.log


@pytest.mark.once
@pytest.mark.parametrize(("title", "seats"), [("deus", 2), ("grecolonies", 3)])
async def test_own_cards_and_own_islands_from_the_lobby_to_the_next_game(
    playground: Playground, tmp_path: Path, database: None, title: str, seats: int
) -> None:
    option, text = OWN[title]
    own = kept_form(text)
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path, partial(seeded, SEED)))
        locales = {"Ana": "en-US", "Bruno": "fr", "Chloé": "fr"}
        people = [
            await stack.enter_async_context(Person(playground, name, locale))
            for name, locale in list(locales.items())[:seats]
        ]
        ana, bruno = people[:2]
        lobby = await gather(*people, title=title, csv=attached(text))
        assert short_digest(own) in lobby.text
        await ana.press(lobby, id_for(lobby, "start"))
        rules = GAMES[title]
        home = Home(Match.start(titled(rules), options_from(rules, {option: own}), seats, SEED)[0])
        mind = COMPUTERS[title]["sensible"]
        players = [AtTable(each, Seat(seat), mind(seat), types=True) for seat, each in enumerate(people)]
        for turn in range(2):
            seat = home.owes()
            assert seat is not None
            await players[seat].play(home)
            if not turn:
                await bot.stop()
                await bot.start()
        board = await bruno.command(CHANNEL, "board")
        assert board.message.attachments
        if title == "deus":
            card = await bruno.command(CHANNEL, "card", name="skiff")
            assert "Achète à la réserve jusqu’à 2 ressources" in card.text
            assert card.message.attachments
        for each in people[: seats - 1]:
            gone = await each.command(CHANNEL, "game concede")
            await each.press(gone, id_for(gone.message, "concede"))
        over = await ana.wait_for(lambda message: has(message, "rematch"))
        file = await exported(ana)
        ended = read(file, TITLES)
        verify(ended)
        assert own_of(ended.options) == (own,)
        assert digest(ended.states[home.match.number]) == digest(home.match.state)
        found = await bruno.command(CHANNEL, "game import", file=attached(file, "game.json"))
        assert found.message.attachments
        await bruno.press(over, id_for(over, "rematch"))
        again = await ana.wait_for(lambda message: has(message, "start") and message.id != lobby.id)
        assert short_digest(own) in again.text
        assert '"level": "error"' not in bot.log


@pytest.mark.once
async def test_what_is_wrong_with_a_file_is_said_and_changes_nothing(
    playground: Playground, bot: BotProcess, ana: Person
) -> None:
    wrong = BOARD.replace("nea_polis,gold", "nea_polis,silver")
    answer = await ana.command(CHANNEL, "game new", title="antike", csv=attached(wrong))
    assert "silver" in answer.text
    assert "line 10" in answer.text
    await ana.command(CHANNEL, "game new", title="antike", seats=2)
    lobby = await ana.wait_for(lambda message: has(message, "start"))
    table, starts = BOARD.split("# Starting")
    for file, second, sentence in (
        (wrong, None, "silver"),
        (table, None, "starts"),
        (deus_cards(), None, "is for Deus, but here Antike"),
        ("x" * 150_000, None, "too large"),
        (table, "# Starting" + starts.replace("greeks", "**spartans**"), "spartans"),
    ):
        more = {} if second is None else {"second": attached(second, "starts.csv")}
        answer = await ana.command(CHANNEL, "game own", csv=attached(file), **more)
        assert answer.message.private
        assert sentence in answer.text, answer.text
        assert len(answer.text) < 2000
    assert "own (" not in (await ana.command(CHANNEL, "game own")).text
    await ana.speak("fr")
    assert "silver" in (await ana.command(CHANNEL, "game own", csv=attached(wrong))).text
    # One file, attached as the second, is one file.
    answer = await ana.command(CHANNEL, "game own", second=attached(BOARD))
    assert DIGEST in answer.text
    # In two files, in either order; and back to ours.
    answer = await ana.command(
        CHANNEL, "game own", csv=attached("# Starting" + starts), second=attached(table)
    )
    assert DIGEST in answer.text
    await ana.wait_for(lambda message: has(message, "start") and DIGEST in message.text)
    shown = await own_shown(ana, lobby)
    await ana.press(shown, id_for(shown.message, "ours"))
    await ana.wait_for(lambda message: has(message, "start") and DIGEST not in message.text)
    await ana.command(CHANNEL, "game cancel")
    answer = await ana.command(CHANNEL, "game new", title="dies_irae", csv=attached(BOARD))
    assert "Dies Irae" in answer.text
    answer = await ana.command(CHANNEL, "game new", title="antike", board="west", csv=attached(BOARD))
    assert "pas les deux" in answer.text
    assert '"level": "error"' not in bot.log


@pytest.mark.once
async def test_two_hosts_settle_whose_board_is_played_after_people_have_joined(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person
) -> None:
    other = antike_board("west")
    lobby = await gather(ana, bruno)
    assert "Ana" in (await bruno.command(CHANNEL, "game own", csv=attached(BOARD))).text
    await ana.command(CHANNEL, "game hosts", person=bruno.id)
    for host, board in ((bruno, BOARD), (ana, other)):
        answer = await host.command(CHANNEL, "game own", csv=attached(board))
        assert short_digest(kept_form(board)) in answer.text
    told = await ana.wait_for(lambda each: has(each, "start") and short_digest(kept_form(other)) in each.text)
    assert "Bruno" in told.text
    assert DIGEST not in told.text
    shown = await own_shown(bruno, lobby)
    await bruno.press(shown, id_for(shown.message, "ours"))
    await ana.wait_for(lambda each: has(each, "start") and short_digest(kept_form(other)) not in each.text)
    await ana.command(CHANNEL, "game own", csv=attached(BOARD))
    await ana.press(lobby, id_for(lobby, "start"))
    await ana.wait_for(lambda message: has(message, "turn"))
    # The game has begun: nobody changes its board any more, not even with a button kept from before.
    assert "has begun" in (await ana.command(CHANNEL, "game own", csv=attached(other))).text
    assert "has begun" in (await bruno.press(shown, id_for(shown.message, "ours"))).text
    assert DIGEST in (await bruno.command(CHANNEL, "game status")).text
    assert '"level": "error"' not in bot.log
