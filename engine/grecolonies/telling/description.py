"""The board in words, for those who cannot see it: players, provinces, objectives, the fight."""

from engine.core.contract import Fact, Note, Word
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
    combatants,
    occupied,
)
from engine.grecolonies.words import HIDDEN, NO_OBJECTIVE, WEAPONS, face


def describe(state: GrecoloniesState) -> tuple[Note, ...]:
    """Lines for each player and where it lives, each colony, the open objectives, the fight."""
    lines: list[Note] = []
    for polis in state.poleis:
        lines.append(_player(polis))
        lines += _homes(state, polis)
    lines += _colonies(state)
    lines += _objectives(state)
    frame = state.frame
    if isinstance(frame, Moving):
        found = state.board
        facts: dict[str, Fact] = {
            "city": Word("city", state.polis.city),
            "province": Word("province", found.provinces[frame.target]),
            "count": frame.count,
        }
        lines.append(Note("group", facts))
    if isinstance(frame, InFight):
        lines += _fight(state, frame.fight)
        if isinstance(frame, Assault):
            lines += _assault(state, frame)
    return tuple(lines)


def _player(polis: Polis) -> Note:
    facts: dict[str, Fact] = {
        "city": Word("city", polis.city),
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
        Note("citizens", {"province": Word("province", provinces[place]), "count": polis.citizens[place]})
        for place in occupied(polis)
    ]


def _colonies(state: GrecoloniesState) -> list[Note]:
    found = state.board
    lines = []
    for place, signs in enumerate(found.signs):
        if signs:
            here = tuple(Word("city", polis.city) for polis in state.poleis if polis.citizens[place])
            facts: dict[str, Fact] = {
                "province": Word("province", found.provinces[place]),
                "harvest": Word("sign", signs[0]),
                "craft": Word("sign", signs[1]),
                "sanctuary": Word("sign", signs[2]),
                "cities": here,
            }
            lines.append(Note("colony", facts))
    return lines


def _objectives(state: GrecoloniesState) -> list[Note]:
    found = state.board
    lines = [
        Note(
            "objective",
            {
                "objective": Word("objective", tile),
                "provinces": tuple(Word("province", found.provinces[place]) for place in found.sites[tile]),
            },
        )
        for tile in state.open
        if tile != NO_OBJECTIVE
    ]
    lines.append(Note("reserve", {"glory": state.glory, "stack": len(state.stack)}))
    if state.ending:
        lines.append(Note("last-round"))
    return lines


def _fight(state: GrecoloniesState, fight: Fight) -> list[Note]:
    cities = [Word("city", state.poleis[number].city) for number in combatants(fight)]
    province = Word("province", state.board.provinces[fight.province])
    lines = [Note("fight", {"attacker": cities[0], "defender": cities[1], "province": province})]
    for side in (ATTACKER, DEFENDER):
        for number, count in enumerate(fight.groups[side]):
            fled = fight.refuge[side][number]
            if count or fled:
                facts: dict[str, Fact] = {
                    "combatant": cities[side],
                    "city": Word("city", state.poleis[number].city),
                    "count": count,
                    "fled": fled,
                }
                lines.append(Note("fighters", facts))
        facts = {
            "combatant": cities[side],
            "dice": dice(fight, side),
            "guard": "yes" if guarded(fight, side) else "no",
        }
        lines.append(Note("side", facts))
    lines += [
        Note(
            "prediction",
            {
                "city": Word("city", state.poleis[number].city),
                "winner": cities[side],
                "assaults": assaults,
            },
        )
        for number, side, assaults in fight.predictions
    ]
    return lines


def _assault(state: GrecoloniesState, frame: Assault) -> list[Note]:
    fight = frame.fight
    cities = [Word("city", state.poleis[number].city) for number in combatants(fight)]
    lines = [Note("assault", {"number": fight.number, "speaker": cities[frame.speaker]})]
    if frame.count:
        facts: dict[str, Fact] = {
            "city": cities[1 - frame.speaker],
            "count": frame.count,
            "weapon": Word("weapon", WEAPONS[frame.weapon]),
        }
        lines.append(Note("announced", facts))
    for side in (ATTACKER, DEFENDER):
        if HIDDEN not in frame.dice[side]:
            faces = tuple(Word("face", face(die)) for die in sorted(frame.dice[side]))
            lines.append(Note("dice", {"city": cities[side], "faces": faces}))
    return lines
