"""The very same object as a key: equal ones are others, and what is kept keeps it alive."""

from functools import lru_cache

from engine.core.contract import Word
from engine.core.values.same import Same


def test_a_value_is_the_same_as_itself_alone():
    one, equal = Word("hex", "roma"), Word("hex", "roma")
    assert one == equal
    assert Same(one) == Same(one)
    assert Same(one) != Same(equal)
    assert Same(one) != one
    assert len({Same(one), Same(one), Same(equal)}) == 2


def test_what_was_thought_out_of_a_value_is_kept_for_it():
    asked = list[str]()

    @lru_cache(maxsize=2)
    def told(same: Same[Word], _part: int) -> str:
        asked.append(same.value.id)
        return same.value.id

    for word in (one := Word("hex", "roma"), one, Word("hex", "roma"), one):
        assert told(Same(word), 1) == "roma"
    assert len(asked) == 2
    told(Same(one), 2)
    told(Same(Word("hex", "ostia")), 1)
    assert asked == ["roma", "roma", "roma", "ostia"]
