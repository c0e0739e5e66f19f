"""The state folder: objects in an SQLite file, attachments as files beside it; or all in memory."""

import json
import sqlite3
from collections import deque
from pathlib import Path

from bot.playground.terms import Json

LINGERING = 40
"""Replaced attachments that can still be fetched, by whoever was just about to."""


class Store:
    """Keeps objects by kind and id, and files by id."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: dict[str, bytes] = {}
        self._replaced: deque[str] = deque()
        if folder is not None:
            (folder / "files").mkdir(parents=True, exist_ok=True)
        place = ":memory:" if folder is None else str(folder / "discord.sqlite3")
        self._base = sqlite3.connect(place, check_same_thread=False, isolation_level=None)
        self._base.execute("pragma journal_mode=wal")
        self._base.execute("pragma synchronous=normal")
        self._base.execute(
            "create table if not exists object (kind text, id text, body text, primary key (kind, id))"
        )

    def load(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest first."""
        rows = self._base.execute("select body from object where kind = ? order by length(id), id", (kind,))
        return [json.loads(body) for (body,) in rows]

    def put(self, kind: str, name: str, body: Json) -> None:
        """Keep an object as it is now."""
        self._base.execute("replace into object values (?, ?, ?)", (kind, name, json.dumps(body)))

    def remove(self, kind: str, name: str) -> None:
        """Forget an object."""
        self._base.execute("delete from object where kind = ? and id = ?", (kind, name))

    def keep_file(self, name: str, content: bytes) -> None:
        """Keep an attachment's bytes."""
        if self._folder is None:
            self._files[name] = content
        else:
            (self._folder / "files" / name).write_bytes(content)

    def file(self, name: str) -> bytes | None:
        """An attachment's bytes."""
        if self._folder is None or not name.isdigit():
            return self._files.get(name)
        path = self._folder / "files" / name
        return path.read_bytes() if path.is_file() else None

    def forget_file(self, name: str) -> None:
        """Drop an attachment."""
        if self._folder is None:
            self._files.pop(name, None)
        else:
            (self._folder / "files" / name).unlink(missing_ok=True)

    def replace_file(self, name: str) -> None:
        """An attachment is shown no more: it is dropped a little later."""
        self._replaced.append(name)
        if len(self._replaced) > LINGERING:
            self.forget_file(self._replaced.popleft())

    def close(self) -> None:
        """Close the file."""
        for name in self._replaced:
            self.forget_file(name)
        self._base.close()
