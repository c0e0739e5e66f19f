"""What Discord refuses in buttons, menus, layouts and modals."""

import itertools
from collections.abc import Iterator

from bot.playground.checks.refused import bad_form, check_length
from bot.playground.terms import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    LABEL,
    LINK,
    MEDIA_GALLERY,
    PREMIUM,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    Json,
)

IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
IN_MESSAGE = (*IN_CONTAINER, CONTAINER)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
MOST_COMPONENTS, MOST_TEXT = 40, 4000


def walk(components: list[Json]) -> Iterator[Json]:
    """All components in order, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for name in ("accessory", "component"):
            if isinstance(component.get(name), dict):
                yield from walk([component[name]])


def number(components: list[Json]) -> None:
    """Give components ids in their order, where they have none of their own, as Discord does."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    free = (name for name in itertools.count(1) if name not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(free)


def check_components(components: list[Json], *, v2: bool) -> None:
    """Refuse components beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    every = list(walk(components))
    if v2:
        if len(every) > MOST_COMPONENTS:
            raise bad_form(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of components is {MOST_COMPONENTS}.",
            )
        texts = (each.get("content") or "" for each in every if each.get("type") == TEXT_DISPLAY)
        if sum(map(len, texts)) > MOST_TEXT:
            raise bad_form(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds {MOST_TEXT}.",
            )
    else:
        check_length("components", components, 0, 5)
    for number, component in enumerate(components):
        where = f"components.{number}"
        _check_kind(where, component, IN_MESSAGE if v2 else (ROW,))
        _check(where, component)
    _check_ids(every)


def _check_ids(every: list[Json]) -> None:
    seen: set[str] = set()
    for each in every:
        custom = each.get("custom_id")
        if custom is not None:
            if custom in seen:
                raise bad_form(
                    "components",
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    f"Component custom id cannot be duplicated: {custom}",
                )
            seen.add(custom)
    numbers = [each["id"] for each in every if each.get("id")]
    if len(set(numbers)) != len(numbers):
        raise bad_form("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def _check_kind(where: str, component: Json, allowed: tuple[int, ...]) -> None:
    if component.get("type") not in allowed:
        listed = ", ".join(map(str, sorted(allowed)))
        raise bad_form(f"{where}.type", "UNION_TYPE_CHOICES", f"Value of field must be one of ({listed}).")


def _check(where: str, each: Json) -> None:
    kind = each["type"]
    if kind == ROW:
        _check_row(where, each)
    elif kind == CONTAINER:
        check_length(f"{where}.components", each.get("components"), 1, MOST_COMPONENTS)
        for number, inner in enumerate(each["components"]):
            _check_kind(f"{where}.components.{number}", inner, IN_CONTAINER)
            _check(f"{where}.components.{number}", inner)
    elif kind == SECTION:
        check_length(f"{where}.components", each.get("components"), 1, 3)
        for number, inner in enumerate(each["components"]):
            _check_kind(f"{where}.components.{number}", inner, (TEXT_DISPLAY,))
            _check(f"{where}.components.{number}", inner)
        _check_kind(f"{where}.accessory", each.get("accessory") or {}, (BUTTON, THUMBNAIL))
        _check(f"{where}.accessory", each["accessory"])
    elif kind == TEXT_DISPLAY:
        check_length(f"{where}.content", each.get("content"), 1, MOST_TEXT)
    elif kind == MEDIA_GALLERY:
        check_length(f"{where}.items", each.get("items"), 1, 10)
        for number, item in enumerate(each["items"]):
            check_length(f"{where}.items.{number}.description", item.get("description"), 0, 1024)
    elif kind == THUMBNAIL:
        check_length(f"{where}.description", each.get("description"), 0, 1024)
    elif kind == BUTTON:
        _check_button(where, each)
    elif kind in SELECTS:
        _check_select(where, each)


def _check_row(where: str, row: Json) -> None:
    inside = row.get("components") or []
    check_length(f"{where}.components", inside, 1, 5)
    for number, inner in enumerate(inside):
        _check_kind(f"{where}.components.{number}", inner, (BUTTON, *SELECTS))
        _check(f"{where}.components.{number}", inner)
    if sum(5 if inner["type"] in SELECTS else 1 for inner in inside) > 5:
        raise bad_form(
            f"{where}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The width of the layout was too large"
        )


def _check_emoji(where: str, emoji: Json) -> None:
    if not emoji.get("id") and not any(ord(letter) > 127 for letter in emoji.get("name") or ""):
        raise bad_form(f"{where}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_button(where: str, each: Json) -> None:
    check_length(f"{where}.label", each.get("label"), 0, 80)
    style = each.get("style")
    if style not in range(1, 7):
        raise bad_form(f"{where}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if each.get("emoji"):
        _check_emoji(where, each["emoji"])
    elif not each.get("label") and style != PREMIUM:
        raise bad_form(where, "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if style == LINK:
        check_length(f"{where}.url", each.get("url"), 1, 512)
        if not each["url"].startswith(("http://", "https://", "discord://")):
            raise bad_form(f"{where}.url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        if each.get("custom_id"):
            raise bad_form(
                where, "BUTTON_COMPONENT_CUSTOM_ID_URL", "A custom id and url cannot both be given"
            )
    elif style != PREMIUM:
        if each.get("url"):
            raise bad_form(
                where, "BUTTON_COMPONENT_CUSTOM_ID_URL", "A custom id and url cannot both be given"
            )
        check_length(f"{where}.custom_id", each.get("custom_id"), 1, 100)


def _check_select(where: str, each: Json) -> None:
    check_length(f"{where}.custom_id", each.get("custom_id"), 1, 100)
    check_length(f"{where}.placeholder", each.get("placeholder"), 0, 150)
    least = 1 if each.get("min_values") is None else each["min_values"]
    most = 1 if each.get("max_values") is None else each["max_values"]
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        raise bad_form(f"{where}.max_values", "NUMBER_TYPE_COERCE", "Must be between min_values and 25.")
    if each["type"] != STRING_SELECT:
        return
    options = _check_options(where, each, 1, 25)
    if most > len(options):
        raise bad_form(
            f"{where}.max_values",
            "SELECT_COMPONENT_OPTIONS_VALUE_MAX",
            f"Must be less than or equal to {len(options)}.",
        )
    if sum(bool(option.get("default")) for option in options) > most:
        raise bad_form(f"{where}.options", "SELECT_COMPONENT_DEFAULT_MAX", "Too many default options")


def _check_options(where: str, each: Json, least: int, most: int) -> list[Json]:
    options: list[Json] = each.get("options") or []
    check_length(f"{where}.options", options, least, most)
    seen: set[str] = set()
    for number, option in enumerate(options):
        place = f"{where}.options.{number}"
        check_length(f"{place}.label", option.get("label"), 1, 100)
        check_length(f"{place}.value", option.get("value"), 1, 100)
        check_length(f"{place}.description", option.get("description"), 0, 100)
        if option["value"] in seen:
            raise bad_form(
                f"{place}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option["value"])
        if option.get("emoji"):
            _check_emoji(place, option["emoji"])
    return options


def check_modal(body: Json) -> None:
    """Refuse a modal beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    check_length("title", body.get("title"), 1, 45)
    check_length("custom_id", body.get("custom_id"), 1, 100)
    check_length("components", body.get("components"), 1, 5)
    for number, each in enumerate(body["components"]):
        where = f"components.{number}"
        _check_kind(where, each, (ROW, LABEL, TEXT_DISPLAY))
        if each["type"] == TEXT_DISPLAY:
            check_length(f"{where}.content", each.get("content"), 1, MOST_TEXT)
            continue
        if each["type"] == LABEL:
            check_length(f"{where}.label", each.get("label"), 1, 45)
            check_length(f"{where}.description", each.get("description"), 0, 100)
            inner = each.get("component") or {}
            _check_kind(f"{where}.component", inner, IN_LABEL)
        else:
            check_length(f"{where}.components", each.get("components"), 1, 1)
            inner = each["components"][0]
            _check_kind(f"{where}.components.0", inner, (TEXT_INPUT,))
            check_length(f"{where}.components.0.label", inner.get("label"), 1, 45)
        _check_field(f"{where}.component", inner)
    _check_ids(list(walk(body["components"])))


def _check_field(where: str, field: Json) -> None:
    check_length(f"{where}.custom_id", field.get("custom_id"), 1, 100)
    kind = field["type"]
    if kind == TEXT_INPUT:
        check_length(f"{where}.placeholder", field.get("placeholder"), 0, 100)
        check_length(f"{where}.value", field.get("value"), 0, field.get("max_length") or 4000)
        if not 0 <= (field.get("min_length") or 0) <= (field.get("max_length") or 4000) <= 4000:
            raise bad_form(f"{where}.max_length", "NUMBER_TYPE_MAX", "Must be between 1 and 4000.")
    elif kind in SELECTS:
        _check_select(where, field)
    elif kind == RADIO_GROUP:
        _check_options(where, field, 2, 10)
    elif kind == CHECKBOX_GROUP:
        _check_options(where, field, 1, 10)
