"""Titles for tests: of ours, of the toys, and of rulebooks that tests change a little."""

from collections.abc import Callable, Mapping
from functools import cache

import joined  # noqa: F401 - the example is a title like ours
from liars_dice import DiceGuide, LiarsDice
from nim import Nim, NimGuide

from engine.core.guide import AnyGuide
from engine.core.law import AnyRulebook
from engine.core.title import Player, Title
from render.titles import TITLES

OURS = tuple(TITLES.values())
GAMES: Mapping[str, AnyRulebook] = {slug: title.rules for slug, title in TITLES.items()}
"""The law of each of our games."""
COMPUTERS: Mapping[str, Mapping[str, Callable[[int], Player]]] = {
    slug: title.computers for slug, title in TITLES.items()
}
"""Their computer players."""


@cache
def titled(rules: AnyRulebook | Title) -> Title:
    """The title of a rulebook: ours with its pictures; else a plain one with the guide of its kind."""
    if isinstance(rules, Title):
        return rules
    for title in OURS:
        if title.rules is rules:
            return title
    return Title(rules=rules, guide=guide_of(rules))


def guide_of(rules: AnyRulebook) -> AnyGuide:
    """What is told of a game by a rulebook of a test."""
    if isinstance(rules, Nim):
        return NimGuide(rules)
    if isinstance(rules, LiarsDice):
        return DiceGuide(rules)
    return next(type(title.guide) for title in OURS if isinstance(rules, type(title.rules)))(rules)
