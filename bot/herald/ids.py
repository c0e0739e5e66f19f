"""What the ids of all buttons, menus and forms are made of: one table for the whole bot.

Messages stay in channels for months, and what can be pressed there must go on working: whoever changes a row
leaves a way for the ids that are out already. One door (`bot.herald.door`) turns away whatever has another
form, and whatever belongs to another place.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.choosing.menu import Path

LARGEST, LARGEST_ID = 2**31 - 1, 2**63 - 1
"""The largest number of ours that the store takes, and the largest of Discord's."""


@dataclass(frozen=True, slots=True)
class Part:
    """What may stand between two colons of an id, or be chosen in a menu."""

    form: str
    """A regular expression for all of it."""
    most: int | None = None
    """For numbers: the largest."""
    names: str = ""
    """What it is the number of, where that has a place of its own: see the constants below."""
    optional: bool = False
    """Whether it may be left out, with everything after it."""

    def fits(self, given: str) -> bool:
        """Whether a text has this form."""
        if re.fullmatch(self.form, given, re.DOTALL) is None:
            return False
        return self.most is None or int(given) <= self.most


def maybe(part: Part) -> Part:
    """The part where it may be left out."""
    return replace(part, optional=True)


def one_of(*words: str) -> Part:
    """One of these words."""
    return Part("|".join(map(re.escape, words)))


def up_to(most: int) -> Part:
    """A number from 0 to `most`."""
    return Part(_DIGITS, most)


_DIGITS = "[0-9]{1,19}"

NUMBER = up_to(LARGEST)
PERSON_ID = up_to(LARGEST_ID)
"""Discord's number of a person."""
CALL = NUMBER
"""The number of a call: only who was called may press, wherever they were called."""
PATH = Part(r"[a-z]?(-|[0-9]{1,4}(\.[0-9]{1,4})*)")
"""Answers given so far, as `path_text` writes them."""
MARK = Part(r"[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}")
"""What a person saw of their plan."""
SEEN = Part(r"[0-9]{1,9}(\.[0-9]{1,9}\.[0-9]{1,9})?")
"""What a person saw: of a panel the log entries, of a plan its mark."""
EVENT = Part(r"[a-z0-9-]{1,40}(\.[0-9]{1,4}){1,8}")
"""A kind of event, and which words of it are meant: see `bot.private.planning.happening`."""
LEARNT = Part(r"[a-z0-9_-]{1,30}(\.[0-9]{1,5}){0,10}")
"""A game, and what a person has done in one of its lessons."""
SLUG = Part("[a-z0-9_-]{1,60}")
TEXT = Part(".*")
"""Anything: for what is typed, or chosen and checked by who knows the choices."""

TABLE = replace(NUMBER, names="table")
"""A game: for everybody in its own channel, and for its players wherever a private message carries it."""
TABLE_HERE = replace(NUMBER, names="table-here")
"""A game, in its own channel alone."""
VOTE, OFFER, SEEKING = (replace(NUMBER, names=name) for name in ("vote", "offer", "seeking"))
"""These have their messages where their game, or their search, has its own."""
LISTED_SEEKING = replace(NUMBER, names="listed-seeking")
"""The same, on its whole server, as lists of them are shown."""
TABLES_CALL = replace(NUMBER, names="call")
"""A call that everybody at the table may answer, in the game's own channel."""


FORM = "f"
"""How questions are asked now: before a path it says that its places mean the answers of today. Whoever
changes which answers a question has, or their order, takes the next letter."""
NOWHERE: Path = (-1,)
"""In place of a path of another form: no question has such an answer."""


def path_text(path: Path) -> str:
    """A path as part of an id: `f0.3.2`, or `f-` for none."""
    return FORM + (".".join(str(step) for step in path) or "-")


def path_of(text: str) -> Path:
    """The path back; `NOWHERE` where the answers had other places when it was written.

    Raises:
        ValueError: it is none.
    """
    form, steps = text[:1], text[1:]
    if form != FORM:
        return NOWHERE
    return () if steps == "-" else tuple(int(step) for step in steps.split("."))


def fit(parts: Sequence[Part], given: Sequence[str]) -> bool:
    """Whether the texts between an id's colons are these parts."""
    least = sum(not part.optional for part in parts)
    if not least <= len(given) <= len(parts):
        return False
    return all(part.fits(text) for part, text in zip(parts, given, strict=False))


