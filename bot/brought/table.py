"""A board or a card set somebody made: what is wrong with it, or its text as a game keeps it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.own import Own, faults, kept_form
from engine.core.tables import BadData, TableForm, with_commas
from render.titles import TITLES


@dataclass(frozen=True, slots=True)
class BroughtTable:
    """A table that was read: one can play with it if there is nothing wrong with it."""

    own: Own
    wrong: tuple[BadData, ...]
    meant: str = ""
    """The other title that such a table is for."""


def read_table(title: str, option: str, *contents: bytes) -> BroughtTable:
    """The table for an option of a game, from one file or two. Read in the process of `bot.brought.worker`.

    Of two files either may be the one that begins; lines are counted in each of them.
    """
    form = TITLES[title].rules.own[option]
    texts = []
    for each in filter(bytes.strip, contents):
        try:
            texts.append(with_commas(each.decode("utf-8-sig")))
        except UnicodeDecodeError as error:
            line = each.count(b"\n", 0, error.start) + 1
            return BroughtTable(Own(""), (BadData("", line, "", "not-text"),))
    meant = next((other for other in TITLES if any(_for(other, text) for text in texts)), "")
    if meant not in ("", title) and not any(_for(title, text) for text in texts):
        return BroughtTable(Own(""), (BadData("", 1, "", "other-columns"),), meant)
    texts.sort(key=lambda text: not form.fits(text.lower()))
    lines = len(texts[0].splitlines()) if texts else 0
    text = "\n".join("\n".join(each.splitlines()) for each in texts)
    wrong = faults(form, "", text) or crossing(form, "", text.lower())
    return BroughtTable(kept_form(text), tuple(_in_own_file(bad, lines) for bad in wrong))


def _for(title: str, text: str) -> bool:
    """Whether a text is meant as a table that a game takes."""
    return any(form.fits(text.lower()) for form in TITLES[title].rules.own.values())


def _in_own_file(bad: BadData, lines: int) -> BadData:
    """The fault with its line in its own file; the first has so many."""
    line = bad.line - lines if bad.line > lines else bad.line
    return BadData(bad.file, line, bad.field, bad.key, bad.given, bad.needed)


def crossing(form: TableForm, file: str, content: str) -> Sequence[BadData]:
    """Borders of a sound table that cannot be drawn on a plane without crossing."""
    if form.borders is None:
        return ()
    import networkx as nx  # slow to load, and only needed here

    planar, witness = nx.check_planarity(nx.Graph(form.borders(content)), counterexample=True)
    if planar:
        return ()
    pairs = sorted(f"{min(pair)}-{max(pair)}" for pair in witness.edges)
    return (BadData(file, 0, "", "not-planar", ", ".join(pairs)),)
