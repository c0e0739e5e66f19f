"""What people would look for in vain among the answers to a question, and why it is not to be had."""

from bot.herald.sheet import KeptButton
from bot.private.panel.answers import Asked, At
from bot.speech.names import joined
from engine.core.contract import Word
from engine.core.fields import facts_of

IN_VAIN, TAUGHT = 5, 2
"""Lines for what is not to be had, and as many in a lesson."""


def in_vain(asked: Asked) -> str:
    """What people would look for among these very answers, with the reason why it is not to be had.

    Where the question opened by itself, as one kind of choice is left, also why the others are not: where
    nothing of a kind is to be had for one reason, once.
    """
    match, seat, teller, question = asked.match, asked.seat, asked.teller, asked.question
    offered, chosen = [answer.value for answer in question.answers], dict(question.chosen)
    possible = {action.word for action in match.legal(seat)}
    closed, lines, reasons = dict[str, None](), list[str](), set[tuple[str, str]]()
    for action in match.guide.candidates(match.view(seat)):
        fields = {"verb": Word("verb", action.word), **facts_of(action)}
        none = teller.key("none", action.word)
        told = not asked.path and action.word not in possible and teller.knows(none)
        if question.verb and action.word != question.verb:
            if not told:
                continue
        elif fields.get(question.field) in offered or any(
            fields.get(field) != value for field, value in chosen.items()
        ):
            continue
        refusal = match.rules.refusal(match.state, seat, action)
        if refusal is not None:
            reason = teller.reason(refusal, 120)
            if told:
                closed[teller.say(none)] = None
                if (action.word, reason) in reasons:
                    continue
                reasons.add((action.word, reason))
            why = teller.say("panel-in-vain", what=teller.action(action), reason=reason)
            lines.append(f"-# {why}")
    return joined(*closed, *lines[: TAUGHT if asked.taught else IN_VAIN])


def why_button(asked: Asked, at: At) -> KeptButton:
    """The button beside what is greyed: why it is not to be had."""
    label = asked.teller.say("button-why-not")
    return KeptButton.make("why", asked.table.id, *asked.instead(at), label=label)
