"""What is new is told once to tables that ran already, below a post of theirs, and to no other."""

from dataclasses import replace
from datetime import timedelta

import pytest
from bot_inside import CHANNEL, BotInside
from buttons import has
from driver import Person
from house import NOON, House
from tables import begin, called

from bot.cli.lacking.news import lacking_news, sentences
from bot.club import whats_new
from bot.club.whats_new import begin_version, news_due
from bot.speech.news import newest_version, news_of, versions_told
from bot.speech.texts import LANGUAGES
from bot.store.games.news import keep_told, keep_wanted, news_told
from bot.store.itself import keep_setting
from bot.tables.state.table import ENDED


def test_every_version_has_two_sentences_in_every_language():
    assert not [*lacking_news()]
    assert newest_version() == versions_told(LANGUAGES[0])[-1]
    for language in LANGUAGES:
        assert versions_told(language) == versions_told(LANGUAGES[0])
        assert news_of(language, newest_version())
    assert sentences("One. Two? Three: /game 0.2 three!") == 3


async def test_only_tables_that_ran_before_hear_of_it_once(house: House, monkeypatch: pytest.MonkeyPatch):
    newest = newest_version()

    async def due(game: int) -> str:
        return await house.store.read(news_due, await house.tables.get(game))

    older = await house.game()
    quiet = await house.game(channel=8)
    assert await due(older) == ""
    house.later(hours=1)
    await begin_version(house.store, house.time)
    house.later(hours=1)
    newer = await house.game(channel=9)
    await begin_version(house.store, house.time)  # a restart is no new version
    assert [await due(game) for game in (older, quiet, newer)] == [newest, newest, ""]
    await house.store.write(keep_told, older, newest)
    async with house.store.writing() as connection:
        await keep_wanted(connection, quiet, wanted=False)
    assert [await due(game) for game in (older, quiet, newer)] == ["", "", ""]
    monkeypatch.setattr(whats_new, "newest_version", lambda: "99")
    await begin_version(house.store, house.time + timedelta(hours=1))
    assert [await due(game) for game in (older, quiet, newer)] == ["99", "", "99"]
    over = replace(await house.tables.get(newer), status=ENDED)
    assert await house.store.read(news_due, over) == ""
    assert house.time > NOON


async def test_it_stands_in_small_print_below_the_next_post_and_calls_nobody(
    bot: BotInside, ana: Person, bruno: Person
):
    first, _ = called(await begin(ana, bruno), ana, bruno)
    assert "New in Keryx" not in "".join(each.text for each in await ana.messages(CHANNEL))
    came = bot.clock.now() + timedelta(hours=1)
    store = bot.herald.services.store
    await store.write(keep_setting, whats_new.SETTING, f"{newest_version()} {came.isoformat()}")
    await first.command(CHANNEL, "play", move="take coin / go iron / end")
    post = await first.wait_for(lambda message: "New in Keryx" in message.text, CHANNEL)
    assert post.text.split("\n")[-1].startswith("-# **New in Keryx:**")
    following, _ = called(post, ana, bruno)  # whom the turn calls, and nobody else
    assert [message.text.count("New in Keryx") for message in await ana.messages(CHANNEL)].count(1) == 1
    await following.command(CHANNEL, "play", move="take coin / go iron / end")
    after = await first.wait_for(lambda each: has(each, "turn") and each.id != post.id, CHANNEL)
    assert "New in Keryx" not in after.text
    assert "hears no more" in (await ana.command(CHANNEL, "game settings", news="off")).text
    assert not (await store.read(news_told, 1))[1]
