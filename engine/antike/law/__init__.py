"""The rules of Antike, one module a paragraph; sources are headings of the French rulebook.

In its order: `opening`, `coin`, `rondel`, `temple`, `arming`, `know_how`, `manoeuvre`, `fight`, `conquest`,
`founding`, `personages`. Beside it: `purse`, how everything is paid; `withdrawal`, ours; `invariants`; and
`rules`, the table of all. Nothing is told here, and no computer player thinks here.
"""
