"""Every game of the registry is told completely in every language: nothing missing, nothing unnamed."""

import ast
import random
import re
from collections.abc import Iterator

import pytest
from speech_files import base
from speech_samples import examples
from titled import GAMES, titled

from bot.cli.lacking.lack import starts, words_of
from bot.cli.lacking.source import modules
from bot.private.looking.naming import called, handle
from bot.private.reading.help_pages import section_text
from bot.speech.alt import alternative_text, board_in_words
from bot.speech.story import headline, story
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, has, keys
from bot.speech.translation.book import book
from bot.speech.words import ANY_COMPUTER
from engine.core.choosing.choices import option_forms
from engine.core.choosing.menu import Question, ask
from engine.core.contract import Action, Event, Seat, Standing, Word
from engine.core.events import events_of
from engine.core.law import AnyRulebook
from engine.core.play.match import Match
from engine.core.sections import section_of_refusal
from engine.core.title import LEVELS

NAMES = ("Ana", "Bruno", "Chloé", "Dan", "Eve", "Fay")
games = pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
languages = pytest.mark.parametrize("language", LANGUAGES)


def sound(text: str, of: object = "") -> str:
    """What is told `of` something, as it may be shown: filled in, no doubled spaces, no loose punctuation."""
    told = f"{of} is told as {text!r}"
    assert text, told
    assert text.strip() == text, told
    loose = r"  |\{|\}|\?\?\?|None| [,.)]|\( |\(\)|\.\.(?!\.)|, ,"
    assert not re.search(loose, text.replace("  ›  ", "")), told
    return text


def strings_in_source(rules: AnyRulebook) -> set[str]:
    return {
        node.value
        for module in modules(titled(rules))
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def keys_of(language: str, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in keys(language) if key.startswith(prefix) and "." not in key}


@games
@languages
def test_verbs_actions_questions_and_parts(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules), NAMES)
    words = words_of(titled(rules))
    for verb in rules.verbs:
        sound(teller.word(Word("verb", verb.word)))
        for action in examples(verb, words):
            assert len(sound(teller.action(action))) <= 80


@games
@languages
def test_events_are_told_whole_and_in_parts(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules), NAMES)
    words = words_of(titled(rules))
    for cls in events_of(titled(rules)):
        for event in examples(cls, words):
            text = teller.event(event)
            if text is not None:
                sound(text, event)
            for part in ("by", "did", "also", "title"):
                told = teller.told(event, part)
                if told is not None:
                    sound(told, event)
            sound(story(teller, (event, event)), event)


@games
@languages
def test_every_word_of_every_board_has_a_name_of_its_own(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules), NAMES)
    for kind, ids in words_of(titled(rules)).items():
        for word in ids:
            sound(teller.word(Word(kind, word)))
            label = teller.word(Word(kind, word), form="label")
            assert len(label) <= 100
            # What has no shorter form has its name on buttons, not its id; what it does may follow.
            own = has(language, teller.key(kind, word), "label") or has(language, f"{kind}-{word}", "label")
            assert own or label.startswith(teller.word(Word(kind, word)))
    for match in starts(titled(rules)):
        ids = rules.vocabulary(match.state).get("province", ())
        shown = [teller.word(Word("province", each)) for each in ids]
        assert len(set(shown)) == len(shown)


@games
@languages
def test_options(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules))
    for form in option_forms(rules):
        name, meaning = teller.option(form)
        assert 1 <= len(sound(name)) <= 100
        assert 1 <= len(sound(meaning)) <= 100
        for choice in form.choices:
            assert 1 <= len(sound(teller.option_choice(form, choice))) <= 100


