"""What is kept in a file comes back as it was: the newest, as far as there is room."""

import pytest

from bot.waiting.filed import Filed
from render.kit import spool
from render.scene import Picture

BOARD = Picture(b"board" * 100, 16, 9, "board.png", "The board.")


def test_what_was_put_in_comes_back_as_it_was_nothing_at_all_too():
    made = Filed[Picture | None](5)
    made.put("board", BOARD)
    made.put(("nothing", "seen"), None)
    assert made.get("board") == BOARD
    assert ("nothing", "seen") in made
    assert made.get(("nothing", "seen")) is None


def test_of_more_than_are_kept_goes_what_was_needed_longest_ago():
    made = Filed[str](2)
    made.put("one", "first")
    made.put("two", "second")
    assert made.get("one") == "first"
    made.put("three", "third")
    assert [key in made for key in ("one", "two", "three")] == [True, False, True]
    with pytest.raises(KeyError):
        made.get("two")


def test_what_is_made_again_is_the_new_one_and_counts_once():
    made = Filed[str](2)
    for told in ("old", "new", "newest"):
        made.put("one", told)
    made.put("two", "second")
    assert (made.get("one"), made.get("two")) == ("newest", "second")


def test_where_the_file_has_no_more_room_the_oldest_is_not_there():
    made = Filed[bytes](9, room=1000)
    for number in range(5):
        made.put(number, bytes([number]) * 400)
    assert [number in made for number in range(5)] == [False, False, False, True, True]
    assert made.get(4) == bytes([4]) * 400


def test_without_a_file_nothing_is_kept(monkeypatch: pytest.MonkeyPatch):
    def refuse(**_: object) -> None:
        raise OSError

    monkeypatch.setattr(spool.tempfile, "TemporaryFile", refuse)
    made = Filed[str](2)
    made.put("one", "first")
    assert "one" not in made
