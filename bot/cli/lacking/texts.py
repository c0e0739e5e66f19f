"""Texts a game lacks: those its law and guide name, those one language alone has, those told wrongly."""

import re
import warnings
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from bot.cli.lacking.lack import Lack, begun, played, text_file, words_of
from bot.cli.lacking.source import named
from bot.speech.alt import alternative_text, board_in_words
from bot.speech.story import headline, story
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, TextWarning, has, keys
from bot.speech.translation.book import book
from data import folders
from engine.core.choosing.choices import option_forms
from engine.core.events import events_of
from engine.core.guide import Guide
from engine.core.honours import awards_of
from engine.core.lessons.lesson import lessons_of
from engine.core.paragraphs import DUE, WrittenLaw
from engine.core.play.match import Match, Played
from engine.core.title import Title
from engine.core.values.forms import forms, untold_forms
from render.boards import charts_of

LONGEST_OPTION = 100
"""Characters that Discord's menus show of an option, its help and its choices."""
NOTES = ("about", "does", "hand", "held", "line", "odds", "preview", "scored", "together", "toll", "warning")
"""What a note of the guide may tell."""
FORMS = (
    "id", "count", "or", "nth", "of", "many", "label", "in", "to", "the", "some", "listed", "typed",
    "synonyms",
)  # fmt: skip
"""Endings of variables, and attributes of words, that one language may need and another not."""
PLAIN = ("", "by", "did", "also", "title")
"""Parts of a text that mention what happened and nothing else: the whole, and those of a story."""
ACTIONS = 60
"""How many actions are told to find what is told wrongly."""
CLOSELY = 6
"""Every so manieth time what could have been done is told, too."""


def needed(title: Title) -> Iterator[tuple[str, ...]]:
    """The keys that every language needs: of each group of alternatives one."""
    slug, words = title.slug, words_of(title)
    yield (f"{slug}-title",)
    yield (f"{slug}-headlines",)
    yield (f"{slug}-invitation",)
    yield (f"{slug}-length",)
    yield from ((f"{slug}-changed-{version}",) for version in range(2, title.rules.version + 1))
    yield from _of_verbs(title)
    for event in events_of(title):
        yield (f"{slug}-event-{event.word}",)
    for kind, ids in words.items():
        yield from ((f"{slug}-{kind}-{each}", f"{kind}-{each}") for each in ids)
    for form in option_forms(title.rules):
        yield (f"{slug}-option-{form.label}",)
        yield (f"{slug}-option-{form.label}.help",)
        for choice in form.choices:
            common = (f"answer-{choice}",) if form.kind == "flag" else ()
            yield f"{slug}-option-{form.label}-{choice}", *common
    for key in refusals_of(title):
        yield f"{slug}-refusal-{key}", f"refusal-{key}"
        yield f"{slug}-refusal-{key}.short", f"refusal-{key}"
        if not key.startswith(DUE):
            yield f"{slug}-refusal-{key}.right", f"refusal-{key}.right"
    for key in named(title, "Decision", 1):
        yield (f"{slug}-decision-{key}",)
        yield (f"{slug}-waiting-{key}",)
        if lessons_of(title):
            yield (f"{slug}-guide-{key}",)
    for key in named(title, "Note", 0):
        yield tuple(f"{slug}-{group}-{key}" for group in NOTES)
    for key in title.rules.endings:
        yield (f"{slug}-ending-{key}",)
    yield from _after_the_end(title)
    for kind in title.players:
        yield f"{slug}-computer-{kind}", f"computer-{kind}"


def _of_verbs(title: Title) -> Iterator[tuple[str, ...]]:
    """The keys of what verbs are called, ask and do; of when they come where the law tells what is due."""
    slug = title.slug
    for verb in title.rules.verbs:
        yield (f"{slug}-verb-{verb.word}",)
        yield (f"{slug}-action-{verb.word}",)
        if isinstance(title.rules, WrittenLaw) and title.rules.due:
            yield (f"{slug}-verb-{verb.word}.when",)
        for form in forms(verb):
            asked = f"{verb.word}-{form.label}"
            yield f"{slug}-ask-{asked}", f"{slug}-ask-{form.label}", f"ask-{form.label}"
            yield (f"{slug}-part-{form.label}",)
            if form.kind not in ("number", "amounts", "choice", "flag", "seat"):
                yield (f"{slug}-kind-{form.kind}",)


