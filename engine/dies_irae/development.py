"""9.6: rows of the development chart advance."""

from engine.core.contract import Event, Fact, Refusal, Step, Word
from engine.dies_irae.actions import Develop
from engine.dies_irae.charts import (
    GOLDEN,
    Needs,
    chart,
    goods,
    luxuries,
    phase_at,
)
from engine.dies_irae.events import Developed
from engine.dies_irae.reckoning import shifted
from engine.dies_irae.state import (
    Developing,
    DiesIraeState,
    Realm,
    change,
    with_entry,
    with_realm,
)
from engine.dies_irae.tally import fulfils
from engine.dies_irae.words import CULTURE, ECONOMY, POWERS, ROWS, phase_word

RULE = "9.6"


def legal_rows(state: DiesIraeState, frame: Developing) -> list[Develop]:
    """The rows that can advance now."""
    return [each for each in map(Develop, ROWS) if refuse_row(state, frame, each) is None]


def missing(realm: Realm, needs: Needs) -> tuple[Fact, ...]:
    """What a power lacks of a condition, as words: phases by row and number, goods, luxuries."""
    lacks: list[Fact] = [
        Word("phase", phase_word(row, phase))
        for row, phase in needs.phases
        if phase_at(row, realm.development[row]) < phase
    ]
    for group in needs.goods:
        if not any(realm.goods[good] for good in group):
            names = "-".join(goods()[good].good for good in group)
            lacks.append(Word("good" if len(group) == 1 else "either", names))
    have = sum(realm.goods[good] for good in luxuries())
    kinds = sum(realm.goods[good] > 0 for good in luxuries())
    if have < needs.luxuries:
        lacks.append(Word("luxuries", str(needs.luxuries)))
    elif kinds < needs.kinds:
        lacks.append(Word("luxuries", "all"))
    return tuple(lacks)


def refuse_row(state: DiesIraeState, frame: Developing, action: Develop) -> Refusal | None:
    """Advanced already, at its end, a condition not met, or too dear."""
    realm, row = state.realms[state.active], ROWS.index(action.row)
    facts: dict[str, Fact] = {"row": Word("row", action.row)}
    if row in frame.done:
        return Refusal("one-space", facts, RULE)
    space = realm.development[row] + 1
    if space > GOLDEN:
        return Refusal("row-complete", facts, RULE)
    form = chart()[row][space]
    if not fulfils(realm.goods, realm.development, form.needs):
        return Refusal("condition", {**facts, "missing": missing(realm, form.needs)}, RULE)
    if form.price > realm.talents:
        return Refusal("too-dear", {**facts, "needs": form.price, "has": realm.talents}, RULE)
    return None


def develop(state: DiesIraeState, frame: Developing, action: Develop) -> Step[DiesIraeState]:
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
