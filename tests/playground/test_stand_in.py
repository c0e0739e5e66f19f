"""discord.py itself talks to the stand-in over real sockets."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.playground.driver import CannotDo, Person
from bot.playground.server import Playground
from bot.playground.validate import Refused, check_commands, check_message

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)


ROW_OF_SIX = {"type": 1, "components": [{"type": 2, "label": "x", "custom_id": f"{n}"} for n in range(6)]}
SUBCOMMANDS = [{"type": 1, "name": f"n{n}", "description": "x"} for n in range(26)]


class Again(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"again:(?P<n>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Again {number}", custom_id=f"again:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel(self.number + 1))


def panel(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"Pressed {number} times"))
    view.add_item(discord.ui.ActionRow(Again(number)))
    return view


class Names(app_commands.Translator):
    async def translate(self, string, locale, context):
        return (
            {"greet": "salue", "who": "qui"}.get(string.message) if locale is discord.Locale.french else None
        )


@app_commands.describe(who="Whom")
async def greet(interaction: discord.Interaction, who: str) -> None:
    await interaction.response.send_message(f"Hello {who} in {interaction.locale}", ephemeral=True)


async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    picture = discord.File(io.BytesIO(PNG), "dot.png", description="a dot")
    await interaction.edit_original_response(content="Here", attachments=[picture])


async def late(interaction: discord.Interaction) -> None:
    await asyncio.sleep(3.2)
    with pytest.raises(discord.NotFound):
        await interaction.response.send_message("too late")


async def ask(interaction: discord.Interaction) -> None:
    class Form(discord.ui.Modal, title="A form"):
        name: discord.ui.TextInput = discord.ui.TextInput(label="Name", custom_id="name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Filled in: {self.name.value}", ephemeral=True)

    await interaction.response.send_modal(Form())


async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=panel(0))


class Small(discord.Client):
    """A bot with one of everything."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="greet", description="Say hello", callback=greet))
        self.tree.add_command(app_commands.Command(name="slow", description="Think first", callback=slow))
        self.tree.add_command(app_commands.Command(name="late", description="Too late", callback=late))
        self.tree.add_command(app_commands.Command(name="ask", description="A form", callback=ask))
        self.tree.add_command(app_commands.Command(name="count", description="A panel", callback=count))
        self.resumed = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)
        await self.tree.set_translator(Names())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()


