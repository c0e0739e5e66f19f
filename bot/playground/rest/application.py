"""REST: the bot itself, its application, its commands, the server and its members."""

from collections.abc import Callable

from aiohttp import web

from bot.playground.checks.commands import check_commands
from bot.playground.checks.refused import (
    UNKNOWN_COMMAND,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    Refused,
    unknown,
)
from bot.playground.rest.guard import Route
from bot.playground.terms import BOT_PERMISSIONS, DIRECT, THREADS, Json
from bot.playground.wire.bodies import answer, body_of, list_of, nothing
from bot.playground.world.shown import channel_json, guild_json, member_json, role_json, user_json
from bot.playground.world.world import Event, World


class RestApplication:
    """Answers for what is not about channels."""

    def __init__(self, world: World, gateway: Callable[[], str]) -> None:
        self.world = world
        self.gateway = gateway

    def routes(self) -> list[Route]:
        """What is served."""
        guild = "/guilds/{guild}"
        found: list[Route] = [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/@me/guilds", self.own_guilds),
            ("GET", "/users/{user}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/applications/{app}/emojis", self.emojis),
            ("GET", "/gateway", self.gateway_address),
            ("GET", "/gateway/bot", self.gateway_address),
            ("GET", guild, self.guild),
            ("GET", guild + "/channels", self.channels),
            ("GET", guild + "/threads/active", self.threads),
            ("GET", guild + "/roles", self.roles),
            ("GET", guild + "/members", self.members),
            ("GET", guild + "/members/{user}", self.member),
        ]
        for where in ("/applications/{app}", "/applications/{app}" + guild):
            found += [
                ("GET", where + "/commands", self.commands),
                ("PUT", where + "/commands", self.replace_commands),
                ("POST", where + "/commands", self.add_command),
                ("GET", where + "/commands/{command}", self.command),
                ("PATCH", where + "/commands/{command}", self.change_command),
                ("DELETE", where + "/commands/{command}", self.delete_command),
            ]
        return found

    # The bot itself

    async def me(self, request: web.Request) -> web.Response:
        """The bot's user."""
        del request
        bot = user_json(self.world.users[self.world.bot_id])
        return answer({**bot, "verified": True, "mfa_enabled": True, "flags": 0})

    async def own_guilds(self, request: web.Request) -> web.Response:
        """The servers the bot is in."""
        del request
        shown: Json = {"icon": None, "owner": False, "permissions": str(BOT_PERMISSIONS), "features": []}
        return answer([{"id": self.world.guild_id, "name": guild_json(self.world)["name"], **shown}])

    async def user(self, request: web.Request) -> web.Response:
        """Any user."""
        found = self.world.users.get(request.match_info["user"])
        if found is None:
            raise unknown("User", UNKNOWN_USER)
        return answer(user_json(found))

    async def application(self, request: web.Request) -> web.Response:
        """The application behind the bot."""
        del request
        bot = self.world.users[self.world.bot_id]
        owner = user_json(self.world.users[self.world.owner_id])
        return answer(
            {
                "id": bot.id, "name": bot.username, "icon": None, "description": "", "bot_public": False,
                "bot_require_code_grant": False, "verify_key": "0" * 64, "owner": owner, "team": None,
                "flags": 0, "rpc_origins": [], "bot": user_json(bot), "approximate_guild_count": 1,
            }
        )  # fmt: skip

    async def emojis(self, request: web.Request) -> web.Response:
        """The application has no emojis of its own."""
        del request
        return answer({"items": []})

    async def gateway_address(self, request: web.Request) -> web.Response:
        """Where the gateway is."""
        del request
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return answer({"url": self.gateway(), "shards": 1, "session_start_limit": limit})

    # Commands

    def _guild_of(self, request: web.Request) -> str | None:
        if request.match_info["app"] != self.world.bot_id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        guild = request.match_info.get("guild")
        if guild is not None and guild != self.world.guild_id:
            raise Refused(403, 50001, "Missing Access")
        return guild

    def _own(self, guild: str | None) -> list[Json]:
        return [each for each in self.world.commands.values() if each.get("guild_id") == guild]

    def _named(self, request: web.Request) -> Json:
        self._guild_of(request)
        found = self.world.commands.get(request.match_info["command"])
        if found is None:
            raise unknown("application command", UNKNOWN_COMMAND)
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

    async def commands(self, request: web.Request) -> web.Response:
        """The registered commands."""
        return answer(self._own(self._guild_of(request)))

    async def command(self, request: web.Request) -> web.Response:
        """One command."""
        return answer(self._named(request))

    async def replace_commands(self, request: web.Request) -> web.Response:
        """Replace all commands."""
        guild = self._guild_of(request)
        listed = await list_of(request)
        check_commands(listed)
        names = {(each.get("type", 1), each["name"]) for each in listed}
        for command in self._own(guild):
            if (command["type"], command["name"]) not in names:
                self.world.remove_command(command["id"])
        kept = [self._keep(command, guild) for command in listed]
        self._tell()
        return answer(kept)

    async def add_command(self, request: web.Request) -> web.Response:
        """Add a command, or replace the one of the same name."""
        guild = self._guild_of(request)
        body, _ = await body_of(request)
        others = [each for each in self._own(guild) if each["name"] != body.get("name")]
        check_commands([*others, body])
        kept = self._keep(body, guild)
        self._tell()
        return answer(kept, 201)

    async def change_command(self, request: web.Request) -> web.Response:
        """Change some of a command's fields."""
        body, _ = await body_of(request)
        changed = {**self._named(request), **body}
        check_commands([changed])
        self.world.put_command(changed)
        self._tell()
        return answer(changed)

    async def delete_command(self, request: web.Request) -> web.Response:
        """Remove a command."""
        self.world.remove_command(self._named(request)["id"])
        self._tell()
        return nothing()

    # The server

    def _here(self, request: web.Request) -> None:
        if request.match_info["guild"] != self.world.guild_id:
            raise unknown("Guild", UNKNOWN_GUILD)

    async def guild(self, request: web.Request) -> web.Response:
        """The server."""
        self._here(request)
        return answer(guild_json(self.world))

    async def channels(self, request: web.Request) -> web.Response:
        """Its channels, threads left out."""
        self._here(request)
        kinds = (DIRECT, *THREADS)
        listed = [each for each in self.world.channels.values() if each.kind not in kinds]
        return answer([channel_json(self.world, each) for each in listed])

    async def threads(self, request: web.Request) -> web.Response:
        """Its threads that are not archived."""
        self._here(request)
        listed = [each for each in self.world.channels.values() if each.kind in THREADS and not each.archived]
        return answer({"threads": [channel_json(self.world, each) for each in listed], "members": []})

    async def roles(self, request: web.Request) -> web.Response:
        """Its roles."""
        self._here(request)
        return answer([role_json(self.world, role) for role in self.world.roles.values()])

    async def members(self, request: web.Request) -> web.Response:
        """Everybody, which Discord tells only bots with the members intent."""
        self._here(request)
        raise Refused(403, 50001, "Missing Access")

    async def member(self, request: web.Request) -> web.Response:
        """One member."""
        self._here(request)
        found = self.world.users.get(request.match_info["user"])
        if found is None:
            raise unknown("Member", UNKNOWN_MEMBER)
        return answer(member_json(self.world, found))