def _after_the_end(title: Title) -> Iterator[tuple[str]]:
    """The keys of what is told once a game is over."""
    for award in awards_of(title.slug):
        yield (f"{title.slug}-honour-{award.key}",)
    if type(title.guide).thrown is not Guide.thrown:
        yield (f"{title.slug}-luck",)


def refusals_of(title: Title) -> Iterator[str]:
    """The keys of all that a law can say against an action: those its source names, and those of texts."""
    prefix = f"{title.slug}-refusal-"
    texts = (key.partition(".")[0] for key in keys(LANGUAGES[0]) if key.startswith(prefix))
    told = (key.removeprefix(prefix) for key in texts)
    yield from dict.fromkeys((*named(title, "Refusal", 0), *_due(title), *told))


def _due(title: Title) -> Iterator[str]:
    """The keys of what is due in a frame, where the law has a word for each of its frames."""
    if isinstance(title.rules, WrittenLaw):
        yield from (f"due-{word}" for word in dict.fromkeys(title.rules.due.values()))


def lacking_texts(title: Title) -> Iterator[Lack]:
    """Texts that cannot be read, that are not there, that are too long, or that are told with a fault."""
    told = dict.fromkeys(_told_wrongly(title))
    for language in LANGUAGES:
        yield from _unread(title, language)
        for group in needed(title):
            if any(has(language, key) for key in group):
                continue
            own = [key for key in group if key.startswith(f"{title.slug}-")]
            # Of what the guide was heard to tell it is known which text it wants.
            if len(own) == 1 or not any(_missing(title, language, key) in told for key in own):
                yield _missing(title, language, *own)
    yield from _one_sided(title)
    for language in LANGUAGES[1:]:
        yield from _untyped(title, language)
    for language in LANGUAGES:
        yield from _mentioned_wrongly(title, language)
        yield from _right_wrongly(title, language)
        yield from _too_long(title, language)
    yield from told


def _untyped(title: Title, language: str) -> Iterator[Lack]:
    """What cannot be typed in a language that is not the notation's: verbs, and names of fields with `:`."""
    verbs = title.rules.verbs
    for each in verbs:
        if not has(language, f"{title.slug}-verb-{each.word}", "typed"):
            yield _missing(title, language, f"{title.slug}-verb-{each.word}.typed")
    for label in dict.fromkeys(form.label for each in verbs for form in forms(each) if form.optional):
        if not has(language, f"{title.slug}-part-{label}", "typed"):
            yield _missing(title, language, f"{title.slug}-part-{label}.typed")


def _missing(title: Title, language: str, *keys: str) -> Lack:
    """A text that is not there, or of several none."""
    if len(keys) == 1:
        return Lack("text", {"file": text_file(title, language), "text": keys[0]})
    return Lack("text-one-of", {"file": text_file(title, language), "texts": keys})


def _unread(title: Title, language: str) -> Iterator[Lack]:
    """Entries that Fluent cannot read."""
    for folder in folders("text", language):
        for path in sorted(folder.glob(f"{title.slug}*.ftl")):
            resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    given = (entry.content or "").strip().split("\n")[0][:80]
                    yield Lack("text-unread", {"file": f"data/text/{language}/{path.name}", "given": given})


