"""A small bot on discord.py with one of everything."""

import asyncio
import io
import traceback

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)
FRENCH = {"greet": "salue", "who": "qui", "Whom": "Qui donc", "Say hello": "Dire bonjour", "red": "rouge"}
CITIES = ("Athenae", "Sparta", "Syracusae", "Tarentum", "Knossos")


class Again(ui.DynamicItem[ui.Button], template=r"again:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Again {number}", custom_id=f"again:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=counter(self.number + 1))


def counter(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_colour=0xC9A24B)
    box.add_item(ui.TextDisplay(f"Pressed **{number}** times"))
    box.add_item(ui.Separator())
    box.add_item(
        ui.Section(ui.TextDisplay("A sign"), accessory=ui.Button(label="Off", custom_id="off", disabled=True))
    )
    box.add_item(ui.ActionRow(Again(number)))
    view.add_item(box)
    return view


class Menus(ui.View):
    @ui.select(
        placeholder="Colours",
        custom_id="colours",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("red", "blue", "green")],
    )
    async def colours(self, interaction: discord.Interaction, select: ui.Select) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="People", custom_id="people")
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            content=f"Person: {select.values[0].display_name}", view=None
        )


class Form(ui.Modal, title="A form"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    colour = ui.Label(
        text="Colour",
        component=ui.RadioGroup(
            custom_id="colour",
            options=[discord.RadioGroupOption(label=name, value=name) for name in ("red", "blue")],
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    places = ui.Label(
        text="Places",
        component=ui.Select(
            custom_id="places", required=False, options=[discord.SelectOption(label=city) for city in CITIES]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [each.component.value for each in (self.name, self.colour, self.sure)]
        await interaction.response.send_message(f"{values} {self.places.component.values}", ephemeral=True)


class Names(app_commands.Translator):
    async def translate(self, string, locale, context):
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.heard: list[discord.Message] = []
        self.failures: list[Exception] = []
        for command in commands():
            self.tree.add_command(command)

        @self.tree.error
        async def failed(interaction, error):
            traceback.print_exception(error)
            self.failures.append(error)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)
        await self.tree.set_translator(Names())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)


def commands() -> list[app_commands.Command | app_commands.Group]:  # noqa: C901
    @app_commands.command(description="Say hello")
    @app_commands.describe(who="Whom")
    async def greet(interaction: discord.Interaction, who: str) -> None:
        await interaction.response.send_message(f"Hello {who} in {interaction.locale}", ephemeral=True)

    @app_commands.command(description="Think first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = discord.File(io.BytesIO(PNG), "dot.png", description="a dot")
        await interaction.edit_original_response(content="Here", attachments=[picture])
        await interaction.followup.send("And more", ephemeral=True)

    @app_commands.command(description="Too late")
    async def late(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.5)
        await interaction.response.send_message("too late")

    @app_commands.command(description="A form")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @app_commands.command(description="A panel")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(0))

    @app_commands.command(description="Menus")
    async def menus(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose", view=Menus())

    @app_commands.command(description="Ping somebody and name another")
    async def ping(interaction: discord.Interaction, who: discord.Member, other: discord.Member) -> None:
        await interaction.response.send_message("Done", ephemeral=True)
        await interaction.channel.send(
            f"{who.mention}, and not {other.mention}", allowed_mentions=discord.AllowedMentions(users=[who])
        )

    @app_commands.command(description="A direct message")
    async def direct(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send(view=counter(0))
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @app_commands.command(description="A picture in a layout")
    async def board(interaction: discord.Interaction) -> None:
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="a map")))
        await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(PNG), "map.png"))

    @app_commands.command(description="Two pictures in a container, and a reply")
    async def post(interaction: discord.Interaction) -> None:
        view, box = ui.LayoutView(), ui.Container(accent_colour=0xC9A24B)
        shown = [
            discord.MediaGalleryItem(f"attachment://{name}.png", description=name)
            for name in ("near", "whole")
        ]
        box.add_item(ui.TextDisplay("Headline\nStory"))
        box.add_item(ui.MediaGallery(*shown))
        view.add_item(box)
        files = [
            discord.File(io.BytesIO(PNG), each.media.url.removeprefix("attachment://")) for each in shown
        ]
        shown_here = await interaction.channel.send(view=view, files=files)
        await shown_here.reply("a reply")
        await interaction.response.send_message("done", ephemeral=True)

    @app_commands.command(description="An embed")
    async def embed(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            embed=discord.Embed(title="Title", description="Words", colour=0x3377AA)
        )

    @app_commands.command(description="Read a file")
    async def upload(interaction: discord.Interaction, game: discord.Attachment) -> None:
        content = (await game.read()).decode()
        await interaction.response.send_message(f"{game.filename}: {content}", ephemeral=True)

    group = app_commands.Group(name="game", description="Games")

    @group.command(description="A new game")
    @app_commands.choices(colour=[app_commands.Choice(name=app_commands.locale_str("red"), value="r")])
    async def new(
        interaction: discord.Interaction,
        city: str,
        seats: app_commands.Range[int, 2, 6] = 2,
        colour: str = "r",
    ) -> None:
        await interaction.response.send_message(f"{city} for {seats} in {colour}")

    @new.autocomplete("city")
    async def city(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [name for name in CITIES if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower()) for name in fitting]

    return [greet, slow, late, ask, count, menus, ping, direct, board, post, embed, upload, group]
