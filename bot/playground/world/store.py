"""The state folder: objects in an SQLite file, attachments as files beside it; or all in memory."""

import json
import sqlite3
from collections import deque
from pathlib import Path

from bot.playground.terms import Json

LINGERING = 40
"""Replaced attachments that can still be fetched, by whoever was just about to."""


def _make(folder: Path) -> None:
    """Make a folder and those it lies in.

    Raises:
        StateUnusable: a file stands in its place, or it may not be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        stands = next(each for each in (folder, *folder.parents) if each.exists())
        raise StateUnusable("no-folder", stands) from error
    except OSError as error:
        raise StateUnusable("closed", folder) from error


class StateUnusable(Exception):
    """The state folder cannot be used: why, as `no-folder`, `closed` or `damaged`, and what."""

    def __init__(self, key: str, path: Path) -> None:
        super().__init__(key, str(path))
        self.key = key
        self.path = str(path)


class Store:
    """Keeps objects by kind and id, and files by id."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: dict[str, bytes] = {}
        self._replaced: deque[str] = deque()
        if folder is not None:
            _make(folder / "files")
        self.place = Path(":memory:") if folder is None else folder / "discord.sqlite3"
        try:
            self._base = sqlite3.connect(self.place, check_same_thread=False, isolation_level=None)
            self._base.execute("pragma journal_mode=wal")
            self._base.execute("pragma synchronous=normal")
            self._base.execute(
                "create table if not exists object (kind text, id text, body text, primary key (kind, id))"
            )
        except sqlite3.OperationalError as error:
            raise StateUnusable("closed", self.place) from error
        except sqlite3.DatabaseError as error:
            raise StateUnusable("damaged", self.place) from error

    def load(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest first.

        Raises:
            StateUnusable: one of them is none, or the file is damaged.
        """
        query = "select body from object where kind = ? order by length(id), id"
        try:
            found = [json.loads(body) for (body,) in self._base.execute(query, (kind,))]
        except (sqlite3.Error, ValueError, TypeError, RecursionError) as error:
            raise StateUnusable("damaged", self.place) from error
        if not all(isinstance(each, dict) for each in found):
            raise StateUnusable("damaged", self.place)
        return found

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
