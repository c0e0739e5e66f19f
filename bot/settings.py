"""Settings from the environment or a `.env` file. `.env.example` explains each."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Everything that can be set. Unknown names in `.env` are errors, which finds misspelt ones."""

    model_config = SettingsConfigDict(
        env_prefix="KERYX_", env_file=".env", env_ignore_empty=True, extra="forbid", populate_by_name=True
    )

    token: SecretStr | None = None
    """The bot's token."""
    database_url: str = Field(default="sqlite+aiosqlite:///keryx.sqlite3", validation_alias="DATABASE_URL")
    language: Literal["en", "fr"] = "en"
    """The language of tables whose host's language is not known."""
    api_base: str | None = None
    """Another address instead of Discord's REST API, up to and including the version."""
    gateway: str | None = None
    """Another address instead of Discord's gateway."""
    cdn: str | None = None
    """Another address instead of Discord's file server."""
    tables_per_person: int = Field(default=200, ge=1)
    """How many tables that are not over one person may host."""
    think: float = Field(default=2.0, ge=0, le=30, allow_inf_nan=False)
    """Seconds of a processor that a strong computer player thinks about a turn at a table; 0: not at all."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_file: Path | None = None
    """Also write the log, as JSON lines, to this file."""