def _one_sided(title: Title) -> Iterator[Lack]:
    """Texts that one language has and another not, but for forms of words."""
    prefix = f"{title.slug}-"
    own = {
        language: {
            key for key in keys(language) if key.startswith(prefix) and key.partition(".")[2] not in FORMS
        }
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        for key in sorted(set().union(*own.values()) - own[language]):
            yield _missing(title, language, key)


def _mentioned_wrongly(title: Title, language: str) -> Iterator[Lack]:
    """Texts that mention what they are never given, also of what seldom happens; endings without winners."""
    file, texts = text_file(title, language), book(language)
    endings = [f"{title.slug}-ending-{each}" for each in title.rules.endings]
    given = {
        f"{title.slug}-{group}-{each.word}": [form.label for form in (*forms(each), *untold_forms(each))]
        for group, kinds in (("event", events_of(title)), ("action", title.rules.verbs))
        for each in kinds
    } | {each: ["winners", "score", "goal"] for each in endings}
    for key in keys(language):
        text, _, part = key.partition(".")
        if text not in given or part not in PLAIN:
            continue
        names = sorted(texts.variables(key))
        for name in names:
            if not any(f"{name}-".startswith(f"{each}-") for each in given[text]):
                yield Lack("text-told", {"file": file, "given": f"{key}: Unknown external: {name}"})
        if text in endings and not any(each.startswith("winners") for each in names):
            yield Lack("text-winners", {"file": file, "text": key})


def _right_wrongly(title: Title, language: str) -> Iterator[Lack]:
    """What would be right, told with what the refusal itself does not mention."""
    texts = book(language)
    for key in refusals_of(title):
        text = f"{title.slug}-refusal-{key}"
        known = {each.partition("-")[0] for each in texts.variables(text)}
        for name in sorted(texts.variables(f"{text}.right")):
            if name.partition("-")[0] not in known:
                given = f"{text}.right: Unknown external: {name}"
                yield Lack("text-told", {"file": text_file(title, language), "given": given})


def _too_long(title: Title, language: str) -> Iterator[Lack]:
    teller = Teller(language, title)
    for form in option_forms(title.rules):
        told = {
            f"option-{form.label}{end}": text
            for end, text in zip(("", ".help"), teller.option(form), strict=True)
        }
        told |= {
            f"option-{form.label}-{choice}": teller.option_choice(form, choice) for choice in form.choices
        }
        for key, text in told.items():
            if len(text) > LONGEST_OPTION:
                facts = {"file": text_file(title, language), "text": f"{title.slug}-{key}"}
                yield Lack("text-long", {**facts, "count": len(text), "most": LONGEST_OPTION})


def _told_wrongly(title: Title) -> Iterator[Lack]:
    """What is warned of while a game is told: texts that are missing, or mention what they are not given."""
    for match in begun(title):
        names = [f"Seat {seat}" for seat in range(match.seats)]
        tellers = [Teller(language, title, names) for language in LANGUAGES]
        for teller in tellers:
            teller.translated = True  # also where the game has no name yet, every text is asked for
        for number, (before, step) in enumerate(played(match, ACTIONS)):
            for teller in tellers:
                with warnings.catch_warnings(record=True, category=TextWarning) as caught:
                    warnings.simplefilter("always", TextWarning)
                    _tell(teller, before, step)
                    if not number % CLOSELY:
                        _tell_choices(teller, before)
                for each in caught:
                    yield of_warning(title, teller.language, str(each.message))


def of_warning(title: Title, language: str, told: str) -> Lack:
    """A warning of the teller's: `fr: no text <key>`, `fr: <key>: Unknown external: seat`."""
    said = told.removeprefix(f"{language}: ")
    if found := re.fullmatch(r"no text (\S+)", said):
        return _missing(title, language, found[1])
    return Lack("text-told", {"file": text_file(title, language), "given": said})


def _tell(teller: Teller, match: Match, step: Played) -> None:
    """Say what is said at the table around one action."""
    guide, state = match.guide, match.state
    for decision in match.rules.decisions(state):
        view = match.view(decision.seat)
        teller.decision(decision)
        teller.waiting(decision)
        teller.stages(guide.stages(view))
        teller.notes("toll", guide.tolls(view))
        teller.holdings(guide.holdings(view, decision.seat))
    after = step.match
    view = after.view(None)
    story(teller, step.step.events, guide.roles(view))
    headline(teller, step.step.events)
    alternative_text(teller, view)
    board_in_words(teller, view)
    for chart in charts_of(match.title, view):
        teller.word(chart)
    if after.standing.ended is not None:
        teller.ending(after.standing)


def _tell_choices(teller: Teller, match: Match) -> None:
    """Say what could be done, and why something could not."""
    for decision in match.rules.decisions(match.state):
        view = match.view(decision.seat)
        for action in match.guide.candidates(view):
            teller.action(action)
            refusal = match.rules.refusal(match.state, decision.seat, action)
            if refusal is not None:
                teller.reason(refusal)
                teller.refusal(refusal)
                teller.right(refusal)
            else:
                teller.notes("preview", match.guide.preview(view, action))
                teller.notes("warning", match.guide.warnings(view, action))
