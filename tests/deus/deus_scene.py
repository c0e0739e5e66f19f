"""Scenes of Deus: a position in a few words, then typed moves, as in the rulebook's examples.

The continent of two players is always the same:

    a0 mountain  a1 field  a2 sea    a3 swamp     a4 forest    a5 village  a6 sea
    b0 forest    b1 field  b2 swamp  b3 sea       b4 mountain  b5 village  b6 sea
    c0 village   c1 field  c2 swamp  c3 sea       c4 forest    c5 sea      c6 mountain
    d0 mountain  d1 field  d2 forest d3 village   d4 sea       d5 swamp    d6 sea

Beside a5 lie a0 a4 a6 (3 points), beside b5 a1 b0 b4 b6 (4), beside c0 c1 to c6 (6), beside d3 d0 d2 d4 (3).
"""

from dataclasses import replace

import pytest

from engine.core.choosing.notation import parse_line
from engine.core.contract import Event, Refusal, Seat
from engine.core.errors import IllegalAction
from engine.core.play.chance import LoadedChance, SeededChance
from engine.core.values.codec import from_plain, to_plain
from engine.deus.cards import card_set
from engine.deus.effects import read_effects
from engine.deus.frames import Acting
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import Course, DeusState, Player
from engine.deus.words import NOBODY, PIECES, REGION_NUMBER, RESOURCES


def rewritten(monkeypatch: pytest.MonkeyPatch, **effects: str) -> None:
    """Cards with other effects, as in a set of one's own: `archers="rob vp:1"`, dashes written `_`."""
    found = card_set("all")
    new = {name.replace("_", "-"): read_effects(text) for name, text in effects.items()}
    designs = tuple(replace(each, effects=new.get(each.name, each.effects)) for each in found.designs)
    monkeypatch.setattr("engine.deus.state.card_set", lambda _: replace(found, designs=designs))


LAID = ((0, 0, 0, 0), (2, 1, 3, 0), (-1, 3, 4, 0), (1, 4, 8, 0))
NAMES = [*map(str, PIECES), "temple"]


