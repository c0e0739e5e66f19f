"""What is answered without asking: wishes from the lobby, standing orders, a game's own default orders.

Where an answer comes from what its giver keeps to themselves, it is not given at once: its speed would tell.
The table then looks as if they were thinking, until `bot/calls` answers after a pause.
"""

from collections.abc import Sequence

from bot.store.games.games import Chair
from bot.store.games.plans import Order
from engine.core.contract import Action, Decision, Word
from engine.core.play.log import DEFAULT, ORDER
from engine.core.play.match import Match, Played

MOST = 200
"""Answers that may follow each other: more would be a loop."""


def _fits(order: Order, decision: Decision) -> bool:
    if order.seat != decision.seat or order.kind != decision.kind:
        return False
    for name, wanted in order.about:
        fact = decision.facts.get(name)
        if not isinstance(fact, Word) or fact.id != wanted:
            return False
    return True


def _answer(
    match: Match, decision: Decision, chairs: Sequence[Chair], orders: Sequence[Order]
) -> tuple[Action, str] | None:
    chair = chairs[decision.seat]
    if chair.wish is not None:
        wished = match.guide.wished(match.view(decision.seat), chair.wish)
        if wished is not None:
            return wished, ORDER
    if decision.hidden:
        return None
    return order_for(decision, chairs, orders)


def order_for(
    decision: Decision, chairs: Sequence[Chair], orders: Sequence[Order]
) -> tuple[Action, str] | None:
    """What a standing order answers to a question, and by whose will; None: there is none for it."""
    if decision.in_turn or chairs[decision.seat].computer is not None:
        return None
    given = next((order for order in orders if _fits(order, decision)), None)
    name = decision.order if given is None or given.choice == "default" else given.choice
    action = dict(decision.answers).get(name or "")
    if action is None:
        return None
    return action, DEFAULT if given is None or given.choice == "default" else ORDER


def settle(match: Match, chairs: Sequence[Chair], orders: Sequence[Order]) -> tuple[Match, list[Played]]:
    """Play every answer that needs no asking; the match after them and what was played."""
    played: list[Played] = []
    while len(played) < MOST:
        for decision in match.rules.decisions(match.state):
            answer = _answer(match, decision, chairs, orders)
            if answer is not None:
                action, by = answer
                step = match.play(decision.seat, action, by)
                played.append(step)
                match = step.match
                break
        else:
            break
    return match, played
