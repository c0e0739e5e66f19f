"""/stats over real sockets: of oneself and of others, here and everywhere, in both languages."""

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import ids
from driver import Person
from tables import begin


async def end_by_conceding(loser: Person, watcher: Person, channel: str = CHANNEL) -> None:
    asked = await loser.command(channel, "game concede")
    await loser.press(asked, ids(asked.message, "concede")[0])
    await watcher.wait_for(lambda message: "is over" in message.text, channel)


async def test_statistics_after_a_game(bot: BotProcess, ana: Person, bruno: Person) -> None:
    none = await ana.command(CHANNEL, "stats")
    assert none.message.private
    assert "have not finished a game" in none.text
    await begin(ana, bruno)
    assert "Under way now: one game" in (await ana.command(CHANNEL, "stats")).text
    await end_by_conceding(ana, bruno)

    winner = await bruno.command(CHANNEL, "stats", title="antike")
    assert "**Antike**: one game, 1 won" in winner.text
    assert "1st × 1" in winner.text
    assert "1,105, still uncertain after one rated game" in winner.text
    assert "Under way" not in winner.text
    other = await bruno.command(CHANNEL, "stats", person=ana.id)
    assert "Conceded: 1." in other.text
    assert "895" in other.text
    assert "Newest games" in other.text
    assert "conceded" in other.text
    # How the two of them fared with each other, by title, and their games.
    assert f"You and <@{ana.id}>" in other.text
    assert f"**Antike**: one game together, 1 won by you, 0 by <@{ana.id}>." in other.text
    assert f"Antike · you 1st, <@{ana.id}> 2nd" in other.text
    assert "You and" not in winner.text
    everywhere = await bruno.press(other, ids(other.message, "stats")[0])
    assert "everywhere" in everywhere.text
    assert "Newest games" not in everywhere.text  # whatever others play elsewhere is theirs
    back = await bruno.press(everywhere, ids(everywhere.message, "stats")[0])
    assert back.text == other.text

    await bruno.speak("fr")
    french = (await bruno.command(CHANNEL, "stats")).text
    assert "une partie, dont une gagnée" in french
    assert "Cote" in french
    assert "1er × 1" in french
    assert "no game" not in (await bruno.command(CHANNEL, "stats", title="deus")).text
    assert '"level": "error"' not in bot.log


async def test_bots_have_no_statistics(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    keryx = (await ana.messages(CHANNEL))[-1].body["author"]["id"]
    assert "Bots take no seats" in (await ana.command(CHANNEL, "stats", person=keryx)).text
