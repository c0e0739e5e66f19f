"""What Discord refuses in buttons, menus, layouts and modals."""

import itertools
from collections.abc import Callable, Iterator, Mapping

from bot.playground.checks.refused import Bounds, bad_form, check_bounds, check_length, check_unique
from bot.playground.terms import ComponentKind as Kind
from bot.playground.terms import Json

IN_CONTAINER = (Kind.ROW, Kind.SECTION, Kind.TEXT_DISPLAY, Kind.MEDIA_GALLERY, Kind.FILE, Kind.SEPARATOR)
IN_MESSAGE = (*IN_CONTAINER, Kind.CONTAINER)
IN_LABEL = (
    *(Kind.TEXT_INPUT, *Kind.SELECTS, Kind.FILE_UPLOAD),
    *(Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX),
)
INSIDE: Mapping[int, tuple[int, ...]] = {
    Kind.ROW: (Kind.BUTTON, *Kind.SELECTS),
    Kind.CONTAINER: IN_CONTAINER,
    Kind.SECTION: (Kind.TEXT_DISPLAY,),
}
"""The kinds of components that stand inside others."""
MOST_COMPONENTS, MOST_TEXT = 40, 4000
CUSTOM: Bounds = {"custom_id": (1, 100)}
MENU: Bounds = {**CUSTOM, "placeholder": (0, 150)}
BOUNDS: Mapping[int, Bounds] = {
    Kind.ROW: {"components": (1, 5)},
    Kind.CONTAINER: {"components": (1, MOST_COMPONENTS)},
    Kind.SECTION: {"components": (1, 3)},
    Kind.TEXT_DISPLAY: {"content": (1, MOST_TEXT)},
    Kind.MEDIA_GALLERY: {"items": (1, 10)},
    Kind.THUMBNAIL: {"description": (0, 1024)},
    Kind.BUTTON: {"label": (0, 80)},
    **dict.fromkeys(Kind.SELECTS, MENU),
    Kind.STRING_SELECT: {**MENU, "options": (1, 25)},
    Kind.TEXT_INPUT: {**CUSTOM, "placeholder": (0, 100)},
    Kind.RADIO_GROUP: {**CUSTOM, "options": (2, 10)},
    Kind.CHECKBOX_GROUP: {**CUSTOM, "options": (1, 10)},
    Kind.FILE_UPLOAD: CUSTOM,
    Kind.CHECKBOX: CUSTOM,
}
LINK, PREMIUM = 5, 6
BY_STYLE: Mapping[int, Bounds] = {**dict.fromkeys((1, 2, 3, 4), CUSTOM), LINK: {"url": (1, 512)}, PREMIUM: {}}
"""What a button of each style carries."""
MENU_OPTION: Bounds = {"label": (1, 100), "value": (1, 100), "description": (0, 100)}
MODAL: Bounds = {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)}
LABEL: Bounds = {"label": (1, 45), "description": (0, 100)}


def walk(components: list[Json]) -> Iterator[Json]:
    """All components in order, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for name in ("accessory", "component"):
            if isinstance(component.get(name), dict):
                yield from walk([component[name]])


def number_components(components: list[Json]) -> None:
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
        texts = (each.get("content") or "" for each in every if each.get("type") == Kind.TEXT_DISPLAY)
        if sum(map(len, texts)) > MOST_TEXT:
            raise bad_form(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds {MOST_TEXT}.",
            )
    else:
        check_length("components", components, 0, 5)
    for number, component in enumerate(components):
        _check(f"components.{number}", component, IN_MESSAGE if v2 else (Kind.ROW,))
    _check_ids(every)


def check_modal(body: Json) -> None:
    """Refuse a modal beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    check_bounds("", body, MODAL)
    for number, each in enumerate(body["components"]):
        where = f"components.{number}"
        _check_kind(where, each, (Kind.ROW, Kind.LABEL, Kind.TEXT_DISPLAY))
        if each["type"] == Kind.TEXT_DISPLAY:
            _check(where, each, (Kind.TEXT_DISPLAY,))
        elif each["type"] == Kind.LABEL:
            check_bounds(where, each, LABEL)
            _check(f"{where}.component", each.get("component") or {}, IN_LABEL)
        else:
            check_length(f"{where}.components", each.get("components"), 1, 1)
            inner = each["components"][0]
            _check(f"{where}.components.0", inner, (Kind.TEXT_INPUT,))
            check_length(f"{where}.components.0.label", inner.get("label"), 1, 45)
    _check_ids(list(walk(body["components"])))


