"""What tests change around the bot: its permissions, Discord's limits and faults, its connection."""

from aiohttp import web

from bot.playground.messages.interactions import Interactions
from bot.playground.people.filling import NotPossible
from bot.playground.people.looks import answered
from bot.playground.terms import PERMISSIONS, Json
from bot.playground.wire.gateway import Gateway
from bot.playground.wire.limits import Fault, Limits
from bot.playground.world.shown import channel_json
from bot.playground.world.world import Event, World


class Circumstances:
    """Answers below `/circumstances`."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions, limits: Limits) -> None:
        self.world = world
        self.gateway = gateway
        self.interactions = interactions
        self.limits = limits

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        app.router.add_post("/circumstances/permissions", answered(self.deny_permissions))
        app.router.add_post("/circumstances/limits", answered(self.change_limits))
        app.router.add_post("/circumstances/gateway", answered(self.change_gateway))

    async def deny_permissions(self, body: Json) -> Json:
        """Take permissions away from the bot in a channel; those not named are given back."""
        channel = self.world.channels.get(str(body["channel"]))
        if channel is None:
            raise NotPossible("no-such-channel", channel=body["channel"])
        unknown = set(body["denied"]) - set(PERMISSIONS)
        if unknown:
            raise NotPossible("no-such-permission", permission=" ".join(sorted(unknown)))
        channel.denied = sum(PERMISSIONS[name] for name in set(body["denied"]))
        # The bot hears of it even where it can no longer see the channel.
        self.world.tell(Event("CHANNEL_UPDATE", channel_json(self.world, self.world.put(channel))))
        return {"denied": body["denied"]}

    async def change_limits(self, body: Json) -> Json:
        """Rate limits, delays, faults, deadlines; says what happened so far."""
        limits = self.limits
        limits.enforced = bool(body.get("enforced", limits.enforced))
        limits.delay = float(body.get("delay", limits.delay))
        self.interactions.deadline = float(body.get("deadline", self.interactions.deadline))
        self.interactions.valid = float(body.get("valid", self.interactions.valid))
        if body.get("forget"):
            limits.faults.clear()
            limits.requests.clear()
        limits.faults += [Fault(**each) for each in body.get("faults") or []]
        return {
            "refused": limits.refused,
            "requests": list(limits.requests),
            "faults_left": sum(fault.times for fault in limits.faults),
        }

    async def change_gateway(self, body: Json) -> Json:
        """Break the bot's connection by a close code, or ask it to reconnect (7) or begin anew (9)."""
        if "ask" in body:
            self.gateway.ask(int(body["ask"]))
        else:
            await self.gateway.drop(int(body.get("code", 4000)))
        return {"identified": self.gateway.identified}
