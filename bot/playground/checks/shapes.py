"""What shape everything has that a bot sends: which fields, of which kinds. Bounds are checked elsewhere."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.playground.checks.refused import bad_form
from bot.playground.terms import AnswerKind, Json

Text: TypeAlias = str | None
Whole: TypeAlias = Annotated[int, Field(ge=-(1 << 53), le=1 << 53)]
Flags: TypeAlias = Annotated[int, Field(ge=0, lt=1 << 53)] | None
Snowflake: TypeAlias = (
    Annotated[str, Field(pattern="^[0-9]{1,20}$")] | Annotated[int, Field(ge=0, lt=1 << 64)]
)
"""An id: Discord takes it as a text and as a number."""


class Shape(BaseModel):
    """An object. Further fields are let through, as Discord does, too."""

    model_config = ConfigDict(strict=True, extra="allow")


def shaped(shape: type[Shape], sent: object, where: str = "") -> Json:
    """What was sent, which is an object of this shape.

    Raises:
        Refused: it is none, lacks a field, or has one of another kind: 50035 with the field.
    """
    if not isinstance(sent, dict):
        raise bad_form(where or "body", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    try:
        shape.model_validate(sent)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        code = "BASE_TYPE_REQUIRED" if first["type"] == "missing" else "BASE_TYPE_COERCE"
        place = [where] * bool(where) + [str(part) for part in first["loc"]]
        raise bad_form(".".join(place), code, first["msg"]) from error
    return sent


# Messages and forms


class Emoji(Shape):
    """Of Unicode by its name, or of a server by its id."""

    id: Snowflake | None = None
    name: Text = None


class Option(Shape):
    """One line of a menu."""

    label: Text = None
    value: Text = None
    description: Text = None
    emoji: Emoji | None = None
    default: bool | None = None


class Media(Shape):
    """A picture or file, by its address."""

    url: str


class Item(Shape):
    """One picture of a gallery."""

    media: Media
    description: Text = None


class Default(Shape):
    """What is chosen at first in a menu of people, roles or channels."""

    id: Snowflake


class Component(Shape):
    """A component of any kind."""

    type: Whole
    id: Whole | None = None
    custom_id: Text = None
    style: Whole | None = None
    label: Text = None
    title: Text = None
    description: Text = None
    placeholder: Text = None
    value: Text = None
    content: Text = None
    url: Text = None
    emoji: Emoji | None = None
    disabled: bool | None = None
    required: bool | None = None
    options: list[Option] | None = None
    default_values: list[Default] | None = None
    channel_types: list[Whole] | None = None
    min_values: Whole | None = None
    max_values: Whole | None = None
    min_length: Whole | None = None
    max_length: Whole | None = None
    items: list[Item] | None = None
    media: Media | None = None
    file: Media | None = None
    components: "list[Component] | None" = None
    accessory: "Component | None" = None
    component: "Component | None" = None


class Footer(Shape):
    """What stands below an embed."""

    text: Text = None


class Author(Shape):
    """Who an embed says it is of."""

    name: Text = None


class EmbedField(Shape):
    """A field of an embed."""

    name: Text = None
    value: Text = None


class Embed(Shape):
    """A block with a title, a text and pictures."""

    title: Text = None
    description: Text = None
    fields: list[EmbedField] | None = None
    footer: Footer | None = None
    author: Author | None = None
    image: Media | None = None
    thumbnail: Media | None = None


class Mentions(Shape):
    """Who may be pinged."""

    parse: list[str] | None = None
    users: list[Snowflake] | None = None
    roles: list[Snowflake] | None = None


class Reference(Shape):
    """The message that is answered."""

    message_id: Snowflake | None = None


class Attached(Shape):
    """A file that comes along, or one that stays."""

    id: Snowflake
    description: Text = None


class MessageShape(Shape):
    """A message as a bot sends or changes it."""

    content: Text = None
    embeds: list[Embed] | None = None
    components: list[Component] | None = None
    attachments: list[Attached] | None = None
    allowed_mentions: Mentions | None = None
    message_reference: Reference | None = None
    nonce: Whole | str | None = None
    enforce_nonce: bool | None = None
    flags: Flags = None


class ModalShape(Shape):
    """A form."""

    title: Text = None
    custom_id: Text = None
    components: list[Component] | None = None


# Commands


class Choice(Shape):
    """What an option offers."""

    name: Text = None
    name_localizations: dict[str, str] | None = None
    value: str | Whole | float | None = None


class CommandShape(Shape):
    """A command, or one of its options."""

    name: str
    name_localizations: dict[str, str] | None = None
    description: Text = None
    description_localizations: dict[str, str] | None = None
    type: Whole | None = None
    default_member_permissions: Snowflake | None = None
    dm_permission: bool | None = None
    contexts: list[Whole] | None = None
    required: bool | None = None
    autocomplete: bool | None = None
    choices: list[Choice] | None = None
    options: "list[CommandShape] | None" = None
    channel_types: list[Whole] | None = None
    min_value: Whole | float | None = None
    max_value: Whole | float | None = None
    min_length: Whole | None = None
    max_length: Whole | None = None


class ChoicesShape(Shape):
    """The answer to a completion."""

    choices: list[Choice] | None = None


class CallbackShape(Shape):
    """The first answer to an interaction."""

    type: Whole
    data: dict[str, object] | None = None


ANSWERS: Mapping[int, type[Shape]] = {AnswerKind.CHOICES: ChoicesShape, AnswerKind.MODAL: ModalShape}
"""The shape of what the first answers carry, where it is not a message."""


def shaped_callback(sent: object) -> Json:
    """The first answer to an interaction, which has the shape of its kind.

    Raises:
        Refused: it has another, 50035 with the field.
    """
    answer = shaped(CallbackShape, sent)
    shaped(ANSWERS.get(answer["type"], MessageShape), answer.get("data") or {}, "data")
    return answer


# Channels


class ThreadShape(Shape):
    """A thread as a bot makes or changes it."""

    name: str = ""
    type: Whole | None = None
    archived: bool | None = None
    locked: bool | None = None


class RecipientShape(Shape):
    """Whom a bot wants to write to."""

    recipient_id: Snowflake


# The gateway


class FrameShape(Shape):
    """What is sent over the gateway."""

    op: Whole


class HeartbeatShape(FrameShape):
    """The number of the last event that was heard."""

    d: Annotated[int, Field(ge=0)] | None = None


class IdentifyShape(Shape):
    """Who a bot is, and what it wants to hear of."""

    token: str
    intents: Annotated[int, Field(ge=0, lt=1 << 53)] = 0


class ResumeShape(Shape):
    """The session that goes on, and the number of the last event that was heard."""

    token: str
    session_id: str
    seq: Annotated[int, Field(ge=0)] | None = None
