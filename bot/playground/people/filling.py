"""What a person types or chooses, checked as a real client does, in the form in which the bot receives it."""

import base64
import binascii
from collections.abc import Callable

from bot.playground.messages.attachments import Attachments
from bot.playground.terms import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    DIRECT,
    FILE_UPLOAD,
    GROUP,
    INTEGER,
    LABEL,
    MENTIONABLE,
    MENTIONABLE_SELECT,
    NUMBER,
    RADIO_GROUP,
    ROLE,
    ROLE_SELECT,
    ROW,
    SELECTS,
    STRING,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    USER,
    USER_SELECT,
    Json,
)
from bot.playground.world.shown import channel_json, member_json, permissions_of, role_json, user_json
from bot.playground.world.world import Channel, User, World

LARGEST_NUMBER = 2**53


class NotPossible(Exception):
    """What a real client would not let a person do: a key, for the page to say in words, and particulars."""

    def __init__(self, key: str, **about: object) -> None:
        told = ", ".join(f"{name}: {value}" for name, value in about.items())
        super().__init__(f"{key} ({told})" if told else key)
        self.key = key
        self.about = about


class Filling:
    """Turns what people fill in into the data of interactions."""

    def __init__(self, world: World, attachments: Attachments) -> None:
        self.world = world
        self.attachments = attachments

    # Commands

    def commands(self, person: User, channel: Channel) -> list[Json]:
        """The commands a person is offered in a channel."""
        direct = channel.kind == DIRECT
        listed = list(self.world.commands.values()) if direct else self.world.guild_commands()
        return [each for each in listed if self._offered(each, person, direct=direct)]

    def _offered(self, command: Json, person: User, *, direct: bool) -> bool:
        contexts = command.get("contexts")
        if direct:
            allowed = command.get("dm_permission", True) if contexts is None else 1 in contexts
            return bool(allowed) and not command.get("guild_id")
        needed = command.get("default_member_permissions")
        has = permissions_of(self.world, person)
        enough = needed is None or (int(needed) & has == int(needed) if int(needed) else bool(has & 1 << 3))
        return enough and (contexts is None or 0 in contexts)

    def command(
        self, path: str, given: Json, focused: str | None, person: User, channel: Channel
    ) -> tuple[str, Json]:
        """A command by its words, and what the bot receives of it.

        Raises:
            NotPossible: there is no such command here, or the options do not fit.
        """
        words = path.removeprefix("/").split()
        offered = {each["name"]: each for each in self.commands(person, channel) if each["type"] == 1}
        if not words or words[0] not in offered:
            raise NotPossible("no-such-command", command=path, known=" ".join(offered))
        command, way = offered[words[0]], []
        options: list[Json] = command.get("options") or []
        for word in words[1:]:
            below = {each["name"]: each for each in options if each["type"] <= GROUP}
            if word not in below:
                raise NotPossible("no-such-command", command=path, known=" ".join(below))
            way.append(below[word])
            options = below[word].get("options") or []
        if any(option["type"] <= GROUP for option in options):
            raise NotPossible(
                "subcommand-missing", command=path, known=" ".join(each["name"] for each in options)
            )
        unknown = set(given) - {option["name"] for option in options}
        if unknown:
            known = " ".join(each["name"] for each in options)
            raise NotPossible("no-such-option", option=" ".join(sorted(unknown)), known=known)
        resolved: Json = {}
        filled = self._options(options, given, focused, resolved)
        for step in reversed(way):
            filled = [{"name": step["name"], "type": step["type"], "options": filled}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return " ".join(words), {**data, "resolved": resolved} if resolved else data

    def _options(self, options: list[Json], given: Json, focused: str | None, resolved: Json) -> list[Json]:
        filled: list[Json] = []
        for option in options:
            name, kind = option["name"], option["type"]
            if name == focused:
                if not option.get("autocomplete"):
                    raise NotPossible("not-completed", option=name)
                filled.append({"name": name, "type": kind, "value": str(given[name]), "focused": True})
            elif given.get(name) is not None:
                filled.append(
                    {"name": name, "type": kind, "value": self._value(option, given[name], resolved)}
                )
            elif option.get("required") and focused is None:
                raise NotPossible("option-missing", option=name)
        return filled

    def _value(self, option: Json, value: object, resolved: Json) -> object:
        name, kind = option["name"], option["type"]
        if kind in (INTEGER, NUMBER):
            whole = kind == INTEGER
            if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
                raise NotPossible("whole-number" if whole else "number", option=name)
            least, most = option.get("min_value"), option.get("max_value")
            low = -LARGEST_NUMBER if least is None else least
            if not low <= value <= (LARGEST_NUMBER if most is None else most):
                raise NotPossible("out-of-range", option=name, least=low, most=most)
        elif kind == STRING:
            least, most = option.get("min_length") or 0, option.get("max_length") or 6000
            if not isinstance(value, str) or not least <= len(value) <= most:
                raise NotPossible("wrong-length", option=name, least=least, most=most)
        elif kind == BOOLEAN:
            if not isinstance(value, bool):
                raise NotPossible("yes-or-no", option=name)
        elif kind == ATTACHMENT:
            return self._upload(value, resolved)
        else:
            kinds = {USER: (USER,), CHANNEL: (CHANNEL,), ROLE: (ROLE,), MENTIONABLE: (USER, ROLE)}[kind]
            self._resolve(str(value), kinds, resolved, option.get("channel_types"))
            return str(value)
        choices = [choice["value"] for choice in option.get("choices") or []]
        if choices and value not in choices:
            raise NotPossible("not-among-the-choices", option=name, known=" ".join(map(str, choices)))
        return value

    def _resolve(
        self, value: str, kinds: tuple[int, ...], resolved: Json, channel_kinds: list[int] | None = None
    ) -> None:
        """Put what a value stands for into the resolved data."""
        world = self.world
        if USER in kinds and value in world.users:
            user = world.users[value]
            resolved.setdefault("users", {})[value] = user_json(user)
            resolved.setdefault("members", {})[value] = member_json(world, user, with_user=False)
        elif ROLE in kinds and value in world.roles:
            resolved.setdefault("roles", {})[value] = role_json(world, world.roles[value])
        elif CHANNEL in kinds and value in world.channels and world.channels[value].kind != DIRECT:
            channel = world.channels[value]
            if channel_kinds and channel.kind not in channel_kinds:
                raise NotPossible("not-that-kind-of-channel", value=channel.name)
            shown = channel_json(world, channel)
            shown["permissions"] = str(world.bot_may(channel))
            resolved.setdefault("channels", {})[value] = shown
        else:
            raise NotPossible("not-there", value=value)

    def _upload(self, value: object, resolved: Json) -> str:
        """A file, given as its name and its bytes in base 64."""
        try:
            filename = str(value["filename"])  # type: ignore[index]
            content = base64.b64decode(value["content"], validate=True)  # type: ignore[index]
        except (TypeError, KeyError, binascii.Error) as error:
            raise NotPossible("not-a-file") from error
        shown = {**self.attachments.keep("0", filename, content), "ephemeral": True}
        resolved.setdefault("attachments", {})[shown["id"]] = shown
        return str(shown["id"])

    # Menus and forms

    def chosen(self, select: Json, values: list[str], resolved: Json) -> list[str]:
        """What is chosen in a menu.

        Raises:
            NotPossible: too few, too many, or not among the options.
        """
        least = 1 if select.get("min_values") is None else select["min_values"]
        most = 1 if select.get("max_values") is None else select["max_values"]
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise NotPossible("wrong-number-of-options", least=least, most=most, chosen=len(values))
        if select["type"] == STRING_SELECT:
            known = [option["value"] for option in select.get("options") or []]
            if not set(values) <= set(known):
                raise NotPossible("not-among-the-options", chosen=" ".join(values), known=" ".join(known))
            return values
        kinds: dict[int, tuple[int, ...]] = {USER_SELECT: (USER,), ROLE_SELECT: (ROLE,)}
        kinds |= {CHANNEL_SELECT: (CHANNEL,), MENTIONABLE_SELECT: (USER, ROLE)}
        for value in values:
            self._resolve(value, kinds[select["type"]], resolved, select.get("channel_types"))
        return values

    def form(self, modal: Json, values: Json) -> Json:
        """A filled-in modal; values by custom id.

        Raises:
            NotPossible: a field does not exist, is missing or does not fit.
        """
        resolved: Json = {}
        left = dict(values)
        components = [self._part(each, left, resolved) for each in modal["components"]]
        if left:
            raise NotPossible("no-such-field", field=" ".join(left))
        data: Json = {"custom_id": modal["custom_id"], "components": components}
        return {**data, "resolved": resolved} if resolved else data

    def _part(self, part: Json, values: Json, resolved: Json) -> Json:
        shown: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == TEXT_DISPLAY:
            return shown
        if part["type"] == LABEL:
            return {**shown, "component": self._part(part["component"], values, resolved)}
        if part["type"] == ROW:
            return {
                **shown,
                "components": [self._part(each, values, resolved) for each in part["components"]],
            }
        custom, kind = part["custom_id"], part["type"]
        fields: dict[int, Callable[[Json, object, Json], Json]] = {
            TEXT_INPUT: self._text,
            RADIO_GROUP: self._radio,
            CHECKBOX: self._checkbox,
            CHECKBOX_GROUP: self._several,
            FILE_UPLOAD: self._several,
        }
        given = values.pop(custom, None)
        filled = fields.get(kind, self._several)(part, given, resolved)
        return {**shown, "custom_id": custom, **filled}

    def _text(self, field: Json, given: object, resolved: Json) -> Json:
        del resolved
        text = str(given if given is not None else field.get("value") or "")
        if not text and not field.get("required", True):
            return {"value": ""}
        if not text:
            raise NotPossible("field-missing", field=field["custom_id"])
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if not least <= len(text) <= most:
            raise NotPossible("wrong-length", option=field["custom_id"], least=least, most=most)
        return {"value": text}

    def _radio(self, field: Json, given: object, resolved: Json) -> Json:
        del resolved
        known = [option["value"] for option in field["options"]]
        if given is None:
            given = next((each["value"] for each in field["options"] if each.get("default")), None)
        if given is None and field.get("required", True):
            raise NotPossible("field-missing", field=field["custom_id"])
        if given is not None and given not in known:
            raise NotPossible("not-among-the-options", chosen=given, known=" ".join(known))
        return {"value": given}

    def _checkbox(self, field: Json, given: object, resolved: Json) -> Json:
        del resolved
        return {"value": bool(field.get("default")) if given is None else bool(given)}

    def _several(self, field: Json, given: object, resolved: Json) -> Json:
        kind = field["type"]
        if given is None:
            preset = [each["value"] for each in field.get("options") or [] if each.get("default")]
            given = preset or [str(each["id"]) for each in field.get("default_values") or []]
        listed = given if isinstance(given, list) else [given]
        if not listed and not field.get("required", True):
            return {"values": []}
        if not listed and field.get("required", True):
            raise NotPossible("field-missing", field=field["custom_id"])
        if kind == FILE_UPLOAD:
            if not (field.get("min_values") or 1) <= len(listed) <= (field.get("max_values") or 1):
                raise NotPossible("wrong-number-of-options", chosen=len(listed))
            return {"values": [self._upload(each, resolved) for each in listed]}
        values = [str(each) for each in listed]
        if kind in SELECTS:
            return {"values": self.chosen(field, values, resolved)}
        most = field.get("max_values") or len(field["options"])
        group = {**field, "type": STRING_SELECT, "max_values": most}
        return {"values": self.chosen(group, values, resolved)}
