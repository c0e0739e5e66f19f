"""9.6: rows of the development chart advance."""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry
from engine.dies_irae.actions import Develop
from engine.dies_irae.charts import GOLDEN, Needs, chart, goods
from engine.dies_irae.events import Developed
from engine.dies_irae.frames import Developing
from engine.dies_irae.law.prices import too_dear
from engine.dies_irae.law.reckoning import shifted
from engine.dies_irae.law.tally import fulfils
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, Realm, with_realm
from engine.dies_irae.words import CULTURE, ECONOMY, POWERS, ROWS, phase_word

RULE = "9.6"


EVERY_ROW = tuple(map(Develop, ROWS))


def legal_rows(state: DiesIraeState, frame: Developing, _seat: Seat) -> list[Develop]:
    """The rows that can advance now."""
    realm = state.realms[state.active]
    return [each for row, each in enumerate(EVERY_ROW) if row not in frame.done and _open(realm, row)]


def _open(realm: Realm, row: int) -> bool:
    """Whether a power can enter the next space of a row: it can pay for it and meets its condition."""
    space = realm.development[row] + 1
    if space > GOLDEN:
        return False
    form = chart()[row][space]
    return form.price <= realm.talents and fulfils(realm.goods, realm.development, form.needs)


def signed(modifier: int) -> str:
    """What a space of culture adds to a combat: `+2`, `0`, `-1`."""
    return f"{modifier:+d}" if modifier else "0"


def needed(needs: Needs) -> tuple[Word, ...]:
    """A condition in words: phases by row and number, goods, luxuries."""
    return tuple(word for word, _ in _parts(needs))


def missing(realm: Realm, needs: Needs) -> tuple[Word, ...]:
    """What a power lacks of a condition, in the same words."""
    return tuple(word for word, part in _parts(needs) if not fulfils(realm.goods, realm.development, part))


def _parts(needs: Needs) -> list[tuple[Word, Needs]]:
    """The single demands of a condition, each named."""
    found = [
        (Word("phase", phase_word(row, phase)), Needs(phases=((row, phase),))) for row, phase in needs.phases
    ]
    for group in needs.goods:
        names = "-".join(goods()[good].good for good in group)
        found.append((Word("good" if len(group) == 1 else "either", names), Needs(goods=(group,))))
    if needs.luxuries > needs.kinds:
        found.append((Word("luxuries", str(needs.luxuries)), Needs(luxuries=needs.luxuries)))
    if needs.kinds:
        found.append((Word("luxuries", "all"), Needs(kinds=needs.kinds)))
    return found


def refuse_row(state: DiesIraeState, frame: Developing, _seat: Seat, action: Develop) -> Refusal | None:
    """Advanced already, at its end, a condition not met, or too dear."""
    realm, row = state.realms[state.active], ROWS.index(action.row)
    facts = named(row=action.row)
    if row in frame.done:
        return Refusal("one-space", facts, RULE)
    if _open(realm, row):
        return None
    space = realm.development[row] + 1
    if space > GOLDEN:
        return Refusal("row-complete", facts, RULE)
    form = chart()[row][space]
    if not fulfils(realm.goods, realm.development, form.needs):
        return Refusal("condition", {**facts, "missing": missing(realm, form.needs)}, RULE)
    return too_dear(realm, form.price, RULE, facts)


def develop(
    state: DiesIraeState, frame: Developing, _seat: Seat, action: Develop, _chance: Chance
) -> DiesIraeStep:
    """The cube enters the next space; a new phase of economy or culture brings stability."""
    power, row = state.active, ROWS.index(action.row)
    realm = state.realms[power]
    space = realm.development[row] + 1
    form = chart()[row][space]
    new = form.phase != chart()[row][space - 1].phase
    events: list[Event] = [
        Developed(POWERS[power], action.row, space, phase_word(row, form.phase), new, form.price)
    ]
    development = with_entry(realm.development, row, space)
    state = with_realm(state, power, development=development, talents=realm.talents - form.price)
    if new and space != GOLDEN and action.row in (ECONOMY, CULTURE):
        state = shifted(state, power, 1, events)
    return Step(change(state, frame=Developing((*frame.done, row))), tuple(events))
