"""What is answered to "why?": the rule, what stands in the way, and what would make it possible."""

from collections.abc import Mapping, Sequence

from bot.herald.explaining import waits
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, at_table, listed
from bot.private.panel.answers import Sight
from bot.private.panel.foresight import foreseen, reveals
from bot.private.panel.sheet import previews, warnings_of
from bot.private.reading.help_pages import heading_of
from bot.private.why.meant import candidates
from bot.private.why.sight import REFUSED
from bot.private.why.way import Way
from bot.speech.names import bold, cut, joined, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING, Table
from engine.core.choosing.notation import write
from engine.core.contract import Action, Refusal, Seat
from engine.core.play.match import Match
from engine.core.reasons import Reason
from engine.core.sections import Section, section_of_refusal, section_of_verb

POSSIBLE = 5
"""Things that can be done instead which are told in words, and all that a picture shows."""
BROUGHT = 600
"""Characters of what an allowed action would bring."""
IN_MENU = 25
"""What is not to be had, in a menu."""
LONGEST_VALUE = 100
"""Characters of a menu's value."""


def refused_sheet(teller: Teller, reason: Reason, sight: Sight | None, way: Way | None) -> Sheet:
    """Why something cannot be done: the law's sentence, what would be right, what can be done instead."""
    what = _lettered(teller, reason.action, {} if sight is None else sight.letters, REFUSED)
    sheet = Sheet().text(bold(teller.say("why-refused", what=what)))
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


def allowed_sheet(table: Table, teller: Teller, match: Match, seat: Seat, action: Action) -> Sheet:
    """That something is allowed, and what it would bring as far as the seat can know."""
    sheet = Sheet().text(bold(teller.say("why-allowed", what=teller.action(action))))
    lines = [f"- {line}" for line in previews(teller, match, seat, action)]
    price = match.guide.price(match.view(seat), action)
    if price:
        lines.insert(0, f"- {teller.say('why-price', cost=teller.amounts(price))}")
    sheet.text("\n".join(lines) or _brought(teller, match, seat, action))
    sheet.text(" ".join(warnings_of(teller, match, seat, action)))
    return sheet.row(*at_table(table, teller.language, "turn"))


def _brought(teller: Teller, match: Match, seat: Seat, action: Action) -> str:
    """What would happen at once; empty where luck or what is hidden decides it."""
    step = foreseen(match, seat, action)
    if step is None or reveals(step):
        return ""
    told = story(teller, [event for event in step.events if event.known_to(seat)])
    return teller.say("why-brings", what=cut(told, BROUGHT)) if told else ""


def unasked_sheet(table: Table, teller: Teller, person: int, action: Action) -> Sheet:
    """Why nothing can be tried now by somebody: the game is over, they only look on, or others are asked."""
    plan = list[KeptButton]()
    if table.status != RUNNING:
        told = teller.say("panel-game-over")
    elif not table.seats_of(person):
        told = teller.say("why-watching")
    else:
        told = "\n".join((teller.say("why-not-your-turn"), *waits(teller, table)))
        plan = at_table(table, teller.language, "plan")
    return Sheet().text(bold(teller.action(action))).text(told).row(*plan)


def rule_button(
    table: Table, teller: Teller, section: Section, instead: Sequence[object] = ()
) -> list[KeptButton]:
    """The button to the section of the rules, by the heading of its page."""
    heading = heading_of(table.rules.slug, teller.language, section.page)
    if not heading:
        return []
    label = teller.say("why-rules", section=heading)
    if section.entry:
        return [KeptButton.make("section", table.id, section.page, section.entry, label=label)]
    return [KeptButton.make("rules", table.id, section.page, *instead, label=label)]


def section_for(table: Table, action: Action, refusal: Refusal | None) -> Section:
    """The section of the rules that an answer leads to; `refusal`: what stands in the way in the end."""
    slug, verb = table.rules.slug, type(action)
    return section_of_verb(slug, verb) if refusal is None else section_of_refusal(slug, verb, refusal)


def again_button(table: Table, teller: Teller, instead: Sequence[object] = ()) -> KeptButton:
    """The button that leads to another question."""
    return KeptButton.make("why", table.id, *instead, label=teller.say("button-why-else"))


def vain_menu(
    table: Table, teller: Teller, match: Match, seat: Seat, instead: Sequence[object]
) -> list[KeptSelect]:
    """A menu of what the seat would look for in vain now, each with the reason in a few words; none where all
    of it is to be had."""
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
    return [KeptSelect.make("why-of", table.id, *instead, placeholder=title, options=shown)]
