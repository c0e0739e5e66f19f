"""Tables as people might bring them: ours with other names and in another order."""

from data import ROOT


def _ours(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def antike_board(name: str = "east") -> str:
    """A board of Antike with its starts below: ours, with a city renamed."""
    renamed = {"east": "athen", "west": "massilia"}[name]
    both = _ours(f"antike/{name}.csv") + _ours(f"antike/{name}_starts.csv")
    return both.replace(renamed, "nea_polis")


def grecolonies_board(name: str = "express") -> str:
    """A board of Grécolonies: ours, with two colonies renamed."""
    return _ours(f"grecolonies/{name}.csv").replace("macedonia", "nea_polis").replace("thrace", "chora")


def deus_cards() -> str:
    """A card set for Deus: the first 24 lines of ours of every colour, one renamed and changed."""
    text = _ours("deus/cards.csv")
    return text.replace(
        "galley,blue,4,1,0,0,1,0,buy count:3 price:1", "skiff,blue,4,1,0,0,0,0,buy count:2 price:1"
    )


OWN = {
    "antike": ("board", antike_board()),
    "grecolonies": ("board", grecolonies_board()),
    "deus": ("cards", deus_cards()),
}
"""Title to the option that takes a table of one's own, and one."""
