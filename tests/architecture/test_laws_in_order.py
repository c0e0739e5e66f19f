"""The first lines of a game's law name its modules, paragraph by paragraph, as the rulebook has them."""

import re
from pathlib import Path

import pytest

LAWS = sorted((Path(__file__).parents[2] / "engine").glob("*/law/__init__.py"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.parents[1].name)
def test_a_law_names_each_of_its_modules_once(law):
    named = re.findall(r"`(\w+)`", law.read_text(encoding="utf-8"))
    assert sorted(named) == sorted(each.stem for each in law.parent.glob("[!_]*.py"))
