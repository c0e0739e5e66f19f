"""What goes wrong around a bot: broken connections, faults, limits, missing permissions, restarts."""

import asyncio
import json
import time
from dataclasses import asdict

import aiohttp
import discord
import pytest
from driver import CannotDo, Person
from moody import Fault

from bot.playground.server import Playground


@pytest.mark.parametrize("code", [4000, 1006])
async def test_a_broken_connection_is_resumed_and_nothing_is_missed(ana, bot, playground, code):
    (session,) = playground.gateway.sessions
    await playground.break_connections(code)
    answer = await ana.command("agora", "greet", who="Bruno")
    assert answer.text == "Hello Bruno in en-US"
    await asyncio.wait_for(bot.resumed.wait(), 5)
    assert [*playground.gateway.sessions] == [session]


async def test_the_bot_reconnects_when_asked(ana, bot, playground):
    playground.ask_to_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 5)
    assert (await ana.command("agora", "greet", who="Bruno")).text == "Hello Bruno in en-US"


async def test_a_wrong_token_and_privileged_intents_are_refused(playground):
    async with aiohttp.ClientSession() as http:
        for token, intents, code in (("wrong", 1, 4004), (playground.token, 1 << 15, 4014)):
            async with http.ws_connect(playground.gateway_url) as socket:
                assert (await socket.receive_json())["op"] == 10
                await socket.send_str(json.dumps({"op": 2, "d": {"token": token, "intents": intents}}))
                assert (await socket.receive()).data == code
        async with http.get(f"{playground.api_base}/users/@me") as response:
            assert (response.status, response.headers["Content-Type"]) == (401, "application/json")


async def test_an_answer_after_the_deadline_is_refused(ana, bot, playground):
    playground.interactions.deadline = 0.1
    answer = await ana.command("agora", "late")
    assert answer.late
    with pytest.raises(CannotDo, match="did not respond"):
        answer.text  # noqa: B018
    for _ in range(100):
        if bot.failures:
            break
        await asyncio.sleep(0.02)
    assert bot.failures[0].original.code == 10062


async def test_without_a_bot_nothing_responds(ana):
    with pytest.raises(CannotDo, match="no-such-command"):
        await ana.command("agora", "greet", who="all")


async def test_an_old_token_is_refused(ana, bot, playground, monkeypatch):
    playground.interactions.valid = 0.0
    await ana.command("agora", "greet", who="all")
    monkeypatch.setattr("driver.PATIENCE", 0.3)
    with pytest.raises(CannotDo, match="still thinking"):
        await ana.command("agora", "slow")
    assert bot.failures[0].original.code == 50027


