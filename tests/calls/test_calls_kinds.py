"""Every kind of call has something that writes it."""

import importlib
from enum import StrEnum

import pytest

from bot.calling import letters
from bot.store.calls import calls
from bot.store.calls.calls import CallKind


def test_every_kind_of_call_is_written():
    assert set(letters.LETTERS) == set(CallKind)


def test_the_bot_does_not_start_where_nothing_writes_a_kind(monkeypatch: pytest.MonkeyPatch):
    kinds = {each.name: each.value for each in CallKind}
    with monkeypatch.context() as patched:
        patched.setattr(calls, "CallKind", StrEnum("CallKind", {**kinds, "GREETING": "greeting"}))
        with pytest.raises(LookupError, match="greeting"):
            importlib.reload(letters)
    importlib.reload(letters)
