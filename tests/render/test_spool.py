"""What is spooled comes back as it was, until its place is written over."""

import errno
import random
from pathlib import Path

import pytest

from render.kit import spool
from render.kit.spool import Spool


def test_what_was_put_in_comes_back_until_the_room_is_used_up_and_the_oldest_goes():
    found = Spool[int](100)
    for number in range(10):
        found.put(number, bytes([number]) * 30)
    assert [*found] == [7, 8, 9]
    assert [found.get(number) for number in range(6, 10)] == [None, *(bytes([n]) * 30 for n in (7, 8, 9))]
    assert 9 in found
    assert 6 not in found


def test_whatever_comes_and_goes_what_is_there_is_what_was_put_in():
    luck = random.Random(3)
    found, known = Spool[int](1000), dict[int, bytes]()
    for _ in range(3000):
        key = luck.randrange(40)
        if luck.random() < 0.1:
            found.forget((key,))
            known.pop(key, None)
        else:
            known[key] = luck.randbytes(luck.randrange(1, 300))
            found.put(key, known[key])
            assert found.get(key) == known[key]
        assert sum(len(known[each]) for each in found) <= 1000
        assert all(found.get(each) == known[each] for each in found)
        assert len([*found]) > 1 or len(known) < 8


def test_a_key_put_in_again_means_the_new_thing():
    found = Spool[str](100)
    found.put("one", b"old")
    found.put("other", b"between")
    found.put("one", b"new and longer")
    assert found.get("one") == b"new and longer"
    assert [*found] == ["other", "one"]


def test_what_is_larger_than_the_room_is_not_kept_and_leaves_the_rest():
    found = Spool[str](10)
    found.put("small", b"small")
    found.put("large", b"eleven long")
    assert found.get("large") is None
    assert found.get("small") == b"small"


def test_where_no_file_can_be_made_nothing_is_kept(monkeypatch: pytest.MonkeyPatch):
    def refuse(**_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(spool.tempfile, "TemporaryFile", refuse)
    found = Spool[str](100)
    found.put("one", b"1")
    assert found.get("one") is None
    assert "one" not in found


def test_on_a_full_disk_it_ends_to_keep_and_tells_nothing_wrong(monkeypatch: pytest.MonkeyPatch):
    class Full:
        def seek(self, at: int) -> None: ...

        def write(self, told: bytes) -> int:
            return 3

    found = Spool[str](100)
    found.put("before", b"before")
    monkeypatch.setattr(found, "_file", Full())
    found.put("one", b"longer than that")
    monkeypatch.undo()
    found.put("after", b"after")
    assert [*found] == []


def test_a_system_without_a_lasting_place_for_such_files_has_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(spool, "LASTING", tmp_path / "missing")
    found = Spool[str](100)
    found.put("one", b"1")
    assert found.get("one") == b"1"
