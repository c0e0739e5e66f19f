"""Scenes of Grécolonies: a position in a few words, then typed moves, as in the rulebook's examples.

The rulebook speaks of colours. Its examples fix them: Bleu is Phocaea, and with four players the order is
Bleu, Noir, Vert, Jaune with Thera empty: so Noir is Miletos, Vert Sparta, Jaune Chalcis, and Rouge Thera.
"""

from dataclasses import replace

import pytest

from engine.core.choosing.notation import parse_line
from engine.core.contract import Event, Refusal, Seat
from engine.core.errors import IllegalAction, NotYours
from engine.core.play.chance import LoadedChance
from engine.grecolonies.actions import StayOut
from engine.grecolonies.board import board
from engine.grecolonies.law.opening import CITIZENS
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import (
    Acting,
    Fight,
    Foretelling,
    GrecoloniesState,
    InFight,
    Rallying,
    number_of,
)
from engine.grecolonies.words import FACES

BLEU, NOIR, VERT, JAUNE, ROUGE = "phocaea", "miletos", "sparta", "chalcis", "thera"

SPEARS = (5,) * 300
"""Dice that all show one spear."""


def rolls(*faces: str) -> tuple[int, ...]:
    """The numbers of dice that show these faces: `spear-2`."""
    return tuple(FACES.index(face) + 1 for face in faces)  # type: ignore[arg-type]


