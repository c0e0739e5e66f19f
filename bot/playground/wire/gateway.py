"""The gateway: a socket over which the bot hears of interactions, messages and channels; it can resume."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket as Operation

from bot.playground.checks.refused import Refused
from bot.playground.checks.shapes import (
    FrameShape,
    HeartbeatShape,
    IdentifyShape,
    ResumeShape,
    Shape,
    shaped,
)
from bot.playground.terms import PERMISSIONS, ChannelKind, Json
from bot.playground.wire.bodies import Wire, read_json
from bot.playground.world.shown import guild_json, user_json
from bot.playground.world.world import Event, World

HEARTBEAT_MS = 41_250
ON_THE_WAY = 0.1
"""Seconds until a heartbeat is answered, as on a network. discord.py notes when it has sent one only after it
was sent, in another thread: an answer that comes before counts as that to the beat before."""
UNKNOWN_OPCODE, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY, BAD_SEQUENCE = 4001, 4003, 4004, 4005, 4007
DISALLOWED_INTENTS, INVALID_JSON, INVALID_SHARD = 4014, 4002, 4010

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
"""Intents that Discord gives only to bots it has approved: members, presences, contents."""


class Session:
    """A bot's session: what was sent is kept until the bot has acknowledged it, so that it can resume."""

    def __init__(self, intents: int, shard: tuple[int, int], wire: Wire) -> None:
        self.name = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        """Which of how many."""
        self.number = 0
        self.sent: deque[Json] = deque()
        self.wire: Wire | None = wire

    def send(self, event: str, data: Json) -> None:
        """Send an event with the next number, now or once the bot resumes."""
        self.number += 1
        frame: Json = {"op": Operation.DISPATCH, "t": event, "s": self.number, "d": data}
        self.sent.append(frame)
        if self.wire is not None:
            self.wire.send(frame)

    def acknowledge(self, number: int) -> None:
        """Forget what has arrived."""
        while self.sent and self.sent[0]["s"] <= number:
            self.sent.popleft()


def shard_of(data: Json, count: int) -> int:
    """The shard, of so many, to which an event of a server comes; direct ones come to the first."""
    return (int(data["guild_id"]) >> 22) % count if "guild_id" in data else 0


def _shard(given: object) -> tuple[int, int] | None:
    """The shard that a bot asks for, and how many it says there are; None: there is none such."""
    match given:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None


SHAPES: Mapping[int, type[Shape]] = {Operation.IDENTIFY: IdentifyShape, Operation.RESUME: ResumeShape}
"""The shape of what comes with a frame."""


def _read(text: str) -> tuple[int, Any]:
    """The operation of a frame, and what comes with it.

    Raises:
        Refused: it is no frame, or something else comes with it.
    """
    frame = shaped(FrameShape, read_json(text.encode()))
    operation: int = frame["op"]
    if operation == Operation.HEARTBEAT:
        shaped(HeartbeatShape, frame)
    elif operation in SHAPES:
        shaped(SHAPES[operation], frame.get("d"))
    return operation, frame.get("d")


