"""What an action will lead to, told before it is taken: goods, rows of the chart, combats (4, 9)."""

from engine.core.contract import Action, Event, Fact, Note, View, Word, named
from engine.dies_irae.actions import (
    Choose,
    CreatePost,
    Develop,
    Fight,
    Occupy,
    PlayPower,
    Seize,
    Settle,
    Station,
    To,
)
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.charts import GOLDEN, HIGHEST, Space, chart, goods, site_goods
from engine.dies_irae.events import (
    FortressDestroyed,
    Fought,
    MonumentDestroyed,
    OfPower,
    PostSeized,
    RegionGained,
    StabilityMoved,
)
from engine.dies_irae.frames import Attacking, Founding, Posting, Stationing, Trading
from engine.dies_irae.law import attack, opening, trade
from engine.dies_irae.law.development import missing, needed, signed
from engine.dies_irae.law.reckoning import settled
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import goods_of, income, points
from engine.dies_irae.pieces import estates
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep, Realm
from engine.dies_irae.telling import settling
from engine.dies_irae.telling.advice import NO_CHANCE
from engine.dies_irae.telling.built import built
from engine.dies_irae.values import moves_at, strength_at
from engine.dies_irae.words import DEVELOP, LEGION, POWERS, ROWS, SHIP, Hex, phase_word


def preview(view: View[DiesIraeState], action: Action) -> tuple[Note, ...]:
    """The rows one could advance, before Develop is chosen; a row's next space; the outcome of a combat."""
    state, seat, frame = view.state, view.seat, view.state.frame
    match action:
        case Choose(deed) if deed == DEVELOP:
            realm = state.realms[state.active]
            return tuple(_space(realm, row) for row in range(len(ROWS)))
        case Develop():
            return _step(state.realms[state.active], ROWS.index(action.row))
        case Fight() if isinstance(frame, Attacking):
            return (_outcome(attack.fight(state, frame, seat, action, NO_CHANCE), action),)
        case PlayPower():
            return settling.begins(action.power)
        case Settle() if isinstance(frame, Founding):
            return settling.capital(state, frame, seat, action)
        case Station() if isinstance(frame, Stationing):
            return settling.within_reach(state, frame.power, action.hex)
        case Occupy() if isinstance(frame, Posting) and action in opening.legal_posts(state, frame, seat):
            return (_good(state, frame.power, action.hex, _first_income(state, frame.power, action.hex)),)
        case CreatePost() if (
            isinstance(frame, Trading) and trade.refuse_post(state, frame, seat, action) is None
        ):
            step = trade.create_post(state, frame, seat, action, NO_CHANCE)
            return (
                _good(state, state.active, action.hex, _more(state, step)),
                *_counts(state, step, action.hex),
            )
        case Seize() if (
            isinstance(frame, Attacking) and attack.refuse_seizure(state, frame, seat, action) is None
        ):
            step = attack.seize(state, frame, seat, action, NO_CHANCE)
            return (_taken(state, step, action), *_counts(state, step, action.hex))
        case To():
            step = RULES.resolve(state, seat, action, NO_CHANCE)
            return (*_ground(state, state.active, action.hex), *_counts(state, step, action.hex))
    return built(state, action)


def nearby(view: View[DiesIraeState], action: Action) -> tuple[Note, ...]:
    """Of a hex without a good where units go: the free goods beside it, and those that are held."""
    if not isinstance(action, To):
        return ()
    state, found, place = view.state, board(), board().index[action.hex]
    if found.site[place] >= 0:
        return ()
    goods_beside = [each for each in found.around[place] if found.site[each] >= 0]
    free = [each for each in goods_beside if state.sites[found.site[each]].owner == NOBODY]
    facts: dict[str, Fact] = {
        "sea": "yes" if found.region[place] == NOWHERE else "no",
        "free": tuple(Word("hex", found.hexes[each]) for each in free),
        "held": tuple(Word("hex", found.hexes[each]) for each in goods_beside if each not in free),
    }
    return (Note("beside", facts),)


def _good(state: DiesIraeState, power: int, name: Hex, more: int) -> Note:
    """The good of a hex, what one more post there adds to the income (6), how much of its region is left."""
    good = goods()[site_goods()[board().site[board().index[name]]]].good
    return Note("good", {**named(hex=name, good=good), "more": more, **_left(state, power, name)})


def _left(state: DiesIraeState, power: int, name: Hex) -> dict[str, Fact]:
    """A hex's province or island, and how many others of its hexes with goods a power does not hold (11)."""
    found = board()
    place = found.index[name]
    area = found.regions[found.region[place]]
    held = set(estates(state.sites)[power].hexes) - set(state.contested) | {place}
    left = sum(found.site_hexes[site] not in held for site in area.sites)
    return {"region": Word("region", area.region), "left": left}


def _counts(state: DiesIraeState, step: DiesIraeStep, name: Hex) -> tuple[Note, ...]:
    """The regions the active power controls through a step, with stability and points (2, 11)."""
    power, events = state.active, [*step.events]
    after = settled(state, step.state, events)
    own = [event for event in events if isinstance(event, OfPower) and event.power == POWERS[power]]
    gained = tuple(Word("region", each.region) for each in own if isinstance(each, RegionGained))
    if not gained:
        return ()
    steps = sum(each.steps if each.up else -each.steps for each in own if isinstance(each, StabilityMoved))
    more = points(after, power) - points(state, power)
    facts: dict[str, Fact] = {"regions": gained, "steps": steps, "points": more}
    return (Note("counts", {**named(hex=name), **facts}),)