@pytest.mark.parametrize("permission", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_permissions_taken_away_are_missed(ana, bot, permission):
    channel = bot.get_partial_messageable(int(await ana.channel("agora")))
    await ana.deny("agora", permission)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("Hello")
    assert refused.value.code == (50001 if permission == "VIEW_CHANNEL" else 50013)
    await ana.deny("agora")
    await channel.send("Hello")


async def test_each_act_needs_its_permission(ana, bot):
    channel = bot.get_partial_messageable(int(await ana.channel("agora")))
    attempts = {
        "ATTACH_FILES": lambda: channel.send(file=discord.File(__file__)),
        "EMBED_LINKS": lambda: channel.send(embed=discord.Embed(title="x")),
    }
    for permission, attempt in attempts.items():
        await ana.deny("agora", permission)
        with pytest.raises(discord.Forbidden):
            await attempt()
    with pytest.raises(CannotDo, match="no-such-permission"):
        await ana.deny("agora", "FLY")
    theirs = await ana.say("agora", "Mine")
    await ana.deny("agora", "MANAGE_MESSAGES")
    with pytest.raises(discord.Forbidden):
        await channel.get_partial_message(int(theirs.id)).delete()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.get_partial_message(int(theirs.id)).edit(content="Yours")
    assert refused.value.code == 50005


async def test_interactions_say_what_the_bot_may_do(ana, bot):
    seen = []
    bot.tree.interaction_check = lambda interaction: _note(seen, interaction)
    await ana.deny("agora", "ATTACH_FILES")
    await ana.command("agora", "greet", who="all")
    (interaction,) = seen
    assert not interaction.app_permissions.attach_files
    assert interaction.app_permissions.send_messages
    assert interaction.permissions.administrator
    assert interaction.guild_locale is discord.Locale.american_english


async def _note(seen, interaction):
    seen.append(interaction)
    return True


async def test_failed_requests_are_repeated(ana, bot, playground):
    playground.faults.append(Fault("POST /channels/.*/messages$", "500"))
    playground.faults.append(Fault("POST /channels/.*/messages$", "429"))
    await bot.get_partial_messageable(int(await ana.channel("agora"))).send("Hello")
    assert [message.text for message in await ana.messages("agora")] == ["Hello"]
    assert playground.limits.refused == 1
    assert playground.faults_left == 0
    # Of the answers with 5xx, discord.py repeats 500, 502, 504 and 524 only.
    playground.faults.append(Fault("POST /channels/.*/messages$", "503"))
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(int(await ana.channel("agora"))).send("Hello")


async def test_a_lost_answer_makes_no_second_message(ana, bot, playground):
    playground.faults.append(Fault("POST /channels/.*/messages$", "lose"))
    await bot.get_partial_messageable(int(await ana.channel("agora"))).send("Hello", nonce="5")
    assert len(await ana.messages("agora")) == 1
    playground.faults.append(Fault("POST /channels/.*/messages$", "cut"))
    with pytest.raises(aiohttp.ClientError):
        await bot.get_partial_messageable(int(await ana.channel("agora"))).send("Hello", nonce="6")
    assert len(await ana.messages("agora")) == 2


async def test_a_callback_whose_answer_was_lost_was_seen_all_the_same(ana, bot, playground):
    playground.faults.append(Fault("POST /interactions/", "lose"))
    assert (await ana.command("agora", "greet", who="all")).text.startswith("Hello")
    for _ in range(100):
        if bot.failures:
            break
        await asyncio.sleep(0.03)
    assert bot.failures[0].original.code == 40060


async def test_rate_limits_are_kept_to_by_discord_py(ana, bot, playground):
    playground.limits.enforced = True
    channel = bot.get_partial_messageable(int(await ana.channel("agora")))
    began = time.monotonic()
    await asyncio.gather(*(channel.send(str(number)) for number in range(6)))
    assert time.monotonic() - began > 4
    assert len(await ana.messages("agora")) == 6


async def test_the_headers_of_a_rate_limit(playground):
    playground.limits.enforced = True
    channel = next(iter(playground.world.channels))
    headers = {"Authorization": f"Bot {playground.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession(headers=headers) as http:
        for left in (4, 3, 2, 1, 0, None):
            async with http.post(
                f"{playground.api_base}/channels/{channel}/messages", data='{"content": "x"}'
            ) as response:
                if left is not None:
                    assert response.headers["X-RateLimit-Remaining"] == str(left)
                else:
                    assert response.status == 429
                    assert response.headers["Via"]
                    assert (await response.json())["retry_after"] < 5.1


async def test_everything_is_there_after_a_restart(tmp_path, run_bot):
    first = Playground(tmp_path)
    await first.start()
    async with run_bot(first), Person(first, "Ana") as ana, Person(first, "Gaia", "fr") as gaia:
        message = (await ana.command("agora", "count")).message
        picture = (await ana.command("stoa", "board")).message.attachments[0]
        content = await ana.read(picture)
        await gaia.command("agora", "greet", who="all")
    await first.close()
    second = Playground(tmp_path, first.port)
    await second.start()
    assert (second.token, second.application_id) == (first.token, first.application_id)
    async with Person(second, "Ana") as ana:
        assert (await ana.press(message, "again:0")).late
        assert await ana.read(picture) == content
        async with run_bot(second):
            (kept,) = await ana.messages("agora")
            assert kept.id == message.id
            assert "Pressed **1** times" in (await ana.click(kept, "Again 0")).text
            async with Person(second, "Gaia") as gaia:
                assert (await gaia.command("agora", "greet", who="all")).text == "Hello all in fr"
    await second.close()


async def test_what_earlier_versions_kept_besides_is_passed_over(tmp_path):
    first = Playground(tmp_path)
    channel = next(iter(first.world.channels.values()))
    first.world.store.put("channel", channel.id, {**asdict(channel), "pins": {}})
    await first.close()
    second = Playground(tmp_path)
    assert second.world.channels[channel.id] == channel
    await second.close()


async def test_another_site_open_in_the_browser_cannot_reach_in(playground):
    person = playground.world.people()[0].id
    async with aiohttp.ClientSession() as http:
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}):
            for path in ("/people", f"/people/{person}/socket", "/gateway"):
                async with http.get(playground.url + path, headers=headers) as response:
                    assert response.status == 403
        async with http.get(playground.url + "/people", headers={"Origin": playground.url}) as response:
            assert response.status == 200


async def test_people_join_and_change(playground, ana):
    async with Person(playground, "Gaia") as gaia:
        await gaia.speak("fr")
        with pytest.raises(CannotDo, match="no-such-language"):
            await gaia.speak("xx")
    assert {user.name: user.locale for user in playground.world.people()}["Gaia"] == "fr"
    await ana.make_channel("New Place")
    await ana.make_channel("A thread", "new-place")
    await ana.say("A thread", "Hello")
    await ana.delete_channel("new-place")
    with pytest.raises(CannotDo, match="there is no channel"):
        await ana.messages("A thread")
