"""The small print on chance, in lobbies and at the end, says where there is none, whatever the game and its
options."""

from types import SimpleNamespace
from typing import cast

import pytest
from titled import COMPUTERS, GAMES, titled

from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.tables.state.telling import chance_told, seed_told
from engine.core.choosing.choices import options_from
from engine.core.play.match import Match

WAYS = [
    ("antike", {"nations": "dealt"}, True),
    ("antike", {"nations": "chosen"}, False),
    ("dies_irae", {"powers": "dealt"}, True),
    ("dies_irae", {"powers": "chosen"}, False),
    ("deus", {}, True),
    ("grecolonies", {}, True),
]


@pytest.mark.parametrize(("slug", "chosen", "lucky"), WAYS)
def test_a_seal_is_told_where_something_is_drawn_and_nowhere_else(
    slug: str, chosen: dict[str, str], lucky: bool
) -> None:
    title, rules = titled(GAMES[slug]), GAMES[slug]
    match, _ = Match.start(title, options_from(rules, chosen), max(rules.seats), bytes(32))
    players = [COMPUTERS[slug]["random"](seat) for seat in range(match.seats)]
    for _ in range(300):
        for owed in rules.decisions(match.state)[:1]:
            legal = match.legal(owed.seat)
            action = players[owed.seat].choose(rules, match.view(owed.seat), owed.seat, legal)
            match = match.play(owed.seat, action).match
    assert bool(match.setup_drawn or any(entry.drawn for entry in match.line)) is lucky
    table = cast(
        "Table", SimpleNamespace(is_fork=False, options=match.options, commitment="abc", begun=match)
    )
    for tongue, sealed in (("en", "Chance is sealed: `abc`. It "), ("fr", "Le hasard est scellé")):
        teller = Teller(tongue, title, (), match.options)
        told = chance_told(teller, table)
        assert told.startswith(sealed) is lucky
        assert ("abc" in told) is lucky
        assert (bytes(32).hex() in seed_told(teller, table)) is bool(seed_told(teller, table)) is lucky