def _check_ids(every: list[Json]) -> None:
    customs = [each["custom_id"] for each in every if each.get("custom_id") is not None]
    why = "Component custom id cannot be duplicated"
    check_unique("components", customs, "COMPONENT_CUSTOM_ID_DUPLICATED", why)
    numbers = [each["id"] for each in every if each.get("id")]
    check_unique("components", numbers, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def _check_kind(where: str, component: Json, allowed: tuple[int, ...]) -> None:
    if component.get("type") not in allowed:
        listed = ", ".join(map(str, sorted(allowed)))
        raise bad_form(f"{where}.type", "UNION_TYPE_CHOICES", f"Value of field must be one of ({listed}).")


def _check(where: str, each: Json, allowed: tuple[int, ...]) -> None:
    """Refuse a component that is none of the kinds allowed here, or beyond the bounds of its kind."""
    _check_kind(where, each, allowed)
    kind: int = each["type"]
    check_bounds(where, each, BOUNDS.get(kind, {}))
    for number, inner in enumerate(each["components"] if kind in INSIDE else ()):
        _check(f"{where}.components.{number}", inner, INSIDE[kind])
    if kind in FURTHER:
        FURTHER[kind](where, each)


def _check_row(where: str, row: Json) -> None:
    if sum(5 if inner["type"] in Kind.SELECTS else 1 for inner in row["components"]) > 5:
        why = "The width of the layout was too large"
        raise bad_form(f"{where}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", why)


def _check_section(where: str, section: Json) -> None:
    _check(f"{where}.accessory", section.get("accessory") or {}, (Kind.BUTTON, Kind.THUMBNAIL))


def _check_gallery(where: str, gallery: Json) -> None:
    for number, item in enumerate(gallery["items"]):
        check_length(f"{where}.items.{number}.description", item.get("description"), 0, 1024)


def _check_emoji(where: str, emoji: Json) -> None:
    if not emoji.get("id") and not any(ord(letter) > 127 for letter in emoji.get("name") or ""):
        raise bad_form(f"{where}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_button(where: str, button: Json) -> None:
    style = int(button.get("style") or 0)
    if style not in BY_STYLE:
        raise bad_form(f"{where}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if button.get("emoji"):
        _check_emoji(where, button["emoji"])
    elif not button.get("label") and style != PREMIUM:
        raise bad_form(where, "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if style != PREMIUM and button.get("custom_id" if style == LINK else "url"):
        raise bad_form(where, "BUTTON_COMPONENT_CUSTOM_ID_URL", "A custom id and url cannot both be given")
    check_bounds(where, button, BY_STYLE[style])
    if style == LINK and not button["url"].startswith(("http://", "https://", "discord://")):
        raise bad_form(f"{where}.url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _check_select(where: str, select: Json) -> None:
    least, most = fewest_and_most(select)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        raise bad_form(f"{where}.max_values", "NUMBER_TYPE_COERCE", "Must be between min_values and 25.")
    if select["type"] != Kind.STRING_SELECT:
        return
    _check_options(where, select)
    options = select["options"]
    if most > len(options):
        why = f"Must be less than or equal to {len(options)}."
        raise bad_form(f"{where}.max_values", "SELECT_COMPONENT_OPTIONS_VALUE_MAX", why)
    if sum(bool(option.get("default")) for option in options) > most:
        raise bad_form(f"{where}.options", "SELECT_COMPONENT_DEFAULT_MAX", "Too many default options")


def fewest_and_most(select: Json) -> tuple[int, int]:
    """How many options of a menu are to be chosen at least and at most: one where it does not say."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _check_options(where: str, menu: Json) -> None:
    for number, option in enumerate(menu["options"]):
        check_bounds(f"{where}.options.{number}", option, MENU_OPTION)
        if option.get("emoji"):
            _check_emoji(f"{where}.options.{number}", option["emoji"])
    check_unique(
        f"{where}.options",
        [option["value"] for option in menu["options"]],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        "The specified option value is already used",
    )


def _check_text_input(where: str, field: Json) -> None:
    most = field.get("max_length") or MOST_TEXT
    check_length(f"{where}.value", field.get("value"), 0, most)
    if not 0 <= (field.get("min_length") or 0) <= most <= MOST_TEXT:
        raise bad_form(f"{where}.max_length", "NUMBER_TYPE_MAX", "Must be between 1 and 4000.")


FURTHER: Mapping[int, Callable[[str, Json], None]] = {
    Kind.ROW: _check_row,
    Kind.SECTION: _check_section,
    Kind.MEDIA_GALLERY: _check_gallery,
    Kind.BUTTON: _check_button,
    **dict.fromkeys(Kind.SELECTS, _check_select),
    Kind.TEXT_INPUT: _check_text_input,
    Kind.RADIO_GROUP: _check_options,
    Kind.CHECKBOX_GROUP: _check_options,
}
"""What is checked of a kind beyond its bounds."""
