"""What nobody means well by: texts, JSON and bytes made at random, the same at every run.

Noise, what is sound with a few things spoilt, what looks like the grammar and is nonsense, what is nested or
said over and over, and what programs are known to stumble over.
"""

import copy
import gzip
import io
import json
import random
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

POOLS = (
    "abcdefghijklmnopqrstuvwxyz",
    "ABCXYZ0123456789",
    " \t\n\r\v\f\x85\xa0\u2028\u2029\u3000",
    "\x00\x01\x07\x08\x1b\x7f\x80\x9f",
    "/:+-_.,;|=<>()[]{}\"'`*~#@!?$%^&\\",
    "éèêœæßıİǅﬁΩλЖשלוםمرحبا漢字ไทยनमस्ते",
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202d\u202e\u2066\u2067\u2069\ufeff",
    "\u0300\u0301\u0327\u0338\u0489\u20dd\u1ab0\ufe0f",
    "٣७๓𝟜²½Ⅷ①",
    "🏺🐎👨\u200d👩\u200d👧🇫🇷\U000e0041\U0010ffff\ufffe\ufffd",
    "\ud800\udbff\udc00\udfff",
)

NUMBERS = (
    "0", "-0", "-1", "00", "1", "2", "9", "99", "9999", "10000", "2147483647", "2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "1e999", "-1e999", "1e-999", "NaN",
    "Infinity", "0x10", "1_000", "1.5", "1,5", "9" * 30, "9" * 400, "9" * 5000, "٣", "²", "½", "--5", "+7",
)  # fmt: skip

BLOWS = (
    "", " ", "\n", "\x00", "-", "/", "//", "/" * 50, ":", "::", "+", "+" * 40, "None", "null", "true",
    "@everyone", "@here", "<@1>", "<@&2>", "<#3>", "</x:4>", "<t:1:R>", "<t:99999999999999:F>",
    "<t:-999999999999>",
    "[a](http://b.c)", "https://b.c/?d=e", "```", "`", "**", "||", "> ", "-# ", "# ", "\\", "\\\\`",
    "'; drop table game; --",
    "%s%n%d", "{0}", "{ $x }", "{{}}", "${x}", "../../etc/passwd", "C:\\con", "a\x00b", "\u202eabc", "\ufeff",
    "a" + "\u0301" * 60, "ﷺ" * 20, "ß" * 20, "İ" * 20, "=1+1", "=cmd|' /C calc'!A0", '"', '""', '"""', "'",
    "__class__", "__proto__", "31/02/2026", "29/02/2027", "00:00", "24:61", "99h99", "9999-12-31 23:59",
    "0001-01-01", "-5 days", "1000000 years", "in 9999 weeks", "1h" * 20, "next next next",
)  # fmt: skip


