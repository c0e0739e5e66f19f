"""The board in words, for those who cannot see it: players, provinces, objectives, the fight."""

from engine.core.contract import Fact, Note, View, Word, named
from engine.grecolonies.law.groups import dice, guarded
from engine.grecolonies.law.rounds import points
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Assault,
    Fight,
    GrecoloniesState,
    InFight,
    Moving,
    Polis,
    cities_in,
    occupied,
)
from engine.grecolonies.words import GROUPS, HIDDEN, NO_OBJECTIVE, WEAPONS, face


def describe(view: View[GrecoloniesState]) -> tuple[Note, ...]:
    """Lines for each player and where it lives, each colony, the open objectives, the fight."""
    state, lines = view.state, list[Note]()
    for polis in state.poleis:
        lines.append(_player(polis))
        lines += _homes(state, polis)
    lines += _colonies(state)
    lines += _objectives(state)
    frame = state.frame
    if isinstance(frame, Moving):
        group = named(city=state.polis.city, province=state.board.provinces[frame.target])
        lines.append(Note("group", {**group, "count": frame.count}))
    if isinstance(frame, InFight):
        lines += _fight(state, frame.fight)
        if isinstance(frame, Assault):
            lines += _assault(state, frame)
    return tuple(lines)


def _player(polis: Polis) -> Note:
    facts: dict[str, Fact] = {
        **named(city=polis.city),
        "points": points(polis),
        "markers": polis.glory,
        "objectives": tuple(Word("objective", tile) for tile in polis.tiles),
        "reserve": polis.reserve,
        "oracle": polis.oracle,
    }
    return Note("player-out" if polis.withdrawn else "player", facts)


def _homes(state: GrecoloniesState, polis: Polis) -> list[Note]:
    if polis.withdrawn:
        return []
    provinces = state.board.provinces
    return [
        Note("citizens", {**named(province=provinces[place]), "count": polis.citizens[place]})
        for place in occupied(polis)
    ]


def _colonies(state: GrecoloniesState) -> list[Note]:
    found = state.board
    lines = []
    for place, signs in enumerate(found.signs):
        if signs:
            here = tuple(Word("city", polis.city) for polis in state.poleis if polis.citizens[place])
            facts: dict[str, Fact] = {**named(province=found.provinces[place])}
            facts |= {group: Word("sign", sign) for group, sign in zip(GROUPS, signs, strict=True)}
            facts["cities"] = here
            lines.append(Note("colony", facts))
    return lines


def _objectives(state: GrecoloniesState) -> list[Note]:
    found = state.board
    lines = []
    for tile in state.open:
        if tile != NO_OBJECTIVE:
            where = tuple(Word("province", found.provinces[place]) for place in found.sites[tile])
            lines.append(Note("objective", {**named(objective=tile), "provinces": where}))
    lines.append(Note("reserve", {"glory": state.glory, "stack": len(state.stack)}))
    if state.ending:
        lines.append(Note("last-round"))
    return lines


def _fight(state: GrecoloniesState, fight: Fight) -> list[Note]:
    cities = [Word("city", city) for city in cities_in(state, fight)]
    province = Word("province", state.board.provinces[fight.province])
    lines = [Note("fight", {"attacker": cities[0], "defender": cities[1], "province": province})]
    for side in (ATTACKER, DEFENDER):
        for number, count in enumerate(fight.groups[side]):
            fled = fight.refuge[side][number]
            if count or fled:
                own = named(city=state.poleis[number].city)
                facts = {"combatant": cities[side], **own, "count": count, "fled": fled}
                lines.append(Note("fighters", facts))
        guard = "yes" if guarded(fight, side) else "no"
        lines.append(Note("side", {"combatant": cities[side], "dice": dice(fight, side), "guard": guard}))
    for number, side, assaults in fight.predictions:
        own = named(city=state.poleis[number].city)
        lines.append(Note("prediction", {**own, "winner": cities[side], "assaults": assaults}))
    return lines


def _assault(state: GrecoloniesState, frame: Assault) -> list[Note]:
    fight = frame.fight
    cities = [Word("city", city) for city in cities_in(state, fight)]
    lines = [Note("assault", {"number": fight.number, "speaker": cities[frame.speaker]})]
    if frame.count:
        said = named(weapon=WEAPONS[frame.weapon])
        lines.append(Note("announced", {"city": cities[1 - frame.speaker], "count": frame.count, **said}))
    for side in (ATTACKER, DEFENDER):
        if HIDDEN not in frame.dice[side]:
            faces = tuple(Word("face", face(die)) for die in sorted(frame.dice[side]))
            lines.append(Note("dice", {"city": cities[side], "faces": faces}))
    return lines
