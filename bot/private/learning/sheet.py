"""What the message of a lesson shows: what it is about, the panel's own question, and help that grows."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.herald.ids import path_text
from bot.herald.sheet import GREEN, MENU, Attachment, KeptButton, KeptSelect, Sheet, in_rows, listed
from bot.private.learning.looks import lesson_looks
from bot.private.learning.place import Place, mark_of
from bot.private.learning.why import why_button
from bot.private.panel.answers import START, At, Sight
from bot.private.panel.question import show_question
from bot.private.panel.sheet import panel_top
from bot.speech.names import bold, cut, joined, plain
from bot.speech.teller import Teller
from bot.speech.texts import has, say
from engine.core.lessons.attempt import Astray
from engine.core.lessons.lesson import Lesson, lessons_of
from engine.core.title import Title

HINT, MARKED, MOVE = 1, 2, 3
"""How much help somebody is given: a sentence, the marked picture, the move itself."""
ON_BUTTON = 40
"""Letters of a label that is quoted."""


def lesson_sheet(
    place: Place,
    at: At = START,
    note: str = "",
    level: int = 0,
    drawn: Attachment | None = None,
    sight: Sight | None = None,
) -> Sheet:
    """A lesson that is not done yet, at that place of the question; `drawn`: the board it begins with.

    Raises:
        IndexError: the path leads nowhere.
    """
    teller, lesson, attempt = place.teller, place.lesson, place.attempt
    asked = place.asked(at.path, sight)
    if level == MARKED and (sight is None or not sight.letters):
        level = MOVE  # nothing to be marked on
    about = "" if place.done or at.path else _text(lesson, teller, "about")
    sheet = Sheet().text(joined(heading(place), about, bold(_text(lesson, teller, "task"))))
    if drawn is not None:
        sheet.attach(drawn)
    match, seat = attempt.match, lesson.seat
    decision = next(each for each in match.rules.decisions(match.state) if each.seat == seat)
    sheet.text(panel_top(teller, match, decision, taught=True))
    # Beside what was pressed: on a phone the top of the message is out of sight.
    told, buttons = joined(note, help_told(place, at, level)), _below(place, at, level)
    below = bool(told) + in_rows(len(buttons) + 1) + MENU
    if show_question(sheet, asked, replace(at, guided=bool(at.path)), below):
        buttons = [*buttons[:-1], why_button(place, at), buttons[-1]]
    sheet.text(told)
    sheet.row(*buttons)
    return sheet.row(_menu(teller, lesson.title, place.ticked, lesson.number))


def heading(place: Place) -> str:
    """Which lesson of which course it is, and how many are done."""
    teller, lesson = place.teller, place.lesson
    lessons = lessons_of(lesson.title)
    done = sum(each.slug in place.ticked for each in lessons)
    name = teller.say(f"{lesson.title.slug}-lesson-{lesson.slug}")
    facts = {"number": lesson.number, "count": len(lessons), "done": done}
    where = teller.say("learn-heading", title=teller.title(), **facts)
    return joined(where, bold(name))


def _text(lesson: Lesson, teller: Teller, part: str) -> str:
    return teller.say(f"{lesson.title.slug}-lesson-{lesson.slug}.{part}")


def help_told(place: Place, at: At, level: int) -> str:
    """As much help as was asked for: a sentence, then that the answer is marked, then the move itself."""
    if not level:
        return ""
    teller = place.teller
    lines = [teller.say("learn-hint", hint=_text(place.lesson, teller, "hint"))]
    action, wished = place.wished(at.path)
    if level >= MARKED and wished is None:
        lines.append(teller.say("learn-go-back"))
    elif level == MARKED:
        lines.append(teller.say("learn-marked"))
    if level >= MOVE:
        lines.append(teller.say("learn-move", move=teller.action(action)))
        if wished is not None:
            lines.append(teller.say("learn-press", label=_quoted(place, at, wished)))
    return "\n".join(lines)


def _quoted(place: Place, at: At, wished: int) -> str:
    """What stands on the answer to press, so that no other begins like it; all of it where a part would not
    do."""
    asked = place.asked(at.path)
    labels = [plain(asked.label(each)) for each in asked.question.answers]
    label = labels[wished]
    short = cut(label, ON_BUTTON)
    alike = [each for each in labels if each.startswith(short.removesuffix("…"))]
    return short if len(alike) == 1 else label


def _below(place: Place, at: At, level: int) -> Sequence[KeptButton]:
    """Back, or taking back what was done; more help; leaving."""
    say_it, lesson = place.teller.say, place.lesson
    buttons = list[KeptButton]()
    if at.path:
        where = (lesson.number, place.mark, path_text(at.path))
        buttons.append(KeptButton.make("learn-back", *where, label=say_it("button-back")))
    elif place.done:
        where = (lesson.number, mark_of(lesson, place.done[:-1]), path_text(()))
        buttons.append(KeptButton.make("learn-back", *where, label=say_it("button-learn-undo")))
    if level < MOVE:
        where = (lesson.number, place.mark, path_text(at.path))
        label = say_it("button-learn-more-help" if level else "button-learn-help")
        buttons.append(KeptButton.make("learn-help", *where, level + 1, label=label))
    return [*buttons, *lesson_looks(place, at), leave_button(place.teller.language, lesson)]


def leave_button(tongue: str, lesson: Lesson) -> KeptButton:
    """The button that closes the course for now."""
    return KeptButton.make("learn-leave", lesson.title.slug, label=say(tongue, "button-learn-leave"))


def _menu(teller: Teller, title: Title, ticked: Collection[str], now: int | None = None) -> KeptSelect:
    """All lessons of a course, to go to any, with a tick before those that are done."""
    entries = (
        (
            str(each.number),
            teller.say(
                "learn-lesson",
                number=each.number,
                name=teller.say(f"{title.slug}-lesson-{each.slug}"),
                done="yes" if each.slug in ticked else "no",
            ),
        )
        for each in lessons_of(title)
    )
    options = listed(entries, None if now is None else str(now))
    return KeptSelect.make(
        "learn-lesson", title.slug, placeholder=teller.say("learn-lessons"), options=options
    )


def done_sheet(place: Place, drawn: Attachment | None = None) -> Sheet:
    """A lesson that is done: praise, the board after it, and the way on."""
    teller, lesson, title = place.teller, place.lesson, place.lesson.title
    lessons = lessons_of(title)
    last, all_done = lesson.number == len(lessons), all(each.slug in place.ticked for each in lessons)
    sheet = Sheet().text(joined(heading(place), teller.say("learn-done", praise=_praise(place))))
    if drawn is not None:
        sheet.attach(drawn)
    sheet.text(teller.say("learn-finished", title=teller.title()) if all_done else "")
    buttons = []
    if not last:
        name = teller.say("button-learn-next")
        buttons.append(KeptButton.make("learn-go", title.slug, lesson.number + 1, label=name, style=GREEN))
    again = teller.say("button-learn-again")
    buttons.append(KeptButton.make("learn-go", title.slug, lesson.number, label=again))
    sheet.row(*buttons, leave_button(teller.language, lesson))
    return sheet.row(_menu(teller, title, place.ticked))


def _praise(place: Place) -> str:
    return _text(place.lesson, place.teller, "done")


def astray_told(place: Place, what: str, astray: Astray) -> str:
    """Why what somebody chose is not what the lesson wants: the law's reason, else the lesson's own."""
    teller, lesson = place.teller, place.lesson
    because = f"{lesson.title.slug}-lesson-{lesson.slug}.because"
    reason = _text(lesson, teller, "because") if has(teller.language, because) else ""
    if astray.action is None:
        return joined(teller.say("learn-astray", what=what), reason)
    following = plain(teller.action(astray.action))
    if astray.refusal is None:
        return joined(teller.say("learn-astray-over", what=what, next=following), reason)
    law = teller.refusal(astray.refusal)
    return teller.say("learn-astray-why", what=what, next=following, reason=law)


def finished_sheet(tongue: str, title: Title, ticked: Collection[str]) -> Sheet:
    """A course that was gone through: all lessons, to go to any once more."""
    teller = Teller(tongue, title)
    sheet = Sheet().text(teller.say("learn-finished", title=teller.title()))
    return sheet.row(_menu(teller, title, ticked))


def titles_sheet(tongue: str, titles: Sequence[Title]) -> Sheet:
    """Asks which game somebody would like to learn."""
    options = listed((each.slug, plain(Teller(tongue, each).title())) for each in titles)
    menu = KeptSelect.make("learn-title", placeholder=say(tongue, "menu-choose"), options=options)
    return Sheet().text(say(tongue, "learn-which")).row(menu)
