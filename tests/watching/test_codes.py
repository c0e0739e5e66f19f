"""A fault of ours leaves a code that the person who meets it, the log and the store all know."""

import asyncio
import pickle
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
import structlog
from at_table import CHANNEL
from bot_inside import BotInside
from buttons import id_for
from driver import Person
from made_store import open_made
from structlog.contextvars import bind_contextvars, get_contextvars, merge_contextvars
from structlog.testing import capture_logs
from tables import begin, called
from typer.testing import CliRunner
from until import until

from bot.app import client
from bot.cli import app
from bot.errors.codes import LENGTH, LETTERS, code_in, code_of, new_code
from bot.errors.trouble import InternalTrouble
from bot.herald.door import leave
from bot.log import hide_secrets
from bot.pictures.film import FilmFailed
from bot.posting import analyst, announcer
from bot.posting.deliverers import DELIVERERS
from bot.store import itself
from bot.store.database import Store
from bot.store.itself import MOST_FAULTS, Fault
from bot.store.posts import analyses
from bot.tables.state.faults import trace_of, write_down
from bot.waiting.loop import Loop
from engine.core.play.match import Match

CODE = re.compile(rf"\*\*([{LETTERS}]{{{LENGTH}}})\*\*")


def broken(*given, **named) -> None:
    raise ZeroDivisionError("nobody can do that")


async def broken_later(*given, **named) -> None:
    broken()


@pytest.fixture
def said():
    """The log with what is bound to it."""
    with capture_logs(processors=[merge_contextvars]) as lines:
        yield lines


async def known(bot: BotInside, said: list, text: str) -> tuple[str, dict, Fault]:
    """The code in what somebody read, the line of the log that has it, and what is stored of it."""
    (code,) = CODE.findall(text)
    line = next(each for each in said if each.get("code") == code)
    (fault,) = await bot.herald.services.store.read(itself.faults_of, code)
    return code, line, fault


@pytest.mark.parametrize(("locale", "words"), [("en-US", "a fault of mine"), ("fr", "une erreur de ma part")])
async def test_in_a_command(bot: BotInside, ana: Person, said: list, monkeypatch, locale: str, words: str):
    await ana.speak(locale)
    monkeypatch.setattr("bot.store.calls.wishes.habits", broken_later)
    answer = await ana.command(CHANNEL, "me")
    assert words in answer.text
    _, line, fault = await known(bot, said, answer.text)
    assert (line["event"], line["what"]) == ("fault", "command me")
    assert line["interaction"]
    assert (fault.game, fault.deed) == (None, "me")
    assert "ZeroDivisionError: nobody can do that" in fault.error


@pytest.mark.parametrize(("locale", "words"), [("en-US", "a fault of mine"), ("fr", "une erreur de ma part")])
async def test_in_a_button_and_a_form(
    bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch, locale: str, words: str
):
    post = await begin(ana, bruno)
    await ana.speak(locale)
    noted = await ana.command(CHANNEL, "note")
    trapped = {**client.HANDLERS, "turn": broken_later, "noted": broken_later}
    monkeypatch.setattr(client, "HANDLERS", trapped)
    answer = await ana.submit(noted, {"typed": "the gold is at Roma"})
    assert words in answer.text
    _, line, fault = await known(bot, said, answer.text)
    assert (line["what"], line["game"], fault.game) == ("form noted", 1, 1)
    assert fault.deed == "kf:noted:1"
    assert "Roma" not in repr(said) + repr(fault), "what people type is nobody's"
    answer = await ana.press(post, id_for(post, "turn"))
    assert words in answer.text
    assert (await known(bot, said, answer.text))[1]["what"] == "button turn"


async def test_at_a_table(bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch):
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    monkeypatch.setattr(Match, "play", broken)
    answer = await mine.command(CHANNEL, "play", move="take coin")
    _, line, fault = await known(bot, said, answer.text)
    assert (line["event"], line["what"], line["game"]) == ("fault at a table", "command play", 1)
    assert (fault.game, fault.number, fault.deed) == (1, 0, "take coin")


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_in_a_deliverer(bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch, locale):
    await ana.speak(locale)
    monkeypatch.setattr(announcer, "DELIVERERS", dict.fromkeys(DELIVERERS, broken_later))
    await ana.command(CHANNEL, "game new", title="antike", seats=2)
    await until(lambda: stumbled(said))
    found = await ana.command(CHANNEL, "admin stuck")
    _, line, fault = await known(bot, said, found.text)
    assert (line["event"], line["game"], fault.game, fault.deed) == ("stumbled", 1, 1, "lobby")


async def stumbled(said: list) -> bool:
    return any(each.get("code") for each in said)


