"""Moving a piece by exactly what was thrown: onto the board, along it, off it.

Source: Finkel, "Movement". A square holds one piece. The rival's are taken in the middle row, but not on the
rosette there. Whoever comes to rest on a rosette throws again. Who can move must.
"""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word
from engine.core.values.change import change, with_entry
from engine.ur.actions import BearOff, Enter, Move
from engine.ur.board import HOME, ROSETTES, square_at, step_of
from engine.ur.events import BorneOff, Captured, Entered, Moved, RosetteReached, Won
from engine.ur.state import Moving, Over, Throwing, UrState, other
from engine.ur.words import SIDES, Square

RULE = "Movement"


def legal_bearings(state: UrState, _frame: Moving, seat: Seat) -> tuple[BearOff, ...]:
    """The piece that is home by the throw, if there is one."""
    exact = HOME - state.total
    return (BearOff(square_at(seat, exact)),) if exact in possible(state, seat) else ()


def legal_moves(state: UrState, _frame: Moving, seat: Seat) -> tuple[Move, ...]:
    """The pieces that can move on the board, the foremost first."""
    return tuple(
        Move(square_at(seat, step), square_at(seat, step + state.total))
        for step in possible(state, seat)
        if step and step + state.total < HOME
    )


def legal_entries(state: UrState, _frame: Moving, seat: Seat) -> tuple[Enter, ...]:
    """A new piece, if one waits and its square is free."""
    return (Enter(square_at(seat, state.total)),) if 0 in possible(state, seat) else ()


def possible(state: UrState, seat: int) -> list[int]:
    """The steps from which a piece can move by the throw; 0 is for one that waits."""
    if not state.total:
        return []
    starts = [*state.on_board[seat], *([0] if state.waiting(seat) else [])]
    return [step for step in starts if step + state.total <= HOME and not _blocked(state, seat, step)]


def _blocked(state: UrState, seat: int, step: int) -> bool:
    """Whether the throw leads from a step onto a piece of one's own, or onto a rosette the rival holds."""
    target = step + state.total
    return target < HOME and (
        target in state.on_board[seat] or (_rival_on(state, seat, target) and _on_rosette(seat, target))
    )


def _on_rosette(seat: int, step: int) -> bool:
    return square_at(seat, step) in ROSETTES


def _rival_on(state: UrState, seat: int, step: int) -> bool:
    """Whether a piece of the rival's stands where a seat's piece is after so many steps."""
    return step_of(other(seat), square_at(seat, step)) in state.on_board[other(seat)]


def refuse_bearing(state: UrState, _frame: Moving, seat: Seat, action: BearOff) -> Refusal | None:
    """No piece there, or the throw is not what it needs."""
    step = step_of(seat, action.origin)
    if step not in state.on_board[seat]:
        return _none_there(action.origin)
    if step + state.total != HOME:
        return Refusal(
            "not-exact",
            {"origin": Word("square", action.origin), "needs": HOME - step, "total": state.total},
            RULE,
        )
    return None


def refuse_move(state: UrState, _frame: Moving, seat: Seat, action: Move) -> Refusal | None:
    """No piece there, another square than the throw leads to, or that square is taken."""
    step = step_of(seat, action.origin)
    if step not in state.on_board[seat]:
        return _none_there(action.origin)
    return _refuse_target(state, seat, step, action.target)


def refuse_entry(state: UrState, _frame: Moving, seat: Seat, action: Enter) -> Refusal | None:
    """No piece waits, another square than the throw leads to, or that square is taken."""
    if not state.waiting(seat):
        return Refusal("none-waiting", {}, RULE)
    return _refuse_target(state, seat, 0, action.target)


def _none_there(origin: Square) -> Refusal:
    return Refusal("none-there", {"origin": Word("square", origin)}, RULE)


def _refuse_target(state: UrState, seat: Seat, step: int, target: Square) -> Refusal | None:
    """What speaks against moving from a step to a square."""
    if step + state.total > HOME:
        return Refusal("beyond-home", {"needs": HOME - step, "total": state.total}, RULE)
    if step + state.total == HOME:
        return Refusal("is-home", {"origin": Word("square", square_at(seat, step))}, RULE)
    reached = square_at(seat, step + state.total)
    if target != reached:
        return Refusal(
            "other-square",
            {"total": state.total, "reached": Word("square", reached), "target": Word("square", target)},
            RULE,
        )
    if step + state.total in state.on_board[seat]:
        return Refusal("own-piece-there", {"target": Word("square", target)}, RULE)
    if _blocked(state, seat, step):
        return Refusal("rosette-held", {"target": Word("square", target)}, RULE)
    return None


def bear_off(state: UrState, _frame: Moving, seat: Seat, action: BearOff, _chance: Chance) -> Step[UrState]:
    """The piece is home; the last of all wins."""
    steps = tuple(step for step in state.on_board[seat] if step != step_of(seat, action.origin))
    home = with_entry(state.home, seat, state.home[seat] + 1)
    moved = change(state, on_board=with_entry(state.on_board, seat, steps), home=home)
    told = BorneOff(SIDES[seat], action.origin, state.pieces - home[seat])
    if home[seat] == state.pieces:
        return Step(change(moved, frame=Over("home", seat)), (told, Won(SIDES[seat])))
    return Step(_passed_on(moved), (told,))


def move(state: UrState, _frame: Moving, seat: Seat, action: Move, _chance: Chance) -> Step[UrState]:
    """The piece stands on its new square."""
    told = Moved(SIDES[seat], action.origin, action.target)
    return _arrived(state, seat, step_of(seat, action.origin), told)


def enter(state: UrState, _frame: Moving, seat: Seat, action: Enter, _chance: Chance) -> Step[UrState]:
    """The new piece stands on its square."""
    return _arrived(state, seat, 0, Entered(SIDES[seat], action.target))


def _arrived(state: UrState, seat: Seat, origin: int, told: Event) -> Step[UrState]:
    """A piece from a step has moved by the throw: it may take one, and on a rosette its side throws again."""
    target, events = origin + state.total, [told]
    square = square_at(seat, target)
    mine = tuple(sorted({*state.on_board[seat], target} - {origin}, reverse=True))
    steps = with_entry(state.on_board, seat, mine)
    if _rival_on(state, seat, target):
        rival = other(seat)
        left = tuple(step for step in steps[rival] if square_at(rival, step) != square)
        steps = with_entry(steps, rival, left)
        events.append(Captured(SIDES[seat], SIDES[rival], square))
    moved = change(state, on_board=steps)
    if square in ROSETTES:
        events.append(RosetteReached(SIDES[seat], square))
        return Step(change(moved, frame=Throwing()), tuple(events))
    return Step(_passed_on(moved), tuple(events))


def _passed_on(state: UrState) -> UrState:
    """The state at the beginning of the rival's turn."""
    return change(state, active=other(state.active), frame=Throwing(), turn=state.turn + 1)