def _first_income(state: DiesIraeState, power: int, name: Hex) -> int:
    """What a post adds in the set-up, where the goods chart is not kept yet."""
    number = site_goods()[board().site[board().index[name]]]
    had, incomes = goods_of(state, power)[number], goods()[number].incomes
    return incomes[had + 1] - incomes[had] if had + 1 < len(incomes) else 0


def _more(state: DiesIraeState, step: DiesIraeStep) -> int:
    """How much more income the active power has once all that follows from a step is reckoned."""
    after = settled(state, step.state, [])
    return income(after.realms[state.active]) - income(state.realms[state.active])


def _taken(state: DiesIraeState, step: DiesIraeStep, action: Seize) -> Note:
    """The good of a post one takes; one beyond the pieces or boxes there are is only removed (16)."""
    razed = any(isinstance(event, PostSeized) and event.razed for event in step.events)
    told = _good(state, state.active, action.hex, _more(state, step))
    return Note("good-razed", told.facts) if razed else told


def _ground(state: DiesIraeState, power: int, name: Hex) -> tuple[Note, ...]:
    """The good of a hex, whose post is there, whose units stand there, and how much of its region is left;
    nothing of hexes with neither a good nor units of others."""
    place = board().index[name]
    site = board().site[place]
    guests = tuple(
        Word("power", POWERS[number])
        for number, realm in enumerate(state.realms)
        if number != power and any(stack.hex == place for stack in realm.stacks)
    )
    if site < 0:
        return (Note("guests", {**named(hex=name), "powers": guests}),) if guests else ()
    owner = state.sites[site].owner
    facts: dict[str, Fact] = {
        **named(hex=name, good=goods()[site_goods()[site]].good),
        "power": "" if owner == NOBODY else Word("power", POWERS[owner]),
        "fortress": "yes" if state.sites[site].fortress else "no",
        "powers": guests,
        **_left(state, power, name),
    }
    return (Note("ground", facts),)


def _space(realm: Realm, row: int) -> Note:
    """The next space of a row: its price, and its condition as far as it is met."""
    at = realm.development[row]
    if at == GOLDEN:
        return Note("row-complete", named(row=ROWS[row]))
    form = chart()[row][at + 1]
    lacks = missing(realm, form.needs)
    facts: dict[str, Fact] = {
        "row": Word("row", ROWS[row]),
        "talents": form.price,
        "phase": Word("phase", phase_word(row, form.phase)),
        "new": "yes" if _begins(row, at + 1) else "no",
        "met": tuple(each for each in needed(form.needs) if each not in lacks),
        "missing": lacks,
        "dear": "yes" if form.price > realm.talents else "no",
    }
    return Note("row", facts)


def _begins(row: int, space: int) -> bool:
    return chart()[row][space].phase != chart()[row][space - 1].phase


def _step(realm: Realm, row: int) -> tuple[Note, ...]:
    """What a row's next space brings, and what the phase after it will ask for."""
    space = realm.development[row] + 1
    if space > GOLDEN:
        return ()
    form = chart()[row][space]
    notes = [_space(realm, row)]
    if _begins(row, space):
        notes += _gain(realm, row, form)
    elif row == 3:
        notes.append(Note("culture", {"combat": signed(form.combat)}))
    later = next((each for each in range(space + 1, GOLDEN) if _begins(row, each)), None)
    if later is not None:
        needs = chart()[row][later].needs
        lacks = missing(realm, needs)
        facts: dict[str, Fact] = {
            "phase": Word("phase", phase_word(row, chart()[row][later].phase)),
            "met": tuple(each for each in needed(needs) if each not in lacks),
            "missing": lacks,
        }
        notes.append(Note("later", facts))
    return tuple(notes)


def _gain(realm: Realm, row: int, form: Space) -> list[Note]:
    """What entering a phase or a golden age brings."""
    if form.phase > 4:
        return [Note("golden", named(row=ROWS[row]))]
    if row < 2:
        unit = (LEGION, SHIP)[row]
        facts: dict[str, Fact] = {
            "unit": Word("unit", unit),
            "combat": strength_at(unit, form.phase),
            "move": moves_at(unit, form.phase),
        }
        return [Note("units", facts)]
    steps = int(realm.stability < HIGHEST)
    if row == 2:
        return [Note("income", {"talents": form.income, "steps": steps})]
    return [Note("culture-phase", {"combat": signed(form.combat), "steps": steps})]


def _outcome(step: DiesIraeStep, action: Fight) -> Note:
    """The combat as it will end: nothing in it is left to chance."""
    events: tuple[Event, ...] = step.events
    (fought,) = (event for event in events if isinstance(event, Fought))
    return Note(
        "fight",
        {
            "hex": Word("hex", action.hex),
            "rival": Word("power", action.rival),
            "unit": Word("unit", action.unit),
            "strength": fought.strength,
            "rival-strength": fought.rival_strength,
            "lost": fought.lost,
            "rival-lost": fought.rival_lost,
            "drowned": fought.drowned,
            "rival-drowned": fought.rival_drowned,
            "fortress": "yes" if any(isinstance(event, FortressDestroyed) for event in events) else "no",
            "monument": "yes" if any(isinstance(event, MonumentDestroyed) for event in events) else "no",
        },
    )
