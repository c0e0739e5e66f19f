"""REST: answers to interactions, and the messages that follow them."""

from bot.playground.messages.interactions import Interaction, Interactions
from bot.playground.rest.guard import Route
from bot.playground.terms import Flag, Json
from bot.playground.wire.bodies import Asked
from bot.playground.world.world import Message


class RestInteractions:
    """Answers for callbacks and webhooks."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions

    def routes(self) -> list[Route]:
        """What is served."""
        webhook = "/webhooks/{app}/{token}"
        return [
            Route("POST", "/interactions/{id}/{token}/callback", self._callback),
            Route("POST", webhook, self._follow_up),
            Route("GET", webhook + "/messages/{message}", lambda asked: self._found(asked)[1].body),
            Route("PATCH", webhook + "/messages/{message}", self._edit),
            Route("DELETE", webhook + "/messages/{message}", self._delete),
        ]

    def _callback(self, asked: Asked) -> Json | None:
        interaction, message = self.interactions.respond(
            asked.way["id"], asked.way["token"], asked.body, asked.files
        )
        if asked.query.get("with_response") not in ("1", "true", "True"):
            return None
        shown: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel}
        resource: Json = {"type": interaction.answer}
        if message is not None:
            flags = int(message.body["flags"])
            resource["message"] = message.body
            shown |= {
                "response_message_id": message.id,
                "response_message_loading": bool(flags & Flag.LOADING),
                "response_message_ephemeral": bool(flags & Flag.EPHEMERAL),
            }
        return {"interaction": shown, "resource": resource}

    def _found(self, asked: Asked) -> tuple[Interaction, Message]:
        interaction = self.interactions.by_token(asked.way["token"])
        return interaction, self.interactions.reply(interaction, asked.way["message"])

    def _follow_up(self, asked: Asked) -> Json:
        interaction = self.interactions.by_token(asked.way["token"])
        return self.interactions.follow_up(interaction, asked.body, asked.files).body

    def _edit(self, asked: Asked) -> Json:
        interaction, message = self._found(asked)
        return self.interactions.change(interaction, message, asked.body, asked.files).body

    def _delete(self, asked: Asked) -> None:
        self.interactions.delete(*self._found(asked))
