"""The gateway: a socket over which the bot hears of interactions, messages and channels; it can resume."""

import asyncio
import json
import secrets
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.playground.world import Json, World

HEARTBEAT_MS = 41_250

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11


class Session:
    """A bot's session: everything sent is kept, so that it can be resumed after a broken connection."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent: list[Json] = []
        self.socket: web.WebSocketResponse | None = None


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, address: Callable[[], str], token: Callable[[], str]) -> None:
        self.world = world
        self.address = address
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        """Set while a bot is identified."""
        self._sending: set[asyncio.Task[None]] = set()

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event to every session, now or once it resumes."""
        for session in self.sessions.values():
            frame = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}
            session.sent.append(frame)
            if session.socket is not None and not session.socket.closed:
                task = asyncio.ensure_future(self._send(session.socket, frame))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _send(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if not socket.closed:
            try:
                await socket.send_str(json.dumps(frame))
            except ConnectionError:
                return

    async def drop(self, code: int = 4000) -> None:
        """Break all connections: the bot is to resume."""
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close(code=code)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=1 << 24, heartbeat=None)
        await socket.prepare(request)
        await self._send(
            socket, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None}
        )
        session: Session | None = None
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                continue
            frame = json.loads(message.data)
            if frame["op"] == HEARTBEAT:
                await self._send(socket, {"op": ACK, "d": None, "s": None, "t": None})
            elif frame["op"] == IDENTIFY:
                if frame["d"]["token"] != self.token():
                    await socket.close(code=4004, message=b"Authentication failed.")
                    break
                session = await self._identify(socket, frame["d"])
            elif frame["op"] == RESUME:
                session = await self._resume(socket, frame["d"])
        if session is not None and session.socket is socket:
            session.socket = None
            if not any(each.socket for each in self.sessions.values()):
                self.connected.clear()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session:
        # A new identification ends the sessions that nobody is connected to.
        for name in [name for name, each in self.sessions.items() if each.socket is None]:
            del self.sessions[name]
        session = Session(secrets.token_hex(8))
        session.socket = socket
        self.sessions[session.name] = session
        ready = {
            "v": 10,
            "user": self.world.bot,
            "guilds": [{"id": self.world.guild_id, "unavailable": True}],
            "session_id": session.name,
            "resume_gateway_url": self.address(),
            "shard": data.get("shard", [0, 1]),
            "application": {"id": self.world.bot_id, "flags": 0},
            "private_channels": [],
        }
        for event, body in (("READY", ready), ("GUILD_CREATE", self.world.guild())):
            frame = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": body}
            session.sent.append(frame)
            await self._send(socket, frame)
        self.connected.set()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            await self._send(socket, {"op": INVALID, "d": False, "s": None, "t": None})
            return None
        session.socket = socket
        for frame in session.sent[int(data["seq"] or 0) :]:
            await self._send(socket, frame)
        frame = {"op": DISPATCH, "t": "RESUMED", "s": len(session.sent) + 1, "d": {}}
        session.sent.append(frame)
        await self._send(socket, frame)
        self.connected.set()
        return session
