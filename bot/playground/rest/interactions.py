"""REST: answers to interactions, and the messages that follow them."""

from aiohttp import web

from bot.playground.messages.interactions import Interaction, Interactions
from bot.playground.rest.guard import Route
from bot.playground.terms import EPHEMERAL, LOADING, Json
from bot.playground.wire.bodies import answer, body_of, nothing
from bot.playground.world.world import Message


class RestInteractions:
    """Answers for callbacks and webhooks."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions

    def routes(self) -> list[Route]:
        """What is served."""
        webhook = "/webhooks/{app}/{token}"
        return [
            ("POST", "/interactions/{id}/{token}/callback", self.callback),
            ("POST", webhook, self.follow_up),
            ("GET", webhook + "/messages/{message}", self.reply),
            ("PATCH", webhook + "/messages/{message}", self.edit),
            ("DELETE", webhook + "/messages/{message}", self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer to an interaction."""
        body, files = await body_of(request)
        interaction, message = self.interactions.respond(
            request.match_info["id"], request.match_info["token"], body, files
        )
        if request.query.get("with_response") not in ("1", "true", "True"):
            return nothing()
        shown: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel}
        resource: Json = {"type": interaction.answer}
        if message is not None:
            flags = int(message.body["flags"])
            resource["message"] = message.body
            shown |= {
                "response_message_id": message.id,
                "response_message_loading": bool(flags & LOADING),
                "response_message_ephemeral": bool(flags & EPHEMERAL),
            }
        return answer({"interaction": shown, "resource": resource})

    def _found(self, request: web.Request) -> tuple[Interaction, Message]:
        interaction = self.interactions.by_token(request.match_info["token"])
        return interaction, self.interactions.reply(interaction, request.match_info["message"])

    async def follow_up(self, request: web.Request) -> web.Response:
        """A further message after the first answer."""
        body, files = await body_of(request)
        interaction = self.interactions.by_token(request.match_info["token"])
        return answer(self.interactions.follow_up(interaction, body, files).body)

    async def reply(self, request: web.Request) -> web.Response:
        """A message the interaction was answered with."""
        return answer(self._found(request)[1].body)

    async def edit(self, request: web.Request) -> web.Response:
        """Change an answer."""
        body, files = await body_of(request)
        interaction, message = self._found(request)
        return answer(self.interactions.change(interaction, message, body, files).body)

    async def delete(self, request: web.Request) -> web.Response:
        """Remove an answer."""
        interaction, message = self._found(request)
        self.interactions.delete(interaction, message)
        return nothing()
