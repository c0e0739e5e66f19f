"""Luck: the same seed and deed meet the same dice, nothing else does, and everybody can check it."""

import hashlib
from collections import Counter

import pytest

from engine.core.play.chance import LoadedChance, SeededChance, commitment

SEED = b"s" * 32


def rolls(seed: bytes, moment: str, many: int = 20) -> list[int]:
    chance = SeededChance(seed, moment)
    return [chance.roll(6, "die") for _ in range(many)]


def test_the_same_seed_and_moment_give_the_same_dice():
    assert rolls(SEED, "3|0|roll") == rolls(SEED, "3|0|roll")


def test_another_seed_moment_or_purpose_gives_others():
    assert rolls(SEED, "3|0|roll") != rolls(b"t" * 32, "3|0|roll")
    assert rolls(SEED, "3|0|roll") != rolls(SEED, "4|0|roll")
    one, other = SeededChance(SEED, "m"), SeededChance(SEED, "m")
    assert [one.roll(10**6, "a") for _ in range(3)] != [other.roll(10**6, "b") for _ in range(3)]


def test_draws_stay_what_they_are_in_every_version():
    """Running games depend on it: a changed draw would make every published commitment worthless."""
    chance = SeededChance(bytes(range(32)), "setup")
    drawn = [chance.roll(6, "die"), *chance.shuffled(5, "order"), chance.roll(20, "die")]
    text = "setup|0|die"
    assert drawn == chance.drawn
    assert drawn == PINNED
    # The first one by hand, as somebody who distrusts us would do it.
    import hmac

    number = int.from_bytes(hmac.new(bytes(range(32)), text.encode(), "sha256").digest()[:8], "big")
    assert drawn[0] == 1 + number % 6


PINNED = [1, 4, 3, 2, 1, 0, 5]


def test_the_commitment_is_the_seeds_sha256():
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("sides", [2, 6, 7, 20])
def test_every_face_comes_up_about_as_often(sides):
    chance = SeededChance(SEED, "many")
    count = Counter(chance.roll(sides, "die") for _ in range(sides * 500))
    assert set(count) == set(range(1, sides + 1))
    # Six standard deviations of a binomial count around 500.
    assert all(abs(each - 500) < 6 * 500**0.5 for each in count.values())


def test_every_order_of_three_comes_up_about_as_often():
    chance = SeededChance(SEED, "orders")
    count = Counter(chance.shuffled(3, "order") for _ in range(3000))
    assert len(count) == 6
    assert all(abs(each - 500) < 6 * 500**0.5 for each in count.values())


def test_numbers_past_the_last_full_multiple_are_drawn_anew():
    """A limit just over half of 2**64 rejects nearly half of all numbers: the count of hashes shows it."""
    chance = SeededChance(SEED, "reject")
    found = [chance.roll(2**63 + 1, "huge") for _ in range(40)]
    assert all(1 <= each <= 2**63 + 1 for each in found)
    assert chance._count > 50
    assert len(chance.drawn) == 40


def test_shuffling_nothing_or_one_thing_needs_no_luck():
    chance = SeededChance(SEED, "m")
    assert chance.shuffled(0, "none") == ()
    assert chance.shuffled(1, "one") == (0,)
    assert chance._count == 0


def test_recorded_chance_comes_back_in_order():
    chance = LoadedChance([3, 1, 0, 2, 6])
    assert chance.roll(6, "die") == 3
    assert chance.shuffled(3, "order") == (1, 0, 2)
    assert chance.left == 1
    assert chance.roll(6, "die") == 6
    assert chance.drawn == [3, 1, 0, 2, 6]
    with pytest.raises(LookupError, match="no outcome left"):
        chance.roll(6, "die")


@pytest.mark.parametrize("outcome", [0, 7, -1])
def test_recorded_chance_that_no_die_can_show_is_refused(outcome):
    with pytest.raises(LookupError, match="6 sides"):
        LoadedChance([outcome]).roll(6, "die")


@pytest.mark.parametrize("order", [[0, 0, 1], [1, 2, 3], [0, 1]])
def test_recorded_orders_that_are_none_are_refused(order):
    with pytest.raises(LookupError):
        LoadedChance(order).shuffled(3, "cards")
