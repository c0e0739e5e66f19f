"""Messages under construction, with buttons, menus and forms that outlive the process: each carries in its id
what it is for.

`kb:<what>:<rest>` is a button, `km:<what>:<rest>` a menu, `kf:<what>:<rest>` a form; `what` names the
handler, `rest` is its own, mostly the game's number, the log entries the person saw, and the answers chosen
so far. Buttons and menus are dynamic items, all of them, as views that mix these with plain items would
silence them. discord.py forgets forms when it ends, so these are read from the interaction itself.
"""

import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar, cast

import discord
from discord.ui import Button, DynamicItem, Item, LayoutView, Select

from bot.herald.herald import Herald
from bot.herald.ids import IDS, fit
from bot.speech.names import cut, plain, split
from bot.speech.texts import say
from bot.tables.state.table import Table

LONGEST_ID = 100
MOST_PARTS = 40
"""Texts, pictures, rows, buttons and menus that Discord takes in one message, all counted."""
MOST_TEXT, SAID_OF_REST = 4000, 100
"""Characters of all texts in one message that Discord takes, and those kept for saying where the rest is."""
MENU = 2
"""Parts that a menu takes, with its row."""
REST = 2
"""Parts of a message that what found no room takes: a line that says so, and the file."""
ONE_LINE = 200
"""Characters that are typed in one line; what may be longer gets several."""

Pressed = TypeVar("Pressed", bound="Button[LayoutView] | Select[LayoutView]")

KINDS = ("kb", "km", "kf")
"""What ids of buttons, menus and forms begin with."""

PRIMARY, GREY, GREEN, RED = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


def identity(kind: str, what: str, parts: Sequence[object]) -> str:
    """The custom id of an item.

    Raises:
        ValueError: it would be longer than Discord allows, or is not what its handler takes.
    """
    texts = [str(part) for part in parts]
    known = IDS.get(what)
    if known is not None and not fit(known.parts, texts):
        raise ValueError(f"not what the handler of {what} takes: {texts}")
    found = ":".join([kind, what, *texts])
    if len(found) > LONGEST_ID:
        raise ValueError(f"custom id too long: {found}")
    return found


