"""Files people bring: games, boards and cards of their own, and what the command line is given."""

import json
from pathlib import Path

import pytest
from nonsense import BLOWS, NUMBERS, Nonsense, json_bytes, spoilt_bytes
from own_tables import OWN
from scenes import SLUGS, lines, played, words
from trying import Trying, check_sentence
from typer.testing import CliRunner

from bot.brought.game import BroughtGame, read_game
from bot.brought.table import read_table
from bot.cli import app
from bot.posting.messages.own_view import faults_told
from bot.speech.texts import LANGUAGES
from engine.core.own import kept_form, sound
from engine.core.play.record import record, verify
from render.titles import TITLES

ENTRIES = 5
RUNNER = CliRunner()


def plain(slug: str) -> dict:
    """A game file's JSON, of a few entries."""
    match = played(slug)[ENTRIES]
    return record(match, ["Ana", "Bo"], open_seed=True)


@pytest.mark.parametrize("slug", SLUGS)
def test_game_files(trying: Trying, slug: str) -> None:
    file, known = plain(slug), [*words(slug)[:40], *lines(slug)[:40]]

    def read(content: bytes) -> None:
        found = read_game(content)
        assert isinstance(found, BroughtGame)
        assert len(found.names) == found.match.seats
        for name in found.names:
            name.encode()
            assert "@everyone" not in name

    trying.reader(f"game files {slug}", 25, lambda luck: json_bytes(luck, file, known), read)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sound_file_is_read_and_proved(slug: str) -> None:
    found = read_game(json.dumps(plain(slug)).encode())
    assert found.entries == ENTRIES
    verify(played(slug)[ENTRIES])


def table_bytes(luck, table: str) -> bytes:
    """A table with some cells, lines or letters spoilt, or something else."""
    rows = [line.split(",") for line in table.splitlines()]
    way = luck.random()
    if way < 0.7:
        for _ in range(luck.choice((1, 1, 3, 8))):
            row = luck.choice(rows)
            cell = luck.randrange(len(row))
            row[cell] = luck.choice((
                luck.choice(NUMBERS), luck.choice(BLOWS), luck.choice(luck.choice(rows)), row[cell] * 3, "",
                Nonsense([row[cell] or "x"]).text(luck),
            ))  # fmt: skip
            if luck.random() < 0.2:
                rows.insert(luck.randrange(len(rows)), list(luck.choice(rows)))
            if luck.random() < 0.2:
                del rows[luck.randrange(1, len(rows))]
        return "\n".join(",".join(row) for row in rows).encode("utf-8", "surrogatepass")
    if way < 0.9:
        whole = Nonsense([table], [*rows[0], *rows[-1]], joints=',\n;\t"', longest=60_000, halves=True)
        return whole.text(luck).encode("utf-8", "surrogatepass")
    return spoilt_bytes(luck, table.encode())


@pytest.mark.parametrize("slug", OWN)
def test_tables_of_peoples_own(trying: Trying, slug: str) -> None:
    option, text = OWN[slug]
    form = TITLES[slug].rules.own[option]

    def read(given: tuple[bytes, bytes]) -> None:
        found = read_table(slug, option, *given)
        for tongue in LANGUAGES:
            if found.wrong:
                check_sentence(tongue, faults_told(tongue, "mine.csv", found.wrong))
        if not found.wrong and not found.meant:
            assert kept_form(found.own) == found.own
            assert sound(form, found.own)

    trying.reader(
        f"own tables {slug}",
        25,
        lambda luck: (table_bytes(luck, text), table_bytes(luck, text) if luck.random() < 0.1 else b""),
        read,
    )


@pytest.mark.parametrize("command", ["check", "verify"])
def test_files_of_the_command_line(trying: Trying, command: str, tmp_path: Path) -> None:
    """Whatever stands in a file, the end is a sentence and an exit code."""
    tables = [text for _, text in OWN.values()]

    def made(luck) -> tuple[str, bytes]:
        slug = luck.choice(SLUGS)
        if command == "check" and luck.random() < 0.7:
            return luck.choice(("mine.csv", "mine.txt", "map.txt", "mine")), table_bytes(
                luck, luck.choice(tables)
            )
        return luck.choice(("game.json", "game.toml", "a")), json_bytes(luck, plain(slug), words(slug)[:20])

    def read(given: tuple[str, bytes]) -> None:
        name, content = given
        path = tmp_path / name
        path.write_bytes(content)
        for tongue in LANGUAGES:
            done = RUNNER.invoke(app, [command, str(path)], env={"KERYX_LANGUAGE": tongue})
            assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
            assert done.exit_code in (0, 1, 2)
            assert len(done.output) > 5

    trying.reader(f"command line: {command}", 20, made, read)
