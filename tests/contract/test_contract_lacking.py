"""What a game lacks is told at once and by name; ours lack nothing, and neither does the example."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from engine.ur.state import Moving, Over, Throwing
from joined import EXAMPLE
from PIL import Image
from spoilt import (
    changed,
    entered,
    everywhere,
    forget,
    honoured,
    lengthened,
    lost,
    no_page,
    sectioned,
)

import data
from bot.cli.lacking import lack
from bot.cli.lacking.everything import lacking
from bot.speech import texts
from engine.core.contract import Action, Standing, Thing, Word
from engine.core.paragraphs import WrittenLaw
from render.boards import CardArtist, DrawnTitle
from render.kit.sprite import Placed
from render.scene import Cast, Crest, Scene
from render.titles import TITLES

UR = TITLES["ur"]
Told = set[str]
"""What is told of a lack, to be looked up in English."""


@pytest.mark.parametrize("slug", TITLES)
def test_nothing_lacks(slug: str, as_sent: None) -> None:
    assert [texts.say("en", f"cli-lack-{each.key}", **each.facts) for each in lacking(TITLES[slug])] == []


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example's texts and pages, to be spoilt, in place of those that are sound."""
    folder = tmp_path / "data"
    shutil.copytree(EXAMPLE / "data", folder)
    monkeypatch.setattr(data, "__path__", [str(data.ROOT), str(folder)])
    forget()
    yield folder
    monkeypatch.undo()
    forget()


def told(title: DrawnTitle) -> Told:
    """A line for each thing that lacks."""
    return {texts.say("en", f"cli-lack-{each.key}", **each.facts) for each in lacking(title)}


HELP = "    .help = Combien chaque camp en rentre\u00a0: sept, ou cinq pour une partie plus courte.\n"
NONE_WAITS = {"en": "    .short = none waits\n", "fr": "    .short = aucun n’attend\n"}

