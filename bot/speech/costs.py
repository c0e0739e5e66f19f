"""What the actions behind an answer cost: read off their field `pay`, or told by the rulebook."""

from collections.abc import Callable, Sequence

from engine.core.contract import Action
from engine.core.values.amounts import Amounts
from engine.core.values.forms import forms

PAY = "pay"
"""By this name the fields of all games say what is paid."""

Pricing = Callable[[Action], Amounts | None]
"""What an action costs; None where there is nothing to tell."""


def payment(action: Action) -> Amounts | None:
    """What an action's own field says is paid."""
    for form in forms(type(action)):
        if form.kind == "amounts" and form.name == PAY:
            paid = getattr(action, PAY)
            return paid if isinstance(paid, Amounts) else Amounts()
    return None


def cost_of(actions: Sequence[Action], priced: Pricing = payment) -> int | None:
    """How many units any of these actions costs; None where they differ or nothing is ever paid."""
    totals = {paid.total for action in actions if (paid := priced(action)) is not None}
    return totals.pop() if len(totals) == 1 else None


def prices(actions: Sequence[Action], priced: Pricing = payment) -> tuple[Amounts, ...]:
    """The different ways these actions are paid, the proposed one first."""
    return tuple(dict.fromkeys(paid for action in actions if (paid := priced(action))))