def facts_named(function: ast.AST, given: ast.expr) -> set[str]:
    """The facts a call may be given: those of its literal, of what it names, and of what these name."""
    literals, names = [given], set[str]()
    while True:
        spread = {node.id for each in literals for node in ast.walk(each) if isinstance(node, ast.Name)}
        if spread <= names:
            break
        names |= spread
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(
                    isinstance(part, ast.Name) and part.id in names for t in targets for part in ast.walk(t)
                ):
                    literals.append(node.value)
            elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in names:
                literals.append(ast.Dict([node.slice], [node.slice]))
    found: set[str] = set()
    for node in (node for literal in literals for node in ast.walk(literal)):
        if isinstance(node, ast.Dict):
            found |= {key.value for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "named":
            found |= {each.arg for each in node.keywords if each.arg}
    return found


@games
@languages
def test_refusals_mention_only_facts_they_are_given(rules: AnyRulebook, language: str) -> None:
    strange: dict[str, set[str]] = {}
    for module in modules(titled(rules)):
        for function in ast.walk(module):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal"):
                    continue
                key = call.args[0]
                if not isinstance(key, ast.Constant) or "refusal" in ast.dump(call.args[1]):
                    continue
                text = f"{rules.slug}-refusal-{key.value}"
                for each in (text, f"{text}.short"):
                    needed = book(language).variables(each) if has(language, each) else frozenset()
                    extra = {base(variable) for variable in needed} - facts_named(function, call.args[1])
                    if extra:
                        strange[each] = extra
    assert strange == {}


@games
@languages
def test_no_text_is_left_over_from_rules_that_are_gone(rules: AnyRulebook, language: str) -> None:
    strings = strings_in_source(rules)
    parts = "|".join(re.escape(each) for each in strings if each)
    for group in (
        "refusal",
        "decision",
        "waiting",
        "warning",
        "line",
        "hand",
        "odds",
        "toll",
        "ending",
        "stage",
    ):
        for key in keys_of(language, f"{rules.slug}-{group}-"):
            assert key in strings or re.fullmatch(f"(?:{parts})-?(?:{parts})?|due-(?:{parts})", key), (
                group,
                key,
            )
    verbs = {verb.word for verb in rules.verbs}
    assert keys_of(language, f"{rules.slug}-verb-") <= verbs
    assert keys_of(language, f"{rules.slug}-action-") <= verbs
    assert keys_of(language, f"{rules.slug}-event-") <= {cls.word for cls in events_of(titled(rules))}


def wild(rules: AnyRulebook, words: dict[str, tuple[str, ...]], rng: random.Random) -> Iterator[Action]:
    """Well-formed actions of any kind, mostly not allowed."""
    for verb in rules.verbs:
        found = list(examples(verb, words, 40))
        yield from rng.sample(found, min(4, len(found)))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@games
def test_games_played_at_random_are_told_from_beginning_to_end(rules: AnyRulebook, seats: int) -> None:
    if seats not in rules.seats:
        pytest.skip("not for so many")
    rng = random.Random(seats)
    tellers = [Teller(language, titled(rules), NAMES) for language in LANGUAGES]
    words = words_of(titled(rules))
    for number, start in enumerate(starts(titled(rules))):
        if start.seats != seats and (seats != max(rules.seats) or number % 3):
            continue
        match = start
        for step in range(80):
            decisions = rules.decisions(match.state)
            if not decisions:
                break
            decision = rng.choice(decisions)
            legal = match.legal(decision.seat)
            action = rng.choice(legal)
            for teller in tellers:
                sound(teller.decision(decision))
                sound(teller.waiting(decision))
                view = match.view(decision.seat)
                sound(teller.stages(match.guide.stages(view)) or "-")
                sound(teller.holdings(match.guide.holdings(view, decision.seat)) or "-")
                for note in match.guide.warnings(view, action):
                    sound(teller.note("warning", note))
                _kept(teller, match, decision.seat)
                _walk(teller, legal, rng)
                if step % 10 == 0:
                    for other in (*match.guide.candidates(view), *wild(rules, words, rng)):
                        refusal = rules.refusal(match.state, decision.seat, other)
                        if refusal is not None:
                            sound(teller.refusal(refusal))
                            assert len(sound(teller.reason(refusal))) <= 80
                            assert sound(teller.right(refusal)).endswith(".")
                            section = section_of_refusal(rules.slug, type(other), refusal)
                            assert section_text(rules.slug, teller.language, section)
            played = match.play(decision.seat, action)
            match = played.match
            for teller in tellers:
                _told(teller, match, played.step.events)
        for teller in tellers:
            assert board_in_words(teller, match.view(None))


def _kept(teller: Teller, match: Match, seat: Seat) -> None:
    """What only the seat is told."""
    own = match.view(seat)
    for note in match.guide.hand(own):
        sound(teller.note("hand", note))
    for note in match.guide.odds(own):
        sound(teller.note("odds", note))
    for action in match.legal(seat)[:20]:
        for note in match.guide.preview(own, action):
            sound(teller.note("preview", note))


def _walk(teller: Teller, legal: object, rng: random.Random) -> None:
    """Answer questions at random until one action is left."""
    path: tuple[int, ...] = ()
    question = ask(legal, path)  # type: ignore[arg-type]
    while isinstance(question, Question):
        sound(teller.question(question))
        labels = [teller.answer(question, answer) for answer in question.answers]
        assert all(1 <= len(sound(label)) <= 80 for label in labels)
        if question.kind != "verb":
            assert len(set(labels)) == len(labels), labels
        path = (*path, rng.randrange(len(labels)))
        question = ask(legal, path)  # type: ignore[arg-type]


def _told(teller: Teller, match: Match, events: tuple[Event, ...]) -> None:
    for event in events:
        assert teller.event(event)
    if events:
        sound(story(teller, events, match.guide.roles(match.rules.view(match.state, None))))
        headline(teller, events)
    assert len(alternative_text(teller, match.view(None), events)) <= 1024


@games
@languages
def test_things_one_can_look_up_are_named_and_explained(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules))
    for match in starts(titled(rules)):
        things = titled(rules).guide.things(match.options)
        names = [sound(teller.word(thing.word)) for thing in things]
        assert len(set(names)) == len(names)
        for thing in things:  # chosen from a menu, which takes values of at most 100 letters, each once
            assert called(teller, things, handle(thing)) == thing
            assert len(handle(thing)) <= 100
            assert sound(teller.explained(thing.word)).endswith(".")
            for note in thing.notes:
                sound(teller.note("about", note))