class _Kept(DynamicItem[Pressed], template=r"(?!)"):  # no id is of this kind itself
    """What works after a restart: it is made again from its id, and does what that says."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: Item[Any], _match: re.Match[str], /
    ) -> Self:
        """What was pressed, from its id."""
        return cls(cast(Pressed, item))

    async def callback(self, interaction: discord.Interaction[Herald]) -> Any:  # type: ignore[override]  # noqa: ANN401
        """Do what its id says."""
        chosen = self.item.values if isinstance(self.item, Select) else ()
        await interaction.client.answer_press(interaction, self.item.custom_id or "", chosen)


class KeptButton(_Kept[Button[LayoutView]], template=r"kb:(?P<what>[a-z-]+)(?P<rest>(?::[^:]*)*)"):
    """A button that works after a restart."""

    @classmethod
    def make(
        cls,
        what: str,
        *parts: object,
        label: str,
        style: discord.ButtonStyle = GREY,
        disabled: bool = False,
    ) -> "KeptButton":
        """A new one."""
        kept = identity("kb", what, parts)
        return cls(Button(label=label[:80], style=style, disabled=disabled, custom_id=kept))


class KeptSelect(_Kept[Select[LayoutView]], template=r"km:(?P<what>[a-z-]+)(?P<rest>(?::[^:]*)*)"):
    """A menu that works after a restart."""

    @classmethod
    def make(
        cls,
        what: str,
        *parts: object,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        most: int = 1,
    ) -> "KeptSelect":
        """A new one; at most 25 options, of which up to `most` can be chosen together."""
        kept = identity("km", what, parts)
        listed = list(options)[:25]
        select: Select[LayoutView] = Select(placeholder=placeholder[:150], options=listed, custom_id=kept)
        select.max_values = min(most, len(listed))
        return cls(select)


KEPT = (KeptButton, KeptSelect)


def listed(entries: Iterable[tuple[str, str]], now: str | None = None) -> list[discord.SelectOption]:
    """What can be chosen in a menu, from values with their labels; `now`: the value chosen already."""
    return [
        discord.SelectOption(label=cut(label, 100), value=value, default=value == now)
        for value, label in entries
    ]


class Form(discord.ui.Modal):
    """A form with one field to type into. What becomes of it is told by its id alone, see `typed_into`.

    What stands in it already may be taken out.
    """

    def __init__(
        self, what: str, *parts: object, title: str, label: str, limit: int = 60, typed: str = ""
    ) -> None:
        super().__init__(title=title[:45], custom_id=identity("kf", what, parts), timeout=900)
        long = discord.TextStyle.paragraph if limit > ONE_LINE else discord.TextStyle.short
        field: discord.ui.TextInput[Form] = discord.ui.TextInput(
            custom_id="typed",
            max_length=limit,
            style=long,
            default=typed[:limit] or None,
            required=not typed,
        )
        self.add_item(discord.ui.Label(text=label[:45], component=field))


def unheard(interaction: discord.Interaction[Any]) -> tuple[str, list[str]] | None:
    """The id, and what was typed or chosen, where discord.py hands it to nobody; None for anything else.

    That is so for forms, which it forgets when it ends, for ids that are none of ours, and for buttons and
    menus that the message does not have any more.
    """
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is discord.InteractionType.modal_submit:
        fields = [part.get("component") or {} for part in data.get("components", ())]
        return custom_id, [str(field.get("value", "")) for field in fields]
    if interaction.type is not discord.InteractionType.component:
        return None
    if custom_id in ids_in(interaction.message) and any(_takes(each, custom_id) for each in KEPT):
        return None
    return custom_id, [str(value) for value in data.get("values", ())]


def _takes(kind: type["KeptButton"] | type["KeptSelect"], custom_id: str) -> bool:
    return kind.__discord_ui_compiled_template__.fullmatch(custom_id) is not None


def ids_in(message: discord.Message | None) -> Iterator[str]:
    """The ids of what can be pressed in a message."""
    for component in within(message.components if message is not None else ()):
        yield getattr(component, "custom_id", None) or ""


def within(components: Iterable[discord.Component]) -> Iterator[discord.Component]:
    """These components, each followed by what stands in it."""
    for component in components:
        yield component
        yield from within(getattr(component, "children", ()))


LASTING = ("everything",)
"""Buttons that stay below what they are about, when those that lead on have gone to a newer message."""


def lasting(row: discord.ActionRow) -> list[KeptButton]:
    """The buttons of a row that stay when the message is no more the newest."""
    found = []
    for item in row.children:
        what, parts = parts_of(getattr(item, "custom_id", None) or "")
        if what in LASTING and isinstance(item, discord.Button):
            found.append(KeptButton.make(what, *parts, label=item.label or "", style=item.style))
    return found


def parts_of(custom_id: str) -> tuple[str, list[str]]:
    """The handler's name and the parts of an id; no name where it is none of ours."""
    kind, *rest = custom_id.split(":")
    if kind not in KINDS or not rest:
        return "", []
    return rest[0], rest[1:]


