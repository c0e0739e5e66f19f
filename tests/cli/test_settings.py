"""What is set wrongly is told in a sentence, in the terminal's language; limits are settings."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.running.settings import settings_here
from bot.errors.asking import TooManyAtOnce, TooManyWishes
from bot.settings import Settings
from bot.speech.texts import LANGUAGES, render
from bot.waiting.modesty import AtOnce, Wishes

EXAMPLE = Path(__file__).parents[2] / ".env.example"
LIMITS = (
    "tables_per_person", "pictures_at_once", "films_at_once", "posts_per_person", "posts_minutes",
    "wishes_a_minute", "game_file_kb", "table_file_kb",
)  # fmt: skip


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, without a `.env`."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", LIMITS)
def test_a_limit_has_bounds_and_stands_in_the_example(name: str, keryx, monkeypatch: pytest.MonkeyPatch):
    usual = getattr(Settings(_env_file=None), name)
    assert f"\nKERYX_{name.upper()}={usual}\n" in EXAMPLE.read_text(encoding="utf-8")
    for given in ("-1", "999999999", "some", "1.5", "nan"):
        monkeypatch.setenv(f"KERYX_{name.upper()}", given)
        result = keryx("replay-all")
        assert result.exit_code == 2
        assert f"KERYX_{name.upper()} is set to “{given}”" in result.stderr
        assert "It takes a whole number from" in result.stderr
        assert "Il faut un nombre entier de" in keryx("replay-all", language="fr").stderr


def test_everything_that_is_wrong_is_told_at_once_without_what_may_be_secret(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("KERYX_LANGUAGE", "en")
    monkeypatch.setenv("KERYX_LOG_LEVEL", "loud")
    (tmp_path / ".env").write_text("KERYX_TOKN=my-secret\nKERYX_THINK=much\n", encoding="utf-8")
    found, wrong = settings_here()
    assert found is None
    assert "debug, info, warning or error" in "".join(wrong)
    assert "a number from 0 to 30" in "".join(wrong)
    assert "no setting KERYX_TOKN" in "".join(wrong)
    assert "my-secret" not in "".join(wrong)


def test_the_file_of_settings_can_be_no_text(tmp_path: Path, keryx):
    (tmp_path / ".env").write_bytes(b"KERYX_TOKEN=\xff\xfe")
    result = keryx("bot")
    assert result.exit_code == 2
    assert ".env cannot be read" in result.stderr


def test_the_language_of_the_file_is_that_of_the_command_line(tmp_path: Path, keryx):
    (tmp_path / ".env").write_text("KERYX_LANGUAGE=fr\nKERYX_THINK=much\n", encoding="utf-8")
    assert "Il faut un nombre" in keryx("bot", language="").stderr
    assert "It takes a number" in keryx("bot", language="en").stderr


def test_so_many_wishes_within_a_minute_and_no_more():
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    wishes = Wishes(2, lambda: now)
    drawing, filming = AtOnce(1, wishes), AtOnce(1, wishes)
    with drawing.one(1), pytest.raises(TooManyAtOnce):
        with drawing.one(1):
            pytest.fail("one at once")
    with filming.one(1):
        pass
    now += timedelta(seconds=45)
    with pytest.raises(TooManyWishes) as caught, drawing.one(1):
        pytest.fail("two of both within a minute")
    assert caught.value.facts == {"most": 2, "left": 15}
    for tongue in LANGUAGES:
        assert "15 s" in render(tongue, f"table-{TooManyWishes.key}", caught.value.facts)
    with drawing.one(2):
        pass
    now += timedelta(seconds=15)
    with drawing.one(1):
        pass
