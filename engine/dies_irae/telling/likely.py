"""What people are likeliest to do, to stand first among the answers."""

from collections.abc import Sequence

from engine.core.contract import Action, Seat, View, Word
from engine.dies_irae.actions import At, Choose, CreatePost, Develop, Seize, To
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.frames import Cycle, Moving, Routing
from engine.dies_irae.law.movement import legal_leads, legal_targets, routing_of
from engine.dies_irae.law.routes import ground, targets
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.pieces import stack_at
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.telling.advice import NO_CHANCE
from engine.dies_irae.telling.ways import goals_of, promise, staying
from engine.dies_irae.words import LEADER, PASS

MOST, MARCHES, FIRST = 19, 18, 3
"""Up to so many answers there are to what to begin with, lines among those to what to move, and marches
among the former."""
EVERY = (CreatePost, Develop, Seize)
"""What is mostly done as often as one can."""
TARGETS = 3
"""Targets for each group, as long as there is room."""


def likely(view: View[DiesIraeState]) -> Sequence[Action]:
    """Where units go: to what is to be had there, then to other hexes with goods, the open sea and empty land
    last; of each the most promising first."""
    state, frame = view.state, view.state.frame
    if not isinstance(frame, Routing):
        return ()
    goals = goals_of(state)

    def rank(action: To) -> tuple[bool, bool, float]:
        place = board().index[action.hex]
        return place not in goals, board().site[place] < 0, -promise(state, frame, place)

    return sorted(legal_targets(state, frame, view.seat), key=rank)


def lines(view: View[DiesIraeState]) -> Sequence[tuple[Action, ...]]:
    """An action chosen with the first that is done in it, or with all; units taken up and where they go."""
    state, seat = view.state, view.seat
    if isinstance(state.frame, Moving):
        return _marches(state, state.frame, seat, TARGETS)[:MARCHES]
    return _beginnings(state, seat) if isinstance(state.frame, Cycle) else ()


def further(view: View[DiesIraeState]) -> Sequence[tuple[Action, ...]]:
    """Units taken up and wherever else they can go."""
    state, frame = view.state, view.state.frame
    if not isinstance(frame, Moving):
        return ()
    first = set(lines(view))
    return [each for each in _marches(state, frame, view.seat) if each not in first]


def heading(view: View[DiesIraeState], action: Action) -> Word:
    """Of where units go the province or island, or the open sea; of all else the hex."""
    del view
    if not isinstance(action, To):
        return Word("hex", action.hex) if isinstance(action, At) else Word("verb", action.word)
    region = board().region[board().index[action.hex]]
    return Word("terrain", "sea") if region == NOWHERE else Word("region", board().regions[region].region)


def _beginnings(state: DiesIraeState, seat: Seat) -> Sequence[tuple[Action, ...]]:
    """Whatever can be begun with, as far as there is room: the likeliest marches, and of each other action
    all that can be done or nothing, those with the fewest steps first."""
    begun, found = list[list[tuple[Action, ...]]](), list[tuple[Action, ...]]()
    choices = [each for each in RULES.legal(state, seat) if isinstance(each, Choose) and each.deed != PASS]
    for choice in choices:
        after = RULES.resolve(state, seat, choice, NO_CHANCE).state
        if isinstance(after.frame, Moving):
            found += [(choice, *march) for march in _marches(after, after.frame, seat, TARGETS)[:FIRST]]
            continue
        steps = [step for step in RULES.legal(after, seat) if not step.ends]
        every = _every(after, seat, steps)
        begun.append([*([(choice, *every)] if every else []), *((choice, step) for step in steps)])
    for each in sorted(begun, key=len):
        if len(found) + len(each) <= MOST - len(choices):
            found += each
    return found


def _every(state: DiesIraeState, seat: Seat, steps: Sequence[Action]) -> Sequence[Action]:
    """The steps, where all of them can be taken one after another; else none."""
    if len(steps) < 2 or not all(isinstance(each, EVERY) for each in steps):
        return ()
    for step in steps:
        if RULES.refusal(state, seat, step) is not None:
            return ()
        state = RULES.resolve(state, seat, step, NO_CHANCE).state
    return steps


def _marches(
    state: DiesIraeState, frame: Moving, seat: Seat, best: int | None = None
) -> Sequence[tuple[Action, ...]]:
    """Groups with where they are likeliest to go: for each the best, then for each the second; the `best`
    of each so many, or all."""
    found = list[tuple[int, float, tuple[Action, ...]]]()
    met, most = ground(state), dict[tuple[str, str], int]()
    leads = [each for each in legal_leads(state, frame, seat) if not each.leader and each.unit != LEADER]
    for lead in leads:
        most[lead.hex, lead.unit] = max(lead.count, most.get((lead.hex, lead.unit), 0))
    for lead in leads:
        if lead.carrying is not None or lead.count not in (1, most[lead.hex, lead.unit]):
            continue
        routing = routing_of(state, frame, lead)
        stays = staying(state, stack_at(state.realms[state.active], routing.hex), lead.unit)
        promised = sorted(
            ((promise(state, routing, place) - stays, place) for place in targets(state, routing, met)),
            key=lambda each: -each[0],
        )
        for rank, (gain, place) in enumerate(promised[:best]):
            found.append((rank, -gain, (lead, To(board().hexes[place]))))
    return [line for _, _, line in sorted(found, key=lambda each: each[:2])]