@games
@languages
def test_standing_orders_and_wishes(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules), NAMES)
    for match in starts(titled(rules)):
        for seat in range(match.seats):
            for form in titled(rules).guide.orders(rules.view(match.state, seat)):  # type: ignore[arg-type]
                for order in (*form.orders, "ask", "default"):
                    assert 1 <= len(sound(teller.order(form.kind, order))) <= 100
                names = tuple(form.about)
                for chosen in ((), *((name,) for name in names), names):
                    about = {name: form.about[name][0] for name in chosen}
                    assert 1 <= len(sound(teller.order_about(form.kind, about))) <= 100
        for values in titled(rules).guide.wishes(match.options, match.seats).values():
            for word in values:
                sound(teller.word(word))


@games
@languages
def test_endings(rules: AnyRulebook, language: str) -> None:
    teller = Teller(language, titled(rules), NAMES)
    for key in keys_of(language, f"{rules.slug}-ending-"):
        text = teller.ending(Standing((9, 3), (1, 2), key, (Seat(0),), 1.0, 9))
        assert "Ana" in sound(text), f"{rules.slug}-ending-{key} does not say who won"


@pytest.mark.parametrize(("language", "told"), [("en", "Action 7"), ("fr", "Action 7")])
def test_a_game_may_count_something_else_than_turns(language: str, told: str) -> None:
    """Keryx counts the actions of Dies Irae; a turn of its rulebook is a whole cycle of them."""
    facts = {"turn": 7, "headline": "x"}
    assert told in Teller(language, titled(GAMES["dies_irae"])).render("post-title", facts)
    assert told not in Teller(language, titled(GAMES["antike"])).render("post-title", facts)


@pytest.mark.parametrize(("language", "name"), [("en", "Archimedes"), ("fr", "Archimède")])
def test_a_game_may_name_its_computer_player(language: str, name: str) -> None:
    dies, antike = Teller(language, titled(GAMES["dies_irae"])), Teller(language, titled(GAMES["antike"]))
    for level in LEVELS:
        assert dies.computer(level).startswith(f"{name} (")  # the rulebook's opponent, at whatever level
    assert len({dies.computer(level) for level in LEVELS}) == len(LEVELS)
    assert antike.computer("archimedes") == name
    assert name not in antike.computer("sensible")
    for key in ("button-computers", "button-no-computers", "history-by-computer"):
        assert name in dies.say(key, computer=ANY_COMPUTER)
        assert name not in antike.say(key, computer=ANY_COMPUTER)