CHOSEN = ("hours", "interval", "calls", "pictures", "guide", "forewarned", "reliable")
"""What one chooses of oneself in menus."""

TYPED = ("zone", "hours", "interval", "away")
"""What one types of oneself where no menu offers it."""

SETTLED = (
    "first", "growth", "most", "where", "clock", "ends", "answers",
    "extension", "credit", "weekends", "hour",
)  # fmt: skip
"""What is settled of a table's calls, each by a menu of its own."""

EVERY = "-"
"""In an id: every title; everywhere."""

MOST_DAYS = 365
"""The longest time that administrators look back over."""


SOUGHT = Part("[^:]{0,20}")
"""What somebody looked for in a long menu, as far as a button keeps it."""

PLACE = (PATH, NUMBER, maybe(SOUGHT))
"""Where in a panel or plan somebody was, to come back to it: answers so far, page, what they looked for."""

IN_LESSON = (NUMBER, LEARNT, *PLACE)
"""In an id of what opens in place of a lesson: which, what was done in it, and where."""

INSTEAD = (maybe(SEEN), *map(maybe, PLACE))
"""At the end of an id of what opens in place of a panel or plan: what was seen there, and where."""


@dataclass(frozen=True, slots=True)
class Id:
    """What an id is made of after its name."""

    parts: tuple[Part, ...] = ()
    chosen: Part | None = None
    """What is chosen or typed; None: nothing, it is a button. One that may be left out is for both."""


