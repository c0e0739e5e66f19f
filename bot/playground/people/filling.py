"""What a person types or chooses, checked as a real client does, in the form in which the bot receives it."""

import base64

from bot.playground.checks.components import fewest_and_most
from bot.playground.messages.attachments import Attachments
from bot.playground.terms import ADMINISTRATOR, ChannelKind, ComponentKind, Json, OptionKind
from bot.playground.world.shown import channel_json, member_json, permissions_of, role_json, user_json
from bot.playground.world.world import Channel, User, World

LARGEST_NUMBER = 2**53
MENTIONED = {
    OptionKind.USER: (OptionKind.USER,),
    OptionKind.CHANNEL: (OptionKind.CHANNEL,),
    OptionKind.ROLE: (OptionKind.ROLE,),
    OptionKind.MENTIONABLE: (OptionKind.USER, OptionKind.ROLE),
}
"""What an option that mentions may mention."""
LISTED = {
    ComponentKind.USER_SELECT: OptionKind.USER,
    ComponentKind.ROLE_SELECT: OptionKind.ROLE,
    ComponentKind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    ComponentKind.CHANNEL_SELECT: OptionKind.CHANNEL,
}
"""The option that mentions what a menu lists."""


class NotPossible(Exception):
    """What a real client would not let a person do: a key, for the page to say in words, and particulars."""

    def __init__(self, key: str, **about: object) -> None:
        told = ", ".join(f"{name}: {value}" for name, value in about.items())
        super().__init__(f"{key} ({told})" if told else key)
        self.key = key
        self.about = about


def _with(data: Json, resolved: Json) -> Json:
    return {**data, "resolved": resolved} if resolved else data