FILES = {
    "a French text": (
        lost("fr", "ur-verb-throw"),
        "data/text/fr/ur.ftl: add the text ur-verb-throw.",
    ),
    "an English text": (
        lost("en", "ur-event-captured"),
        "data/text/en/ur.ftl: add the text ur-event-captured.",
    ),
    "a refusal": (
        lost("fr", "ur-refusal-rosette-held"),
        "data/text/fr/ur.ftl: add the text ur-refusal-rosette-held.",
    ),
    "what would be right": (
        changed("en", "text", "ur.ftl", "    .right = Bear the piece off.\n", ""),
        "data/text/en/ur.ftl: add the text ur-refusal-is-home.right.",
    ),
    "what would be right, of what is told": (
        changed("fr", "text", "ur.ftl", ".right = Rentre le pion.", ".right = Rentre { $piece }."),
        "data/text/fr/ur.ftl: a text is told wrongly. ur-refusal-is-home.right: Unknown external: piece",
    ),
    "a section": (
        sectioned("verb,bear-off,move\n", ""),
        "data/ur/sections.csv: add the row “verb,bear-off,…” with the page of the help that says it.",
    ),
    "a title after the end": (
        honoured(""),
        "data/text/fr/ur.ftl: add the text ur-honour-racer.",
    ),
    "a title for what does not happen": (
        honoured("ghost,vanished,side,,1"),
        "data/ur/honours.csv: the row “ghost” counts what does not happen here: name a kind of event,",
    ),
    "a title that adds up words": (
        honoured("ghost,captured,side,square,1"),
        "data/ur/honours.csv: the row “ghost” counts what does not happen here",
    ),
    "a title for nobody": (
        honoured("ghost,captured,winner,,1"),
        "data/ur/honours.csv: the row “ghost” counts what does not happen here",
    ),
    "a section of nothing": (
        sectioned("event,won,", "event,lost,overview\nevent,won,"),
        "data/ur/sections.csv: remove the row “event,lost,…”: this game has none such.",
    ),
    "the page of a section": (
        sectioned("verb,throw,turn", "verb,throw,dice"),
        "data/ur/sections.csv: “verb,throw,dice” names no page of the help. Its name is the file’s,",
    ),
    "the entry of a section": (
        entered("fr", "dice"),
        "data/ur/sections.csv: “event,thrown,turn/dice” names no entry of that page in each language: add a",
    ),
    "an entry of a long page": (
        lengthened("en", "02-turn.md"),
        "data/ur/sections.csv: “refusal,throw-first,turn” leads to a page of more than 800 characters: name",
    ),
    "a question": (
        lost("fr", "ur-ask-target"),
        "data/text/fr/ur.ftl: add one of the texts ur-ask-enter-target or ur-ask-target.",
    ),
    "a part of a text": (
        changed("fr", "text", "ur.ftl", "    .title = { $side } a gagné\n", ""),
        "data/text/fr/ur.ftl: add the text ur-event-won.title.",
    ),
    "a word of the board": (
        lost("en", "ur-square-b4"),
        "data/text/en/ur.ftl: add the text ur-square-b4.",
    ),
    "a kind of word": (lost("fr", "ur-kind-square"), "data/text/fr/ur.ftl: add the text ur-kind-square."),
    "a part as typed": (lost("fr", "ur-part-origin"), "data/text/fr/ur.ftl: add the text ur-part-origin."),
    "an option's meaning": (
        changed("fr", "text", "ur.ftl", HELP, ""),
        "data/text/fr/ur.ftl: add the text ur-option-pieces.help.",
    ),
    "a short option": (
        changed("en", "text", "ur.ftl", "for a shorter game", "for a shorter game" * 9),
        "data/text/en/ur.ftl: shorten ur-option-pieces.help: it has 210 characters, and 100 are the most.",
    ),
    "an ending": (lost("fr", "ur-ending-alone"), "data/text/fr/ur.ftl: add the text ur-ending-alone."),
    "a decision": (lost("fr", "ur-waiting-move"), "data/text/fr/ur.ftl: add the text ur-waiting-move."),
    "a name of its own": (lost("en", "ur-title"), "data/text/en/ur.ftl: add the text ur-title."),
    "a fact": (
        changed("en", "text", "ur.ftl", ".did = threw **{ $total }**", ".did = threw **{ $totl }**"),
        "data/text/en/ur.ftl: a text is told wrongly. ur-event-thrown.did: Unknown external: totl",
    ),
    "a fact of what seldom happens": (
        changed("en", "text", "ur.ftl", ".title = { $side } gives up", ".title = { $who } gives up"),
        "data/text/en/ur.ftl: a text is told wrongly. ur-event-withdrew.title: Unknown external: who",
    ),
    "why not, in a few words": (
        everywhere(lambda language: changed(language, "text", "ur.ftl", NONE_WAITS[language], "")),
        "data/text/fr/ur.ftl: add the text ur-refusal-none-waiting.short.",
    ),
    "headlines": (
        everywhere(lambda language: lost(language, "ur-headlines")),
        "data/text/en/ur.ftl: add the text ur-headlines.",
    ),
    "what a move brings": (
        everywhere(lambda language: lost(language, "ur-preview-captures")),
        "data/text/en/ur.ftl: add the text ur-preview-captures.",
    ),
    "who won": (
        changed("en", "text", "ur.ftl", "All pieces are home: { $winners } wins.", "All pieces are home."),
        "data/text/en/ur.ftl: say in ur-ending-home who won: { $winners }.",
    ),
    "Fluent": (
        changed("fr", "text", "ur.ftl", "ur-verb-move =", "ur-verb-move"),
        "data/text/fr/ur.ftl: this cannot be read as Fluent: ur-verb-move Déplacer",
    ),
    "a French page": (
        no_page("fr", "03-move.md"),
        "data/help/fr/ur/03-move.md: add this page of the help.",
    ),
    "a heading": (
        changed("en", "help", "ur/02-turn.md", "# A turn", "A turn"),
        "data/help/en/ur/02-turn.md: begin with “# ” and a heading of 1 to 34 characters.",
    ),
    "a long page": (
        changed("fr", "help", "ur/02-turn.md", "**Lancer.**", "**Lancer.** " + "Encore. " * 250),
        "data/help/fr/ur/02-turn.md: this page has",
    ),
}  # fmt: skip
"""What is done to the example's files, and the line that names it."""


class Narrow:
    """Draws a board that is too narrow, with too few places, each shown too small."""

    def __init__(self, places: int = 3, width: int = 1000) -> None:
        self.shown, self.width = tuple(f"place{number}" for number in range(places)), width

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        return Image.new("P", (self.width, 500), len(scene.events))

    def names(self, scene: Scene, cast: Cast) -> tuple[Placed, ...]:
        return ()

    def marks(self, scene: Scene) -> tuple[Placed, ...]:
        return ()

    def crest(self, role: Word) -> Crest | None:
        return None

    def places(self, view: object) -> tuple[str, ...]:
        return self.shown


