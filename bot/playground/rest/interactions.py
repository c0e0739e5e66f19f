"""REST: answers to interactions, and the messages that follow them."""

from bot.playground.checks.shapes import MessageShape, shaped_callback
from bot.playground.messages.interactions import Interactions
from bot.playground.rest.guard import Route
from bot.playground.terms import Flag, Json
from bot.playground.wire.bodies import Asked


class RestInteractions:
    """Answers for callbacks and webhooks."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions
        self.messages = interactions.messages

    def routes(self) -> list[Route]:
        """What is served."""
        webhook = "/webhooks/{app}/{token}"
        return [
            Route("POST", "/interactions/{id}/{token}/callback", self._callback),
            Route("POST", webhook, self._follow_up),
            Route("PATCH", webhook + "/messages/{message}", self._edit),
        ]

    def _callback(self, asked: Asked) -> Json | None:
        interaction, message = self.interactions.respond(
            asked.way["id"], asked.way["token"], shaped_callback(asked.sent), asked.files
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

    def _follow_up(self, asked: Asked) -> Json:
        return self.interactions.add_follow_up(
            asked.way["token"], asked.shaped(MessageShape), asked.files
        ).body

    def _edit(self, asked: Asked) -> Json:
        shown = self.interactions.own_message(asked.way["token"], asked.way["message"])
        return self.messages.edit(shown, asked.shaped(MessageShape), asked.files).body
