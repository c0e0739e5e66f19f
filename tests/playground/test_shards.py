"""Several connections of one bot, each with some of the shards; and how a process is told which it holds."""

import json

import aiohttp
import pytest
from driver import Person
from pydantic import ValidationError

from bot.playground.server import Playground
from bot.playground.terms import ChannelKind
from bot.playground.wire import gateway
from bot.playground.world.world import Channel
from bot.settings import Settings, Shards


@pytest.mark.parametrize(
    ("given", "ids", "count"), [("0-3/8", (0, 1, 2, 3), 8), ("4/8", (4,), 8), ("0/1", (0,), 1)]
)
def test_shards_are_read(given: str, ids: tuple[int, ...], count: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("KERYX_SHARDS", given)
    assert Settings(_env_file=None).held == Shards(ids, count)


@pytest.mark.parametrize(
    "given", ["8/8", "3-1/8", "0-8/8", "-1/8", "0", "a/b", "0-3", "0/0", "0-3/8 ", "٣/٨٨"]
)
def test_shards_that_there_are_not_are_refused(given: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("KERYX_SHARDS", given)
    with pytest.raises(ValidationError, match=r"0-3/8"):
        Settings(_env_file=None)


def test_a_server_is_on_one_of_the_shards_and_direct_messages_come_to_the_first():
    halves = Shards((0, 1), 4), Shards((2, 3), 4)
    for guild in (0, 1 << 22, 2 << 22, 7 << 22 | 12345):
        assert [each.hold(guild) for each in halves] == [guild >> 22 & 2 == 0, guild >> 22 & 2 == 2]
    assert [each.hold(None) for each in halves] == [True, False]


class Wire:
    """A connection to the gateway with what it heard."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def identify(self, token: str, shard: object) -> None:
        assert (await self.socket.receive_json())["op"] == 10
        said = {"token": token, "intents": 1, "shard": shard}
        await self.socket.send_str(json.dumps({"op": 2, "d": said}))

    async def hear(self, name: str) -> dict:
        """The next event, which is of this name."""
        frame = await self.socket.receive_json()
        assert frame["t"] == name, frame
        return frame["d"]


async def test_each_connection_hears_of_its_own_shard(playground: Playground, ana: Person):
    here = playground.guild_id >> 22 & 1
    playground.interactions.deadline = 0.01
    async with aiohttp.ClientSession() as http:
        async with (
            http.ws_connect(playground.gateway_url) as one,
            http.ws_connect(playground.gateway_url) as two,
        ):
            first, second = Wire(one), Wire(two)
            await first.identify(playground.token, [0, 2])
            await second.identify(playground.token, [1, 2])
            for shard, wire in enumerate((first, second)):
                ready = await wire.hear("READY")
                assert ready["shard"] == [shard, 2]
                assert len(ready["guilds"]) == (shard == here)
            await (first, second)[here].hear("GUILD_CREATE")
            playground.world.commands["1"] = {"id": "1", "name": "greet", "type": 1, "description": "Hello"}
            await ana.command("agora", "greet")
            await ana.command("@bot", "greet")
            wires = (first, second)
            assert "guild_id" in await wires[here].hear("INTERACTION_CREATE")
            assert "guild_id" not in await first.hear("INTERACTION_CREATE")


async def test_servers_beside_the_first_are_on_shards_of_their_own(playground: Playground, ana: Person):
    here = playground.guild_id >> 22 & 1
    other = str(playground.guild_id ^ 1 << 22)
    world = playground.world
    forum = world.put(Channel(world.snowflake(), "forum", server=other))
    thread = world.put(Channel(world.snowflake(), "row", ChannelKind.PUBLIC_THREAD, parent=forum.id))
    playground.interactions.deadline = 0.01
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket)
        await wire.identify(playground.token, [1 - here, 2])
        assert [each["id"] for each in (await wire.hear("READY"))["guilds"]] == [other]
        shown = await wire.hear("GUILD_CREATE")
        assert [each["id"] for each in shown["channels"]] == [forum.id]
        assert [each["id"] for each in shown["threads"]] == [thread.id]
        assert other in [each["id"] for each in shown["roles"]]
        world.commands["1"] = {"id": "1", "name": "greet", "type": 1, "description": "Hello"}
        await ana.command("agora", "greet")
        await ana.command("forum", "greet")
        assert (await wire.hear("INTERACTION_CREATE"))["guild_id"] == other


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0], "0/2", [0, 0]])
async def test_a_shard_that_there_is_not_is_refused(playground: Playground, shard: object):
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url) as socket:
        await Wire(socket).identify(playground.token, shard)
        assert (await socket.receive()).data == 4010


async def test_a_heartbeat_is_answered_later_and_holds_nothing_up(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
):
    beat = json.dumps({"op": 1, "d": None})
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url) as socket:
        monkeypatch.setattr(gateway, "ON_THE_WAY", 3600.0)
        await socket.send_str(beat)
        wire = Wire(socket)
        await wire.identify(playground.token, [0, 1])
        await wire.hear("READY")
        await wire.hear("GUILD_CREATE")
        monkeypatch.setattr(gateway, "ON_THE_WAY", 0.0)
        await socket.send_str(beat)
        assert (await socket.receive_json())["op"] == 11
