"""A way over which a process reaches something, and that can be cut: connections break, or fall silent."""

import asyncio
import contextlib
from types import TracebackType
from typing import Self

HOST = "127.0.0.1"


class Relay:
    """`async with Relay(port) as way`: whoever connects to `way.port` is connected to that port."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.cut = False
        """Whether nobody is let through."""
        self._open: dict[asyncio.StreamWriter, bool] = {}
        """Both ends of each connection, and whether it has fallen silent for ever."""
        self._server: asyncio.Server

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, HOST)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.sever()
        await self._server.wait_closed()

    def sever(self) -> None:
        """Break every connection, and let nobody through."""
        self.cut = True
        for writer in self._open:
            writer.transport.abort()

    def hush(self) -> None:
        """Let nothing more come through the connections there are, which stay open, and nobody else in."""
        self.cut = True
        self._open = dict.fromkeys(self._open, True)

    def mend(self) -> None:
        """Let whoever connects from now on through."""
        self.cut = False

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection(HOST, self.target)
        except OSError:
            writer.transport.abort()
            return
        self._open[writer] = self._open[back] = False
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what comes until no more does; then the other end is told so, unless all is silent."""
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if not self._open[writer]:
                    writer.write(data)
                    await writer.drain()
        silent = self._open.pop(writer, False)
        if not silent:
            writer.close()
        else:
            writer.transport.abort()