class Filling:
    """Turns what people fill in into the data of interactions."""

    def __init__(self, world: World, attachments: Attachments) -> None:
        self.world = world
        self.attachments = attachments

    # Commands

    def commands(self, person: User, channel: Channel) -> list[Json]:
        """The commands a person is offered in a channel."""
        direct = channel.kind == ChannelKind.DIRECT
        return [each for each in self.world.commands.values() if self._offered(each, person, direct=direct)]

    def _offered(self, command: Json, person: User, *, direct: bool) -> bool:
        contexts = command.get("contexts")
        if direct:
            allowed = command.get("dm_permission", True) if contexts is None else 1 in contexts
            return bool(allowed)
        if contexts is not None and 0 not in contexts:
            return False
        needed = command.get("default_member_permissions")
        # Needing nothing at all is for administrators alone.
        bits = 0 if needed is None else int(needed) or ADMINISTRATOR
        return permissions_of(self.world, person) & bits == bits

    def command(
        self, path: str, given: Json, focused: str | None, person: User, channel: Channel
    ) -> tuple[str, Json]:
        """A command by its words, and what the bot receives of it.

        Raises:
            NotPossible: there is no such command here, or the options do not fit.
        """
        words = path.removeprefix("/").split()
        steps: list[Json] = []
        below = {each["name"]: each for each in self.commands(person, channel) if each["type"] == 1}
        options: list[Json] = []
        for word in words or [""]:
            if word not in below:
                raise NotPossible("no-such-command", command=path, known=" ".join(below))
            steps.append(below[word])
            options = below[word].get("options") or []
            below = {each["name"]: each for each in options if each["type"] <= OptionKind.GROUP}
        if below:
            raise NotPossible("subcommand-missing", command=path, known=" ".join(below))
        known = [option["name"] for option in options]
        unknown = sorted(set(given) - set(known))
        if unknown:
            raise NotPossible("no-such-option", option=" ".join(unknown), known=" ".join(known))
        resolved: Json = {}
        filled = self._options(options, given, focused, resolved)
        command, *way = steps
        for step in reversed(way):
            filled = [{"name": step["name"], "type": step["type"], "options": filled}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        return " ".join(words), _with(data, resolved)

    def _options(self, options: list[Json], given: Json, focused: str | None, resolved: Json) -> list[Json]:
        filled: list[Json] = []
        for option in options:
            name = option["name"]
            shown: Json = {"name": name, "type": option["type"]}
            if name == focused:
                if not option.get("autocomplete"):
                    raise NotPossible("not-completed", option=name)
                filled.append({**shown, "value": str(given[name]), "focused": True})
            elif given.get(name) is not None:
                filled.append({**shown, "value": self._value(option, given[name], resolved)})
            elif option.get("required") and focused is None:
                raise NotPossible("option-missing", option=name)
        return filled

    def _value(self, option: Json, value: object, resolved: Json) -> object:
        name, kind = option["name"], option["type"]
        if kind in (OptionKind.INTEGER, OptionKind.NUMBER):
            whole = kind == OptionKind.INTEGER
            if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
                raise NotPossible("whole-number" if whole else "number", option=name)
            least, most = option.get("min_value"), option.get("max_value")
            low = -LARGEST_NUMBER if least is None else least
            if not low <= value <= (LARGEST_NUMBER if most is None else most):
                raise NotPossible("out-of-range", option=name, least=low, most=most)
        elif kind == OptionKind.STRING:
            least, most = option.get("min_length") or 0, option.get("max_length") or 6000
            if not isinstance(value, str) or not least <= len(value) <= most:
                raise NotPossible("wrong-length", option=name, least=least, most=most)
        elif kind == OptionKind.BOOLEAN:
            if not isinstance(value, bool):
                raise NotPossible("yes-or-no", option=name)
        elif kind == OptionKind.ATTACHMENT:
            return self._upload(value, resolved)
        else:
            self._resolve(str(value), kind, resolved, option.get("channel_types"))
            return str(value)
        choices = [choice["value"] for choice in option.get("choices") or []]
        if choices and value not in choices:
            raise NotPossible("not-among-the-choices", option=name, known=" ".join(map(str, choices)))
        return value

    def _resolve(self, value: str, kind: int, resolved: Json, channel_kinds: list[int] | None = None) -> None:
        """Put what a value stands for, by the kind of the option it fills, into the resolved data."""
        world, kinds = self.world, MENTIONED[kind]
        if OptionKind.USER in kinds and value in world.users:
            user = world.users[value]
            resolved.setdefault("users", {})[value] = user_json(user)
            resolved.setdefault("members", {})[value] = member_json(world, user, with_user=False)
        elif OptionKind.ROLE in kinds and value in world.roles:
            resolved.setdefault("roles", {})[value] = role_json(world, world.roles[value])
        elif OptionKind.CHANNEL in kinds and value in world.channels:
            channel = world.channels[value]
            if channel.kind == ChannelKind.DIRECT:
                raise NotPossible("not-there", value=value)
            if channel_kinds and channel.kind not in channel_kinds:
                raise NotPossible("not-that-kind-of-channel", value=channel.name)
            shown = {**channel_json(world, channel), "permissions": str(world.bot_may(channel))}
            resolved.setdefault("channels", {})[value] = shown
        else:
            raise NotPossible("not-there", value=value)

    def _upload(self, value: object, resolved: Json) -> str:
        """A file, given as its name and its bytes in base 64."""
        try:
            filename = str(value["filename"])  # type: ignore[index]
            content = base64.b64decode(value["content"], validate=True)  # type: ignore[index]
        except (TypeError, KeyError, ValueError) as error:
            raise NotPossible("not-a-file") from error
        shown = {**self.attachments.keep("0", filename, content), "ephemeral": True}
        resolved.setdefault("attachments", {})[shown["id"]] = shown
        return str(shown["id"])

    # Menus and forms

    def pressed(self, component: Json, values: list[str]) -> Json:
        """What the bot receives of a button, or of a menu with what is chosen in it.

        Raises:
            NotPossible: what is chosen does not fit.
        """
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        resolved: Json = {}
        if component["type"] in ComponentKind.SELECTS:
            data["values"] = self._chosen(component, values, resolved)
        return _with(data, resolved)

    def _chosen(self, select: Json, values: list[str], resolved: Json) -> list[str]:
        least, most = fewest_and_most(select)
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise NotPossible("wrong-number-of-options", least=least, most=most, chosen=len(values))
        if select["type"] == ComponentKind.STRING_SELECT:
            _check_among(select, values)
        else:
            for value in values:
                self._resolve(value, LISTED[select["type"]], resolved, select.get("channel_types"))
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
        return _with({"custom_id": modal["custom_id"], "components": components}, resolved)

    def _part(self, part: Json, values: Json, resolved: Json) -> Json:
        kind = part["type"]
        shown: Json = {"type": kind, "id": part["id"]}
        if kind == ComponentKind.TEXT_DISPLAY:
            return shown
        if kind == ComponentKind.LABEL:
            return {**shown, "component": self._part(part["component"], values, resolved)}
        if kind == ComponentKind.ROW:
            inside = [self._part(each, values, resolved) for each in part["components"]]
            return {**shown, "components": inside}
        shown["custom_id"] = part["custom_id"]
        given = values.pop(part["custom_id"], None)
        if kind == ComponentKind.TEXT_INPUT:
            return {**shown, "value": _text(part, given)}
        if kind == ComponentKind.RADIO_GROUP:
            return {**shown, "value": _radio(part, given)}
        if kind == ComponentKind.CHECKBOX:
            return {**shown, "value": bool(part.get("default") if given is None else given)}
        return {**shown, "values": self._several(part, given, resolved)}

    def _several(self, field: Json, given: object, resolved: Json) -> list[str]:
        if given is None:
            preset = [each["value"] for each in field.get("options") or [] if each.get("default")]
            given = preset or [str(each["id"]) for each in field.get("default_values") or []]
        listed = given if isinstance(given, list) else [given]
        if not listed:
            _check_needed(field)
            return []
        if field["type"] == ComponentKind.FILE_UPLOAD:
            if not (field.get("min_values") or 1) <= len(listed) <= (field.get("max_values") or 1):
                raise NotPossible("wrong-number-of-options", chosen=len(listed))
            return [self._upload(each, resolved) for each in listed]
        if field["type"] == ComponentKind.CHECKBOX_GROUP:
            most = field.get("max_values") or len(field["options"])
            field = {**field, "type": ComponentKind.STRING_SELECT, "max_values": most}
        return self._chosen(field, [str(each) for each in listed], resolved)


def _check_needed(field: Json) -> None:
    if field.get("required", True):
        raise NotPossible("field-missing", field=field["custom_id"])


def _check_among(field: Json, values: list[str]) -> None:
    known = [option["value"] for option in field.get("options") or []]
    if not set(values) <= set(known):
        raise NotPossible("not-among-the-options", chosen=" ".join(values), known=" ".join(known))


def _text(field: Json, given: object) -> str:
    text = str(given if given is not None else field.get("value") or "")
    if not text:
        _check_needed(field)
        return ""
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise NotPossible("wrong-length", option=field["custom_id"], least=least, most=most)
    return text


def _radio(field: Json, given: object) -> object:
    if given is None:
        given = next((each["value"] for each in field["options"] if each.get("default")), None)
    if given is None:
        _check_needed(field)
    else:
        _check_among(field, [str(given)])
    return given