def _frame(operation: int, data: object) -> Json:
    return {"op": operation, "d": data, "s": None, "t": None}


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self.world = world
        self.address = address
        self.sessions: dict[str, Session] = {}
        self.shard_of = shard_of
        """To which shard an event comes; tests may spread one server's people."""
        self.wires: set[Wire] = set()
        """The open connections, identified or not."""
        self.connected = asyncio.Event()
        """Set while a bot is identified."""
        self.why = ""
        """Why no bot can be started."""

    def hear(self, event: Event) -> None:
        """Pass on to the bot what it may hear of."""
        if not event.bot or (event.channel and not self._sees(event.channel)):
            return
        about = event.data
        if event.name.startswith("GUILD_"):
            about = {"guild_id": self.world.guild_id}
        for session in self._sessions_for(about):
            data = self._as_intended(session, event)
            if data is not None:
                session.send(event.name, data)

    def send_interaction(self, data: Json) -> bool:
        """Send an interaction; whether a bot is there to hear of it, now or once it resumes."""
        sessions = self._sessions_for(data)
        for session in sessions:
            session.send("INTERACTION_CREATE", data)
        return bool(sessions)

    def _sessions_for(self, data: Json) -> list[Session]:
        """The sessions of the shard to which something comes."""
        return [
            each for each in self.sessions.values() if self.shard_of(data, each.shard[1]) == each.shard[0]
        ]

    def _sees(self, name: str) -> bool:
        channel = self.world.channels.get(name)
        if channel is None or channel.kind == ChannelKind.DIRECT:
            return True
        return bool(self.world.bot_may(channel) & PERMISSIONS["VIEW_CHANNEL"])

    def _as_intended(self, session: Session, event: Event) -> Json | None:
        """What an event looks like to a bot with these intents: without content it did not ask to read."""
        if not event.name.startswith("MESSAGE_"):
            return event.data if session.intents & GUILDS else None
        direct = "guild_id" not in event.data
        if not session.intents & (DIRECT_MESSAGES if direct else GUILD_MESSAGES):
            return None
        bot = self.world.bot_id
        author = (event.data.get("author") or {}).get("id")
        named = any(user["id"] == bot for user in event.data.get("mentions") or [])
        if direct or author in (bot, None) or named or session.intents & MESSAGE_CONTENT:
            return event.data
        return {**event.data, "content": "", "embeds": [], "components": [], "attachments": []}

    async def close(self) -> None:
        """Close all connections."""
        for wire in list(self.wires):
            await wire.socket.close(code=1001)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot."""
        wire = Wire(request)
        async with wire.open():
            self.wires.add(wire)
            wire.send(_frame(Operation.HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
            try:
                await self._converse(wire)
            finally:
                self.wires.discard(wire)
                for session in self.sessions.values():
                    if session.wire is wire:
                        session.wire = None
                self._tell_connected()
        return wire.socket

    async def _converse(self, wire: Wire) -> None:
        session: Session | None = None
        async for message in wire.socket:
            if message.type != WSMsgType.TEXT:
                continue
            try:
                operation, data = _read(message.data)
            except Refused:
                await wire.socket.close(code=INVALID_JSON)
                return
            if operation == Operation.HEARTBEAT:
                if session is not None:
                    session.acknowledge(data or 0)
                asyncio.get_running_loop().call_later(
                    ON_THE_WAY, wire.send, _frame(Operation.HEARTBEAT_ACK, None)
                )
            elif operation in (Operation.IDENTIFY, Operation.RESUME) and session is None:
                if data["token"].removeprefix("Bot ") != self.world.token:
                    await wire.socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
                    continue
                begin = self._identify if operation == Operation.IDENTIFY else self._resume
                session = await begin(wire, data)
            elif operation not in (Operation.PRESENCE, Operation.REQUEST_MEMBERS) or session is None:
                known = operation in (Operation.IDENTIFY, Operation.RESUME)
                code = ALREADY if known else NOT_AUTHENTICATED if session is None else UNKNOWN_OPCODE
                await wire.socket.close(code=code)

    async def _identify(self, wire: Wire, data: Json) -> Session | None:
        intents = data.get("intents", 0)
        if intents & PRIVILEGED:
            await wire.socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return None
        shard = _shard(data.get("shard") or [0, 1])
        if shard is None:
            await wire.socket.close(code=INVALID_SHARD, message=b"Invalid shard.")
            return None
        # A new identification ends the sessions of its shard that nobody is connected to.
        self.sessions = {
            name: each for name, each in self.sessions.items() if each.wire is not None or each.shard != shard
        }
        session = Session(intents, shard, wire)
        self.sessions[session.name] = session
        servers = self.world.servers()
        here = [each for each in servers if shard_of({"guild_id": each}, shard[1]) == shard[0]]
        ready: Json = {
            "v": 10,
            "user": user_json(self.world.users[self.world.bot_id]),
            "guilds": [{"id": each, "unavailable": True} for each in here],
            "session_id": session.name,
            "resume_gateway_url": self.address(),
            "shard": list(shard),
            "application": {"id": self.world.bot_id, "flags": 0},
            "private_channels": [],
        }
        session.send("READY", ready)
        for each in here:
            session.send("GUILD_CREATE", guild_json(self.world, each))
        self._tell_connected()
        return session

    async def _resume(self, wire: Wire, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            wire.send(_frame(Operation.INVALIDATE_SESSION, False))
            return None
        number = data.get("seq") or 0
        if number > session.number:
            await wire.socket.close(code=BAD_SEQUENCE)
            return None
        session.acknowledge(number)
        for frame in session.sent:
            wire.send(frame)
        session.wire = wire
        session.send("RESUMED", {})
        self._tell_connected()
        return session

    def _tell_connected(self) -> None:
        connected = any(session.wire is not None for session in self.sessions.values())
        if connected is not self.connected.is_set():
            (self.connected.set if connected else self.connected.clear)()
            self.world.tell(Event("BOT", self.shown, bot=False))

    @property
    def shown(self) -> Json:
        """Whether a bot is connected, and why none can be, for the pages."""
        return {"connected": self.connected.is_set(), "why": self.why}

    def stumble(self, why: str) -> None:
        """Say that the bot cannot be started, and why; empty: it may yet be."""
        self.why = why
        self.world.tell(Event("BOT", self.shown, bot=False))