class Scene:
    """A game of Grécolonies at the point a test wants; everybody has 12 citizens at home.

    `cities` play in this order, which must be that of the board; the first begins.
    """

    def __init__(self, cities: str = "chalcis phocaea miletos thera sparta", **options: object) -> None:
        self.options = GrecoloniesOptions(**options)  # type: ignore[arg-type]
        self.board = board(self.options.board)
        homes = [self.board.index[city] for city in cities.split()]
        empty = [place for place in range(5) if place not in homes]
        drawn = [*homes, *empty] if empty else []
        drawn += [1 + sorted(homes).index(homes[0]), 1, *range(len(self.board.objectives))]
        self.state: GrecoloniesState = RULES.setup(self.options, len(homes), LoadedChance(drawn)).state
        assert [polis.city for polis in self.state.poleis] == cities.split()
        self.events: list[Event] = []
        self.loaded: list[int] = []

    def number(self, city: str) -> int:
        return number_of(self.state, city)  # type: ignore[arg-type]

    def polis(self, city: str):
        return self.state.poleis[self.number(city)]

    def _change(self, city: str, **changes: object) -> "Scene":
        number = self.number(city)
        poleis = list(self.state.poleis)
        polis = replace(poleis[number], **changes)  # type: ignore[arg-type]
        reserve = CITIZENS - sum(polis.citizens) - polis.oracle
        assert reserve >= 0
        poleis[number] = replace(polis, reserve=reserve)
        markers = 2 * len(poleis) - sum(each.glory for each in poleis)
        self.state = replace(self.state, poleis=tuple(poleis), glory=max(0, markers))
        return self

    def lives(self, city: str, **provinces: int) -> "Scene":
        """Citizens per province, and no others; the rest is the reserve."""
        citizens = [0] * len(self.board.provinces)
        for name, count in provinces.items():
            citizens[self.board.index[name]] = count
        return self._change(city, citizens=tuple(citizens))

    def blessed(self, city: str, oracle: int) -> "Scene":
        """Citizens that wait on the Oracle."""
        return self._change(city, oracle=oracle)

    def has(self, city: str, glory: int = 0, tiles: str = "") -> "Scene":
        """Markers of glory and objectives won, which leave board or stack."""
        won = tuple(tiles.split())
        kept = tuple(tile for tile in self.state.stack if tile not in won)
        self.state = replace(self.state, stack=kept)
        return self._change(city, glory=glory, tiles=won)

    def shows(self, tiles: str, then: str | None = None) -> "Scene":
        """The objectives that lie open, and those of the stack in order, by default all others."""
        shown = tuple(tiles.split())
        taken = [tile for polis in self.state.poleis for tile in polis.tiles]
        rest = tuple(each for each in self.board.objectives if each not in (*shown, *taken))
        stack = rest if then is None else tuple(then.split())
        self.state = replace(self.state, open=shown, stack=stack)  # type: ignore[arg-type]
        return self

    def turn_of(self, city: str) -> "Scene":
        """The player is about to act."""
        self.state = replace(self.state, active=self.number(city), frame=Acting())
        return self

    def plays(self, line: str, city: str | None = None, dice: tuple[int, ...] = ()) -> list[Event]:
        """Play a typed line for the active player or the one named, with dice that will fall."""
        self.loaded += dice
        self.events = []
        number = self.state.active if city is None else self.number(city)
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            self._apply(Seat(number), action)
        return self.events

    def _apply(self, seat: Seat, action) -> None:
        chance = LoadedChance(self.loaded)
        step = RULES.apply(self.state, seat, action, chance)
        del self.loaded[: len(chance.drawn)]
        self.state = step.state
        wrong = RULES.check(self.state)
        assert set(wrong) <= {"all objectives are somewhere"}, wrong  # a scene may leave some out
        self.events += step.events

    def nobody_joins(self, dice: tuple[int, ...] = ()) -> list[Event]:
        """Everybody who is asked for help or a prophecy declines; the dice fall."""
        self.loaded += dice
        self.events = []
        while isinstance(self.state.frame, Rallying | Foretelling):
            decision = RULES.decisions(self.state)[0]
            assert decision.default is not None
            self._apply(decision.seat, decision.default)
        return self.events

    def refuses(self, line: str, city: str | None = None) -> Refusal:
        """The line's last action is forbidden; why. Nothing changes."""
        number = self.state.active if city is None else self.number(city)
        *before, last = parse_line(RULES, line, RULES.vocabulary(self.state))
        for action in before:
            self._apply(Seat(number), action)
        state = self.state
        try:
            RULES.apply(state, Seat(number), last, LoadedChance(()))
        except IllegalAction as error:
            assert last not in RULES.legal(state, Seat(number))
            return error.refusal
        raise AssertionError(f"allowed: {line}")

    def owes_nothing(self, city: str) -> None:
        """The player is not asked now, and cannot answer."""
        assert city not in self.asked()
        number = Seat(self.number(city))
        assert not RULES.legal(self.state, number)
        with pytest.raises(NotYours):
            RULES.apply(self.state, number, StayOut(), LoadedChance(()))

    def may(self, line: str, city: str | None = None) -> bool:
        """Whether the action is among the legal ones."""
        number = self.state.active if city is None else self.number(city)
        (action,) = parse_line(RULES, line, RULES.vocabulary(self.state))
        return action in RULES.legal(self.state, Seat(number))

    def asked(self) -> dict[str, str]:
        """Who owes which kind of decision."""
        return {str(self.state.poleis[each.seat].city): each.kind for each in RULES.decisions(self.state)}

    def count(self, city: str, province: str) -> int:
        """A player's citizens in a province."""
        return self.polis(city).citizens[self.board.index[province]]

    @property
    def fight(self) -> Fight:
        """The fight that goes on."""
        assert isinstance(self.state.frame, InFight)
        return self.state.frame.fight

    def group(self, city: str, side: int) -> int:
        """A player's citizens in a group: 0 attacker's, 1 defender's."""
        return self.fight.groups[side][self.number(city)]

    def refuge(self, city: str) -> int:
        """A player's citizens in the Refuge."""
        number = self.number(city)
        return self.fight.refuge[0][number] + self.fight.refuge[1][number]

    def assault(self, attacker_wins: bool) -> list[Event]:
        """The assault that is about to be opened is settled at once: 1 spear is there, 24 are not."""
        self.events = []
        cities = [str(self.state.poleis[each].city) for each in (self.fight.attacker, self.fight.defender)]
        self.plays(f"announce {1 if attacker_wins else 24} spear", cities[0])
        return self.plays("counter", cities[1])
