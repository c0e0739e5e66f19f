"""Commands that ask for a title, and seats where none are said, hold for whatever games there are."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands
from house import ANA, BRUNO
from nim import Nim
from square import HOME, NEXT_DOOR, Square
from titled import COMPUTERS, GAMES
from titled import titled as title_of

from bot.commands.person import stats
from bot.commands.tables import game, lfg
from bot.commands.tables.titles import MOST, complete_title, title_called, titled
from bot.commands.texts import CommandTexts
from bot.errors.tables import NoSuchTitle
from bot.herald.press import Press
from bot.herald.sheet import KeptSelect
from bot.posting.messages.lobby_view import options_sheet, seats_offered
from bot.private.reading import rules_view
from engine.core.play.seats import usual_seats
from render.titles import TITLES

REGISTRIES = (1, 2, 25, 26, 60)


def toys(count: int, seats: tuple[int, ...] = (5, 6, 7)) -> dict[str, Nim]:
    """So many games, all of them for at least so many people."""
    slugs = [f"nim{number}" for number in range(count)]
    return {slug: type("Toy", (Nim,), {"slug": slug, "seats": seats})() for slug in slugs}


@pytest.fixture(params=REGISTRIES)
def registry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """As many games, none of them ours; ours are back afterwards, in their order."""
    found, ours = toys(request.param), dict(TITLES)
    TITLES.clear()
    TITLES.update({slug: title_of(rules) for slug, rules in found.items()})
    named = {f"{slug}-title": f"Nim {slug.removeprefix('nim')}" for slug in found}
    monkeypatch.setattr("bot.speech.teller.Teller.title", lambda self: named[f"{self.rules.slug}-title"])
    yield int(request.param)
    TITLES.clear()
    TITLES.update(ours)


def fresh(callback: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A command's function as it is before it has choices of titles."""
    choices = getattr(callback, "__discord_app_commands_param_choices__", {})
    choices.pop("title", None)
    return callback


@pytest.fixture
def kept_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    for callback in (game.new, game.rules, lfg.new, stats.stats):
        name = "__discord_app_commands_param_choices__"
        monkeypatch.setattr(callback, name, dict(getattr(callback, name, {})), raising=False)


@pytest.mark.parametrize(
    ("path", "callback"),
    [("game new", game.new), ("game rules", game.rules), ("lfg new", lfg.new), ("stats", stats.stats)],
)
async def test_commands_keep_the_limits_with_any_number_of_titles(
    registry: int, kept_choices: None, path: str, callback: Callable[..., Awaitable[None]]
):
    found = titled(path, fresh(callback))
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        tree.add_command(found)
        payload = await found.get_translated_payload(tree, CommandTexts())
    (option,) = [each for each in payload["options"] if each["name"] == "title"]
    assert len(option.get("choices", ())) == (registry if registry <= MOST else 0)
    assert bool(option.get("autocomplete")) == (registry > MOST)


async def test_titles_are_offered_while_they_are_typed(registry: int):
    press = Press(SimpleNamespace(locale=discord.Locale.french))
    assert len(await complete_title(press, "")) == min(registry, MOST)
    last = f"nim{registry - 1}"
    assert last in [each.value for each in await complete_title(press, last)]
    assert title_called(last).slug == title_called(f"Nim {registry - 1}").slug == last
    with pytest.raises(NoSuchTitle):
        title_called("chess")


@pytest.mark.parametrize(
    ("seats", "usual"),
    [
        ((5, 6), 5),
        ((1,), 1),
        ((2, 3, 4, 5, 6), 4),
        ((3,), 3),
        (range(7, 40), 7),
        ((2, 6), 2),
        (range(1, 3), 2),
    ],
)
def test_how_many_play_where_nothing_is_said(seats: tuple[int, ...], usual: int):
    assert usual_seats(seats) == usual


@pytest.mark.parametrize("seats", [(5,), (1, 2), range(1, 60)])
def test_a_menu_of_seats_holds_what_is_settled(seats: tuple[int, ...]):
    for now in seats:
        found = seats_offered(seats, now)
        assert now in found
        assert len(found) == min(25, len(seats))
        assert found == sorted(found)


def menu_of(sheet: discord.ui.LayoutView) -> KeptSelect:
    return next(item for item in sheet.walk_children() if isinstance(item, KeptSelect))


async def test_rules_outside_a_table_ask_which_game(path: Path, registry: int, monkeypatch):
    shown: list[discord.ui.LayoutView] = []
    sent: list[str] = []

    async def show(press, sheet, *, new=True) -> None:
        shown.append(sheet)

    async def show_rules(press, slug, topic, page=0, *, new=False) -> None:
        sent.append(slug)

    monkeypatch.setattr(Press, "show", show)
    monkeypatch.setattr(rules_view, "show_rules", show_rules)
    monkeypatch.setattr(game, "show_rules", show_rules)
    async with Square(path) as house:
        await game.rules(house.press(ANA, HOME))
        assert sent == ["nim"]  # the game that is played there
        await game.rules(house.press(ANA, NEXT_DOOR), title="nim0")
        assert sent[1:] == ["nim0"]
        await game.rules(house.press(ANA, NEXT_DOOR), topic="end")
        if registry == 1:
            assert sent[2:] == ["nim0"]
            return
        seen: list[str] = []
        for page in range(-(-registry // rules_view.ON_PAGE)):
            await rules_view.turn_titles(house.press(BRUNO, NEXT_DOOR, [str(page), "end"]))
            seen += [each.value for each in menu_of(shown[-1]).item.options]
        assert seen == list(TITLES)
        assert [each.value for each in menu_of(shown[0]).item.options] == seen[: rules_view.ON_PAGE]
        await rules_view.choose_title(house.press(ANA, NEXT_DOOR, ["end"], [seen[-1]]))
        assert sent[2:] == [seen[-1]]


async def test_a_title_for_many_is_opened_where_nothing_is_said(path: Path, registry: int, monkeypatch):
    async def nothing(*given: object, **more: object) -> None:
        return None

    monkeypatch.setattr(game, "check_may_open", nothing)
    monkeypatch.setattr(Press, "done", nothing)
    async with Square(path, {**TITLES, "nim": Nim()}) as house:
        await game.new(house.press(ANA, NEXT_DOOR), "nim0")
        table = await house.tables.at(NEXT_DOOR.channel)
        assert (table.rules.slug, table.seats) == ("nim0", 5)
        menu = menu_of(options_sheet(table, "en", ANA))
        assert [each.value for each in menu.item.options if each.default] == ["seats=5"]


def test_every_title_of_ours_has_seats_of_its_own():
    assert all(usual_seats(rules.seats) in rules.seats for rules in GAMES.values())
    assert set(COMPUTERS) == set(GAMES)
