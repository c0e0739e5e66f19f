"""What is foretold of the set-up: what powers begin with, what capitals bring, what units can reach (4)."""

from collections.abc import Mapping

from engine.core.contract import Fact, Note, Seat, Word, named
from engine.dies_irae.actions import Settle
from engine.dies_irae.board import board
from engine.dies_irae.charts import goods, site_goods
from engine.dies_irae.events import PostPlaced, StabilityMoved
from engine.dies_irae.frames import Founding, Posting
from engine.dies_irae.law import opening
from engine.dies_irae.law.contest import barred_hexes
from engine.dies_irae.law.routes import Ground, by_land, by_sea
from engine.dies_irae.law.tally import goods_income, goods_of
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.pieces import enemy_hexes
from engine.dies_irae.state import NOBODY, DiesIraeState
from engine.dies_irae.telling.advice import NO_CHANCE
from engine.dies_irae.telling.catalogue import things
from engine.dies_irae.values import moves
from engine.dies_irae.words import LEGION, SHIP, Hex, Power

NEAREST = 3
"""So many of the goods in reach are named."""


def begins(power: Power) -> tuple[Note, ...]:
    """What a power begins with."""
    thing = next(each for each in things(DiesIraeOptions()) if each.word == Word("power", power))
    return tuple(
        Note("begins", {**note.facts, **named(power=power)}) for note in thing.notes if note.key == "begins"
    )


def capital(state: DiesIraeState, frame: Founding, seat: Seat, action: Settle) -> tuple[Note, ...]:
    """The goods that come with a capital, as its first posts stand nearest to it, and what they bring (4.2).

    Posts that may stand in one of several equally near hexes are only counted.
    """
    if action not in opening.legal_capitals(state, frame, seat):
        return ()
    step = opening.found_capital(state, frame, seat, action, NO_CHANCE)
    brought = [each.good for each in step.events if isinstance(each, PostPlaced)]
    facts: dict[str, Fact] = {
        **named(hex=action.hex, good=goods()[site_goods()[board().site[board().index[action.hex]]]].good),
        "wares": tuple(Word("good", good) for good in dict.fromkeys(brought)),
        "placed": len(brought),
        "open": step.state.frame.left if isinstance(step.state.frame, Posting) else 0,
        "income": goods_income(goods_of(step.state, frame.power)),
        "steps": sum(each.steps for each in step.events if isinstance(each, StabilityMoved)),
    }
    return (Note("capital", facts),)


def within_reach(state: DiesIraeState, power: int, name: Hex) -> tuple[Note, ...]:
    """The free goods that units placed in a hex come to in their first move, how many and which are nearest,
    by land and, from a harbour, by sea."""
    found, place = board(), board().index[name]
    met = Ground(enemy_hexes(state, power), barred_hexes(state, power))
    development = state.realms[power].development
    facts: dict[str, Fact] = {
        **named(hex=name),
        **_free(state, "land", by_land(place, moves(development, LEGION), met)),
        **_free(state, "sea", by_sea(place, moves(development, SHIP), met) if found.harbour(place) else {}),
    }
    return (Note("within-reach", facts),)


def _free(state: DiesIraeState, way: str, reached: Mapping[int, int]) -> dict[str, Fact]:
    found = board()
    free = [
        place
        for place in reached
        if found.site[place] >= 0 and state.sites[found.site[place]].owner == NOBODY
    ]
    nearest = tuple(Word("hex", found.hexes[place]) for place in free[:NEAREST])
    return {way: nearest, f"{way}-number": len(free), f"{way}-more": len(free) - len(nearest)}
