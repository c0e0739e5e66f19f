"""REST: the bot itself, its application, and people."""

from collections.abc import Callable

from bot.playground.checks.refused import unknown
from bot.playground.rest.guard import Route
from bot.playground.terms import Json
from bot.playground.wire.bodies import Asked
from bot.playground.world.shown import member_json, permissions_of, user_json
from bot.playground.world.world import GUILD_NAME, User, World


class RestApplication:
    """Answers for what is about neither channels nor commands."""

    def __init__(self, world: World, gateway: Callable[[], str]) -> None:
        self.world = world
        self.gateway = gateway

    def routes(self) -> list[Route]:
        """What is served."""
        return [
            Route("GET", "/users/@me", self._me),
            Route("GET", "/users/@me/guilds", self._servers),
            Route("GET", "/users/{user}", lambda asked: user_json(self._user(asked, "User"))),
            Route("GET", "/oauth2/applications/@me", self._application),
            Route("GET", "/gateway/bot", self._gateway_address),
            Route("GET", "/guilds/{guild}/members/{user}", self._member),
        ]

    # The bot itself

    def _me(self, asked: Asked) -> Json:
        del asked
        bot = user_json(self.world.users[self.world.bot_id])
        return {**bot, "verified": True, "mfa_enabled": True, "flags": 0}

    def _servers(self, asked: Asked) -> list[Json]:
        del asked
        bot = self.world.users[self.world.bot_id]
        may = str(permissions_of(self.world, bot))
        about: Json = {"name": GUILD_NAME, "icon": None, "owner": False, "features": [], "permissions": may}
        return [{"id": each, **about} for each in self.world.servers()]

    def _user(self, asked: Asked, thing: str) -> User:
        found = self.world.users.get(asked.way["user"])
        if found is None:
            raise unknown(thing)
        return found

    def _application(self, asked: Asked) -> Json:
        del asked
        bot = self.world.users[self.world.bot_id]
        owner = user_json(self.world.users[self.world.owner_id])
        return {
            "id": bot.id, "name": bot.username, "icon": None, "description": "", "bot_public": False,
            "bot_require_code_grant": False, "verify_key": "0" * 64, "owner": owner, "team": None,
            "flags": 0, "rpc_origins": [], "bot": user_json(bot), "approximate_guild_count": 1,
        }  # fmt: skip

    def _gateway_address(self, asked: Asked) -> Json:
        del asked
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self.gateway(), "shards": 1, "session_start_limit": limit}

    def _member(self, asked: Asked) -> Json:
        if asked.way["guild"] not in self.world.servers():
            raise unknown("Guild")
        return member_json(self.world, self._user(asked, "Member"))