def in_rows(buttons: int) -> int:
    """How many parts of a message so many buttons take, in rows of five."""
    return buttons + -(-buttons // 5)


def turning(
    tongue: str, page: int, pages: int, name: Callable[[int], tuple[object, ...]], more: str = "button-more"
) -> list[KeptButton]:
    """Buttons to the page before and the page after, where there are such; `name` makes a page's id. `more`:
    the text of the latter."""
    return [
        KeptButton.make(*map(str, name(step)), label=say(tongue, key))
        for key, step in (("button-earlier", page - 1), (more, page + 1))
        if 0 <= step < pages
    ]


def at_table(table: Table, tongue: str, *names: str, instead: Sequence[object] = ()) -> list[KeptButton]:
    """Buttons of these names at a table as it is now, each with its own text; `instead`: where one is in the
    panel or plan in whose place they open."""
    return [
        KeptButton.make(
            name,
            table.id,
            *(instead or (table.number,)),
            label=say(tongue, f"button-{name}"),
            style=PRIMARY if name == "turn" else GREY,
        )
        for name in names
    ]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message, and what it shows for people who cannot see it."""

    name: str
    data: bytes
    alt: str = ""

    def file(self) -> discord.File:
        """The file for one request: no other can use it again."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt or None)


class Sheet(LayoutView):
    """A message under construction: texts, pictures and rows of items. Made anew for every edit."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.files: list[Attachment] = []
        """What is sent with it."""
        self.rest: list[str] = []
        """Texts that found no room."""
        self._holder: Sheet | discord.ui.Container[Sheet] = self

    def is_finished(self) -> bool:
        """True from the first: whatever is pressed in it is found by its id, after a restart, too. So the
        library need not hold it, and every private one for a quarter of an hour, to listen for that."""
        return True

    def framed(self, colour: int | None) -> "Sheet":
        """Begins a container, with an edge in a colour if one is given: what follows stands in it."""
        holder: discord.ui.Container[Sheet] = discord.ui.Container(accent_colour=colour)
        self.add_item(holder)
        self._holder = holder
        return self

    def below(self) -> "Sheet":
        """Ends the container: what follows stands below it."""
        self._holder = self
        return self

    def text(self, content: str, most: int = MOST_TEXT) -> "Sheet":
        """A block of text, of `most` characters. What finds no room is kept: `with_rest` sends it along."""
        if content.strip():
            shown, rest = split(content, min(most, MOST_TEXT - SAID_OF_REST - self.content_length()))
            if shown:
                self._holder.add_item(discord.ui.TextDisplay(shown))
            if rest:
                self.rest.append(rest)
        return self

    def with_rest(self, tongue: str, *, filed: bool = True) -> "Sheet":
        """The sheet with a line that says that texts found no room, and with them in a file below it: not
        `filed` where none may be sent."""
        if self.rest and not filed:
            self.below().add_item(discord.ui.TextDisplay(f"-# {say(tongue, 'sheet-rest-cut')}"))
            self.rest = []
        if self.rest:
            lines = (plain(line).removeprefix("-# ") for text in self.rest for line in text.split("\n"))
            self.below().add_item(discord.ui.TextDisplay(say(tongue, "sheet-rest")))
            self.attach(Attachment(f"{say(tongue, 'sheet-rest-file')}.txt", "\n".join(lines).encode()))
            self.rest = []
        return self

    def gallery(self, *pictures: tuple[str, str]) -> "Sheet":
        """Attached pictures beside each other: the name and the alternative text of each."""
        gallery: discord.ui.MediaGallery[Sheet] = discord.ui.MediaGallery()
        for name, description in pictures:
            gallery.add_item(media=f"attachment://{name}", description=description[:1024])
        self._holder.add_item(gallery)
        return self

    def attach(self, *files: Attachment) -> "Sheet":
        """Files that are sent with it, those that show something as pictures, others to be kept."""
        for file in files:
            if file.alt:
                self.attach_beside(file)
            else:
                self.files.append(file)
                self._holder.add_item(discord.ui.File(f"attachment://{file.name}"))
        return self

    def attach_beside(self, *pictures: Attachment) -> "Sheet":
        """Pictures that are sent with it, beside each other."""
        self.files += pictures
        return self.gallery(*((each.name, each.alt) for each in pictures))

    def let_go(self) -> None:
        """Drop what was sent with it: the sheet itself lies in memory until garbage is looked for."""
        self.files.clear()

    @property
    def room(self) -> int:
        """How many more parts the message takes."""
        return MOST_PARTS - self.total_children_count - (REST if self.rest else 0)

    def fitting(self, buttons: Sequence[KeptButton]) -> Sequence[KeptButton]:
        """The first of these buttons, as many as the message has room for in rows of five."""
        count = len(buttons)
        while count and in_rows(count) > self.room:
            count -= 1
        return buttons[:count]

    def row(self, *items: KeptButton | KeptSelect) -> "Sheet":
        """Items beside each other: up to five buttons, or one menu. More buttons begin new rows."""
        buttons = [item for item in items if isinstance(item, KeptButton)]
        for start in range(0, len(buttons), 5):
            self._holder.add_item(discord.ui.ActionRow(*buttons[start : start + 5]))
        for item in items:
            if isinstance(item, KeptSelect):
                self._holder.add_item(discord.ui.ActionRow(item))
        return self
