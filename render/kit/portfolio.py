"""The portfolio: parts of pictures that were made once, of all games together, in so many bytes.

Those that were needed lately lie there as they are, many more in a file, pressed to about a tenth of that;
what was needed longest ago goes. Small ones and large ones lie apart: a hundred texts that are unfolded cost
more time than the one ground that had pushed them out.
"""

import io
import pickle
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from typing import Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.encode import packed
from render.kit.palette import flat
from render.kit.spool import Spool

P = ParamSpec("P")
T = TypeVar("T")

FRESH, PRESSED = 2 << 20, 48 << 20
"""Bytes of what is small and of what is large, for each, as it is; and of what is pressed, in a file. The
large parts of a board take up to eight million."""

SMALL = 16_000
"""Bytes that something small takes at most."""

BESIDE = 1000
"""Bytes that an image takes beside its pixels and rows; one with a palette twice as many."""

LEVEL = 2
"""How hard is pressed: level 1 takes three fifths of the time for half as much again, 3 as much longer for
hardly any less."""

ROOM = 300
"""Bytes that one thing takes in the portfolio, whatever it is."""

Key: TypeAlias = tuple[Hashable, ...]


class Pressed(NamedTuple):
    """An image in few bytes."""

    mode: str
    size: tuple[int, int]
    pixels: bytes
    palette: bytes | None
    """None: that of all boards, or none at all."""

    @classmethod
    def of(cls, image: Image.Image) -> "Pressed":
        """What an image can be made from again."""
        pixels = packed(image, LEVEL)  # which settles its palette as well
        own = image.im.getpalette("RGB", "RGB") if image.mode == "P" else None
        return cls(image.mode, image.size, pixels, None if own == _common() else own)

    def image(self) -> Image.Image:
        """The image as it was."""
        pixels = zlib_ng.decompress(self.pixels)
        image = Image.frombuffer(self.mode, self.size, pixels, "raw", self.mode, 0, 1)
        if self.mode == "P":
            image.putpalette(self.palette or _common())
        return image


def pressed(value: object) -> bytes:
    """Something in a file's bytes, with all images in it pressed."""
    written = io.BytesIO()
    writer = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    writer.dispatch_table = {Image.Image: lambda image: (_image, (tuple(Pressed.of(image)),))}
    writer.dump(value)
    return written.getvalue()


def unfolded(told: bytes) -> object:
    """The same as it was."""
    return pickle.loads(told)  # noqa: S301 - our own making


def _image(parts: tuple[str, tuple[int, int], bytes, bytes | None]) -> Image.Image:
    return Pressed(*parts).image()


@cache
def _common() -> bytes:
    """The palette of all boards as an image holds it."""
    return bytes(flat())


def weight(value: object) -> int:
    """About how many bytes something takes with all that it is made of."""
    if isinstance(value, Image.Image):
        pixel = 1 if value.mode in ("P", "L", "1") else 4
        return value.width * value.height * pixel + 8 * value.height + BESIDE * (1 + (value.mode == "P"))
    if type(value) is tuple:
        return sys.getsizeof(value) + sum(weight(each) for each in value)
    if isinstance(value, dict):
        return sys.getsizeof(value) + sum(weight(each) for each in value.values())
    return sys.getsizeof(value) + sum(weight(getattr(value, name)) for name in _names(value))


def _names(value: object) -> Iterable[str]:
    """The fields of a dataclass; none of what is no dataclass."""
    found: Iterable[str] = getattr(value, "__dataclass_fields__", ())
    return found


class Shelf(Generic[T]):
    """Things by what they were made from, in so many bytes: what was asked for longest ago goes first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self.taken = 0
        """Bytes that all of it takes."""
        self._found: OrderedDict[Key, tuple[T, int]] = OrderedDict()

    def get(self, key: Key) -> T | None:
        """What was made from it; None: it is not here."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Key, value: T, size: int) -> Iterable[tuple[Key, T]]:
        """Keep it, of so many bytes; what goes for it."""
        size += ROOM
        self.forget((key,))
        self._found[key] = value, size
        self.taken += size
        gone = []
        while self.taken > self._room and len(self._found) > 1:
            old, (left, freed) = self._found.popitem(last=False)
            self.taken -= freed
            gone.append((old, left))
        return gone

    def forget(self, keys: Iterable[Key]) -> None:
        """Keep these no longer."""
        for key in keys:
            if (found := self._found.pop(key, None)) is not None:
                self.taken -= found[1]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._found)


class Portfolio:
    """What was needed lately, as it is, the small and the large; and what was longer ago, pressed."""

    def __init__(self, fresh: int = FRESH, pressed: int = PRESSED) -> None:
        self.small, self.large = Shelf[object](fresh), Shelf[object](fresh)
        self.pressed = Spool[Key](pressed)
        self._lock = threading.Lock()

    def get(self, key: Key) -> object | None:
        """What was made from it; None: it is to be made."""
        with self._lock:
            found = self.small.get(key)
            if found is None:
                found = self.large.get(key)
            if found is None and (folded := self.pressed.get(key)) is not None:
                found = unfolded(folded)
                self._lay(key, found, weight(found))
            return found

    def put(self, key: Key, value: object) -> None:
        """Keep what was made."""
        with self._lock:
            self._lay(key, value, weight(value))

    def _lay(self, key: Key, value: object, size: int) -> None:
        shelf = self.small if size <= SMALL else self.large
        for old, left in shelf.put(key, value, size):
            if old not in self.pressed:
                self.pressed.put(old, pressed(left))

    def forget(self, maker: Hashable) -> None:
        """Keep nothing of what one has made."""
        with self._lock:
            for shelf in (self.small, self.large, self.pressed):
                shelf.forget([key for key in shelf if key[0] is maker])


PORTFOLIO = Portfolio()
"""That of this process."""


class Kept(Generic[P, T]):
    """A function that makes parts of pictures, of which those that were made are kept."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[P, T]) -> None:
        self._make = make

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        """What it makes of that."""
        key = (self._make, args, *named.items()) if named else (self._make, args)
        found = PORTFOLIO.get(key)
        if found is None:
            found = self._make(*args, **named)
            PORTFOLIO.put(key, found)
        return cast(T, found)

    def cache_clear(self) -> None:
        """Keep nothing of it."""
        PORTFOLIO.forget(self._make)


kept = Kept