async def test_in_a_loop(bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch):
    automat = bot.herald.services.automat
    monkeypatch.setattr(automat, "_one_turn", broken_later)
    await begin(ana, bruno)
    await bot.settle()
    found = await ana.command(CHANNEL, "admin stuck")
    _, line, fault = await known(bot, said, found.text)
    assert (line["event"], line["game"], fault.game) == ("computer seats stopped", 1, 1)
    monkeypatch.setattr(automat, "work", broken_later)
    broken_loop = Loop("broken", broken_later, bot.clock, asyncio.Event())
    broken_loop.start()
    await until(lambda: asyncio.sleep(0, any(each.get("task") == "broken" for each in said)))
    await broken_loop.stop()
    assert len(next(each["code"] for each in said if each.get("task") == "broken")) == LENGTH


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_in_an_analysis(bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch, locale):
    await ana.speak(locale)
    post = await begin(ana, bruno)
    services = bot.herald.services
    await services.store.write(analyses.ask, 1, services.clock.now())
    await services.store.write(analyses.keep_message, 1, int(post.id), made=False)
    monkeypatch.setattr(analyst, "permissions", None)
    services.bells.analyses.set()
    await until(lambda: stumbled(said))
    await bot.settle()
    _, line, fault = await known(bot, said, (await ana.fresh(post)).text)
    assert (line["event"], fault.game) == ("no analysis", 1)


async def test_a_film_that_fails(bot: BotInside, ana: Person, bruno: Person, said: list, monkeypatch):
    async def failed(*given) -> None:
        raise FilmFailed

    await begin(ana, bruno)
    monkeypatch.setattr(bot.herald.services.studio, "film", failed)
    await ana.command(CHANNEL, "replay")
    told = await ana.wait_for(lambda message: bool(CODE.search(message.text)), CHANNEL)
    assert (await known(bot, said, told.text))[1]["event"] == "no replay"


async def test_the_log_follows_into_tasks_and_forgets(bot: BotInside, ana: Person, bruno: Person, said: list):
    log = structlog.get_logger("test")

    async def later() -> None:
        log.warning("in a task")

    async def handler(press) -> None:
        await press.table()
        await asyncio.create_task(later())
        await press.services.easel.report(None)

    async def drawn(*given) -> None:
        log.warning("drawing for many")

    post = await begin(ana, bruno)
    bot.herald.services.easel._made = drawn
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "HANDLERS", {**client.HANDLERS, "turn": handler})
        await ana.press(post, id_for(post, "turn"))
    seen = {each["event"]: each for each in said if each["log_level"] == "warning"}
    assert (seen["in a task"]["what"], seen["in a task"]["game"]) == ("button turn", 1)
    assert "interaction" not in seen["drawing for many"]
    assert get_contextvars().keys().isdisjoint({"interaction", "what", "game"})


async def test_what_entered_leaves_nothing_in_its_task():
    bind_contextvars(interaction=1, what="button turn", game=2)
    leave()
    assert get_contextvars() == {}


def test_secrets_stay_out_of_the_log():
    interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
    line = {
        "event": f"POST http://x/api/v10/interactions/123/{interaction}/callback failed",
        "exception": f"at /webhooks/456/{interaction}/messages/@original",
        "why": ["postgresql+asyncpg://ana:hush@host/keryx", {"deep": f"/webhooks/4/{interaction}"}],
        "seed": "00ff", "bot_token": "x", "game": 12, "number": None,
    }  # fmt: skip
    told = hide_secrets(None, "info", dict(line))
    for secret in (interaction, "hush", "00ff", "ana:"):
        assert secret not in repr(told)
    assert (told["game"], told["number"]) == (12, None)
    real = "MTQwMDAwMDAwMDAwMDAwMDAwMQ.GaBcDe." + "x" * 38
    assert real not in repr(hide_secrets(None, "info", {"event": f"refused {real}"}))


def test_codes_can_be_read_aloud_and_are_kept_by_their_error():
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 490
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert set("0O1IL2Z5S8BGQDVUN").isdisjoint(LETTERS), "easily mistaken"
    assert set("AEIOUY").intersection(LETTERS) <= {"Y"}, "they make no words"
    error = ValueError("x")
    code = code_of(error)
    assert code_of(error) == code == code_in(trace_of(error))
    trouble = InternalTrouble({"game": 1})
    again = pickle.loads(pickle.dumps(trouble))
    assert code_of(trouble) == trouble.facts["code"] == again.facts["code"]


async def test_the_newest_faults_are_kept(store: Store):
    now = datetime(2026, 3, 1, tzinfo=UTC)
    async with store.writing() as connection:
        for number in range(MOST_FAULTS + 3):
            await itself.add_fault(connection, Fault(None, number, None, "", "fault 34679", now))
    found = await store.read(itself.faults_of, "34679")
    assert [found[0].number, found[-1].number, len(found)] == [MOST_FAULTS + 2, 3, MOST_FAULTS]


def test_the_command_finds_a_fault_by_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "keryx.sqlite3"
    error = ValueError("the middle heap is empty")
    code = code_of(error)

    async def keep() -> None:
        store = await open_made(path)
        now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        await write_down(store, now, error, 12, "kb:turn:12:3")
        await store.close()

    asyncio.run(keep())
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{path}")
    monkeypatch.setenv("KERYX_LANGUAGE", "en")
    found = CliRunner().invoke(app, ["fault", code.lower()])
    assert found.exit_code == 0
    for part in (f"Fault {code}, 2026-03-01 12:00:00 UTC", "Table 12", "kb:turn:12:3", "the middle heap"):
        assert part in found.output
    unknown = CliRunner().invoke(app, ["fault", "XXXXX"])
    assert unknown.exit_code == 1
    assert "Nothing is stored of a fault XXXXX" in unknown.output
