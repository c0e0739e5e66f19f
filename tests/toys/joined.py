"""The worked example joins our games: its folders stand beside ours, and its line in the registry."""

from pathlib import Path
from typing import cast

import data
import engine
import render
from render.boards import DrawnTitle
from render.titles import TITLES

EXAMPLE = Path(__file__).parents[1] / "example"

if "ur" not in TITLES:
    for package in (data, engine, render):
        package.__path__.append(str(EXAMPLE / package.__name__))
    from render.ur.title import TITLE

    cast(dict[str, DrawnTitle], TITLES)[TITLE.slug] = TITLE
