"""What is answered to "why?": the rule, what stands in the way, and what would make it possible."""

from collections.abc import Mapping

from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
from bot.private.panel.answers import Sight, previews
from bot.private.panel.foresight import foreseen, reveals
from bot.private.panel.sheet import warnings_of
from bot.private.reading.help_pages import section_text
from bot.private.why.meant import candidates
from bot.private.why.sight import REFUSED
from bot.private.why.standpoint import Standpoint
from bot.private.why.way import Way
from bot.speech.names import bold, cut, joined, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.choosing.notation import write
from engine.core.contract import Action, Refusal, Seat
from engine.core.play.match import Match
from engine.core.reasons import Reason
from engine.core.sections import Section, section_of_refusal, section_of_verb

POSSIBLE = 5
"""Things that can be done instead which are told in words, and all that a picture shows."""
GENERAL = 1500
"""Characters of what the rules say in general."""
BROUGHT = 600
"""Characters of what an allowed action would bring."""
IN_MENU = 25
"""What is not to be had, in a menu."""
LONGEST_VALUE = 100
"""Characters of a menu's value."""


def refused_sheet(at: Standpoint, reason: Reason, sight: Sight | None, way: Way | None) -> Sheet:
    """Why something cannot be done: the law's sentence, what would be right, what can be done instead."""
    teller = at.teller
    what = _lettered(teller, reason.action, {} if sight is None else sight.letters, REFUSED)
    sheet = (
        Sheet()
        .text(at.note)
        .text(bold(teller.say("why-refused" if at.asked else "why-refused-then", what=what)))
    )
    nearer = _way_told(teller, way) if way is not None else _right(teller, reason.refusal)
    sheet.text(joined(_by_rule(teller, reason.refusal), nearer))
    if sight is not None:
        sheet.attach(sight.drawn)
    return sheet.text(_possible(teller, reason, sight))


def _by_rule(teller: Teller, refusal: Refusal) -> str:
    """A refusal with the number of its rule, where the rulebook numbers them."""
    told = teller.refusal(refusal)
    return teller.say("refusal-by-rule", what=told, rule=refusal.rule) if refusal.rule[:1].isdigit() else told


def _right(teller: Teller, refusal: Refusal) -> str:
    right = teller.right(refusal)
    return teller.say("why-right", right=right) if right else ""


def _way_told(teller: Teller, way: Way) -> str:
    """What could be done first, and what would still stand in the way then."""
    steps = teller.say("why-then").join(teller.action(step) for step in way.steps)
    if way.refusal is None:
        return teller.say("why-way", steps=steps)
    told = teller.say("why-way-refused", steps=steps, what=_by_rule(teller, way.refusal))
    return joined(told, _right(teller, way.refusal))


def _possible(teller: Teller, reason: Reason, sight: Sight | None) -> str:
    """What can be done instead, with the letters that stand on the picture."""
    letters = {} if sight is None else sight.letters
    first = [place for place in letters if place != REFUSED]
    shown = [*first, *(place for place in range(len(reason.possible)) if place not in letters)]
    most = max(POSSIBLE, len(first))
    lines = [f"- {_lettered(teller, reason.possible[place], letters, place)}" for place in shown[:most]]
    return "\n".join((teller.say("why-possible", count=len(reason.possible)), *lines)) if lines else ""


def _lettered(teller: Teller, action: Action, letters: Mapping[int, str], place: int) -> str:
    """What an action does, with its letter on the picture where it has one."""
    label, letter = teller.action(action), letters.get(place)
    return label if letter is None else teller.say("answer-letter", letter=letter, label=label)


def allowed_sheet(at: Standpoint, match: Match, seat: Seat, action: Action) -> Sheet:
    """That something is allowed, and what it would bring as far as the seat can know."""
    teller = at.teller
    told = teller.say("why-allowed" if at.asked else "why-allowed-then", what=teller.action(action))
    sheet = Sheet().text(at.note).text(bold(told))
    lines = [f"- {line}" for line in previews(teller, match, seat, action)]
    price = match.guide.price(match.view(seat), action)
    if price:
        lines.insert(0, f"- {teller.say('why-price', cost=teller.amounts(price))}")
    sheet.text("\n".join(lines) or _brought(teller, match, seat, action))
    sheet.text(" ".join(warnings_of(teller, match, seat, action)))
    return sheet


def _brought(teller: Teller, match: Match, seat: Seat, action: Action) -> str:
    """What would happen at once; empty where luck or what is hidden decides it."""
    step = foreseen(match, seat, action)
    if step is None or reveals(step):
        return ""
    told = story(teller, [event for event in step.events if event.known_to(seat)])
    return teller.say("why-brings", what=cut(told, BROUGHT)) if told else ""


def untried_sheet(at: Standpoint, action: Action) -> Sheet:
    """Why nothing can be tried now by somebody, as the game is over or too much is hidden from them, and what
    the rules say of it in general."""
    section = section_for(at.slug, action, None)
    sheet = Sheet().text(at.note).text(bold(at.teller.action(action)))
    general = section_text(at.slug, at.teller.language, section).partition("\n")[2] if section.page else ""
    return sheet.text(cut(general, GENERAL))


def section_for(slug: str, action: Action, refusal: Refusal | None) -> Section:
    """The section of the rules that an answer leads to; `refusal`: what stands in the way in the end."""
    verb = type(action)
    return section_of_verb(slug, verb) if refusal is None else section_of_refusal(slug, verb, refusal)


def again_button(at: Standpoint) -> KeptButton:
    """The button that leads to another question."""
    return KeptButton.make(f"{at.names}why", *at.where, label=at.teller.say("button-why-else"))


def vain_menu(at: Standpoint) -> list[KeptSelect]:
    """A menu of what the seat would look for in vain now, each with the reason in a few words; none where all
    of it is to be had."""
    match, teller, seat = at.match, at.teller, at.seat
    if seat is None:
        return []
    options, view = dict[str, tuple[str, str]](), match.view(seat)
    for action in candidates(match, seat):
        text, refusal = write(action), match.rules.refusal(view.state, seat, action)
        if refusal is not None and len(text) <= LONGEST_VALUE:
            options[text] = cut(teller.action(action), 100), cut(plain(teller.reason(refusal)), 100)
    if not options:
        return []
    shown = listed((text, label) for text, (label, _) in [*options.items()][:IN_MENU])
    for option in shown:
        option.description = options[option.value][1]
    title = teller.say("why-vain")
    return [KeptSelect.make(f"{at.names}why-of", *at.where, placeholder=title, options=shown)]
