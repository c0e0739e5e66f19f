"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Mapping, Sequence

from engine.core.contract import Action, Fact, Note, Seat, Stage, View, Word, named, stages_at
from engine.core.guide import left_undone
from engine.core.play.chance import LoadedChance
from engine.dies_irae import actions, frames
from engine.dies_irae.board import board
from engine.dies_irae.events import RegionLost, UnitsLeftOut
from engine.dies_irae.law.movement import idle_of
from engine.dies_irae.law.opening import room_for_ships
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.state import NOBODY, DiesIraeState
from engine.dies_irae.words import DEEDS, LEGION, PASS, POWERS, ROWS, SHIP

STAGES = ("action-1", "action-2", "action-3", "action-4", "action-5")

COULD: Mapping[type[Action], tuple[str, str]] = {
    actions.CreatePost: ("could-create", "hex"),
    actions.Develop: ("could-develop", "row"),
    actions.Seize: ("could-seize", "hex"),
    actions.Fight: ("could-fight", "hex"),
    actions.Raise: ("could-raise", "hex"),
}
"""What may be left undone at the end of an action: the key of the warning, and the field that says where."""

NO_CHANCE = LoadedChance(())


def stages(view: View[DiesIraeState]) -> tuple[Stage, ...]:
    """The five actions of the turn: what is done, what is now."""
    state, power = view.state, view.state.active
    if power == NOBODY or state.realms[power].seat != view.seat:
        return ()
    spent = sum(cube.power == power for cube in state.cubes)
    now = spent if isinstance(state.frame, frames.Cycle) else spent - 1
    return stages_at(STAGES, now)


def warnings(view: View[DiesIraeState], action: Action) -> tuple[Note, ...]:
    """Units that have not moved, things still to be had, provinces given up, actions that bring nothing."""
    state, seat = view.state, view.seat
    if isinstance(action, actions.To):
        return _losses(state, seat, action)
    if isinstance(action, actions.Settle | actions.Occupy | actions.Station):
        return _left_out(state, seat, action)
    if isinstance(action, actions.Choose) and action.deed != PASS:
        after = RULES.resolve(state, seat, action, NO_CHANCE).state
        if list(RULES.legal(after, seat)) == [actions.End()]:
            return (Note("idle-deed", named(deed=action.deed)),)
    if not isinstance(action, actions.End):
        return ()
    frame = state.frame
    if isinstance(frame, frames.Moving):
        return _unmoved(state, frame)
    return left_undone(RULES.legal(state, seat), COULD)


def _left_out(state: DiesIraeState, seat: Seat, action: Action) -> tuple[Note, ...]:
    """Ships for which this choice leaves no place: no shore among the posts, or legions on the last (4.4)."""
    if isinstance(state.frame, frames.Stationing) and not room_for_ships(state, state.frame, seat):
        return ()
    step = RULES.resolve(state, seat, action, NO_CHANCE)
    frame = step.state.frame
    if isinstance(frame, frames.Stationing) and frame.ships and not room_for_ships(step.state, frame, seat):
        return (Note("left-out", {"unit": Word("unit", SHIP), "count": frame.ships}),)
    return tuple(
        Note("left-out", {"unit": Word("unit", event.unit), "count": event.count})
        for event in step.events
        if isinstance(event, UnitsLeftOut)
    )


def _losses(state: DiesIraeState, seat: Seat, action: actions.To) -> tuple[Note, ...]:
    power = POWERS[state.active]
    events = RULES.resolve(state, seat, action, NO_CHANCE).events
    lost: tuple[Fact, ...] = tuple(
        Word("region", event.region)
        for event in events
        if isinstance(event, RegionLost) and event.power == power
    )
    return (Note("gives-up", {"places": lost}),) if lost else ()


def _unmoved(state: DiesIraeState, frame: frames.Moving) -> tuple[Note, ...]:
    """All of a power's units, where none has moved: that the others stay once some have is meant so."""
    if frame != frames.Moving():
        return ()
    idle = [idle_of(state, frame, stack) for stack in state.realms[state.active].stacks]
    legions, ships = sum(each.legions for each in idle), sum(each.ships for each in idle)
    return (Note("idle-units", {"legions": legions, "ships": ships}),) if legions or ships else ()


def sought(view: View[DiesIraeState]) -> Sequence[Action]:
    """Actions people look for here, even where a rule forbids them: all that the chosen one is for."""
    state = view.state
    if state.active == NOBODY or state.realms[state.active].seat != view.seat:
        return ()
    rivals = [power for number, power in enumerate(POWERS) if number != state.active]
    match state.frame:
        case frames.Cycle():
            return [*map(actions.Choose, DEEDS)]
        case frames.Developing():
            return [*map(actions.Develop, ROWS)]
        case frames.Trading():
            return _wanted_posts(state)
        case frames.Building():
            return _wanted_buildings(state)
        case frames.Attacking():
            return _wanted_attacks(state)
        case frames.Offering():
            return [*map(actions.Offer, rivals)]
        case frames.Steadying() if state.options.undermining:
            return [*map(actions.Undermine, rivals)]
    return ()


def _wanted_posts(state: DiesIraeState) -> list[Action]:
    found = board()
    return [
        actions.CreatePost(found.hexes[stack.hex])
        for stack in state.realms[state.active].stacks
        if found.site[stack.hex] >= 0 and state.sites[found.site[stack.hex]].owner != state.active
    ]


def _wanted_buildings(state: DiesIraeState) -> list[Action]:
    found = board()
    sought: list[Action] = []
    for number, site in enumerate(found.sites):
        holding = state.sites[number]
        if holding.owner == state.active and site.city:
            name = found.hexes[site.hex]
            if holding.fortress:
                sought += [actions.Raise(name, LEGION), actions.Raise(name, SHIP)]
            else:
                sought.append(actions.Fortify(name))
            sought.append(actions.BuildMonument(name))
    return sought


def _wanted_attacks(state: DiesIraeState) -> list[Action]:
    found = board()
    sought: list[Action] = []
    for stack in state.realms[state.active].stacks:
        name, site = found.hexes[stack.hex], found.site[stack.hex]
        if site >= 0 and state.sites[site].owner not in (NOBODY, state.active):
            sought.append(actions.Seize(name))
            sought.append(actions.Fight(name, LEGION, POWERS[state.sites[site].owner]))
    return sought
