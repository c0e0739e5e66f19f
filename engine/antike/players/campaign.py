"""One manoeuvre planned: which cities to take with which units, and where the others go."""

from engine.antike.actions import Conquer, Fight, Move
from engine.antike.board import board
from engine.antike.law.conquest import CITIES, defence
from engine.antike.law.manoeuvre import groups
from engine.antike.law.personages import goal, left
from engine.antike.players.danger import lacking, reach, strength
from engine.antike.players.distance import borders, way, within
from engine.antike.players.outlook import Outlook, post
from engine.antike.players.worth import CITY, LOSS_OF_TEMPLE, PERSONAGE, VICTORY, income, on_the_way
from engine.antike.state import NOBODY, AntikeState, Manoeuvre, cities_of, standing, units_of
from engine.antike.words import UNITS
from engine.core.contract import Action
from engine.core.values.frozen import Frozen

Group = tuple[int, int, int]
"""Like units: their kind, province and actions left."""

PRICE = 3.0
"""What losing a unit costs."""
HARM = 6.0
"""What a rival's loss is worth, more for one that is ahead."""
WORTH_WHILE = 4.0
GAIN = 1.5
"""A march that conquers nothing has to gain more than this."""
MOST = 24
"""Marches in one turn: enough for every unit that matters."""


class Muster(Frozen):
    """The units that go and what they do: how many of each group come to conquer and to fight."""

    city: int
    conquering: tuple[tuple[Group, int], ...]
    fighting: tuple[tuple[Group, int], ...]


def stock_of_units(state: AntikeState, frame: Manoeuvre) -> dict[Group, int]:
    """All groups of the active nation's units."""
    realm = state.realm
    return {
        (kind, place, actions): units
        for kind, unit in enumerate(UNITS)
        for place, _ in standing(units_of(realm, unit))
        for actions, units in groups(realm, frame, kind, place)
    }


def conquests(
    state: AntikeState, frame: Manoeuvre, free: dict[Group, int]
) -> tuple[list[Action], list[Action]]:
    """What to take now, as moves and fights first and conquests after them. Takes the units out of `free`."""
    moves: list[Action] = []
    takes: list[Action] = []
    spare = {city: -units for city, units in lacking(state, state.active).items()}
    piles = left(state)
    worths = sorted(((prize(state, city, piles), city) for city in _within_reach(state)), reverse=True)
    for value, city in worths:
        mustered = muster(state, frame, city, free)
        if mustered is None or value - _price(state, mustered, spare) < WORTH_WHILE:
            continue
        for (kind, place, actions), count in (*mustered.conquering, *mustered.fighting):
            free[kind, place, actions] -= count
            if place in spare and place != city:
                spare[place] -= count
        moves += _marches(state, mustered)
        takes.append(_conquer(state, city))
    return moves, takes


def _within_reach(state: AntikeState) -> list[int]:
    """Cities of other seats, but no nation's last, that all units near would suffice for."""
    realm = state.realm
    reached = reach(state.options.board, realm)
    found = []
    for city, owner in enumerate(state.owner):
        if owner == NOBODY or state.realms[owner].seat == realm.seat:
            continue
        able = strength(reached, city, state.realms[owner])
        if able and able >= defence(state, city) and state.owner.count(owner) > 1:
            found.append(city)
    return found


def prize(state: AntikeState, city: int, piles: tuple[int, ...]) -> float:
    """What taking a city brings."""
    number = state.active
    realm = state.realms[number]
    rival = state.realms[state.owner[city]]
    needed = goal(state.options, len(state.realms))
    won = sum(realm.personages)
    cities = state.owner.count(number)
    value = CITY + income(state) + HARM * sum(rival.personages) / needed
    if piles[0] and cities + 1 >= 5 * (realm.personages[0] + 1):
        won += 1
        value += PERSONAGE / 2
    elif piles[0]:
        value += on_the_way(cities + 1, 5, realm.personages[0]) - on_the_way(cities, 5, realm.personages[0])
    if state.temples[city]:
        if piles[2] > state.destroyed:
            won += 1 + state.destroyed
            value += PERSONAGE
        elif len(state.realms) > 4 and not any(piles):
            value += VICTORY
    return value + (VICTORY if won >= needed else 0.0)


