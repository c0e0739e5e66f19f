"""The board in words, for those who cannot see it: powers, what they hold, units, what is contested."""

from engine.core.contract import Fact, Note, Seat, View, Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import chart
from engine.dies_irae.law.contest import meetings
from engine.dies_irae.law.tally import (
    golden_ages,
    income,
    laurels,
    monuments_of,
    points,
    supplied,
    territory,
)
from engine.dies_irae.state import NOBODY, DiesIraeState
from engine.dies_irae.words import DEEDS, POWERS, ROWS, phase_word


def describe(view: View[DiesIraeState]) -> tuple[Note, ...]:
    """Lines for each power, then contested hexes, ships that meet, armistices and the action cycle."""
    state, lines = view.state, list[Note]()
    for power, realm in enumerate(state.realms):
        name = Word("power", POWERS[power])
        if realm.fallen:
            lines.append(Note("power-out", {"power": name}))
        else:
            lines.append(_power(state, power))
            lines.append(_charts(state, power))
        lines += _holdings(state, power)
        lines += [
            Note(
                "units",
                {
                    "hex": Word("hex", board().hexes[stack.hex]),
                    "legions": stack.legions,
                    "ships": stack.ships,
                    "aboard": stack.aboard,
                },
            )
            for stack in realm.stacks
        ]
    if state.contested:
        lines.append(Note("contested", {"hexes": _hexes(state.contested)}))
    together = meetings(state)
    if together:
        lines.append(Note("ships-meet", {"hexes": _hexes(together)}))
    lines += [
        Note(
            "armistice",
            {
                "power": Word("power", POWERS[pact.asker]),
                "rival": Word("power", POWERS[pact.partner]),
                "box": pact.box,
            },
        )
        for pact in state.pacts
    ]
    lines += _cycle(state)
    return tuple(lines)


def scored(view: View[DiesIraeState], seat: Seat) -> tuple[Note, ...]:
    """What a seat's victory points come from: provinces, islands, golden ages and monuments (2)."""
    state = view.state
    power = next((number for number, realm in enumerate(state.realms) if realm.seat == seat), None)
    if power is None or state.realms[power].fallen:
        return ()
    counts = (*territory(state, power), golden_ages(state.realms[power]), monuments_of(state, power))
    worth = (*laurels(state, power), *counts[2:])
    return tuple(
        Note(key, {"count": count, "points": points})
        for key, count, points in zip(
            ("provinces", "islands", "ages", "monuments"), counts, worth, strict=True
        )
        if points
    )


def compared(view: View[DiesIraeState]) -> tuple[Note, ...]:
    """How the other powers stand beside the one that looks, in one line: points, income and stability."""
    state, facts = view.state, dict[str, Fact]()
    others = [
        power for power, realm in enumerate(state.realms) if realm.seat != view.seat and not realm.fallen
    ]
    for place, power in zip(("first", "second"), others, strict=False):
        realm = state.realms[power]
        facts |= {
            place: Word("power", POWERS[power]),
            f"{place}-points": points(state, power),
            f"{place}-income": income(realm),
            f"{place}-stability": realm.stability,
        }
    return (Note("compared" if len(others) > 1 else "compared-one", facts),) if others else ()


def _hexes(places: tuple[int, ...]) -> tuple[Fact, ...]:
    return tuple(Word("hex", board().hexes[place]) for place in places)


def _power(state: DiesIraeState, power: int) -> Note:
    realm = state.realms[power]
    provinces, islands = territory(state, power)
    return Note(
        "power",
        {
            "power": Word("power", POWERS[power]),
            "points": points(state, power),
            "goal": int(state.options.victory),
            "talents": realm.talents,
            "income": income(realm),
            "stability": realm.stability,
            "supplied": supplied(realm),
            "provinces": provinces,
            "islands": islands,
        },
    )


def _charts(state: DiesIraeState, power: int) -> Note:
    development = state.realms[power].development
    facts: dict[str, Fact] = {
        row: Word("phase", phase_word(number, chart()[number][space].phase))
        for number, (row, space) in enumerate(zip(ROWS, development, strict=True))
    }
    facts["spaces"] = "/".join(str(space) for space in development)
    return Note("charts", facts)


def _holdings(state: DiesIraeState, power: int) -> list[Note]:
    sites = board().sites
    own = [number for number, each in enumerate(state.sites) if each.owner == power]
    fortresses = [number for number in own if state.sites[number].fortress]
    posts = [number for number in own if state.sites[number].posts]
    monuments = [number for number, each in enumerate(state.sites) if each.monument == power]
    lines = (
        Note("fortresses", {"hexes": _hexes(tuple(sites[number].hex for number in fortresses))}),
        Note("posts", {"hexes": _hexes(tuple(sites[number].hex for number in posts))}),
        Note("monuments", {"hexes": _hexes(tuple(sites[number].hex for number in monuments))}),
    )
    return [line for line in lines if line.facts["hexes"]]


def _cycle(state: DiesIraeState) -> list[Note]:
    if state.active == NOBODY:
        return []
    counts = {deed: sum(cube.deed == number for cube in state.cubes) for number, deed in enumerate(DEEDS)}
    order: tuple[Fact, ...] = tuple(Word("power", POWERS[power]) for power in state.order)
    chosen: tuple[Fact, ...] = tuple(Word("deed", deed) for deed, count in counts.items() if count)
    return [
        Note("cycle", {"order": order, "round": state.round, "cubes": len(state.cubes), "chosen": chosen})
    ]
