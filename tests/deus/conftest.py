"""Tests of Deus read like its rulebook: scenes, then typed moves."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
