"""What Discord refuses, refused here too, with its error bodies. Limits as documented for API version 10."""

import re
from collections.abc import Iterator

from bot.playground.world import COMPONENTS_V2, Json

MIB = 1024 * 1024
LARGEST_FILE = 10 * MIB


class Refused(Exception):
    """An answer with an error status and Discord's error body."""

    def __init__(self, status: int, code: int, message: str, where: str = "") -> None:
        super().__init__(f"{status} {code} {message} {where}")
        self.status = status
        self.body: Json = {"code": code, "message": message}
        if where:
            self.body["errors"] = {where: {"_errors": [{"code": "BASE_TYPE", "message": message}]}}


def bad_form(where: str, why: str) -> Refused:
    """The refusal of a body: 50035."""
    found = Refused(400, 50035, "Invalid Form Body", where)
    found.body["errors"][where]["_errors"][0]["message"] = why
    return found


ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    9,
    10,
    11,
    12,
    13,
    14,
    17,
    18,
)
SELECTS = (3, 5, 6, 7, 8)


def walk(components: list[Json]) -> Iterator[Json]:
    """All components, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])
        if isinstance(component.get("component"), dict):
            yield from walk([component["component"]])


def check_message(body: Json, files: dict[str, bytes], *, new: bool) -> None:
    """Refuse a message Discord would refuse.

    Raises:
        Refused: 50035 with the field, or 50006 for an empty message.
    """
    v2 = bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    if len(content) > 2000:
        raise bad_form("content", "Must be 2000 or fewer in length.")
    if v2 and (content or embeds):
        raise bad_form(
            "flags", "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
        )
    if new and not (content or embeds or components or files or body.get("attachments") or body.get("poll")):
        raise Refused(400, 50006, "Cannot send an empty message")
    if len(embeds) > 10 or sum(_embed_length(embed) for embed in embeds) > 6000:
        raise bad_form("embeds", "Embed size exceeds maximum size of 6000")
    for name, content_bytes in files.items():
        if len(content_bytes) > LARGEST_FILE:
            raise Refused(413, 40005, f"Request entity too large ({name})")
    for attachment in body.get("attachments") or []:
        if len(attachment.get("description") or "") > 1024:
            raise bad_form("attachments.0.description", "Must be 1024 or fewer in length.")
    check_components(components, v2=v2)


def _embed_length(embed: Json) -> int:
    fields = embed.get("fields") or []
    return sum(
        len(str(part or ""))
        for part in (
            embed.get("title"),
            embed.get("description"),
            (embed.get("footer") or {}).get("text"),
            (embed.get("author") or {}).get("name"),
            *(each.get("name") for each in fields),
            *(each.get("value") for each in fields),
        )
    )


def check_components(components: list[Json], *, v2: bool) -> None:
    """Refuse components beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    every = list(walk(components))
    if v2 and len(every) > 40:
        raise bad_form("components", "The maximum number of components is 40.")
    if not v2 and (len(components) > 5 or any(each["type"] != ROW for each in components)):
        raise bad_form("components", "Must be between 1 and 5 action rows in length.")
    if sum(len(each.get("content", "")) for each in every if each["type"] == TEXT_DISPLAY) > 4000:
        raise bad_form("components", "The total text of a message must be 4000 or fewer in length.")
    seen: set[str] = set()
    for each in every:
        custom = each.get("custom_id")
        if custom is not None:
            if not 1 <= len(custom) <= 100:
                raise bad_form("custom_id", "Must be between 1 and 100 in length.")
            if custom in seen:
                raise bad_form("custom_id", "Component custom id cannot be duplicated")
            seen.add(custom)
        _check_one(each)


def _check_one(each: Json) -> None:
    kind = each["type"]
    if kind == ROW:
        inside = each["components"]
        buttons = [inner for inner in inside if inner["type"] == BUTTON]
        if not 1 <= len(inside) <= 5 or (len(buttons) != len(inside) and len(inside) > 1):
            raise bad_form("components", "An action row holds one to five buttons or one select.")
    elif kind == BUTTON:
        if len(each.get("label") or "") > 80:
            raise bad_form("label", "Must be 80 or fewer in length.")
        if not each.get("label") and not each.get("emoji"):
            raise bad_form("label", "A button must have a label or an emoji")
        if each.get("style") == 5 and not each.get("url"):
            raise bad_form("url", "A link button must have a url.")
    elif kind in SELECTS:
        _check_select(each)
    elif kind == SECTION and not 1 <= len(each["components"]) <= 3:
        raise bad_form("components", "Must be between 1 and 3 in length.")
    elif kind == TEXT_DISPLAY and not each.get("content"):
        raise bad_form("content", "This field is required")
    elif kind == MEDIA_GALLERY and not 1 <= len(each["items"]) <= 10:
        raise bad_form("items", "Must be between 1 and 10 in length.")
    elif kind == CONTAINER and not each.get("components"):
        raise bad_form("components", "This field is required")


