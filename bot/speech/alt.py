"""The board for people who cannot see it: alternative text of pictures, and the whole board in words."""

from collections.abc import Sequence
from typing import Any

from bot.speech.names import cut, pages, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.contract import Event, Seat, View

LONGEST_ALT = 1024
"""Characters Discord allows for an attachment's description."""


def alternative_text(
    teller: Teller,
    view: View[Any],
    events: Sequence[Event] = (),
    turn: int | None = None,
    limit: int = LONGEST_ALT,
    plan: int | None = None,
) -> str:
    """Title, turn, who is to play, how everybody stands, and what changed as far as there is room.

    `plan`: how many steps of a plan it shows, which is said first; None: it is no plan.
    """
    first = [] if plan is None else [teller.say("alt-plan", step=plan)]
    lines = [*first, _title(teller, view, turn), *_to_play(teller, view), *standings(teller, view)]
    head = "\n".join(plain(line) for line in lines)
    changed = plain(story(teller, events)) if events else ""
    if changed:
        changed = teller.say("alt-changed", what=changed)
    more = teller.say("alt-more") if teller.guide.describe(view) else ""
    room = limit - len(head) - len(more) - 2
    if changed and room > 40:
        head = f"{head}\n{cut(changed, room)}"
    return cut(f"{head}\n{more}" if more else head, limit)


def board_in_words(teller: Teller, view: View[Any], limit: int = 2000) -> list[str]:
    """Everything there is to see on the board, in texts of at most `limit` characters."""
    lines = [_title(teller, view), *_to_play(teller, view)]
    described = teller.guide.describe(view)
    lines += teller.notes("line", described) or standings(teller, view)
    return pages(lines, limit)


def standings(teller: Teller, view: View[Any]) -> list[str]:
    """Each seat's standing in a line, in the order of the seats."""
    guide = teller.guide
    roles, standing = guide.roles(view), guide.standing(view)
    lines = []
    for seat, (words, points) in enumerate(zip(roles, standing.scores, strict=True)):
        name = teller.names[seat] if seat < len(teller.names) else ""
        score = teller.score(points, standing.goal)
        held = [(word, count) for word, count in guide.holdings(view, Seat(seat)) if word.kind != "score"]
        holdings = teller.holdings(held, ", ")
        who = teller.say("role-of", role=teller.role(words), name=name) if words else name
        if not holdings:
            lines.append(teller.say("alt-standing-plain", who=who, score=score))
        else:
            lines.append(teller.say("alt-standing", who=who, score=score, holdings=holdings))
    return lines


def _title(teller: Teller, view: View[Any], turn: int | None = None) -> str:
    turn = teller.guide.turn(view).number if turn is None else turn
    if turn < 1:
        return teller.say("alt-title-before", title=teller.title())
    return teller.say("alt-title", title=teller.title(), turn=turn)


def _to_play(teller: Teller, view: View[Any]) -> list[str]:
    """Who owes a decision, a line each."""
    guide = teller.guide
    standing = guide.standing(view)
    if standing.ended is not None:
        return [teller.ending(standing)]
    roles, turn = guide.roles(view), guide.turn(view)
    lines = []
    for decision in guide.decisions(view):
        acts = decision.in_turn and turn.actor is not None and turn.seat == decision.seat
        words = (turn.actor,) if acts and turn.actor is not None else roles[decision.seat]
        name = teller.names[decision.seat] if decision.seat < len(teller.names) else ""
        lines.append(teller.say("alt-to-play", who=teller.player(name, words)))
    return list(dict.fromkeys(lines))
