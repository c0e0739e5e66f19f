"""Interactions between a person's press and the bot's answer: tokens, deadlines, what was answered."""

import asyncio
import copy
import secrets
import time
from dataclasses import dataclass, field

from bot.playground.checks.commands import check_choices
from bot.playground.checks.components import check_modal, number_components
from bot.playground.checks.refused import (
    Refused,
    bad_form,
    unknown,
)
from bot.playground.messages.messages import Messages
from bot.playground.terms import (
    BOT_PERMISSIONS,
    LARGEST_FILE,
    AnswerKind,
    ChannelKind,
    Flag,
    InteractionKind,
    Json,
)
from bot.playground.world.shown import channel_json, member_json, user_json
from bot.playground.world.world import Event, Message, World


@dataclass
class Interaction:
    """One command, press, completion or filled-in form. Lives in memory only: its token is short-lived."""

    id: str
    token: str
    kind: int
    person: str
    channel: str
    message: str | None = None
    """The message whose component was used."""
    name: str | None = None
    """The command's name."""
    born: float = field(default_factory=time.monotonic)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by the first answer, or when it did not come."""
    late: bool = False
    answer: int | None = None
    """The kind of the first answer."""
    original: str | None = None
    """The message `@original` stands for."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when nothing deferred is outstanding any more."""
    follow_ups: list[str] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)


