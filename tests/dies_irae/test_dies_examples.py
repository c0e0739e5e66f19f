"""The examples of the help pages, as they are told there."""

from dies_scene import Scene


def test_four_stones_bring_fourteen():
    """Four stones bring 2 + 3 + 4 + 5 = 14."""
    brought = [Scene().goods("greece", stone=count).income("greece") for count in (1, 2, 3, 4)]
    assert brought == [2, 2 + 3, 2 + 3 + 4, 14]
