"""Messages, buttons, menus, forms and answers as a person sees them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.playground.checks.components import walk
from bot.playground.terms import ComponentKind, Flag, Json


class CannotDo(Exception):
    """What a real client would refuse, or what did not come."""


Found = TypeVar("Found")


def only(found: Sequence[Found], what: str, wanted: str | None, known: Iterable[str]) -> Found:
    """The one that was found.

    Raises:
        CannotDo: none was, or several; says which there are.
    """
    if len(found) != 1:
        raise CannotDo(f"{len(found) or 'no'} {what} fit {wanted!r}; there are: {', '.join(known)}")
    return found[0]


@dataclass(frozen=True)
class Button:
    """A button of a message."""

    label: str
    """Its text, with its emoji before it."""
    custom_id: str | None
    disabled: bool
    url: str | None

    @classmethod
    def of(cls, body: Json) -> "Button":
        """From its form in the API."""
        parts = ((body.get("emoji") or {}).get("name"), body.get("label"))
        label = " ".join(part for part in parts if part)
        return cls(label, body.get("custom_id"), bool(body.get("disabled")), body.get("url"))


@dataclass(frozen=True)
class Option:
    """An option of a menu, or a choice proposed while typing."""

    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A menu of a message or form."""

    custom_id: str
    kind: int
    placeholder: str
    options: list[Option]

    @classmethod
    def of(cls, body: Json) -> "Select":
        """From its form in the API."""
        options = [
            Option(each["label"], each["value"], each.get("description") or "", bool(each.get("default")))
            for each in body.get("options") or []
        ]
        return cls(body["custom_id"], int(body["type"]), body.get("placeholder") or "", options)

    def value_of(self, wanted: str) -> str:
        """The value of an option named by its value, its label, or a part of its label.

        Raises:
            CannotDo: there is none, or several fit.
        """
        if self.kind != ComponentKind.STRING_SELECT:
            return wanted
        exact = [each for each in self.options if wanted == each.value]
        exact = exact or [each for each in self.options if wanted == each.label]
        if exact:
            return exact[0].value
        found = [each for each in self.options if wanted.casefold() in each.label.casefold()]
        return only(found, "options", wanted, (repr(each.label) for each in self.options)).value


@dataclass(frozen=True)
class Attachment:
    """A file of a message."""

    filename: str
    url: str
    size: int
    description: str
    """Its alternative text."""
    width: int | None
    height: int | None


@dataclass(frozen=True)
class Message:
    """A message as a person sees it."""

    body: Json = field(repr=False)

    @property
    def id(self) -> str:
        """Discord's id."""
        return str(self.body["id"])

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return str(self.body["channel_id"])

    @property
    def author(self) -> str:
        """Who wrote it, by the name shown."""
        author = self.body["author"]
        return str(author["global_name"] or author["username"])

    @property
    def text(self) -> str:
        """All its text in reading order: content, embeds, texts of components."""
        parts: list[str | None] = [self.body["content"]]
        for embed in self.body["embeds"]:
            parts += [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
            for each in embed.get("fields") or []:
                parts += [each["name"], each["value"]]
            parts.append((embed.get("footer") or {}).get("text"))
        parts += [each["content"] for each in self._all() if each["type"] == ComponentKind.TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return bool(int(self.body["flags"]) & Flag.EPHEMERAL)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in order, those beside a text included."""
        return [Button.of(each) for each in self._all() if each["type"] == ComponentKind.BUTTON]

    @property
    def labels(self) -> list[str]:
        """What its buttons say."""
        return [button.label for button in self.buttons]

    @property
    def selects(self) -> list[Select]:
        """Its menus in order."""
        return [Select.of(each) for each in self._all() if each["type"] in ComponentKind.SELECTS]

    @property
    def accent(self) -> int | None:
        """The colour of its first container."""
        colours = [
            each.get("accent_color") for each in self._all() if each["type"] == ComponentKind.CONTAINER
        ]
        return colours[0] if colours else None

    @property
    def mentions(self) -> list[str]:
        """The names of those it pings."""
        return [str(user["global_name"] or user["username"]) for user in self.body["mentions"]]

    @property
    def attachments(self) -> list[Attachment]:
        """Its files."""
        return [
            Attachment(
                filename=each["filename"],
                url=each["url"],
                size=each["size"],
                description=each.get("description") or "",
                width=each.get("width"),
                height=each.get("height"),
            )
            for each in self.body["attachments"]
        ]

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Button:
        """A button by its label, a part of it, or its custom id.

        Raises:
            CannotDo: there is none, or several fit.
        """
        buttons = self.buttons
        if custom_id is not None:
            found = [each for each in buttons if each.custom_id == custom_id]
        else:
            wanted = (label or "").casefold()
            found = [each for each in buttons if each.label.casefold() == wanted]
            found = found or [each for each in buttons if wanted in each.label.casefold()]
        known = (f"{each.label!r} ({each.custom_id})" for each in buttons)
        return only(found, "buttons", label or custom_id, known)

    def select(self, wanted: str | None = None) -> Select:
        """A menu by its custom id or placeholder; the only one when not said.

        Raises:
            CannotDo: there is none, or several fit.
        """
        selects = self.selects
        found = [each for each in selects if wanted in (None, each.custom_id, each.placeholder)]
        return only(found, "menus", wanted, (f"{each.placeholder!r} ({each.custom_id})" for each in selects))

    def _all(self) -> list[Json]:
        return list(walk(self.body["components"]))


@dataclass(frozen=True)
class Modal:
    """A form to fill in."""

    interaction: str
    body: Json = field(repr=False)

    @property
    def title(self) -> str:
        """What stands above it."""
        return str(self.body["title"])

    @property
    def custom_id(self) -> str:
        """Its custom id."""
        return str(self.body["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its fields by custom id, as the API shows them."""
        return {each["custom_id"]: each for each in walk(self.body["components"]) if "custom_id" in each}

    @property
    def labels(self) -> dict[str, str]:
        """Labels to custom ids."""
        found: dict[str, str] = {}
        for each in walk(self.body["components"]):
            if each["type"] == ComponentKind.LABEL:
                found[each["label"]] = each["component"]["custom_id"]
            elif each.get("label") and each.get("custom_id"):
                found[each["label"]] = each["custom_id"]
        return found


@dataclass(frozen=True)
class Answer:
    """What came of a command, a press or a form, once nothing is outstanding any more."""

    body: Json = field(repr=False)

    @property
    def interaction(self) -> str:
        """The interaction's id."""
        return str(self.body["interaction"])

    @property
    def late(self) -> bool:
        """The bot did not answer within three seconds: "The application did not respond"."""
        return bool(self.body["late"])

    @property
    def kind(self) -> int | None:
        """The kind of the first answer, by Discord's number."""
        kind: int | None = self.body["type"]
        return kind

    @property
    def message(self) -> Message:
        """The message that answered, or that was changed.

        Raises:
            CannotDo: there is none.
        """
        if self.body["message"] is None:
            state = "the application did not respond" if self.late else f"it was answered by {self.kind}"
            raise CannotDo(f"no message answered: {state}")
        return Message(self.body["message"])

    @property
    def follow_ups(self) -> list[Message]:
        """Further messages, oldest first."""
        return [Message(each) for each in self.body["follow_ups"]]

    @property
    def text(self) -> str:
        """The text of the message that answered."""
        return self.message.text

    @property
    def modal(self) -> Modal:
        """The form that opened.

        Raises:
            CannotDo: none did.
        """
        if self.body["modal"] is None:
            raise CannotDo(f"no form opened; it was answered by {self.kind}")
        return Modal(self.interaction, self.body["modal"])
