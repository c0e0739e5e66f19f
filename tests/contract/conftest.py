"""What the contract asks is asked of every game there is, and of the toys."""

import sys
from pathlib import Path

tests = Path(__file__).parents[1]
sys.path[:0] = [str(Path(__file__).parent), *(str(tests / each) for each in ("toys", "deus", "grecolonies"))]