@dataclass(frozen=True)
class Nonsense:
    """Makes hostile texts from what is sound (`valid`) and from words of the grammar."""

    valid: Sequence[str]
    words: Sequence[str] = ()
    joints: str = " /+:-,"
    longest: int = 6000
    """Characters that can be given."""

    halves: bool = False
    """Whether there may be halves of surrogate pairs: in files, but in nothing that Discord hands on."""

    def text(self, luck: random.Random) -> str:
        """One hostile text."""
        found = self._any(luck)
        return found if self.halves else handed_on(found)

    def _any(self, luck: random.Random) -> str:
        way = luck.random()
        if way < 0.45:
            found = self._spoilt(luck)
        elif way < 0.65:
            found = self._grammar(luck)
        elif way < 0.85:
            found = noise(luck)
        elif way < 0.93:
            found = self._repeated(luck)
        else:
            found = luck.choice(BLOWS) + luck.choice(("", luck.choice(NUMBERS), luck.choice(self.valid)))
        return found[: self.longest]

    def _piece(self, luck: random.Random) -> str:
        source = luck.choice((self.words or self.valid, self.valid, NUMBERS, BLOWS, ()))
        return luck.choice(source) if source else noise(luck, 6)

    def _spoilt(self, luck: random.Random) -> str:
        text = luck.choice(self.valid)
        for _ in range(luck.choice((1, 1, 1, 2, 3, 6))):
            start = luck.randint(0, len(text))
            end = min(len(text), start + luck.choice((0, 1, 1, 2, 5, 20)))
            way = luck.randrange(6)
            if way == 0:
                text = text[:start] + text[end:]
            elif way == 1:
                text = text[:end] + text[start:end] * luck.choice((1, 2, 30)) + text[end:]
            elif way == 2:
                text = text[:start] + self._piece(luck) + text[end:]
            elif way == 3:
                text = text[:start] + luck.choice(luck.choice(POOLS)) + text[end:]
            elif way == 4:
                other = luck.choice(self.valid)
                text = text[:start] + other[luck.randint(0, len(other)) :]
            else:
                text = luck.choice((str.upper, str.title, str.swapcase, str.casefold))(text)
        return text

    def _grammar(self, luck: random.Random) -> str:
        joints = luck.choice((self.joints, self.joints[:1]))
        parts = [self._piece(luck) + luck.choice(joints) for _ in range(luck.choice((1, 2, 3, 5, 9, 60)))]
        return "".join(parts)

    def _repeated(self, luck: random.Random) -> str:
        unit = luck.choice((self._piece(luck), luck.choice("([{<\"'`*\\/")))
        times = max(1, luck.choice((self.longest, self.longest // 7, 200)) // max(1, len(unit)))
        return unit * times + luck.choice(("", ")", "x"))


def handed_on(text: str) -> str:
    """What Discord hands on of a text: no halves of pairs."""
    return "".join(each for each in text if not "\ud800" <= each <= "\udfff")


def noise(luck: random.Random, most: int = 40) -> str:
    """Letters of any kind."""
    pools = luck.sample(POOLS, luck.choice((1, 2, 4)))
    return "".join(luck.choice(luck.choice(pools)) for _ in range(luck.randint(0, most)))


JSON_BLOWS: tuple[object, ...] = (
    None, True, False, 0, -1, 1, 1.5, 1e308, float("inf"), float("-inf"), float("nan"), 2**31, 2**63, 2**64,
    -(2**63), 10**400, "", "x" * 5000, "\x00", "\ud800", "\u202e", "@everyone", [], {}, [[]], [None],
    {"": None}, [10**30], ["a"] * 300, {str(n): n for n in range(200)},
)  # fmt: skip


def spoilt_json(luck: random.Random, plain: object, words: Sequence[str] = ()) -> object:
    """JSON of which a few values, at any depth, are others, lack, or stand elsewhere."""
    found = copy.deepcopy(plain)
    for _ in range(luck.choice((1, 1, 2, 4))):
        at = found
        while isinstance(at, (dict, list)) and at:
            key = luck.choice(list(at) if isinstance(at, dict) else range(len(at)))
            if isinstance(at[key], (dict, list)) and at[key] and luck.random() < 0.85:
                at = at[key]
                continue
            _change(luck, at, key, words)
            break
        else:
            return copy.deepcopy(luck.choice(JSON_BLOWS))
    return found


def _change(luck: random.Random, at: dict | list, key: object, words: Sequence[str]) -> None:
    way = luck.randrange(7)
    if way == 0:
        del at[key]
    elif way == 1 and isinstance(at, list):
        at[key:key] = [copy.deepcopy(at[key])] * luck.choice((1, 3, 40))
    elif way == 1:
        at[noise(luck, 8)] = at[key]
    elif way == 2:
        at[key] = nested(luck, luck.choice((5, 90, 400)))
    elif way == 3 and words:
        at[key] = luck.choice(words)
    elif way == 4 and isinstance(at[key], (int, float)):
        at[key] = at[key] + luck.choice((-1, 1, 2, 100, -(2**40)))
    elif way == 5 and isinstance(at[key], str):
        at[key] = Nonsense([at[key]], words, halves=True).text(luck)
    else:
        at[key] = copy.deepcopy(luck.choice(JSON_BLOWS))


def nested(luck: random.Random, depth: int) -> object:
    """Lists or objects within each other."""
    found: object = luck.choice((1, "x", None))
    for _ in range(depth):
        found = [found] if luck.random() < 0.5 else {"a": found}
    return found


def json_bytes(luck: random.Random, plain: object, words: Sequence[str] = ()) -> bytes:
    """A JSON file, spoilt as JSON, as a text, or as bytes."""
    way = luck.random()
    if way < 0.75:
        return json.dumps(spoilt_json(luck, plain, words)).encode()
    text = json.dumps(plain, ensure_ascii=False)
    if way < 0.85:
        return (
            Nonsense([text], words, longest=len(text) * 2, halves=True)
            .text(luck)
            .encode("utf-8", "surrogatepass")
        )
    if way < 0.9:
        depth = luck.choice((900, 5_000, 100_000))
        return (luck.choice(("[", '{"a":', '{"keryx":1,"game":[')) * depth).encode()
    if way < 0.92:
        return luck.choice((b"1" * 10_000, b'{"keryx":' + b"9" * 9000 + b"}", b"1e" + b"9" * 5000))
    return spoilt_bytes(luck, text.encode())


def spoilt_bytes(luck: random.Random, sound: bytes) -> bytes:
    """A file in another form than it should have: packed, in another encoding, cut, or mere noise."""
    way = luck.randrange(7)
    if way == 0:
        return bomb(luck.choice((True, False)))
    if way == 1:
        return sound.decode("utf-8", "replace").encode(
            luck.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7"))
        )
    if way == 2:
        return luck.randbytes(luck.choice((1, 30, 3000)))
    if way == 3:
        return sound[: luck.randint(0, len(sound))]
    if way == 4:
        place = luck.randint(0, len(sound))
        return sound[:place] + luck.randbytes(3) + sound[place:]
    if way == 5:
        return luck.choice((b"", b"\xef\xbb\xbf", b"\xff\xfe", b"\x00" * 5000, b"\n" * 5000))
    return sound + luck.choice((b"\x00", sound, b"\xc3\x28", b"\xed\xa0\x80"))


@cache
def bomb(zipped: bool) -> bytes:
    """Twenty million zeros, packed."""
    zeros = bytes(20_000_000)
    if not zipped:
        return gzip.compress(zeros)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../game.json", zeros)
    return packed.getvalue()