class Charting(Narrow):
    """Draws a chart beside the board, which is too narrow."""

    def charts(self, view: object) -> tuple[Word, ...]:
        return (Word("chart", "throws"),)

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        width = 900 if scene.focus == "throws" else self.width
        return Image.new("P", (width, 500), len(scene.events))


class Unmarking(Narrow):
    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        return Image.new("P", (self.width, 500), 0)


class Failing(Narrow):
    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        raise ZeroDivisionError("no board")


class Restless(Narrow):
    """Never draws the same twice, and much."""

    drawn = 0

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        self.drawn += 1
        return Image.effect_noise((self.width, 500), 50)


class Moody:
    """A computer player that chooses otherwise each time."""

    games = 0

    def __init__(self, seed: int) -> None:
        Moody.games += 1
        self.mood = Moody.games

    def choose(self, rules: object, view: object, seat: int, legal: list[Action]) -> Action:
        self.mood += 1
        return legal[self.mood // 2 % len(legal)]


class Unlawful(type(UR.rules)):
    """The law with a piece too many, words that cannot be typed, and no endings."""

    __module__ = type(UR.rules).__module__
    endings: ClassVar = ()

    def invariants(self, state: object) -> tuple[tuple[bool, str], ...]:
        return ((False, "a piece too many"),)

    def vocabulary(self, state: object) -> dict[str, tuple[str, ...]]:
        return {"side": ("Shell", "lapis")}


class LookedUp(type(UR.guide)):
    """The guide with things to look up: one that is nowhere told or seen, and a side."""

    def things(self, options: object) -> tuple[Thing, ...]:
        return (Thing(Word("relic", "orb")), Thing(Word("side", "lapis")))


class EndsOtherwise(type(UR.rules)):
    """The law with an ending that it does not name."""

    __module__ = type(UR.rules).__module__
    endings: ClassVar = ("home",)


class Undecided(type(UR.rules)):
    """The law with a game that nobody wins."""

    __module__ = type(UR.rules).__module__

    def standing(self, state: object) -> Standing:
        return replace(super().standing(state), winners=())


class SaysWhatIsDue(type(UR.rules)):
    """The law with a word for what is due in each frame, in place of refusals of its own."""

    __module__ = type(UR.rules).__module__
    due: ClassVar = {Throwing: "throw", Moving: "move", Over: "over"}
    course = "Turns"
    misplaced = WrittenLaw.misplaced


PARTS = {
    "a chart": (
        {"artist": Charting(12, 1600)},
        [
            "data/text/fr/ur.ftl: add the text ur-chart-throws.",
            "render/ur/artist.py: draw the board 1,600 pixels wide, not 900.",
        ],
    ),
    "winners": (
        {"rules": Undecided()},
        ["engine/ur/rules.py: a game that ended with “alone” has no winners. Name them in its"],
    ),
    "what is due": (
        {"rules": SaysWhatIsDue()},
        [
            "data/text/en/ur.ftl: add the text ur-refusal-due-throw.",
            "data/text/fr/ur.ftl: add the text ur-refusal-due-move.short.",
        ],
    ),
    "an artist": (
        {"artist": CardArtist(UR.guide)},
        ["render/ur/title.py: give the title an artist; without one only a card is drawn."],
    ),
    "width and places": (
        {"artist": Narrow()},
        [
            "render/ur/artist.py: draw the board 1,600 pixels wide, not 1,000.",
            "render/ur/artist.py: name at least 10 places to zoom to, not 3.",
            "render/ur/artist.py: draw the part around place1 at least 1,200 pixels wide, not 1,000.",
        ],
    ),
    "marks": (
        {"artist": Unmarking(12, 1600)},
        [
            "render/ur/title.py: mark on the board what the scene’s events have changed.",
        ],
    ),
    "steadiness": (
        {"artist": Restless(12, 1600)},
        [
            "render/ur/title.py: the same position must give the same picture.",
            "render/ur/artist.py: the picture has ",
        ],
    ),
    "a picture": (
        {"artist": Failing()},
        ["While looking at pictures something failed: ZeroDivisionError: no board"],
    ),
    "computer players": (
        {"computers": {}},
        [
            "engine/ur/title.py: add the computer player “sensible” to the title’s computers.",
            "engine/ur/title.py: add the computer player “random” to the title’s computers.",
        ],
    ),
    "a computer player's name and steadiness": (
        {"computers": {**UR.computers, "moody": Moody}},
        [
            "data/text/en/ur.ftl: add the text ur-computer-moody.",
            "engine/ur/title.py: the computer player “moody” must choose alike in equal games.",
        ],
    ),
    "a sound law and words to type": (
        {"rules": Unlawful()},
        [
            "engine/ur/rules.py: name the reasons for which the game can end, in endings.",
            "engine/ur/rules.py: spell the side “Shell” so that it can be typed: small",
            "engine/ur/rules.py: add the words of the kind “square” to the vocabulary: the",
            "engine/ur/rules.py: a position is unsound: a piece too many",
        ],
    ),
    "things to look up": (
        {"guide": LookedUp(UR.rules)},
        [
            "data/text/en/ur.ftl: add the text ur-kind-relic.",
            "data/text/fr/ur.ftl: add the text ur-relic-orb.",
            "data/text/fr/ur.ftl: add the text ur-relic-orb.text.",
            "data/text/en/ur.ftl: add the text ur-side-lapis.text.",
            "data/ur/sections.csv: add the row “thing,relic,…” with the page of the help that says it.",
            "render/ur/things.py: draw something for “relic orb”, which can be looked up, or name it among",
        ],
    ),
    "a named ending": (
        {"rules": EndsOtherwise()},
        ["engine/ur/rules.py: add “alone” to endings: a game has ended for that reason."],
    ),
    "a home": (
        {"home": "engine.ur.words"},
        ["engine.ur.words: let this module hold ur as TITLE; other processes find it there."],
    ),
}  # fmt: skip
"""What the title is given instead, and the lines that name it."""


PLAIN = Narrow(12, 1600)
"""Draws what lacks nothing, in no time: the example's own board is looked at where nothing is taken away."""


def whole(**parts: object) -> DrawnTitle:
    """The example with some parts replaced."""
    return replace(UR, **{"artist": PLAIN, **parts})


@pytest.mark.parametrize("what", FILES)
def test_what_lacks_in_the_files_is_named(copied: Path, what: str) -> None:
    spoil, line = FILES[what]
    spoil(copied)
    found = told(whole())
    assert any(each.startswith(line) for each in found), found


@pytest.mark.parametrize("what", PARTS)
def test_what_lacks_in_a_title_is_named(what: str) -> None:
    parts, lines = PARTS[what]
    found = told(whole(**parts))
    assert [line for line in lines if not any(each.startswith(line) for each in found)] == [], found


def test_all_that_lacks_is_named_at_once(copied: Path) -> None:
    expected = []
    for spoil, line in FILES.values():
        spoil(copied)
        expected.append(line)
    for what in ("width and places", "computer players"):
        expected += PARTS[what][1]
    found = told(whole(artist=Narrow(), computers={}))
    assert [line for line in expected if not any(each.startswith(line) for each in found)] == []


def test_a_game_without_any_text_is_told_every_one_at_once(copied: Path) -> None:
    """Those that only the guide names among them, such as what a side holds."""
    for language in texts.LANGUAGES:
        path = copied / "text" / language / "ur.ftl"
        path.write_text("", encoding="utf-8")
    forget()
    found = told(whole())
    for key in (
        "ur-title",
        "ur-holding-waiting",
        "ur-score-home",
        "ur-side-lapis",
        "ur-stage-throw",
        "ur-preview-captures",
    ):
        for language in texts.LANGUAGES:
            assert any(line.startswith(f"data/text/{language}/ur.ftl") and key in line for line in found), key
    vague = [line for line in found if "ur-warning-" in line and "ur-preview-captures" in line]
    assert vague == [], "which of several texts is meant is said where the guide was heard to tell it"


def test_every_lack_has_a_sentence_in_every_language() -> None:
    folder = Path(lack.__file__).parent
    found = {
        key for path in folder.glob("*.py") for key in re.findall(r'Lack\(\s*"([a-z-]+)"', path.read_text())
    }
    assert len(found) > 25
    assert {
        key for key in found for each in texts.LANGUAGES if not texts.has(each, f"cli-lack-{key}")
    } == set()
    named = {key.removeprefix("cli-lack-") for key in texts.keys("en") if key.startswith("cli-lack-")}
    assert named == found | {"nothing", "count"}
