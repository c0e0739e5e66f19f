"""REST: the bot's commands, everywhere or of its server."""

from bot.playground.checks.commands import check_commands
from bot.playground.checks.refused import Refused, unknown
from bot.playground.rest.guard import Route
from bot.playground.terms import Json
from bot.playground.wire.bodies import Asked
from bot.playground.world.world import Event, World


class RestCommands:
    """Answers for commands."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[Route]:
        """What is served."""
        found: list[Route] = []
        for where in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
            found += [
                Route("GET", where, lambda asked: self._own(self._guild_of(asked))),
                Route("PUT", where, self._replace),
                Route("POST", where, self._add, 201),
                Route("GET", where + "/{command}", self._named),
                Route("PATCH", where + "/{command}", self._change),
                Route("DELETE", where + "/{command}", self._delete),
            ]
        return found

    def _guild_of(self, asked: Asked) -> str | None:
        if asked.way["app"] != self.world.bot_id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        guild = asked.way.get("guild")
        if guild is not None and guild != self.world.guild_id:
            raise Refused(403, 50001, "Missing Access")
        return guild

    def _own(self, guild: str | None) -> list[Json]:
        return [each for each in self.world.commands.values() if each.get("guild_id") == guild]

    def _named(self, asked: Asked) -> Json:
        self._guild_of(asked)
        found = self.world.commands.get(asked.way["command"])
        if found is None:
            raise unknown("application command")
        return found

    def _keep(self, command: Json, guild: str | None) -> Json:
        earlier = {(each["type"], each["name"]): each["id"] for each in self._own(guild)}
        kind = command.get("type", 1)
        kept: Json = {
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
        if guild is not None:
            kept["guild_id"] = guild
        return self.world.put_command(kept)

    def _tell(self) -> None:
        self.world.tell(Event("COMMANDS", {"commands": self.world.guild_commands()}, bot=False))

    def _replace(self, asked: Asked) -> list[Json]:
        guild = self._guild_of(asked)
        check_commands(asked.listed)
        names = {(each.get("type", 1), each["name"]) for each in asked.listed}
        for command in self._own(guild):
            if (command["type"], command["name"]) not in names:
                self.world.remove_command(command["id"])
        kept = [self._keep(command, guild) for command in asked.listed]
        self._tell()
        return kept

    def _add(self, asked: Asked) -> Json:
        """Add a command, or replace the one of the same name."""
        guild, body = self._guild_of(asked), asked.body
        others = [each for each in self._own(guild) if each["name"] != body.get("name")]
        check_commands([*others, body])
        kept = self._keep(body, guild)
        self._tell()
        return kept

    def _change(self, asked: Asked) -> Json:
        changed = {**self._named(asked), **asked.body}
        check_commands([changed])
        self.world.put_command(changed)
        self._tell()
        return changed

    def _delete(self, asked: Asked) -> None:
        self.world.remove_command(self._named(asked)["id"])
        self._tell()