IDS: Mapping[str, Id] = {
    # The panel, and buttons below public posts; from `choose` to `return`: `bot.private.panel.walk`
    "turn": Id((TABLE, maybe(NUMBER))),
    "panel": Id((TABLE, maybe(NUMBER))),
    "choose": Id((TABLE, NUMBER, PATH)),
    "pick": Id((TABLE, NUMBER, PATH, maybe(NUMBER)), chosen=NUMBER),
    "page": Id((TABLE, NUMBER, PATH, NUMBER)),
    "find": Id((TABLE, NUMBER, PATH)),
    "found": Id((TABLE, NUMBER, PATH), chosen=TEXT),
    "back": Id((TABLE, NUMBER, PATH)),
    "return": Id((TABLE, NUMBER, *PLACE)),
    "sure": Id((TABLE, NUMBER, PATH)),
    "several": Id((TABLE, NUMBER, PATH, NUMBER), chosen=TEXT),
    "these": Id((TABLE, NUMBER, PATH, NUMBER, NUMBER), chosen=maybe(NUMBER)),
    "undo": Id((TABLE, NUMBER, maybe(NUMBER))),
    # Answers in an exchange
    "say": Id((TABLE_HERE, NUMBER, PATH)),
    # Plans; from `plan-choose` to `plan-return`: `bot.private.panel.walk`
    "plan": Id((TABLE, maybe(NUMBER))),
    "plan-at": Id((TABLE, MARK, NUMBER)),
    "plan-sure": Id((TABLE, MARK, PATH)),
    "plan-choose": Id((TABLE, MARK, PATH)),
    "plan-pick": Id((TABLE, MARK, PATH, maybe(NUMBER)), chosen=NUMBER),
    "plan-page": Id((TABLE, MARK, PATH, NUMBER)),
    "plan-find": Id((TABLE, MARK, PATH)),
    "plan-found": Id((TABLE, MARK, PATH), chosen=TEXT),
    "plan-back": Id((TABLE, MARK, PATH)),
    "plan-several": Id((TABLE, MARK, PATH, NUMBER), chosen=TEXT),
    "plan-these": Id((TABLE, MARK, PATH, NUMBER, NUMBER), chosen=maybe(NUMBER)),
    "plan-return": Id((TABLE, MARK, *PLACE)),
    "plan-guess": Id((TABLE, MARK)),
    "plan-skip": Id((TABLE, MARK)),
    "plan-drop": Id((TABLE, MARK)),
    "plan-play": Id((TABLE, MARK)),
    "plan-both": Id((TABLE, MARK)),
    "plan-note": Id((TABLE, MARK)),
    "plan-noted": Id((TABLE, MARK), chosen=TEXT),
    "plan-mend": Id((TABLE, MARK)),
    "plan-mended": Id((TABLE, MARK), chosen=TEXT),
    "plan-load": Id((TABLE,), chosen=NUMBER),
    # Moves given ahead
    "plan-ahead": Id((TABLE, MARK)),
    "ahead": Id((TABLE,)),
    "ahead-drop": Id((TABLE,)),
    "ahead-again": Id((TABLE,)),
    "ahead-unwatch": Id((TABLE,)),
    "ahead-find": Id((TABLE,)),
    "ahead-word": Id((TABLE,), chosen=TEXT),
    # Cases of them
    "plan-if": Id((TABLE, MARK)),
    "if-event": Id((TABLE, MARK, NUMBER), chosen=EVENT),
    "if-field": Id((TABLE, MARK, EVENT, NUMBER, NUMBER), chosen=NUMBER),
    "if-other": Id((TABLE, MARK)),
    "if-keep": Id((TABLE, MARK, EVENT)),
    "if-open": Id((TABLE,), chosen=NUMBER),
    "if-plan": Id((TABLE, NUMBER)),
    "if-first": Id((TABLE, NUMBER)),
    "if-drop": Id((TABLE, NUMBER)),
    # Standing orders
    "orders": Id((TABLE, maybe(NUMBER))),
    "case": Id((TABLE,), chosen=NUMBER),
    "order": Id((TABLE, NUMBER), chosen=SLUG),
    # Lessons; from `learn-choose` to `learn-return`: `bot.private.panel.walk`
    "learn": Id((maybe(SLUG),)),
    "learn-title": Id((), chosen=SLUG),
    "learn-lesson": Id((SLUG,), chosen=NUMBER),
    "learn-go": Id((SLUG, NUMBER)),
    "learn-leave": Id((SLUG,)),
    "learn-help": Id((NUMBER, LEARNT, PATH, NUMBER)),
    "learn-choose": Id((NUMBER, LEARNT, PATH)),
    "learn-pick": Id((NUMBER, LEARNT, PATH, maybe(NUMBER)), chosen=NUMBER),
    "learn-page": Id((NUMBER, LEARNT, PATH, NUMBER)),
    "learn-find": Id((NUMBER, LEARNT, PATH)),
    "learn-found": Id((NUMBER, LEARNT, PATH), chosen=TEXT),
    "learn-back": Id((NUMBER, LEARNT, PATH)),
    "learn-return": Id(IN_LESSON),
    "learn-rules": Id(IN_LESSON),
    "learn-what": Id(IN_LESSON),
    "learn-what-named": Id(IN_LESSON, chosen=TEXT),
    "learn-why": Id(IN_LESSON),
    "learn-why-of": Id(IN_LESSON, chosen=TEXT),
    "learn-why-ask": Id(IN_LESSON),
    "learn-why-typed": Id(IN_LESSON, chosen=TEXT),
    # Who is new
    "guide": Id((one_of("on", "off"), maybe(SLUG))),
    # Boards
    "board": Id((TABLE, *INSTEAD)),
    "boardat": Id((TABLE, NUMBER)),
    "chart": Id((TABLE, SLUG, maybe(NUMBER))),
    # What if?
    "fork": Id((TABLE, NUMBER)),
    "fork-as": Id((TABLE, NUMBER), chosen=NUMBER),
    "words": Id((TABLE, NUMBER, maybe(NUMBER))),
    # Notes of one's own
    "note": Id((TABLE,)),
    "noted": Id((TABLE,), chosen=TEXT),
    # How it stands
    "standing": Id((TABLE,)),
    "standing-post": Id((TABLE_HERE,)),
    # The analysis of a game that is over
    "analysis": Id((TABLE_HERE,)),
    # Hands
    "hand": Id((TABLE, *INSTEAD)),
    "odds": Id((TABLE, *INSTEAD)),
    # What is...?
    "what": Id((TABLE, *INSTEAD)),
    "what-named": Id((TABLE, *INSTEAD), chosen=TEXT),
    "what-of": Id((), chosen=TEXT),
    # Advice
    "advise": Id((TABLE, *INSTEAD)),
    "advise-play": Id((TABLE, NUMBER, NUMBER)),
    "advise-try": Id((TABLE, NUMBER, NUMBER)),
    # Why?
    "why": Id((TABLE, *INSTEAD)),
    "why-of": Id((TABLE, *INSTEAD), chosen=TEXT),
    "why-ask": Id((TABLE, *INSTEAD)),
    "why-typed": Id((TABLE, *INSTEAD), chosen=TEXT),
    "why-post": Id((TABLE, NUMBER, NUMBER, NUMBER)),
    "why-event": Id((TABLE, *INSTEAD), chosen=TEXT),
    "why-told": Id((TABLE,), chosen=TEXT),
    # History and recap
    "history": Id((TABLE, NUMBER, maybe(PERSON_ID))),
    "changed": Id((TABLE, *INSTEAD)),
    "everything": Id((TABLE, NUMBER, NUMBER, maybe(NUMBER))),
    # Rules and statistics
    "titles": Id((NUMBER, SLUG)),
    "title": Id((SLUG,), chosen=SLUG),
    "topic": Id((SLUG, SLUG, NUMBER)),
    "topics": Id((SLUG,), chosen=SLUG),
    "rules": Id((TABLE, maybe(SLUG), *INSTEAD)),
    "section": Id((SLUG, SLUG, SLUG)),
    "rules-seek": Id((maybe(SLUG),)),
    "rules-sought": Id((maybe(SLUG),), chosen=TEXT),
    "rules-open": Id((), chosen=SLUG),
    "stats": Id((PERSON_ID, SLUG, one_of("here", EVERY))),
    # The lobby
    "join": Id((TABLE_HERE,)),
    "leave": Id((TABLE_HERE,)),
    "start": Id((TABLE_HERE,)),
    "hosting": Id((TABLE_HERE,)),
    "fill": Id((TABLE_HERE,), chosen=maybe(SLUG)),
    "empty": Id((TABLE_HERE,)),
    "alone": Id((TABLE_HERE,)),
    "calloff": Id((TABLE_HERE,)),
    "options": Id((TABLE_HERE,)),
    "set": Id((TABLE_HERE, SLUG), chosen=TEXT),
    "wish": Id((TABLE_HERE,), chosen=maybe(TEXT)),
    "own": Id((TABLE_HERE,)),
    "ours": Id((TABLE_HERE,)),
    "calls": Id((TABLE_HERE,)),
    "clocks": Id((TABLE_HERE,)),
    "callset": Id((TABLE_HERE, one_of(*SETTLED)), chosen=TEXT),
    # Searches for players
    "lfg-in": Id((SEEKING,)),
    "lfg-out": Id((SEEKING,)),
    "lfg-leave": Id((LISTED_SEEKING,)),
    # Going back and ending
    "concede": Id((TABLE_HERE,)),
    "askundo": Id((TABLE_HERE, NUMBER)),
    "abandon": Id((TABLE_HERE,)),
    "goon": Id((TABLE_HERE,)),
    "playon": Id((TABLE_HERE,)),
    "unpause": Id((TABLE_HERE,)),
    "ballot": Id((VOTE, one_of("yes", "no", "withdraw"))),
    # Seats
    "take": Id((OFFER,)),
    "refuse": Id((OFFER,)),
    "rematch": Id((TABLE_HERE,)),
    # Calls
    "snooze": Id((CALL, one_of("hour", "evening", "morning", "typed"))),
    "snoozed": Id((CALL,), chosen=TEXT),
    "hush": Id((CALL,)),
    "extend": Id((CALL,)),
    "callagain": Id((TABLES_CALL,)),
    "standin": Id((CALL, one_of("yes", "no"))),
    # Oneself
    "meset": Id((one_of(*CHOSEN),), chosen=TEXT),
    "zone": Id((NUMBER, one_of("me", "evening", "morning")), chosen=TEXT),
    "meform": Id((one_of(*TYPED),)),
    "metyped": Id((one_of(*TYPED),), chosen=TEXT),
    "meback": Id(()),
    "metry": Id(()),
    "privacy": Id(()),
    "privacy-details": Id(()),
    "privacy-file": Id(()),
    "privacy-count": Id((one_of("on", "off"),)),
    "privacy-forget": Id(()),
    "privacy-forget-now": Id(()),
    # Servers
    "admin-page": Id((one_of("tables", "stuck"), up_to(MOST_DAYS), NUMBER)),
    "admin-close": Id((NUMBER,)),
    "admin-keep": Id((NUMBER,)),
}
"""By the name of what is pressed. What it does stands under the same name in `bot.app.handlers.HANDLERS`."""
