"""The settings with which a bot in a process of its own talks to a playground."""

import os
from pathlib import Path

from bot.playground.server import Playground


def environment(playground: Playground, state: Path) -> dict[str, str]:
    """The bot's settings: the stand-in's addresses and a database in the state folder."""
    folder = state.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("KERYX_")},
        "KERYX_TOKEN": playground.token,
        "KERYX_API_BASE": playground.api_base,
        "KERYX_GATEWAY": playground.gateway_url,
        "KERYX_CDN": playground.cdn_base,
        "KERYX_LOG_LEVEL": "warning",
        "KERYX_LOG_FILE": str(folder / "keryx.log"),
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}",
    }
