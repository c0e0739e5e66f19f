"""Tests of Dies Irae follow its rulebook's sections: scenes, then typed actions."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
