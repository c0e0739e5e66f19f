"""What the actions behind an answer cost: read off their field `pay`, whatever the game."""

from collections.abc import Sequence

from engine.core.amounts import Amounts
from engine.core.contract import Action
from engine.core.fields import forms

PAY = "pay"
"""By this name the fields of all games say what is paid."""


def _payment(action: Action) -> Amounts | None:
    for form in forms(type(action)):
        if form.kind == "amounts" and form.name == PAY:
            paid = getattr(action, PAY)
            return paid if isinstance(paid, Amounts) else Amounts()
    return None


def cost_of(actions: Sequence[Action]) -> int | None:
    """How many units any of these actions costs; None where they differ or nothing is ever paid."""
    totals = {paid.total for action in actions if (paid := _payment(action)) is not None}
    return totals.pop() if len(totals) == 1 else None


def prices(actions: Sequence[Action]) -> tuple[Amounts, ...]:
    """The different ways these actions are paid, the proposed one first."""
    return tuple(dict.fromkeys(paid for action in actions if (paid := _payment(action))))
