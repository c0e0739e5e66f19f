"""REST: the bot's commands."""

from collections.abc import Mapping

from bot.playground.checks.commands import check_commands
from bot.playground.checks.refused import Refused
from bot.playground.checks.shapes import CommandShape, shaped
from bot.playground.rest.guard import Route
from bot.playground.terms import Json
from bot.playground.wire.bodies import Asked
from bot.playground.world.world import Event, World


class RestCommands:
    """Answers for commands: all of them are registered at once."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[Route]:
        """What is served."""
        return [
            Route("GET", "/applications/{app}/commands", self._list),
            Route("PUT", "/applications/{app}/commands", self._replace),
        ]

    def _list(self, asked: Asked) -> list[Json]:
        if asked.way["app"] != self.world.bot_id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        return list(self.world.commands.values())

    def _replace(self, asked: Asked) -> list[Json]:
        if asked.way["app"] != self.world.bot_id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        for number, command in enumerate(asked.listed):
            shaped(CommandShape, command, str(number))
        check_commands(asked.listed)
        earlier = {(each["type"], each["name"]): each["id"] for each in self.world.commands.values()}
        kept = [self._keep(command, earlier) for command in asked.listed]
        for name in earlier.keys() - {(each["type"], each["name"]) for each in kept}:
            self.world.remove_command(earlier[name])
        self.world.tell(Event("COMMANDS", {"commands": list(self.world.commands.values())}, bot=False))
        return kept

    def _keep(self, command: Json, earlier: Mapping[tuple[int, str], str]) -> Json:
        kind = command.get("type", 1)
        return self.world.put_command(
            {
                "default_member_permissions": None,
                "dm_permission": True,
                "contexts": None,
                "integration_types": [0],
                "nsfw": False,
                "options": [],
                **{field: value for field, value in command.items() if value is not None},
                "type": kind,
                "id": earlier.get((kind, command["name"])) or self.world.snowflake(),
                "application_id": self.world.bot_id,
                "version": self.world.snowflake(),
            }
        )
