"""Settings from the environment or a `.env` file. `.env.example` explains each."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

SHARDS = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})")
"""Some of Discord's shards, of how many there are: `0-3/8`, or one alone: `4/8`."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards: those of these numbers, of so many there are."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, text: str) -> "Shards | None":
        """The shards that are written as `0-3/8`; None: nothing that can be."""
        found = SHARDS.fullmatch(text)
        if found is None:
            return None
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        return cls(tuple(range(first, last + 1)), count) if first <= last < count else None

    def __str__(self) -> str:
        return f"{self.ids[0]}-{self.ids[-1]}/{self.count}"

    def meet(self, other: "Shards") -> bool:
        """Whether both may hold one server: a shard is in both, or Discord is told of different numbers of
        shards."""
        return self.count != other.count or not set(self.ids).isdisjoint(other.ids)

    def hold(self, guild: int | None) -> bool:
        """Whether a server is on one of them; None stands for direct messages, which come to shard 0."""
        return (0 if guild is None else (guild >> 22) % self.count) in self.ids


def overlap(one: str, other: str) -> bool:
    """Whether two processes hold a shard both, by what is written of them; nothing written: all of them."""
    first, second = Shards.read(one), Shards.read(other)
    return first is None or second is None or first.meet(second)


class Settings(BaseSettings):
    """Everything that can be set. Unknown names in `.env` are errors, which finds misspelt ones."""

    model_config = SettingsConfigDict(
        env_prefix="KERYX_", env_file=".env", env_ignore_empty=True, extra="forbid", populate_by_name=True
    )

    token: SecretStr | None = None
    """The bot's token."""
    database_url: str = Field(default="sqlite+aiosqlite:///keryx.sqlite3", validation_alias="DATABASE_URL")
    shards: str | None = None
    """Which of Discord's shards this process holds, as `0-3/8`; None: all there are."""
    language: Literal["en", "fr"] = "en"
    """The language of tables whose host's language is not known."""
    api_base: str | None = None
    """Another address instead of Discord's REST API, up to and including the version."""
    gateway: str | None = None
    """Another address instead of Discord's gateway."""
    cdn: str | None = None
    """Another address instead of Discord's file server."""
    tables_per_person: int = Field(default=200, ge=1, le=100_000)
    """How many tables that are not over one person may host."""
    pictures_at_once: int = Field(default=3, ge=1, le=100)
    """How many pictures one person may wait for at once."""
    films_at_once: int = Field(default=2, ge=1, le=20)
    """How many animated pictures one person may wait for at once."""
    wishes_a_minute: int = Field(default=0, ge=0, le=1000)
    """How many pictures and films one person may ask for within a minute; 0: as many as they like."""
    posts_per_person: int = Field(default=5, ge=1, le=1000)
    """How many pictures one person may have posted for everybody within `posts_minutes`."""
    posts_minutes: int = Field(default=10, ge=1, le=1440)
    game_file_kb: int = Field(default=4000, ge=10, le=50_000)
    """Thousands of bytes that a game file somebody brings may have."""
    table_file_kb: int = Field(default=100, ge=10, le=5000)
    """Thousands of bytes that a board or card set somebody brings may have, comments included."""
    think: float = Field(default=2.0, ge=0, le=30, allow_inf_nan=False)
    """Seconds of a processor that a strong computer player thinks about a turn at a table; 0: not at all."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_file: Path | None = None
    """Also write the log, as JSON lines, to this file."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """The port on 127.0.0.1 where `/metrics` and `/health` answer; 0: none does."""

    @field_validator("shards")
    @classmethod
    def _check_shards(cls, given: str | None) -> str | None:
        if given is not None and Shards.read(given) is None:
            raise PydanticCustomError("shards", "Write for example 0-3/8.")
        return given

    @property
    def held(self) -> Shards | None:
        """The shards this process holds; None: all there are."""
        return None if self.shards is None else Shards.read(self.shards)