class Interactions:
    """All interactions of this run."""

    def __init__(self, world: World, messages: Messages) -> None:
        self.world = world
        self.messages = messages
        self.deadline = 3.0
        """Seconds until an interaction without an answer fails."""
        self.valid = 15 * 60.0
        """Seconds a token can be used."""
        self.by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self, kind: int, person: str, channel: str, *, message: str | None = None, name: str | None = None
    ) -> Interaction:
        """A new interaction with a token of its own."""
        found = Interaction(
            self.world.snowflake(), secrets.token_urlsafe(48), kind, person, channel, message, name
        )
        self.by_id[found.id] = self._by_token[found.token] = found
        return found

    def payload(self, interaction: Interaction, data: Json) -> Json:
        """The event the bot receives."""
        world = self.world
        channel, person = world.channels[interaction.channel], world.users[interaction.person]
        direct = channel.kind == ChannelKind.DIRECT
        server = world.server_of(channel)
        may = BOT_PERMISSIONS if direct else world.bot_may(channel)
        body: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": channel_json(world, channel),
            "channel_id": channel.id,
            "locale": person.locale,
            "app_permissions": str(may),
            "entitlements": [],
            "authorizing_integration_owners": {"0": "0" if direct else server},
            "attachment_size_limit": LARGEST_FILE,
            "context": 1 if direct else 0,
        }
        if direct:
            body["user"] = user_json(person)
        else:
            member = member_json(world, person)
            body["channel"]["permissions"] = member["permissions"]
            body |= {
                "guild_id": server,
                "guild_locale": "en-US",
                "guild": {"id": server, "locale": "en-US", "features": []},
                "member": member,
            }
        if interaction.message is not None:
            body["message"] = self.messages.find(interaction.message).body
        return body

    async def wait(self, interaction: Interaction) -> None:
        """Return once the bot has answered, or three seconds have gone by without."""
        try:
            await asyncio.wait_for(interaction.answered.wait(), self.deadline)
        except TimeoutError:
            interaction.late = not interaction.answered.is_set()
            interaction.answered.set()

    def by_token(self, token: str) -> Interaction:
        """The answered interaction of a webhook token.

        Raises:
            Refused: it is unknown or not answered yet (10015), or too old (50027).
        """
        found = self._by_token.get(token)
        if found is None or found.answer is None:
            raise unknown("Webhook")
        if time.monotonic() - found.born > self.valid:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def respond(
        self, name: str, token: str, body: Json, files: dict[str, bytes]
    ) -> tuple[Interaction, Message | None]:
        """The first answer.

        Raises:
            Refused: too late or unknown (10062), answered before (40060), or Discord would not take it.
        """
        interaction = self.by_id.get(name)
        if interaction is None or interaction.token != token or interaction.late:
            raise unknown("interaction")
        if interaction.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = int(body["type"]), body.get("data") or {}
        message = self._first(interaction, kind, data, files)
        interaction.answer = kind
        if kind not in (AnswerKind.DEFER, AnswerKind.DEFER_UPDATE):
            interaction.settled.set()
        interaction.answered.set()
        return interaction, message

    def _first(
        self, interaction: Interaction, kind: int, data: Json, files: dict[str, bytes]
    ) -> Message | None:
        if (kind == AnswerKind.CHOICES) is not (interaction.kind == InteractionKind.COMPLETION):
            raise bad_form(
                "type", "INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE", "Invalid response type"
            )
        if kind in (AnswerKind.MESSAGE, AnswerKind.DEFER):
            flags = int(data.get("flags") or 0) | (Flag.LOADING if kind == AnswerKind.DEFER else 0)
            message = self._message(interaction, {**data, "flags": flags}, files)
            interaction.original = message.id
            return message
        if kind in (AnswerKind.DEFER_UPDATE, AnswerKind.UPDATE):
            if interaction.message is None:
                raise bad_form("type", "BASE_TYPE_CHOICES", "There is no message to update.")
            interaction.original = interaction.message
            shown = self.messages.find(interaction.message)
            return shown if kind == AnswerKind.DEFER_UPDATE else self.messages.edit(shown, data, files)
        if kind == AnswerKind.CHOICES:
            interaction.choices = data.get("choices") or []
            check_choices(interaction.choices)
        elif kind == AnswerKind.MODAL and interaction.kind != InteractionKind.MODAL:
            check_modal(data)
            interaction.modal = copy.deepcopy(data)
            number_components(interaction.modal["components"])
        else:
            raise bad_form("type", "BASE_TYPE_CHOICES", "Value must be one of (4, 5, 6, 7, 8, 9).")
        return None

    def _message(self, interaction: Interaction, body: Json, files: dict[str, bytes]) -> Message:
        private = bool(int(body.get("flags") or 0) & Flag.EPHEMERAL)
        server = self.world.server_of(self.world.channels[interaction.channel])
        about: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": user_json(self.world.users[interaction.person]),
            "authorizing_integration_owners": {"0": server},
        }
        extra: Json = {"webhook_id": self.world.bot_id, "interaction_metadata": about}
        if interaction.name is not None:
            about["name"] = interaction.name
            extra |= {"type": 20, "interaction": {key: about[key] for key in ("id", "type", "name", "user")}}
        if interaction.kind == InteractionKind.COMPONENT:
            about["interacted_message_id"] = interaction.message
        return self.messages.create(
            interaction.channel,
            body,
            files,
            only=interaction.person if private else None,
            interaction=interaction.id,
            extra=extra,
        )

    def own_message(self, token: str, name: str) -> Message:
        """One of an interaction's own messages, by its webhook's token: `@original` or a follow-up.

        Raises:
            Refused: 10008 where it is none of them.
        """
        interaction = self.by_token(token)
        wanted = interaction.original if name == "@original" else name
        message = None if wanted is None else self.world.message(wanted)
        if message is None or (interaction.id != message.interaction and interaction.original != message.id):
            raise unknown("Message")
        return message

    def add_follow_up(self, token: str, body: Json, files: dict[str, bytes]) -> Message:
        """Post a further message; the first one after a deferral takes the place of the waiting sign.

        Raises:
            Refused: Discord would not take it.
        """
        interaction = self.by_token(token)
        original = None if interaction.original is None else self.world.message(interaction.original)
        if original is not None and int(original.body["flags"]) & Flag.LOADING:
            return self.messages.edit(original, body, files)
        message = self._message(interaction, body, files)
        interaction.follow_ups.append(message.id)
        self._settle(interaction)
        return message

    def hear(self, event: Event) -> None:
        """End a deferral when the message it stands for was changed or removed."""
        if event.name in ("MESSAGE_UPDATE", "MESSAGE_DELETE"):
            for interaction in self.by_id.values():
                if interaction.original == event.data["id"] and interaction.answer is not None:
                    self._settle(interaction)

    def _settle(self, interaction: Interaction) -> None:
        if not interaction.settled.is_set():
            interaction.settled.set()
            self.world.tell(
                Event("INTERACTION_SETTLED", {"id": interaction.id}, only=interaction.person, bot=False)
            )
