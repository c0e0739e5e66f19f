"""A PostgreSQL server of a test's own, which can be ended and started again.

It is reached by a socket in its own folder: nobody else can take that while it is down.
"""

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

USER = "postgres"
"""As whom a server runs where the tests run as root, which it refuses."""

QUICK = "-c fsync=off -c jit=off -c max_connections=20 -c shared_buffers=2MB -c listen_addresses="


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None: there is none, or nobody who may run them."""
    found = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return found[-1] if found and (os.getuid() or shutil.which("runuser")) else None


class OwnServer:
    """`async with OwnServer(programs) as server`: running when the block begins."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="keryx-"))  # short, as the names of sockets have to be

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://keryx@/postgres?host={self.folder}"

    async def _do(self, program: str, *words: str) -> None:
        whose = [] if os.getuid() else ["runuser", "-u", USER, "--"]
        line = (*whose, str(self.programs / program), "-D", str(self.folder / "data"), *words)
        process = await asyncio.create_subprocess_exec(
            *line, cwd=self.folder, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
        )
        assert await process.wait() == 0, line

    async def start(self) -> None:
        """Return when it lets people in."""
        how = f"{QUICK} -c unix_socket_directories={self.folder}"
        await self._do("pg_ctl", "-w", "-t", "600", "-l", str(self.folder / "log"), "-o", how, "start")

    async def stop(self) -> None:
        """End it in the middle of whatever it does."""
        await self._do("pg_ctl", "-w", "-t", "600", "-m", "immediate", "stop")

    async def __aenter__(self) -> Self:
        if not os.getuid():
            shutil.chown(self.folder, USER)
        await self._do("initdb", "-U", "keryx", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            await self.stop()
        shutil.rmtree(self.folder)
