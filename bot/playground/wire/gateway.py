"""The gateway: a socket over which the bot hears of interactions, messages and channels; it can resume."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.playground.terms import DIRECT, PERMISSIONS, Json
from bot.playground.world.shown import guild_json, user_json
from bot.playground.world.world import Event, World

HEARTBEAT_MS = 41_250
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, MEMBERS, INVALID_SESSION, HELLO, ACKNOWLEDGED = 7, 8, 9, 10, 11
UNKNOWN_OPCODE, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY, BAD_SEQUENCE = 4001, 4003, 4004, 4005, 4007
DISALLOWED_INTENTS, INVALID_JSON = 4014, 4002

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
"""Intents that Discord gives only to bots it has approved: members, presences, contents."""

HIDDEN = ("INTERACTION_SETTLED", "INTERACTION_FAILED", "COMMANDS", "PEOPLE", "BOT")
"""Events of the stand-in's own, for its pages only."""


class Session:
    """A bot's session: what was sent is kept until the bot has acknowledged it, so that it can resume."""

    def __init__(self, intents: int) -> None:
        self.name = secrets.token_hex(16)
        self.intents = intents
        self.number = 0
        self.sent: deque[Json] = deque()
        self.socket: web.WebSocketResponse | None = None

    def frame(self, event: str, data: Json) -> Json:
        """An event with the next number."""
        self.number += 1
        frame: Json = {"op": DISPATCH, "t": event, "s": self.number, "d": data}
        self.sent.append(frame)
        return frame

    def acknowledge(self, number: int) -> None:
        """Forget what has arrived."""
        while self.sent and self.sent[0]["s"] <= number:
            self.sent.popleft()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self.world = world
        self.address = address
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        """Set while a bot is identified."""
        self.why = ""
        """Why no bot can be started."""
        self.identified = 0
        """How often a bot has identified, resumptions not counted."""
        self._queues: dict[web.WebSocketResponse, asyncio.Queue[Json]] = {}
        self._requests: dict[web.WebSocketResponse, web.Request] = {}

    def hear(self, event: Event) -> None:
        """Pass on to the bot what it may hear of."""
        if not event.bot or event.name in HIDDEN or (event.channel and not self._sees(event.channel)):
            return
        for session in self.sessions.values():
            data = self._as_intended(session, event)
            if data is not None:
                self._send_to(session, session.frame(event.name, data))

    def interaction(self, data: Json) -> bool:
        """Send an interaction; whether a bot is there to hear of it, now or once it resumes."""
        for session in self.sessions.values():
            self._send_to(session, session.frame("INTERACTION_CREATE", data))
        return bool(self.sessions)

    def _sees(self, name: str) -> bool:
        channel = self.world.channels.get(name)
        seen = channel is None or channel.kind == DIRECT
        return seen or bool(channel and self.world.bot_may(channel) & PERMISSIONS["VIEW_CHANNEL"])

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

    def _send_to(self, session: Session, frame: Json) -> None:
        if session.socket is not None and not session.socket.closed:
            self._queues[session.socket].put_nowait(frame)

    async def drop(self, code: int = 4000) -> None:
        """Break all connections, by a close code, 1006 for none at all; 4000 and 1006 are to be resumed."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
            if socket is None or socket.closed:
                continue
            if code == 1006:
                transport = self._requests[socket].transport
                if transport is not None:
                    transport.abort()
            else:
                await socket.close(code=code)

    def ask(self, operation: int) -> None:
        """Ask the bot to reconnect (7), or tell it that its session is over (9)."""
        for session in self.sessions.values():
            self._send_to(session, {"op": operation, "d": False, "s": None, "t": None})
        if operation == INVALID_SESSION:
            self.sessions.clear()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=1 << 24, autoping=True)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._queues[socket], self._requests[socket] = queue, request
        sender = asyncio.create_task(self._send_all(socket, queue))
        queue.put_nowait({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        try:
            await self._converse(socket, queue)
        finally:
            sender.cancel()
            del self._queues[socket], self._requests[socket]
            for session in self.sessions.values():
                if session.socket is socket:
                    session.socket = None
            self._tell_connected()
        return socket

    async def _send_all(self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        with contextlib.suppress(ConnectionError):
            while not socket.closed:
                await socket.send_str(json.dumps(await queue.get()))

    async def _converse(self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        session: Session | None = None
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                continue
            try:
                frame = json.loads(message.data)
                operation, data = int(frame["op"]), frame.get("d")
            except (ValueError, KeyError, TypeError):
                await socket.close(code=INVALID_JSON)
                return
            if operation == HEARTBEAT:
                if session is not None:
                    session.acknowledge(int(data or 0))
                queue.put_nowait({"op": ACKNOWLEDGED, "d": None, "s": None, "t": None})
            elif operation == IDENTIFY and session is None:
                session = await self._identify(socket, data)
            elif operation == RESUME and session is None:
                session = await self._resume(socket, queue, data)
            elif operation in (PRESENCE, MEMBERS) and session is not None:
                continue
            else:
                known = operation in (IDENTIFY, RESUME)
                code = ALREADY if known else NOT_AUTHENTICATED if session is None else UNKNOWN_OPCODE
                await socket.close(code=code)

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if str(data["token"]).removeprefix("Bot ") != self.world.token:
            await socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
            return None
        if int(data.get("intents", 0)) & PRIVILEGED:
            await socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return None
        # A new identification ends the sessions nobody is connected to.
        for name in [name for name, each in self.sessions.items() if each.socket is None]:
            del self.sessions[name]
        session = Session(int(data.get("intents", 0)))
        session.socket = socket
        self.sessions[session.name] = session
        ready: Json = {
            "v": 10,
            "user": user_json(self.world.users[self.world.bot_id]),
            "guilds": [{"id": self.world.guild_id, "unavailable": True}],
            "session_id": session.name,
            "resume_gateway_url": self.address(),
            "shard": data.get("shard", [0, 1]),
            "application": {"id": self.world.bot_id, "flags": 0},
            "private_channels": [],
        }
        self._send_to(session, session.frame("READY", ready))
        self._send_to(session, session.frame("GUILD_CREATE", guild_json(self.world)))
        self.identified += 1
        self._tell_connected()
        return session

    async def _resume(
        self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json], data: Json
    ) -> Session | None:
        if data.get("token") != self.world.token:
            await socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
            return None
        session = self.sessions.get(data["session_id"])
        if session is None:
            queue.put_nowait({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        number = int(data["seq"] or 0)
        if number > session.number:
            await socket.close(code=BAD_SEQUENCE)
            return None
        session.acknowledge(number)
        for frame in session.sent:
            queue.put_nowait(frame)
        session.socket = socket
        self._send_to(session, session.frame("RESUMED", {}))
        self._tell_connected()
        return session

    def _tell_connected(self) -> None:
        connected = any(session.socket is not None for session in self.sessions.values())
        if connected is not self.connected.is_set():
            (self.connected.set if connected else self.connected.clear)()
            self.world.tell(Event("BOT", self.shown, bot=False))

    @property
    def shown(self) -> Json:
        """Whether a bot is connected, and why none can be, for the pages."""
        return {"connected": self.connected.is_set(), "why": self.why}

    def stumbled(self, why: str) -> None:
        """The bot cannot be started, and why; empty: it may yet be."""
        self.why = why
        self.world.tell(Event("BOT", self.shown, bot=False))
