"""Numbers on pages of the rules are those that are played, and the same in every language."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from bot.private.reading.help_pages import entries_of, parts_of, topics
from bot.speech.texts import LANGUAGES
from engine.antike.board import board as antike_board
from engine.antike.law import arming, conquest, know_how, opening, personages, purse, temple
from engine.antike.options import AntikeOptions
from engine.antike.words import PILES
from engine.deus.cards import card_set
from engine.deus.ground import supplies
from engine.deus.law import building, offering, piles, places, scoring
from engine.deus.law import opening as deus_opening
from engine.deus.options import DeusOptions
from engine.dies_irae import charts
from engine.dies_irae.board import board as dies_board
from engine.dies_irae.values import moves_at, prices
from engine.dies_irae.words import LEGION, SHIP
from engine.grecolonies.law import opening as grecolonies_opening
from engine.grecolonies.law import oracle, rounds
from engine.grecolonies.words import MOST_ANNOUNCED

PRICES = (know_how.BASIC_FIRST, know_how.BASIC, know_how.HIGHER_FIRST, know_how.HIGHER)
GOALS = [personages.goal(AntikeOptions(), nations) for nations in (3, 4, 5, 6)]
CARDS = card_set(DeusOptions().cards).designs
TABLES = [supplies()[players] for players in (2, 3, 4)]

SAID: dict[str, Iterable[int | None]] = {
    "antike/arming/pieces": (arming.PIECES, arming.PIECES),
    "antike/coin/bank": (opening.COINS,),
    "antike/coin/start": opening.GOODS,
    "antike/coin/costs": (temple.COST, 1, *PRICES, 1, 1, 1, 1),
    "antike/conquest/limits": (conquest.CITIES,),
    "antike/founding/limit": (conquest.CITIES, len(antike_board("west").provinces)),
    "antike/know-how/prices": PRICES,
    "antike/options/chips": (purse.CHIPS,),
    "antike/personages/kinds": PILES,
    "antike/personages/victory": (*GOALS, sum(PILES)),
    "antike/temples/building": (temple.COST,),
    "antike/temples/limit": (temple.TEMPLES,),
    "deus/building/paying": (building.SUBSTITUTE,),
    "deus/building/placing": (places.FAR,),
    "deus/end/adding": (scoring.TEMPLE_LIMIT, scoring.MAJORITY),
    "deus/offering/drawing": (piles.FULL, piles.HAND_LIMIT),
    "deus/offering/gods": (offering.GOLD_EACH,),
    "deus/options/cards": (
        len(card_set("all").designs),
        sum(each.copies for each in card_set("all").designs),
    ),
    "deus/setup/continent": [each.tiles for each in TABLES],
    "deus/setup/pieces": (deus_opening.GOLD, deus_opening.VP, deus_opening.HAND, deus_opening.READY),
    "deus/setup/supply": [each.tokens for each in TABLES],
    "deus/temples/score": (scoring.TEMPLE_LIMIT,),
    "dies_irae/control/control": (
        sum(not each.island for each in dies_board().regions),
        sum(each.island for each in dies_board().regions),
    ),
    "dies_irae/armistice/offering": prices()["armistice"][1][1:],
    "dies_irae/attacking/losses": (charts.UNIT_HITS, charts.FORTRESS_HITS, charts.MONUMENT_HITS),
    "dies_irae/attacking/strength": (1, 2, 3, 4, charts.FORTRESS_STRENGTH, charts.MOUNTAIN),
    "dies_irae/income/economy": [charts.bank()[at] - charts.bank()[at - 3] for at in (3, 6, 9, 12)],
    "dies_irae/moving/points": {moves_at(unit, phase) for unit in (LEGION, SHIP) for phase in range(1, 5)},
    "dies_irae/stability/up": prices()["stability"][1][1:],
    "dies_irae/supply/ships": prices()["ship-maintenance"][1][1:],
    "dies_irae/building/pieces": (
        *(form.legion_pieces for form in charts.powers()),
        *(form.ship_pieces for form in charts.powers()),
    ),
    "grecolonies/announce/opening": (1, MOST_ANNOUNCED),
    "grecolonies/announce/answering": (MOST_ANNOUNCED,),
    "grecolonies/objectives/taking": (rounds.TILE,),
    "grecolonies/predict/reward": (oracle.EXACT, oracle.RIGHT),
    "grecolonies/turn/start": (
        grecolonies_opening.AT_HOME,
        grecolonies_opening.CITIZENS - grecolonies_opening.AT_HOME,
    ),
}
"""What entries say of numbers, and where play has them from."""


def numbers(text: str) -> Counter[int]:
    return Counter(int(each) for each in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_say_the_numbers_that_are_played(language: str):
    for where, said in SAID.items():
        game, page, entry = where.split("/")
        told = numbers(entries_of(game, language, page)[entry])
        assert not Counter(said) - told, where


def test_pages_say_the_same_numbers_in_every_language():
    first, *others = LANGUAGES
    for game in ("antike", "deus", "dies_irae", "grecolonies"):
        for topic in topics(game, first):
            parts = parts_of(game, first, topic.slug)
            for language in others:
                there = parts_of(game, language, topic.slug)
                assert [name for name, _ in there] == [name for name, _ in parts]
                for (name, text), (_, other) in zip(parts, there, strict=True):
                    assert numbers(text) == numbers(other), f"{game}/{topic.slug}/{name}"
