"""Every kind of notice has something that delivers it."""

import importlib
from enum import StrEnum

import pytest

from bot.posting import deliverers
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind


def test_every_kind_of_notice_is_delivered():
    assert set(deliverers.DELIVERERS) == set(NoticeKind)


def test_the_bot_does_not_start_where_a_kind_has_no_deliverer(monkeypatch: pytest.MonkeyPatch):
    kinds = {each.name: each.value for each in NoticeKind}
    with monkeypatch.context() as patched:
        patched.setattr(outbox, "NoticeKind", StrEnum("NoticeKind", {**kinds, "GREETING": "greeting"}))
        with pytest.raises(LookupError, match="greeting"):
            importlib.reload(deliverers)
    importlib.reload(deliverers)
