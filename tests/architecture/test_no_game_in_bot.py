"""No line of `bot` is about any one game: none is named there."""

import re
from pathlib import Path

from render.titles import TITLES

BOT = Path(__file__).parents[2] / "bot"


def test_no_game_is_named_in_bot():
    names = re.compile(rf"\b({'|'.join(slug.replace('_', '.?') for slug in TITLES)})\b", re.IGNORECASE)
    lines = (
        f"{path.relative_to(BOT)}: {line.strip()}"
        for path in sorted(BOT.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if names.search(line)
    )
    assert list(lines) == []
