"""The gentle player of Antike: looks no further than this turn, and often goes to a lesser field."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from engine.antike.players.foresight import fields_by_this_turn
from engine.antike.players.sensible import Sensible, listed
from engine.antike.state import AntikeState, Rondel
from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.players.gentle import Gentle


def gentle(seed: int) -> Gentle:
    """A gentle player."""
    return Gentle(Sensible(seed), good_fields, seed)


def good_fields(rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Iterator[Action]:
    """The fields of the rondel by what this turn brings there, as though none followed."""
    del seat
    state = cast(AntikeState, view.state)
    if isinstance(state.frame, Rondel):
        yield from (listed(go, legal) for go in fields_by_this_turn(rules, state))
