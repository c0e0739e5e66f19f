"""What the end of a turn will cost a power as things stand: ships to keep, legions to feed, posts left open
(9.2, 10, 15)."""

from collections.abc import Iterator

from engine.core.contract import Event, Note, View, Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import REVOLUTION
from engine.dies_irae.events import FleetMaintained, StabilityMoved
from engine.dies_irae.law.attack import unguarded
from engine.dies_irae.law.tally import points, supplied
from engine.dies_irae.law.turns import maintained
from engine.dies_irae.pieces import count_legions, count_ships, in_pact
from engine.dies_irae.state import NOBODY, DiesIraeState, living, rivals_of
from engine.dies_irae.words import POWERS


def tolls(view: View[DiesIraeState]) -> tuple[Note, ...]:
    """What awaits the seat's power when the turn of all powers ends, and what rivals can take before."""
    state, power = view.state, view.state.active
    if power == NOBODY or not state.round or state.realms[power].seat != view.seat:
        return ()
    return (*_upkeep(state, power), *_hunger(state, power), *_open_posts(state, power), *_end(state, power))


def _upkeep(state: DiesIraeState, power: int) -> Iterator[Note]:
    """10: talents for ships; where they do not suffice, what becomes of stability."""
    events: list[Event] = []
    maintained(state, power, events)
    kept = next((event for event in events if isinstance(event, FleetMaintained)), None)
    if kept is None or not kept.talents + kept.owed:
        return
    ships = count_ships(state.realms[power])
    facts = {"ships": ships, "talents": kept.talents + kept.owed}
    moved = next((event for event in events if isinstance(event, StabilityMoved)), None)
    if moved is None:
        yield Note("upkeep", facts)
    else:
        key = "revolt" if moved.level == REVOLUTION else "upkeep-missing"
        yield Note(key, {**facts, "has": kept.talents, "steps": moved.steps, "level": moved.level})


def _hunger(state: DiesIraeState, power: int) -> Iterator[Note]:
    """10: legions beyond those that supply posts feed."""
    realm = state.realms[power]
    hungry = count_legions(realm) - supplied(realm)
    if hungry > 0:
        yield Note("hunger", {"count": hungry, "supplied": supplied(realm)})


def _open_posts(state: DiesIraeState, power: int) -> Iterator[Note]:
    """9.2: posts beside whose rivals' legions nobody stands: one attack takes them."""
    sites, found = state.sites, board()
    for rival in rivals_of(state, power):
        places = tuple(
            Word("hex", found.hexes[place])
            for place in unguarded(state, rival)
            if sites[found.site[place]].owner == power
        )
        if places and not in_pact(state, power, rival):
            yield Note("open-posts", {"rival": Word("power", POWERS[rival]), "places": places})


def _end(state: DiesIraeState, power: int) -> Iterator[Note]:
    """15: a rival has the points that win, or the turns are over."""
    goal = int(state.options.victory)
    score = {each: points(state, each) for each in living(state)}
    for rival in rivals_of(state, power):
        if score[rival] >= goal and score[rival] == max(score.values()):
            leader = Word("power", POWERS[rival])
            yield Note("rival-wins", {"rival": leader, "points": score[rival], "goal": goal})
    if state.options.turns != "unlimited" and state.round >= int(state.options.turns):
        yield Note("last-turn")