def muster(state: AntikeState, frame: Manoeuvre, city: int, free: dict[Group, int]) -> Muster | None:
    """Units enough to take a city, the nearest first, or None where they do not suffice."""
    name = state.options.board
    rival = state.realms[state.owner[city]]
    fresh: list[tuple[int, Group, int]] = []
    worn: list[tuple[int, Group, int]] = []
    for group, count in free.items():
        kind, place, actions = group
        steps = borders(name, kind)[place][city]
        if not count or steps > actions or (frame.conquering and steps):
            continue
        (fresh if steps < actions else worn).append((steps, group, count))
    fights: list[tuple[Group, int]] = []
    needed = defence(state, city)
    have = sum(count for _, _, count in fresh)
    if have < needed and not frame.conquering:
        foes = [rival.legions[city], rival.galleys[city]]
        for _, group, count in sorted(worn):
            used = min(count, foes[group[0]], needed - have)
            if used > 0:
                fights.append((group, used))
                foes[group[0]] -= used
                needed -= used
    if have < needed:
        return None
    chosen: list[tuple[Group, int]] = []
    for _, group, count in sorted(fresh):
        used = min(count, needed)
        if used:
            chosen.append((group, used))
            needed -= used
    return Muster(city, tuple(chosen), tuple(fights))


def _price(state: AntikeState, mustered: Muster, spare: dict[int, int]) -> float:
    """What the units lost are worth, and the temples they leave open."""
    price = 0.0
    leaving: dict[int, int] = {}
    for (_, place, _), count in (*mustered.conquering, *mustered.fighting):
        price += PRICE * count
        leaving[place] = leaving.get(place, 0) + count
    for place, count in leaving.items():
        if 0 <= spare.get(place, -1) < count and state.temples[place]:
            price += LOSS_OF_TEMPLE
    return price


def _marches(state: AntikeState, mustered: Muster) -> list[Action]:
    """The moves that bring the units in, then the fights."""
    found = state.board
    rival = state.realms[state.owner[mustered.city]]
    marches: list[Action] = []
    for group, count in (*mustered.conquering, *mustered.fighting):
        marches += march(state, group, count, mustered.city)
    fights = {0: 0, 1: 0}
    for (kind, _, _), count in mustered.fighting:
        fights[kind] += count
    marches += [
        Fight(found.provinces[mustered.city], UNITS[kind], rival.nation, count)
        for kind, count in fights.items()
        if count
    ]
    return marches


def march(state: AntikeState, group: Group, count: int, target: int) -> list[Action]:
    """Moves of some units of a group to a province, round rivals that might fight them."""
    kind, here, actions = group
    name = state.options.board
    provinces = board(name).provinces
    marches: list[Action] = []
    for there in way(name, kind, here, target, _foes(state, kind)):
        marches.append(Move(provinces[here], provinces[there], UNITS[kind], count, actions))
        here, actions = there, actions - 1
    return marches


def _foes(state: AntikeState, kind: int) -> tuple[int, ...]:
    """Rivals' units of a kind per province."""
    others = [
        realm.galleys if kind else realm.legions
        for number, realm in enumerate(state.realms)
        if number != state.active
    ]
    return tuple(map(sum, zip(*others, strict=True)))


def _conquer(state: AntikeState, city: int) -> Conquer:
    """The conquest, giving up a city without a temple where there is no stone left."""
    found = state.board
    if state.owner.count(state.active) < CITIES:
        return Conquer(found.provinces[city])
    given = min(cities_of(state, state.active), key=lambda each: state.temples[each])
    return Conquer(found.provinces[city], give_up=found.provinces[given])


def marches(state: AntikeState, seen: Outlook, free: dict[Group, int]) -> list[Action]:
    """Moves of units that conquer nothing, one by one to where each is worth most: sites, seas, temples."""
    realm = state.realm
    counts = [list(realm.legions), list(realm.galleys)]
    found: list[Action] = []
    for group in sorted(free):
        for _ in range(free[group]):
            target = _better(seen, counts, group)
            if target is None:
                break
            kind, place, _ = group
            counts[kind][place] -= 1
            counts[kind][target] += 1
            found += march(state, group, 1, target)
            if len(found) >= MOST:
                return found
    return found


def _better(seen: Outlook, counts: list[list[int]], group: Group) -> int | None:
    """The place within reach where one unit of the group gains most, if it gains enough."""
    kind, place, actions = group
    if not actions:
        return None
    counts[kind][place] -= 1
    best, most = None, post(seen, counts, kind, place) + GAIN
    for target in within(seen.name, kind, place, actions)[1:]:
        value = post(seen, counts, kind, target)
        if value > most:
            best, most = target, value
    counts[kind][place] += 1
    return best
