"""The page on how Keryx is built shows the floors of `bot` as the import contract has them."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def contracted() -> list[set[str]]:
    """The rooms of each floor that the contract names, the topmost first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (layers,) = (each["layers"] for each in contracts["contracts"] if each.get("containers") == ["bot"])
    return [set(layer.split(" | ")) for layer in layers]


def test_there_are_nine_floors_at_most() -> None:
    assert len(contracted()) <= 9


def test_the_page_shows_the_floors_of_the_contract() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    floors = contracted()
    shown: dict[int, set[str]] = {}
    for floor, rooms in re.findall(r"^\| (\d+) \| ([^|]+) \|", page, re.MULTILINE):
        shown.setdefault(int(floor), set()).update(re.findall(r"`(\w+)/?`", rooms))
    assert shown == dict(zip(range(len(floors), 0, -1), floors, strict=True))
