"""`keryx doctor`: all is well, what may be ill at Discord is told with what to do, and nothing is changed."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
from doctors import SECRET, states
from made_store import open_made, put_store, url_of
from moody import Moody
from moved_clock import MovedClock

from bot.cli.running.doctor import database, discord_side, files, times
from bot.cli.running.doctor.asked import Answer
from bot.settings import Settings
from bot.speech.texts import LANGUAGES
from bot.store.keeping.looked import Tables

pytestmark = pytest.mark.usefixtures("room")


@pytest.fixture
def examined(keryx, playground: Moody, path: Path, monkeypatch: pytest.MonkeyPatch):
    """`await examined()`: the exit code and what was found, against the stand-in and a database."""
    monkeypatch.setenv("KERYX_TOKEN", playground.token)
    monkeypatch.setenv("KERYX_API_BASE", playground.api_base)
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    monkeypatch.setattr(files, "titles_found", lambda: files.good("titles", count=4))  # it takes a while

    async def looked(language: str = "en") -> tuple[int, dict[tuple[str, str], str], str]:
        result = await asyncio.to_thread(keryx, "doctor", "--json", language=language)
        assert playground.token not in result.output
        listed = json.loads(result.stdout)["found"]
        found = {(each["about"], each["what"]): each["state"] for each in listed}
        return result.exit_code, found, result.stdout

    return looked


def there(folder: Path) -> dict[str, bytes]:
    """What lies in a folder."""
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


async def test_all_is_well(examined, path: Path):
    store = await open_made(path)
    code, found, _ = await examined()
    await store.close()
    ill = {name: state for name, state in found.items() if state != "good"}
    # Nothing has started the bot yet, so Discord knows no commands; a store is open that is no bot's.
    assert ill.keys() <= {("commands", "other"), ("others", "open")}
    assert code == 0
    assert {about for about, _ in found} >= {
        "settings", "python", "libraries", "sqlite", "fonts", "data", "titles", "zones", "disk", "database",
        "tables", "others", "clock", "network", "token", "intents", "commands", "servers",
    }  # fmt: skip


async def test_nothing_is_changed(examined, path: Path, tmp_path: Path):
    await put_store(path)
    before = there(tmp_path)
    await examined()
    assert there(tmp_path) == before


@pytest.mark.sqlite
async def test_a_database_that_is_not_there_yet_is_not_made(examined, tmp_path: Path):
    before = there(tmp_path)
    code, found, _ = await examined()
    assert (code, found["database", "new"]) == (0, "good")
    assert there(tmp_path) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_people_are_told_in_their_language(
    keryx, examined, playground: Moody, path: Path, language: str
):
    await put_store(path)
    result = await asyncio.to_thread(keryx, "doctor", language=language)
    lines = result.stdout.splitlines()
    assert playground.token not in result.output
    assert {line[0] for line in lines[:-1]} <= {"✓", "!", "✗"}
    assert {"en": "nothing stops the bot", "fr": "rien n’arrête le bot"}[language] in lines[-1]


TOKENS = {
    "": "missing",
    f'"{SECRET}"': "quotes",
    f"'{SECRET}": "quotes",
    f"Bot {SECRET}": "prefix",
    f"mfa.{'y' * 60}": "person",
    "one two": "letters",
    "clé": "letters",
    "0123456789abcdef" * 2: "odd",
    "123456789012345678": "odd",
}


@pytest.mark.parametrize(("token", "what"), TOKENS.items())
def test_a_token_that_cannot_be_one_is_told_without_being_sent(
    token: str, what: str, monkeypatch: pytest.MonkeyPatch, clock: MovedClock
):
    sent = []
    monkeypatch.setattr(
        discord_side.Api, "ask", lambda self, path, token: sent.append(token) or Answer(0, why="no network")
    )
    found = list(discord_side.discord_lines(Settings(_env_file=None, token=token or None), clock))
    assert states(found) == {("token", what): "wrong", ("network", "none"): "wrong"}
    assert not token or all(token.strip("\"'") not in each.told for each in found)
    assert sent == [""]


async def test_a_token_that_discord_refuses(examined, path: Path, monkeypatch: pytest.MonkeyPatch):
    await put_store(path)
    monkeypatch.setenv("KERYX_TOKEN", SECRET)
    code, found, told = await examined()
    assert (code, found["token", "refused"], found["network", "good"]) == (1, "wrong", "good")
    assert found["database", "good"] == "good"
    assert SECRET not in told


async def test_a_token_of_a_person(examined, playground: Moody):
    playground.world.users[playground.world.bot_id].bot = False
    code, found, _ = await examined()
    assert (code, found["token", "person"]) == (1, "wrong")


async def test_the_rest_is_looked_at_where_discord_cannot_be_reached(
    examined, path: Path, monkeypatch: pytest.MonkeyPatch
):
    await put_store(path)
    monkeypatch.setenv("KERYX_API_BASE", "http://user:hidden@127.0.0.1:1/api/v10")
    code, found, told = await examined()
    assert (code, found["network", "none"], found["database", "good"]) == (1, "wrong", "good")
    assert "hidden" not in told
    assert not any(about in ("token", "servers") for about, _ in found)


@pytest.mark.parametrize(("status", "what"), [(429, "busy"), (502, "busy"), (403, "odd")])
def test_discord_that_answers_otherwise(status: int, what: str, monkeypatch, clock: MovedClock):
    monkeypatch.setattr(discord_side.Api, "ask", lambda *given: Answer(status))
    found = discord_side.discord_lines(Settings(_env_file=None, token=SECRET), clock)
    assert states(found) == {("network", what): "look"}


FLAGS = {
    (0, ""): ("good", "good"),
    (1 << 14, ""): ("more", "look"),
    (1 << 19, "message_content"): ("good", "good"),
    (1 << 14, "message_content"): ("missing", "wrong"),
}


@pytest.mark.parametrize(("given", "expected"), FLAGS.items())
def test_intents_against_the_flags_of_the_application(given: tuple[int, str], expected: tuple[str, str]):
    flags, wanted = given
    intents = discord.Intents(guilds=True, **({wanted: True} if wanted else {}))
    found = discord_side.intents_found(flags, intents)
    assert states([found]) == {("intents", expected[0]): expected[1]}


def servers(*lacking: tuple[str, ...]) -> Answer:
    """Servers in each of which the bot lacks something."""
    body = []
    for number, names in enumerate(lacking):
        has = discord.Permissions(discord.Permissions.all().value & ~discord.Permissions.administrator.flag)
        has.update(**dict.fromkeys(names, False))
        body.append({"id": str(number), "name": f"Club {number}", "permissions": str(has.value)})
    return Answer(200, body)


LACKING = {
    ((),): {"good": "good"},
    (("attach_files",),): {"lack": "look"},
    (("read_message_history", "embed_links", "send_messages_in_threads"),): {"lack": "look"},
    (("create_public_threads",),): {"no-forks": "look"},
    (("send_messages",),): {"silent": "wrong"},
    (("view_channel",), ()): {"silent": "look"},
    (("view_channel",), ("send_messages",)): {"silent": "wrong"},
    (("attach_files",),) * 12: {"lack": "look", "more": "look"},
}


@pytest.mark.parametrize(("lacking", "expected"), LACKING.items())
def test_permissions_in_each_server(lacking: tuple[tuple[str, ...], ...], expected: dict[str, str]):
    found = list(discord_side.server_lines(servers(*lacking)))
    assert {what: state for (_, what), state in states(found).items()} == expected
    for each, lacks in zip(found, lacking, strict=False):
        if lacks and "permissions" in each.facts:
            assert "Club" in each.told
            assert len(each.facts["permissions"]) == len(lacks)


async def test_permissions_are_those_that_the_stand_in_grants(examined, monkeypatch: pytest.MonkeyPatch):
    may = discord.Permissions(view_channel=True).value
    monkeypatch.setattr("bot.playground.rest.application.permissions_of", lambda world, user: may)
    code, found, told = await examined()
    assert (code, found["servers", "silent"]) == (1, "wrong")
    assert "Symposium" in told


def test_servers_and_commands_that_discord_does_not_tell():
    assert states(discord_side.server_lines(Answer(500))) == {("servers", "unknown"): "look"}
    assert states(discord_side.server_lines(Answer(200, []))) == {("servers", "none"): "look"}
    assert states([discord_side.commands_found(Answer(500))]) == {("commands", "unknown"): "look"}


def test_commands_that_are_not_those_of_this_version():
    lacking = discord_side.commands_found(Answer(200, [{"name": "dance"}]))
    assert lacking.state == "look"
    assert "dance" in lacking.told
    assert "game" in lacking.told
    ours = Answer(200, [{"name": name} for name in lacking.facts["missing"]])
    assert states([discord_side.commands_found(ours)]) == {("commands", "good"): "good"}


@pytest.mark.parametrize(
    ("seconds", "state"), [(0, "good"), (4.9, "good"), (-6, "look"), (599, "look"), (-601, "wrong")]
)
@pytest.mark.parametrize("whose", ["discord", "database"])
def test_clocks(seconds: float, state: str, whose: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(times, "APART", 5.0)
    now = datetime(2026, 3, 1, tzinfo=UTC)
    found = times.clock_found(whose, now + timedelta(seconds=seconds), now)
    assert found.state == state
    if state != "good":
        assert ("behind" if seconds > 0 else "ahead") in found.told
        assert str(abs(seconds)) in found.told


def test_what_was_written_later_than_now(clock: MovedClock):
    ahead = Tables(frozenset(), clock.now() + timedelta(minutes=10))
    assert states(database._newest(ahead, clock)) == {("clock", "back"): "look"}
    assert not states(database._newest(Tables(frozenset(), clock.now()), clock))


async def test_what_is_wrong_in_the_file_is_told_and_what_is_right_there_counts(
    keryx, examined, playground: Moody, tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
):
    await put_store(path)
    monkeypatch.delenv("KERYX_TOKEN")
    (tmp_path / ".env").write_text(f"KERYX_TOKEN={playground.token}\nKERYX_SHARD=0/2\nKERYX_THINK=many\n")
    code, found, told = await examined()
    assert (code, found["settings", "bad"], found["token", "good"]) == (1, "wrong", "good")
    assert "Is KERYX_SHARDS meant?" in told
    assert "KERYX_THINK is set to" in told