def point_at(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    import yarl

    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", playground.cdn_base)


@contextlib.asynccontextmanager
async def running(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Small]:
    point_at(playground, monkeypatch)
    bot = Small()
    task = asyncio.create_task(bot.start(playground.token))
    await asyncio.wait_for(playground.gateway.connected.wait(), 10)
    try:
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    found = Playground()
    await found.start()
    yield found
    await found.close()


async def test_commands_are_registered_with_their_french_names(playground, monkeypatch):
    async with running(playground, monkeypatch):
        commands = {command["name"]: command for command in playground.world.all("command")}
        assert commands["greet"]["name_localizations"] == {"fr": "salue"}
        assert commands["greet"]["options"][0]["name_localizations"] == {"fr": "qui"}


async def test_a_private_answer_is_seen_by_its_person_alone(playground, monkeypatch):
    bruno = Person(playground.url, "Bruno")
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana, bruno:
        answer = await bruno.command("agora", "greet", who="Ana")
        assert answer.message.text == "Hello Ana in fr"
        assert answer.message.private
        assert [each.text for each in await bruno.messages("agora")] == ["Hello Ana in fr"]
        assert await ana.messages("agora") == []
        with pytest.raises(CannotDo, match="no such message"):
            await ana.press("agora", answer.message, "anything")


async def test_a_deferred_answer_arrives_with_its_file_and_alternative_text(playground, monkeypatch):
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana:
        answer = await ana.command("agora", "slow")
        (attachment,) = answer.message.attachments
        assert answer.message.text == "Here"
        assert attachment["description"] == "a dot"
        assert await ana.file(attachment["url"]) == PNG


async def test_buttons_of_dynamic_items_work_in_components_of_the_second_version(playground, monkeypatch):
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana:
        message = (await ana.command("agora", "count")).message
        for number in range(1, 4):
            message = (await ana.click("agora", message, "Again")).message
            assert message.text == f"Pressed {number} times"


async def test_a_form_is_filled_in(playground, monkeypatch):
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana:
        form = await ana.command("agora", "ask")
        assert form.modal["title"] == "A form"
        assert (await ana.submit("agora", form, name="Keryx")).message.text == "Filled in: Keryx"
        with pytest.raises(CannotDo):
            await ana.submit("agora", form, name="again")


async def test_an_answer_after_three_seconds_is_refused(playground, monkeypatch):
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana:
        assert (await ana.command("agora", "late")).late
        await asyncio.sleep(0.5)


async def test_a_broken_connection_is_resumed_and_nothing_is_missed(playground, monkeypatch):
    async with running(playground, monkeypatch) as bot, Person(playground.url, "Ana") as ana:
        await playground.gateway.drop()
        answer = await ana.command("agora", "greet", who="Bruno")
        assert answer.message.text == "Hello Bruno in en-US"
        assert bot.resumed.is_set()


async def test_what_a_real_client_refuses_is_refused(playground, monkeypatch):
    async with running(playground, monkeypatch), Person(playground.url, "Ana") as ana:
        for command, options in (("nothing", {}), ("greet", {}), ("greet", {"who": "x", "more": 1})):
            with pytest.raises(CannotDo):
                await ana.command("agora", command, **options)


async def test_permissions_taken_away_are_missed(playground, monkeypatch):
    async with running(playground, monkeypatch) as bot, Person(playground.url, "Ana") as ana:
        await ana.deny("agora", "SEND_MESSAGES")
        channel = bot.get_partial_messageable(int(await ana.channel("agora")))
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("Hello")
        assert refused.value.code == 50013
        await ana.deny("agora")
        await channel.send("Hello")


async def test_a_repeated_nonce_makes_no_second_message(playground, monkeypatch):
    async with running(playground, monkeypatch) as bot, Person(playground.url, "Ana") as ana:
        channel = bot.get_partial_messageable(int(await ana.channel("agora")))
        first = await channel.send("Once", nonce="77")
        assert (await channel.send("Once", nonce="77")).id == first.id
        assert len(await ana.messages("agora")) == 1


async def test_everything_is_there_after_a_restart(tmp_path: Path, monkeypatch):
    first = Playground(tmp_path)
    await first.start()
    async with running(first, monkeypatch), Person(first.url, "Ana") as ana:
        message = (await ana.command("agora", "count")).message
    await first.close()
    second = Playground(tmp_path)
    await second.start()
    async with running(second, monkeypatch), Person(second.url, "Ana") as ana:
        (kept,) = await ana.messages("agora")
        assert kept.id == message.id
        assert (await ana.click("agora", kept, "Again 0")).message.text == "Pressed 1 times"
    await second.close()


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2001},
        {"content": ""},
        {"content": "x", "flags": 1 << 15},
        {"components": [{"type": 1, "components": [{"type": 2, "label": "x" * 81, "custom_id": "a"}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "label": "x", "custom_id": "a" * 101}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "label": "x", "custom_id": "a"}] * 2}]},
        {"components": [ROW_OF_SIX]},
        {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41},
        {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 4001}]},
        {
            "components": [
                {
                    "type": 1,
                    "components": [
                        {
                            "type": 3,
                            "custom_id": "s",
                            "options": [{"label": "x", "value": str(n)} for n in range(26)],
                        }
                    ],
                }
            ]
        },
    ],
)
def test_messages_beyond_discords_limits_are_refused(body):
    with pytest.raises(Refused):
        check_message(body, {}, new=True)


@pytest.mark.parametrize(
    "command",
    [
        {"name": "Upper", "description": "x"},
        {"name": "x" * 33, "description": "x"},
        {"name": "x", "description": ""},
        {"name": "x", "description": "x" * 101},
        {"name": "x", "description": "x", "name_localizations": {"fr": "deux mots"}},
        {"name": "x", "description": "x", "options": SUBCOMMANDS},
    ],
)
def test_commands_beyond_discords_limits_are_refused(command):
    with pytest.raises(Refused):
        check_commands([command])


async def test_another_page_of_the_browser_cannot_reach_in(playground):
    import aiohttp

    async with aiohttp.ClientSession() as http:
        async with http.get(
            playground.url + "/people", headers={"Origin": "http://evil.example"}
        ) as response:
            assert response.status == 403
        async with http.get(playground.url + "/people") as response:
            assert response.status == 200