def _check_select(each: Json) -> None:
    if len(each.get("placeholder") or "") > 150:
        raise bad_form("placeholder", "Must be 150 or fewer in length.")
    if each["type"] != STRING_SELECT:
        return
    options = each.get("options") or []
    if not 1 <= len(options) <= 25:
        raise bad_form("options", "Must be between 1 and 25 in length.")
    values = [option["value"] for option in options]
    if len(set(values)) != len(values):
        raise bad_form("options", "The specified option value is already used")
    for option in options:
        if not 1 <= len(option["label"]) <= 100:
            raise bad_form("label", "Must be between 1 and 100 in length.")
        if not 1 <= len(option["value"]) <= 100:
            raise bad_form("value", "Must be between 1 and 100 in length.")
        if len(option.get("description") or "") > 100:
            raise bad_form("description", "Must be 100 or fewer in length.")


def check_modal(body: Json) -> None:
    """Refuse a modal beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    if not 1 <= len(body.get("title") or "") <= 45:
        raise bad_form("title", "Must be between 1 and 45 in length.")
    if not 1 <= len(body.get("custom_id") or "") <= 100:
        raise bad_form("custom_id", "Must be between 1 and 100 in length.")
    if not 1 <= len(body.get("components") or []) <= 5:
        raise bad_form("components", "Must be between 1 and 5 in length.")
    for each in walk(body["components"]):
        if each["type"] == LABEL and not 1 <= len(each.get("label") or "") <= 45:
            raise bad_form("label", "Must be between 1 and 45 in length.")


NAME = re.compile(r"^[-_'\w]{1,32}$")


def check_commands(commands: list[Json]) -> None:
    """Refuse commands Discord would not register.

    Raises:
        Refused: 50035 with the field.
    """
    if len(commands) > 100:
        raise bad_form("commands", "Maximum number of application commands reached (100).")
    for command in commands:
        if _combined(command) > 8000:
            raise bad_form(command["name"], "Combined size of names, descriptions and values exceeds 8000.")
        _check_command(command)


def _combined(part: Json) -> int:
    def longest(name: str) -> int:
        texts = [str(part.get(name) or ""), *((part.get(f"{name}_localizations") or {}).values())]
        return max(len(text) for text in texts)

    inside = sum(_combined(option) for option in part.get("options") or [])
    choices = sum(
        max(len(text) for text in (choice["name"], *(choice.get("name_localizations") or {}).values()))
        + len(str(choice["value"]))
        for choice in part.get("choices") or []
    )
    return longest("name") + longest("description") + inside + choices


def _check_command(part: Json) -> None:
    names = [part["name"], *((part.get("name_localizations") or {}).values())]
    for name in names:
        if not NAME.match(name) or name != name.lower():
            raise bad_form("name", f"Command name is invalid: {name}")
    for text in (part.get("description") or "", *(part.get("description_localizations") or {}).values()):
        if not 1 <= len(text) <= 100 and part.get("type", 1) == 1:
            raise bad_form("description", f"Must be between 1 and 100 in length: {text}")
    options = part.get("options") or []
    if len(options) > 25:
        raise bad_form("options", "Must be 25 or fewer in length.")
    if len({option["name"] for option in options}) != len(options):
        raise bad_form("options", "Option names must be unique.")
    if len(part.get("choices") or []) > 25:
        raise bad_form("choices", "Must be 25 or fewer in length.")
    optional = False
    for option in options:
        _check_command(option)
        if option["type"] > 2:
            if option.get("required") and optional:
                raise bad_form("options", "Required options must be placed before non-required options")
            optional = optional or not option.get("required")
    for choice in part.get("choices") or []:
        for text in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            if not 1 <= len(text) <= 100:
                raise bad_form("choices", "Must be between 1 and 100 in length.")


def check_choices(choices: list[Json]) -> None:
    """Refuse answers to an autocompletion beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    if len(choices) > 25:
        raise bad_form("choices", "Must be 25 or fewer in length.")
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            raise bad_form("choices", "Must be between 1 and 100 in length.")
