"""Golden games are planned over the same trials as the contract."""

import sys
from pathlib import Path

tests = Path(__file__).parents[1]
sys.path[:0] = [str(Path(__file__).parent), str(tests / "contract"), str(tests / "toys")]
