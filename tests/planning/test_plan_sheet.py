"""What a plan shows and offers: all that the panel shows, and one way to end it beside dropping it."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from titled import COMPUTERS, GAMES, titled

import bot.private.panel.question as questions
from bot.herald.ids import path_of
from bot.herald.sheet import MOST_PARTS
from bot.private.panel.answers import START, Asked, At
from bot.private.panel.foresight import ending_at
from bot.private.panel.sheet import panel_sheet, panel_top, previews, so_far, turn_done
from bot.private.panel.walk import question_of
from bot.private.planning.lines import tried
from bot.private.planning.plan import Plan
from bot.private.planning.sheet import asked_in, plan_sheet
from bot.private.planning.trial import Trial, copy_for
from bot.private.why.vain import in_vain
from bot.speech.names import pages
from bot.speech.texts import capital
from bot.store.games.games import Chair
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question
from engine.core.choosing.notation import parse, write
from engine.core.contract import Seat
from engine.core.play.match import Match

NAMES = ("Ana", "Bruno", "Chloé", "Dimitri")
SEED = bytes(range(32))


def begun(slug: str) -> Match:
    rules = GAMES[slug]
    return Match.start(titled(rules), rules.options(), min(max(rules.seats), 4), SEED)[0]


def table_of(match: Match) -> Table:
    """A table of people where this match is played."""
    chairs = tuple(Chair(Seat(seat), seat + 1, NAMES[seat]) for seat in range(match.seats))
    return Table(
        id=7, guild=1, channel=1, title=match.title, options=match.options, seats=match.seats, status=RUNNING,
        host=1, host_name=NAMES[0], language="en", chairs=chairs, commitment=match.commitment,
        created=datetime(2030, 1, 1, 12, tzinfo=UTC), told=0, match=match,
    )  # fmt: skip


def plan_for(match: Match, seat: Seat) -> Plan:
    own = (seat,)
    return Plan(table_of(match), Trial(copy_for(match, own, match.rules.decisions(match.state)), own), 0, ())


def shown(sheet) -> str:
    return "\n".join(getattr(each, "content", "") for each in sheet.walk_children())


def pressed(sheet) -> list[str]:
    """The names of all that can be pressed."""
    ids = (getattr(each, "custom_id", None) for each in sheet.walk_children())
    return [each.split(":")[1] for each in ids if each]


def positions(slug: str, every: int = 7, most: int = 260) -> Iterator[tuple[Match, Seat]]:
    """Positions of a game of sensible players, with the seat that decides."""
    match, luck = begun(slug), random.Random(2)
    player = next(iter(COMPUTERS[slug].values()))(3)
    while match.number < most and (decisions := match.rules.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if match.number % every == 0:
            yield match, seat
        action = player.choose(match.rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match


@pytest.mark.parametrize("tongue", ["en", "fr"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_plan_shows_all_that_the_panel_shows(slug: str, tongue: str) -> None:
    foretold = vain = 0
    for match, seat in positions(slug):
        plan = plan_for(match, seat)
        assert plan.asked is not None
        teller = teller_for(plan.table, tongue)
        text = shown(plan_sheet(plan, teller))
        question = question_of(match, seat, ())
        assert isinstance(question, Question)
        top = panel_top(teller, match, plan.asked)
        assert top in text
        assert [line for line in top.split("\n") if line.startswith("**") and line != capital(line)] == []
        unavailable = in_vain(Asked(plan.table, match, seat, teller, question, ()))
        assert unavailable in text
        vain += bool(unavailable)
        # What stands in the panel between its head and its answers stands in the plan, too.
        before = panel_sheet(plan.table, seat + 1, tongue)
        looks = {"rules", "hand", "what"}
        assert looks & {*pressed(plan_sheet(plan, teller))} == looks & {*pressed(before)}
        panel = shown(before).splitlines()
        lines = {line for line in panel if line.startswith("-# ") and "`" not in line}
        assert lines <= set(text.splitlines())
        coming = (previews(teller, match, seat, action) for action in match.legal(seat))
        foretold += sum(f"-# {line}" in lines for each in coming for line in each)
    assert vain or slug in ("grecolonies", "ur")
    assert foretold or slug in ("antike", "grecolonies", "ur")


def test_what_answers_bring_is_told_whole_a_page_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(at: At) -> list[list[str]]:
        found = [panel_sheet(plan.table, seat + 1, "en", at), plan_sheet(plan, teller, at)]
        for sheet, name in zip(found, ("page", "plan-page"), strict=True):
            assert (name in pressed(sheet)) == paged
            assert sheet.total_children_count <= MOST_PARTS
        return [[line for line in shown(each).split("\n") if line in whole] for each in found]

    for match, seat in positions("deus"):
        plan, teller, question = (
            plan_for(match, seat),
            teller_for(plan_for(match, seat).table, "en"),
            question_of(match, seat, ()),
        )
        assert isinstance(question, Question)
        asked = Asked(plan.table, match, seat, teller, question, ())
        monkeypatch.setattr(questions, "pages", lambda lines, _: pages(lines, 1400))
        paged, whole = False, "\n".join(questions._foretold(asked)).split("\n")
        if len(whole) > 8:
            break
    assert [sorted(each) for each in told(START)] == [sorted(whole)] * 2
    monkeypatch.setattr(questions, "pages", lambda lines, _: pages(lines, 300))
    paged, count = True, len(questions._foretold(asked))
    assert count > 1
    parts = [told(At((), page)) for page in range(count)]
    assert [[line for each in found for line in each] for found in zip(*parts, strict=True)] == [whole] * 2
    assert told(At((), 99)) == parts[-1]
    assert "more line" in shown(panel_sheet(plan.table, seat + 1, "en"))
    assert "more line" not in shown(panel_sheet(plan.table, seat + 1, "en", At((), count - 1)))


@pytest.mark.parametrize("slug", GAMES)
def test_the_end_comes_along_in_plans_as_in_the_panel_and_warnings_stay(slug: str) -> None:
    ended = warned = 0
    for match, seat in positions(slug, 3):
        plan = plan_for(match, seat)
        teller = teller_for(plan.table, "en")
        for action in random.Random(match.number).sample(list(match.legal(seat)), 1):
            ending = ending_at(plan.table, match, seat, action)
            found = plan.taken(seat, (action,))
            steps = [action] if ending is None else [action, ending]
            assert [step.action for step in found.trial.steps] == steps
            assert found.playable == tuple(steps)
            ended += ending is not None
            text = shown(plan_sheet(found, teller))
            for warning in match.guide.warnings(match.view(seat), action):
                assert teller.note("warning", warning) in text
                warned += 1
    assert ended or slug in ("deus", "grecolonies", "ur")
    assert warned or slug in ("grecolonies", "ur")


def then(plan: Plan, line: str) -> Plan:
    """The plan with the steps of a typed line."""
    found = tried(plan, teller_for(plan.table, "en"), line)
    assert not found.failed, found.reason
    return found.plan


ENDS = {"plan-play", "plan-both", "plan-ahead", "plan-drop"}


def test_a_plan_has_one_way_to_be_played_beside_dropping_it() -> None:
    match = begun("antike")
    first = match.rules.decisions(match.state)[0].seat
    mine = then(plan_for(match, first), "take coin / go gold")
    teller = teller_for(mine.table, "en")

    def ends(plan: Plan) -> set[str]:
        return ENDS.intersection(pressed(plan_sheet(plan, teller)))

    assert ends(mine) == {"plan-play", "plan-drop"}
    assert ends(mine.at(mine.trial, 0)) == {"plan-drop"}
    # The others have played, and one goes on: what can be played now is, the rest comes later.
    on = then(mine, "end")
    assert on.asked is not None
    next_seat = on.asked.seat
    while on.asked is not None and on.asked.seat != first:
        on = then(on, "take coin / go iron / end")
    on = then(on, "take coin")
    assert ends(on) == {"plan-both", "plan-drop"}
    assert [write(each) for each in (*on.playable, *on.later)] == ["take coin", "go gold", "end", "take coin"]
    assert ends(on.at(on.trial, 3)) == {"plan-play", "plan-drop"}
    # Whoever waits has it played when their turn comes, as far as it is shown.
    second = then(plan_for(match, next_seat), "take coin / go gold / end / take coin")
    assert ends(second) == {"plan-ahead", "plan-drop"}
    assert [write(each) for each in second.later] == ["take coin"]
    assert ends(second.at(second.trial, 3)) == {"plan-drop"}


def test_what_was_played_in_this_turn_is_told_until_the_plan_leaves_it() -> None:
    match = begun("antike")
    seat = match.rules.decisions(match.state)[0].seat
    match = match.play(seat, parse(match.rules, "take coin")).match
    plan = plan_for(match, seat)
    teller = teller_for(plan.table, "en")
    assert "Your turn:" in shown(plan_sheet(plan, teller))
    on = then(plan, "go gold / end")
    assert "Your turn:" not in shown(plan_sheet(on, teller))


def test_in_the_set_up_the_panel_tells_what_one_placed_and_not_what_others_did() -> None:
    match = begun("dies_irae")
    for seat, line in enumerate(("play-power greece", "play-power persia", "settle memphis")):
        match = match.play(Seat(seat), parse(match.rules, line)).match
    table = table_of(match)
    told = so_far(teller_for(table, "en"), table, Seat(2), turn_done(table, Seat(2)))
    assert "Memphis" in told
    assert "Ana" not in told


@pytest.mark.parametrize(
    ("line", "kept", "rest", "told"),
    [
        ("take coin / go irn / end", ["take coin"], "go irn / end", "iron"),
        ("take coin / build-temple paphos / end", ["take coin"], "build-temple paphos / end", "rondel"),
        ("flee", [], "flee", "verb"),
        ("take coin / ", ["take coin"], "", "step"),
        ("take coin / go gold / end / take coin", ["take coin", "go gold", "end"], "take coin", "step 3"),
    ],
)
def test_a_line_that_fails_is_planned_up_to_there_and_comes_back(line, kept, rest, told) -> None:
    match = begun("antike")
    plan = plan_for(match, match.rules.decisions(match.state)[0].seat)
    teller = teller_for(plan.table, "en")
    found = tried(plan, teller, line, own=True)
    assert [write(step.action) for step in found.plan.trial.steps] == kept
    assert (found.plan.rest, found.failed) == (rest, len(kept) + 1)
    assert told in found.reason
    sheet = plan_sheet(found.plan, teller)
    assert ("plan-mend" in pressed(sheet)) == bool(rest)
    assert f"Left of your line: `{rest}`" in shown(sheet) or not rest
    mended = tried(found.plan, teller, "go gold / end", own=True) if kept == ["take coin"] else None
    if mended is not None:
        assert (mended.failed, mended.plan.rest) == (0, "")


def test_where_nothing_is_asked_no_answers_lead_anywhere(monkeypatch: pytest.MonkeyPatch):
    """As from a button of an earlier version, pressed when the game is over."""
    plan = plan_for(begun("deus"), Seat(0))
    monkeypatch.setattr(Plan, "asked", None)
    teller = teller_for(plan.table, "en")
    assert asked_in(plan, teller, START) is None
    with pytest.raises(IndexError):
        asked_in(plan, teller, At(path_of("e0.1")))
