"""Facts: boards, cards, charts, fonts, translations and rules help. No logic."""

from pathlib import Path

ROOT = Path(__file__).parent
"""The folder that holds all data files."""


def folders(*parts: str) -> tuple[Path, ...]:
    """The folders of this name: ours, and one in each further folder that makes up this package."""
    return tuple(found for each in __path__ if (found := Path(each, *parts)).is_dir())
