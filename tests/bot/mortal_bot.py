"""Bots that send themselves SIGKILL at a chosen point: the real one, with points counted in its process."""

import itertools
import os
import signal
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
from discord.state import ConnectionState
from sqlalchemy import event
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine import Engine

from bot.waiting.clock import SystemClock


class Points:
    """Counts what a bot does, and ends it at the `last` point."""

    def __init__(self, last: int, *, counting: bool) -> None:
        self.last = last
        self.counting = counting
        self._numbers = itertools.count(1)

    def pass_one(self, *about: object) -> None:
        """One more point, in whichever thread."""
        if self.counting and next(self._numbers) == self.last:
            os.kill(os.getpid(), signal.SIGKILL)

    def install(self) -> None:
        """Points: the click has come; before and after each statement, commit and request."""
        event.listen(Engine, "before_cursor_execute", self.pass_one)
        event.listen(Engine, "after_cursor_execute", self.pass_one)
        for dialect in (SQLiteDialect, PGDialect_asyncpg):
            dialect.do_commit = self._around(dialect.do_commit)  # type: ignore[method-assign]
        clicked, request = ConnectionState.parse_interaction_create, aiohttp.ClientSession._request

        def counted(state: ConnectionState, data) -> None:
            self.counting = self.counting or data["data"].get("name") == "play"
            self.pass_one()
            clicked(state, data)

        async def requested(*args, **options):
            self.pass_one()
            answer = await request(*args, **options)
            self.pass_one()
            return answer

        ConnectionState.parse_interaction_create = counted  # type: ignore[method-assign]
        aiohttp.ClientSession._request = requested  # type: ignore[method-assign]

    def _around(self, function: Callable[..., None]) -> Callable[..., None]:
        def counted(*args: object) -> None:
            self.pass_one()
            function(*args)
            self.pass_one()

        return counted


def live_later(minutes: int) -> None:
    """Let the process live in the future."""
    now = SystemClock.now

    def later(clock: SystemClock) -> datetime:
        return now(clock) + timedelta(minutes=minutes)

    SystemClock.now = later  # type: ignore[method-assign]


def mortal(last: int, at_once: bool, minutes: int) -> None:
    """Be one that dies at the `last` point, counted from its start or else from the first `/play`, and that
    lives so many minutes later.
    """
    live_later(minutes)
    Points(last, counting=at_once).install()
