"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Iterator, Sequence

from engine.core.contract import Action, Fact, Note, Refusal, Seat, Stage, Word
from engine.core.law import AnyRulebook
from engine.core.play.chance import LoadedChance
from engine.dies_irae.actions import (
    BuildMonument,
    Choose,
    CreatePost,
    Develop,
    End,
    Fight,
    Fortify,
    Occupy,
    Offer,
    Raise,
    Seize,
    Settle,
    Station,
    To,
    Undermine,
)
from engine.dies_irae.board import board
from engine.dies_irae.events import RegionLost, UnitsLeftOut
from engine.dies_irae.law.movement import Idle
from engine.dies_irae.law.opening import room_for_ships
from engine.dies_irae.law.turns import DEEDS_A_TURN
from engine.dies_irae.state import (
    NOBODY,
    Asked,
    Attacking,
    Building,
    Cycle,
    Developing,
    DiesIraeState,
    Founding,
    Moving,
    Offering,
    Ordering,
    Over,
    Posting,
    Routing,
    Starving,
    Stationing,
    Steadying,
    Trading,
)
from engine.dies_irae.words import DEEDS, LEGION, PASS, POWERS, ROWS, SHIP

STAGES = ("action-1", "action-2", "action-3", "action-4", "action-5")

DUE = {
    Founding: "capital", Posting: "posts", Stationing: "units", Ordering: "place", Cycle: "action",
    Moving: "moving", Routing: "route", Attacking: "attacking", Building: "building", Trading: "trading",
    Steadying: "steadying", Developing: "developing", Offering: "offering", Asked: "answer",
    Starving: "supply", Over: "over",
}  # fmt: skip
"""The frames and what is due in each."""

NO_CHANCE = LoadedChance(())


def out_of_place(state: DiesIraeState, action: Action) -> Refusal:
    """The action belongs to another moment: says what is due now."""
    due = DUE.get(type(state.frame), "power")
    return Refusal(f"due-{due}", {"verb": Word("verb", action.word)}, "5")


def stages(state: DiesIraeState, seat: Seat) -> tuple[Stage, ...]:
    """The five actions of the turn: what is done, what is now."""
    power = state.active
    if power == NOBODY or state.realms[power].seat != seat:
        return ()
    spent = sum(cube.power == power for cube in state.cubes)
    now = spent if isinstance(state.frame, Cycle) else spent - 1
    return tuple(
        Stage(STAGES[place], "done" if place < now else "now" if place == now else "next")
        for place in range(DEEDS_A_TURN)
    )


def warnings(rules: AnyRulebook, state: DiesIraeState, seat: Seat, action: Action) -> tuple[Note, ...]:
    """Units that have not moved, things still to be had, provinces given up, actions that bring nothing."""
    if isinstance(action, To):
        return _losses(rules, state, seat, action)
    if isinstance(action, Settle | Occupy | Station):
        return _left_out(rules, state, seat, action)
    if isinstance(action, Choose) and action.deed != PASS:
        after = rules.resolve(state, seat, action, NO_CHANCE).state
        if list(rules.legal(after, seat)) == [End()]:
            return (Note("idle-deed", {"deed": Word("deed", action.deed)}),)
    if not isinstance(action, End):
        return ()
    frame = state.frame
    if isinstance(frame, Moving):
        return _unmoved(state, frame)
    return _left(rules.legal(state, seat))


def _left_out(rules: AnyRulebook, state: DiesIraeState, seat: Seat, action: Action) -> tuple[Note, ...]:
    """Ships for which this choice leaves no place: no shore among the posts, or legions on the last (4.4)."""
    if isinstance(state.frame, Stationing) and not room_for_ships(state, state.frame):
        return ()
    step = rules.resolve(state, seat, action, NO_CHANCE)
    frame = step.state.frame
    if isinstance(frame, Stationing) and frame.ships and not room_for_ships(step.state, frame):
        return (Note("left-out", {"unit": Word("unit", SHIP), "count": frame.ships}),)
    return tuple(
        Note("left-out", {"unit": Word("unit", event.unit), "count": event.count})
        for event in step.events
        if isinstance(event, UnitsLeftOut)
    )


def _losses(rules: AnyRulebook, state: DiesIraeState, seat: Seat, action: To) -> tuple[Note, ...]:
    power = POWERS[state.active]
    events = rules.resolve(state, seat, action, NO_CHANCE).events
    lost: tuple[Fact, ...] = tuple(
        Word("region", event.region)
        for event in events
        if isinstance(event, RegionLost) and event.power == power
    )
    return (Note("gives-up", {"places": lost}),) if lost else ()


def _unmoved(state: DiesIraeState, frame: Moving) -> tuple[Note, ...]:
    idle = [Idle(state, frame, stack) for stack in state.realms[state.active].stacks]
    legions, ships = sum(each.legions for each in idle), sum(each.ships for each in idle)
    return (Note("idle-units", {"legions": legions, "ships": ships}),) if legions or ships else ()


def _left(legal: Sequence[Action]) -> tuple[Note, ...]:
    """What could still be had in this action."""
    could: dict[str, list[Fact]] = {}
    for each in legal:
        if isinstance(each, CreatePost):
            could.setdefault("could-create", []).append(Word("hex", each.hex))
        elif isinstance(each, Develop):
            could.setdefault("could-develop", []).append(Word("row", each.row))
        elif isinstance(each, Seize):
            could.setdefault("could-seize", []).append(Word("hex", each.hex))
        elif isinstance(each, Fight):
            could.setdefault("could-fight", []).append(Word("hex", each.hex))
        elif isinstance(each, Raise):
            could.setdefault("could-raise", []).append(Word("hex", each.hex))
    return tuple(Note(key, {"places": tuple(dict.fromkeys(places))}) for key, places in could.items())


def sought_in_vain(rules: AnyRulebook, state: DiesIraeState, seat: Seat) -> Iterator[Action]:
    """Actions people look for here although a rule forbids them."""
    if state.active == NOBODY or state.realms[state.active].seat != seat:
        return
    frame = state.frame
    sought: list[Action] = []
    if isinstance(frame, Cycle):
        sought += map(Choose, DEEDS)
    elif isinstance(frame, Developing):
        sought += map(Develop, ROWS)
    elif isinstance(frame, Trading):
        sought += _wanted_posts(state)
    elif isinstance(frame, Building):
        sought += _wanted_buildings(state)
    elif isinstance(frame, Attacking):
        sought += _wanted_attacks(state)
    elif isinstance(frame, Offering):
        sought += [Offer(power) for number, power in enumerate(POWERS) if number != state.active]
    elif isinstance(frame, Steadying) and state.options.undermining:
        sought += [Undermine(power) for number, power in enumerate(POWERS) if number != state.active]
    yield from (action for action in sought if rules.refusal(state, seat, action) is not None)


def _wanted_posts(state: DiesIraeState) -> list[Action]:
    found = board()
    return [
        CreatePost(found.hexes[stack.hex])
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
                sought += [Raise(name, LEGION), Raise(name, SHIP)]
            else:
                sought.append(Fortify(name))
            sought.append(BuildMonument(name))
    return sought


def _wanted_attacks(state: DiesIraeState) -> list[Action]:
    found = board()
    sought: list[Action] = []
    for stack in state.realms[state.active].stacks:
        name, site = found.hexes[stack.hex], found.site[stack.hex]
        if site >= 0 and state.sites[site].owner not in (NOBODY, state.active):
            sought.append(Seize(name))
            sought.append(Fight(name, LEGION, POWERS[state.sites[site].owner]))
    return sought
