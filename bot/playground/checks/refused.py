"""Discord's refusals, an error status and its JSON body; and the bounds beyond which a body is refused."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.playground.terms import Json

Bounds: TypeAlias = Mapping[str, tuple[int, int]]
"""The least and the most characters or items of each field; `footer.text` is a field of a field."""


class Refused(Exception):
    """A request is answered with an error status and Discord's error body."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}")
        self.status = status
        self.code = code
        self.body: Json = {"code": code, "message": message}
        if errors is not None:
            self.body["errors"] = errors


def bad_form(where: str, code: str, why: str) -> Refused:
    """The refusal of a body, 50035, saying in which of its fields: `components.0.label`."""
    errors: Json = {"_errors": [{"code": code, "message": why}]}
    for part in reversed(where.split(".")):
        errors = {part: errors}
    return Refused(400, 50035, "Invalid Form Body", errors)


def check_length(where: str, text: object, least: int, most: int) -> None:
    """Refuse a text or list that is too short or too long.

    Raises:
        Refused: 50035 with the field.
    """
    length = len(text) if isinstance(text, str | list | tuple) else 0
    if least and text is None:
        raise bad_form(where, "BASE_TYPE_REQUIRED", "This field is required")
    if least <= length <= most:
        return
    if least:
        raise bad_form(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    raise bad_form(where, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def check_bounds(where: str, body: Json, bounds: Bounds) -> None:
    """Refuse a body one of whose fields is too short or too long. `where` is the body's own place, or empty.

    Raises:
        Refused: 50035 with the field.
    """
    for field, (least, most) in bounds.items():
        value: object = body
        for part in field.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        check_length(f"{where}.{field}" if where else field, value, least, most)


def check_unique(where: str, names: Iterable[object], code: str, why: str) -> None:
    """Refuse names one of which stands twice.

    Raises:
        Refused: 50035 with the field and the name.
    """
    seen: set[object] = set()
    for name in names:
        if name in seen:
            raise bad_form(where, code, f"{why}: {name}")
        seen.add(name)


UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(thing: str) -> Refused:
    """The refusal of something that is not there, as Discord names it: 404."""
    return Refused(404, UNKNOWN[thing], f"Unknown {thing}")
