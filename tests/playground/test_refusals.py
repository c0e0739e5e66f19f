"""What Discord refuses is refused, with its codes."""

import pytest

from bot.playground.checks.commands import check_choices, check_commands
from bot.playground.checks.components import check_modal
from bot.playground.checks.messages import check_message
from bot.playground.checks.refused import Refused

V2 = 1 << 15


def button(label="x", custom_id="a", **more):
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*components):
    return {"type": 1, "components": list(components)}


def select(*options, **more):
    listed = [{"label": str(option), "value": str(option)} for option in options]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def text(content="x"):
    return {"type": 10, "content": content}


def box(*components):
    return {"type": 17, "components": list(components)}


def v2(*components, **more):
    return {"flags": V2, "components": list(components), **more}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"embeds": [{"title": "x", "description": "y" * 4096}]},
        {
            "content": "x",
            "components": [row(*(button(custom_id=str(n)) for n in range(5))), row(select(1))],
        },
        v2(*[text()] * 40),
        v2(box(text("x" * 4000))),
        v2(box(row(button())), {"type": 9, "components": [text()], "accessory": button(custom_id="b")}),
        {"content": "x", "components": [row(button(label=None, emoji={"name": "🏺"}))]},
        {"content": "x", "components": [row({"type": 2, "style": 5, "label": "x", "url": "https://x.org"})]},
    ],
)
def test_messages_within_the_limits(body):
    check_message(body, {}, new=True)


@pytest.mark.parametrize(
    ("where", "body"),
    [
        ("content", {"content": "x" * 2001}),
        ("nonce", {"content": "x", "nonce": "1" * 26}),
        ("content", v2(text(), content="x")),
        ("embeds", v2(text(), embeds=[{"title": "x"}])),
        ("embeds", {"embeds": [{"description": "x" * 3001}] * 2}),
        ("embeds", {"embeds": [{"title": "x"}] * 11}),
        ("embeds", {"embeds": [{"title": "x" * 257}]}),
        ("embeds", {"embeds": [{"title": "x", "fields": [{"name": "x", "value": ""}]}]}),
        ("attachments", {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}),
        ("allowed_mentions", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
        ("components", {"components": [row(button())] * 6}),
        ("components", {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]}),
        ("components", {"components": [row(button("x" * 81))]}),
        ("components", {"components": [row(button(custom_id="a" * 101))]}),
        ("components", {"components": [row(button(custom_id=None))]}),
        ("components", {"components": [row(button(), button())]}),
        ("components", {"components": [row(button(label=None))]}),
        ("components", {"components": [row(button(style=9))]}),
        ("components", {"components": [row(button(url="https://x.org"))]}),
        ("components", {"components": [row({"type": 2, "style": 5, "label": "x", "url": "ftp://x"})]}),
        ("components", {"components": [row(button(emoji={"name": "smile"}))]}),
        ("components", {"components": [row()]}),
        ("components", {"components": [row(button(), select(1))]}),
        ("components", {"components": [row(select(*range(26)))]}),
        ("components", {"components": [row(select())]}),
        ("components", {"components": [row(select(1, 1))]}),
        ("components", {"components": [row(select(1, max_values=2))]}),
        ("components", {"components": [row(select(1, placeholder="x" * 151))]}),
        ("components", {"components": [row(select("x" * 101))]}),
        ("components", {"components": [text()]}),
        ("components", {"components": [button()]}),
        ("components", v2(*[text()] * 41)),
        ("components", v2(box(*[text()] * 40))),
        ("components", v2(text("x" * 2001), text("x" * 2000))),
        ("components", v2(text(""))),
        ("components", v2(box(box(text())))),
        ("components", v2(box())),
        ("components", v2({"type": 9, "components": [text()]})),
        ("components", v2({"type": 9, "components": [text()] * 4, "accessory": button()})),
        ("components", v2({"type": 12, "items": []})),
        ("components", v2({"type": 12, "items": [{"media": {"url": "x"}, "description": "x" * 1025}]})),
        ("components", v2(button())),
    ],
)
def test_messages_beyond_the_limits(where, body):
    with pytest.raises(Refused) as refused:
        check_message(body, {}, new=True)
    assert refused.value.code == 50035
    assert where in refused.value.body["errors"]


def test_empty_messages_and_large_files():
    for body in ({}, {"content": " "}):
        with pytest.raises(Refused) as refused:
            check_message(body, {}, new=True)
        assert refused.value.code == 50006
    with pytest.raises(Refused) as refused:
        check_message({}, {"0:x": bytes(10 * 1024 * 1024 + 1)}, new=True)
    assert (refused.value.status, refused.value.code) == (413, 40005)
    check_message({}, {"0:x": bytes(10 * 1024 * 1024)}, new=True)


def named(**more):
    return {"name": "x", "description": "x", **more}


def option(number=0, **more):
    return {"type": 3, "name": f"n{number}", "description": "x", **more}


LONG = [{"name": "x" * 99, "value": "x" * 99}] * 2


@pytest.mark.parametrize(
    "commands",
    [
        [named(name="Upper")],
        [named(name="two words")],
        [named(name="x" * 33)],
        [named(description="")],
        [named(description="x" * 101)],
        [named(name_localizations={"fr": "deux mots"})],
        [named(name_localizations={"xx": "deux"})],
        [named(description_localizations={"fr": "x" * 101})],
        [named(options=[option(n, type=1) for n in range(26)])],
        [named(options=[option(n) for n in range(26)])],
        [named(options=[option(), option()])],
        [named(options=[option(0), option(1, required=True)])],
        [named(options=[option(0, type=1), option(1)])],
        [named(options=[option(0, choices=[{"name": "x", "value": str(n)} for n in range(26)])])],
        [named(options=[option(0, choices=[{"name": "x" * 101, "value": "x"}])])],
        [named(options=[option(0, choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
        [named(options=[option(0, type=6, autocomplete=True)])],
        [named(), named()],
        [named(options=[option(n, description="x" * 99, choices=LONG) for n in range(20)])],
    ],
)
def test_commands_beyond_the_limits(commands):
    with pytest.raises(Refused):
        check_commands(commands)


def test_a_hundred_commands_and_no_more():
    check_commands([named(name=f"x{number}") for number in range(100)])
    with pytest.raises(Refused):
        check_commands([named(name=f"x{number}") for number in range(101)])


def test_choices_and_forms_beyond_the_limits():
    check_choices([{"name": "x" * 100, "value": "x"}] * 25)
    for choices in ([{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": "x"}]):
        with pytest.raises(Refused):
            check_choices(choices)
    field = {"type": 4, "custom_id": "f", "style": 1}
    form = {"title": "x", "custom_id": "x", "components": [{"type": 18, "label": "x", "component": field}]}
    check_modal(form)
    for change in (
        {"title": "x" * 46},
        {"components": []},
        {"components": form["components"] * 2},
        {"components": [{"type": 18, "label": "x" * 46, "component": field}]},
        {"components": [{"type": 18, "label": "x", "component": {**field, "placeholder": "x" * 101}}]},
        {"components": [{"type": 18, "label": "x", "component": button()}]},
    ):
        with pytest.raises(Refused):
            check_modal({**form, **change})
