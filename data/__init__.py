"""Facts: boards, cards, charts, fonts, translations and rules help. No logic."""

from pathlib import Path

ROOT = Path(__file__).parent
"""The folder that holds all data files."""