class Scene:
    """A game of Deus at the point a test wants; seat 0 is to act and nobody has anything."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        chosen = DeusOptions(**options)  # type: ignore[arg-type]
        state = RULES.setup(chosen, seats, SeededChance(b"scene", "setup")).state
        if seats == 2 and "layout" not in options:
            villages = (3, 4, 6, 3)
            state = replace(state, laid=LAID, owner=(NOBODY,) * 28, pieces=(0,) * 28, villages=villages)
        self.state: DeusState = replace(
            state, active=0, setting=replace(state.setting, first=0), frame=Acting(), course=Course()
        )
        self.cards = card_set(chosen.cards)
        self.events: list[Event] = []
        for seat in range(seats):
            self.has(seat).hand(seat)

    # The position

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def change(self, seat: int, **changes: object) -> "Scene":
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]
        self.state = replace(self.state, players=tuple(players))
        return self

    def has(self, seat: int = 0, *, vp: int = 5, gold: int = 0, **goods: int) -> "Scene":
        """Resources, gold and points, and nothing else; resources come out of the supply."""
        new = tuple(goods.get(good, 0) for good in RESOURCES)
        old = self.player(seat).goods
        supply = tuple(
            have + before - after for have, before, after in zip(self.state.supply, old, new, strict=True)
        )
        self.state = replace(self.state, supply=supply)
        return self.change(seat, vp=vp, gold=gold, goods=new)

    def supply(self, **goods: int) -> "Scene":
        """What the supply holds; the rest is with the last player."""
        last = self.state.setting.seats - 1
        new = tuple(goods.get(good, have) for good, have in zip(RESOURCES, self.state.supply, strict=True))
        held = tuple(
            have + before - after
            for have, before, after in zip(self.player(last).goods, self.state.supply, new, strict=True)
        )
        self.state = replace(self.state, supply=new)
        return self.change(last, goods=held)

    def _numbers(self, names: tuple[str, ...]) -> list[int]:
        return [self.cards.number[name] for name in names]

    def _piled(self) -> None:
        """Cards nobody has make up the draw pile, in the order of the table, the first one on top."""
        left = list(self.cards.deck())
        for player in self.state.players:
            for card in (*player.hand, *(card for column in player.columns for card in column)):
                left.remove(card)
        for card in self.state.discard:
            left.remove(card)
        self.state = replace(self.state, deck=tuple(reversed(left)))

    def hand(self, seat: int, *names: str) -> "Scene":
        """The cards in hand, and no others."""
        self.change(seat, hand=tuple(sorted(self._numbers(names))))
        self._piled()
        return self

    def column(self, seat: int, *names: str) -> "Scene":
        """Cards in their columns, from the bottom up, and no others."""
        columns: list[tuple[int, ...]] = [()] * 6
        for card in self._numbers(names):
            colour = self.cards.designs[card].colour
            columns[colour] = (*columns[colour], card)
        self.change(seat, columns=tuple(columns))
        self._piled()
        return self

    def pile(self, *names: str) -> "Scene":
        """The top of the draw pile, the top first."""
        left = list(self.state.deck)
        for card in self._numbers(names):
            left.remove(card)
        self.state = replace(self.state, deck=(*left, *reversed(self._numbers(names))))
        return self

    def discarded(self, *names: str, all_others: bool = False) -> "Scene":
        """The discard pile, its top last; with `all_others` the draw pile is empty."""
        self.state = replace(self.state, discard=())
        self._piled()
        left = list(self.state.deck)
        for card in self._numbers(names):
            left.remove(card)
        below = tuple(left) if all_others else ()
        deck = () if all_others else tuple(left)
        self.state = replace(self.state, deck=deck, discard=(*below, *self._numbers(names)))
        return self

    def on(self, seat: int, **regions: str) -> "Scene":
        """Pieces on the map, as `a0="army production"`; taken from the personal supply, then the board."""
        owner, pieces = list(self.state.owner), list(self.state.pieces)
        ready, spare = list(self.player(seat).ready), list(self.player(seat).spare)
        for name, words in regions.items():
            region = REGION_NUMBER[name]
            owner[region] = seat
            for word in words.split():
                piece = NAMES.index(word)
                pieces[region] |= 1 << piece
                if word == "temple":
                    self.state = replace(self.state, temples=self.state.temples - 1)
                elif spare[piece]:
                    spare[piece] -= 1
                else:
                    ready[piece] -= 1
        self.state = replace(self.state, owner=tuple(owner), pieces=tuple(pieces))
        return self.change(seat, ready=tuple(ready), spare=tuple(spare))

    def ready(self, seat: int, **pieces: int) -> "Scene":
        """Pieces on the player board; the others lie in the personal supply."""
        player = self.player(seat)
        new = tuple(pieces.get(str(piece), 0) for piece in PIECES)
        spare = tuple(
            have + before - after for have, before, after in zip(player.spare, player.ready, new, strict=True)
        )
        return self.change(seat, ready=new, spare=spare)

    def village(self, region: str, vp: int) -> "Scene":
        number = (5, 12, 14, 24).index(REGION_NUMBER[region])
        villages = list(self.state.villages)
        villages[number] = vp
        self.state = replace(self.state, villages=tuple(villages))
        return self

    # Play

    def plays(self, line: str, chance: object = None) -> list[Event]:
        """Play a typed line for whoever is to act; what happened."""
        self.events = []
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            seat = RULES.decisions(self.state)[0].seat
            luck = chance or LoadedChance(())
            step = RULES.apply(self.state, seat, action, luck)  # type: ignore[arg-type]
            self.state = step.state
            self.events += step.events
            assert not RULES.check(self.state), RULES.check(self.state)
            assert from_plain(DeusState, to_plain(self.state)) == self.state
        return self.events

    def refuses(self, line: str, seat: int | None = None) -> Refusal:
        """The line's last action is forbidden; why. Nothing changes."""
        *before, last = parse_line(RULES, line, RULES.vocabulary(self.state))
        for action in before:
            self.state = RULES.apply(self.state, self._seat(seat), action, LoadedChance(())).state
        state = self.state
        try:
            RULES.apply(state, self._seat(seat), last, LoadedChance(()))
        except IllegalAction as error:
            assert last not in RULES.legal(state, self._seat(seat))
            return error.refusal
        raise AssertionError(f"allowed: {line}")

    def may(self, line: str) -> bool:
        """Whether the action is among the legal ones."""
        (action,) = parse_line(RULES, line, RULES.vocabulary(self.state))
        return action in RULES.legal(self.state, self._seat(None))

    def _seat(self, seat: int | None) -> Seat:
        return RULES.decisions(self.state)[0].seat if seat is None else Seat(seat)

    def asked(self) -> str:
        """The kind of the decision that is due."""
        return RULES.decisions(self.state)[0].kind

    def stands(self, region: str) -> str:
        """What stands in a region: `0: army production`."""
        number = REGION_NUMBER[region]
        mask = self.state.pieces[number]
        names = " ".join(name for kind, name in enumerate(NAMES) if mask >> kind & 1)
        return f"{self.state.owner[number]}: {names}" if mask else ""
