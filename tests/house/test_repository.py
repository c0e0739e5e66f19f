"""Rules of the house that a linter does not know."""

import re
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:  # not a checkout: look at everything below the source folders
        found = [
            path
            for folder in ("bot", "engine", "render", "data", "docs")
            for path in (ROOT / folder).rglob("*")
        ]
        return [path for path in found if path.is_file()]
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def texts() -> list[tuple[Path, str]]:
    endings = {".py", ".md", ".toml", ".ftl", ".csv", ".json", ".js", ".html", ".css", ".txt", ".example", ""}
    return [
        (path, path.read_text(encoding="utf-8"))
        for path in tracked()
        if path.suffix in endings and path.is_file() and path != Path(__file__)
    ]


def test_no_address_of_a_package_registry_and_no_path_of_one_machine() -> None:
    forbidden = re.compile(
        r"pypi\.org|pythonhosted|npmjs|registry\.\w|deb\.debian|/root/|/home/\w+|/work/|/tmp/\w"
    )
    found = [
        f"{path.relative_to(ROOT)}: {hit[0]}"
        for path, text in texts()
        for hit in [forbidden.search(text)]
        if hit
    ]
    assert not found


def test_the_lock_file_stays_out_of_the_repository() -> None:
    assert not [path for path in tracked() if path.name == "uv.lock"]


def test_files_can_be_held_in_ones_head() -> None:
    long = {
        str(path.relative_to(ROOT)): text.count("\n")
        for path, text in texts()
        if path.suffix == ".py" and text.count("\n") > 500
    }
    assert not long


def test_no_two_files_of_tests_share_a_name() -> None:
    """pytest imports them by their bare name: the second of two would not be run."""
    names = Counter(path.name for path in tracked() if path.name.startswith("test_"))
    assert names
    assert not [name for name, times in names.items() if times > 1]


def test_no_folder_or_file_is_named_for_nothing() -> None:
    vague = {"manager", "helper", "helpers", "util", "utils", "misc", "common"}
    found = [
        path
        for path in tracked()
        if path.suffix == ".py" and vague & set(path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert not found


def test_docstrings_and_texts_never_speak_of_the_tools_that_built_them() -> None:
    words = re.compile(r"\b(issue #?\d+|chatgpt|claude|copilot|llm|language model)\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {hit[0]}" for path, text in texts() for hit in [words.search(text)] if hit
    ]
    assert not found
