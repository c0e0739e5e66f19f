"""Options of a game as people set them: named choices, checked."""

from collections.abc import Mapping
from typing import cast

from engine.core.contract import Options, Word
from engine.core.errors import BadOptions
from engine.core.law import AnyRulebook
from engine.core.own import Own, is_own, kept_form, short_digest, sound
from engine.core.values.forms import FieldForm, forms


def option_forms(rules: AnyRulebook) -> tuple[FieldForm, ...]:
    """The game's options with their choices and defaults."""
    return forms(rules.options)


def options_from(rules: AnyRulebook, chosen: Mapping[str, str]) -> Options:
    """Options from texts, the rest at their defaults: `{"board": "west"}`.

    Raises:
        BadOptions: an option or a choice that does not exist.
    """
    known = {form.name: form for form in option_forms(rules)}
    values: dict[str, object] = {}
    for name, text in chosen.items():
        form = known.get(name)
        if form is None:
            raise BadOptions("unknown-option", {"given": name[:80], "known": tuple(known)})
        if form.own and is_own(text):
            values[name] = _own(rules, name, text)
            continue
        if text not in form.choices:
            raise BadOptions(
                "unknown-choice",
                {"option": Word("option", name), "given": text[:80], "known": form.choices},
            )
        values[name] = text == "yes" if form.kind == "flag" else text
    return rules.options(**values)


def _own(rules: AnyRulebook, name: str, text: str) -> Own:
    """A table of somebody's own as the value of an option.

    Raises:
        BadOptions: one cannot play with it.
    """
    own = kept_form(text)
    if not sound(rules.own[name], own):
        raise BadOptions("own-broken", {"option": Word("option", name), "digest": short_digest(own)})
    return own


def own_of(options: Options) -> tuple[Own, ...]:
    """The tables of people's own a game is played with: none in most games."""
    found = (getattr(options, form.name) for form in forms(type(options)) if form.own)
    return tuple(Own(each) for each in found if is_own(each))


def options_to(options: Options) -> dict[str, str]:
    """The options as texts: reads back with `options_from`."""
    return {form.name: option_text(options, form) for form in forms(type(options))}


def option_text(options: Options, form: FieldForm) -> str:
    """One option's value as text."""
    value = getattr(options, form.name)
    if form.kind == "flag":
        return "yes" if value else "no"
    return cast(str, value)
