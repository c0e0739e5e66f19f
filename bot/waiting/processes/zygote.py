"""A process without threads, forked from the bot at its start, which forks those that work apart.

What is loaded by then need not be loaded again, and lies in memory once for all of them. Where there is no
such process (on other systems than Linux, or where it was killed) those that work apart are started anew.
"""

import asyncio
import gc
import json
import os
import selectors
import signal
import socket
import sys
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import NoReturn

LARGEST = 65_536
"""Bytes of one message between the two."""

KILLED = -signal.SIGKILL
"""How a process counts as ended of which nobody can tell any more."""


class Forked:
    """A process that was forked."""

    def __init__(self, number: int, ended: "asyncio.Future[int]") -> None:
        self.number = number
        self._ended = ended

    async def wait(self) -> int:
        """Its exit code, once it has ended; negative: the signal that ended it."""
        return await asyncio.shield(self._ended)

    def kill(self) -> None:
        """End it at once."""
        if not self._ended.done():
            with suppress(ProcessLookupError):
                os.kill(self.number, signal.SIGKILL)


class Zygote:
    """The bot's end of it, for one loop."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire = wire
        self._begun: deque[asyncio.Future[int]] = deque()
        self._ended: dict[int, asyncio.Future[int]] = {}
        self._heard_by: asyncio.AbstractEventLoop | None = None

    async def fork(self, module: str, arguments: Sequence[str], streams: Sequence[int]) -> Forked:
        """A process that does what a module's `main` does, told `arguments`; `streams` are file descriptors
        for its orders and answers, and for its complaints.

        Raises:
            OSError: none could be forked.
        """
        loop = asyncio.get_running_loop()
        if self._heard_by is not loop:
            self._heard_by = loop
            loop.add_reader(self._wire, self._hear)
        begun: asyncio.Future[int] = loop.create_future()
        socket.send_fds(self._wire, [json.dumps([module, *arguments]).encode()], streams)
        self._begun.append(begun)
        number = await begun
        if not number:
            raise ChildProcessError("the system has no room for another process")
        return Forked(number, self._ended[number])

    def _hear(self) -> None:
        """Take what the other end tells: a process has begun, or one has ended."""
        try:
            told = self._wire.recv(LARGEST)
        except BlockingIOError:
            return
        except OSError:
            told = b""
        if not told:
            self._died()
            return
        number, code = json.loads(told)
        if code is not None:
            self._ended.pop(number).set_result(code)
            return
        begun = self._begun.popleft()
        if number:
            self._ended[number] = begun.get_loop().create_future()
        if not begun.done():
            begun.set_result(number)

    def _died(self) -> None:
        """Nobody tells any more what becomes of those that were forked."""
        assert self._heard_by is not None  # noqa: S101 - who hears nothing was heard before
        self._heard_by.remove_reader(self._wire)
        while self._begun:
            if not (begun := self._begun.popleft()).done():
                begun.set_exception(BrokenPipeError("the zygote has ended"))
        for number, ended in self._ended.items():
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
            ended.set_result(KILLED)
        self._ended.clear()


@contextmanager
def zygote() -> Iterator[Zygote | None]:
    """A zygote while the block lasts; None where there can be none: on other systems than Linux, and where
    there are threads, whose locks nobody would open in a process that is forked."""
    if sys.platform != "linux" or len(list(Path("/proc/self/task").iterdir())) > 1:
        yield None
        return
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    gc.freeze()  # what is looked through for garbage is written to, and no longer shared
    number = os.fork()
    if not number:
        ours.close()
        _tend(theirs)
    theirs.close()
    ours.setblocking(False)
    try:
        yield Zygote(ours)
    finally:
        ours.close()
        os.waitpid(number, 0)


# In the zygote


def _tend(wire: socket.socket) -> NoReturn:
    """Fork whenever that is wanted, tell who begins and who ends, and end with the bot, they as well."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # the bot ends in its own time, and this with it
        signal.signal(sign, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda *_: None)  # a signal without a handler wakes nobody
    woken, waking = os.pipe()
    for end in (woken, waking):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(waking)
    living = set[int]()
    with selectors.DefaultSelector() as looking:
        for heard in (wire.fileno(), woken):
            looking.register(heard, selectors.EVENT_READ)
        own = (wire.fileno(), woken, waking, looking.fileno())
        while True:
            for key, _ in looking.select():
                if key.fd == woken:
                    os.read(woken, LARGEST)
                    _bury(wire, living)
                elif not _beget(wire, living, own):
                    for each in living:
                        os.kill(each, signal.SIGKILL)
                    os._exit(0)


def _beget(wire: socket.socket, living: set[int], own: Sequence[int]) -> bool:
    """Fork a process as is wanted, and tell its number, 0 where the system has no room; whether anybody still
    wants any. `own`: what it must not hold open."""
    try:
        told, streams, _, _ = socket.recv_fds(wire, LARGEST, 2)
    except ConnectionError:
        return False
    if not told:
        return False
    number = 0
    with suppress(OSError):
        number = os.fork()
        if not number:
            _live(json.loads(told), streams, own)
        living.add(number)
    for each in streams:
        os.close(each)
    with suppress(ConnectionError):
        wire.send(json.dumps((number, None)).encode())
    return True


def _bury(wire: socket.socket, living: set[int]) -> None:
    """Tell how those have ended that have."""
    while living:
        number, status = os.waitpid(-1, os.WNOHANG)
        if not number:
            return
        living.discard(number)
        with suppress(ConnectionError):
            wire.send(json.dumps((number, os.waitstatus_to_exitcode(status))).encode())


def _live(told: Sequence[str], streams: Sequence[int], own: Sequence[int]) -> NoReturn:
    """Be a process of its own, as if it had been started with these words."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        orders, complaints = streams
        for stream, end in ((0, orders), (1, orders), (2, complaints)):
            os.dup2(end, stream)
        for each in (*streams, *own):
            os.close(each)
        # Both names of each: what is held by no name any more is closed.
        sys.stdin = sys.__stdin__ = os.fdopen(0, closefd=False)  # type: ignore[misc]
        sys.stdout = sys.__stdout__ = os.fdopen(1, "w", closefd=False)  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = os.fdopen(2, "w", closefd=False)  # type: ignore[misc]
        sys.argv = list(told)
        import_module(told[0]).main()
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # as Python itself tells it
        traceback.print_exc()
    for told_by in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            told_by.flush()
    os._exit(code)
