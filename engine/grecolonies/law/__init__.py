"""The rules of Grécolonies, one module a paragraph; sources are headings of the French rulebook.

In its order: `opening`, `rounds`, `moving`, `recruiting`, `objectives`, `cohabitation`, `fight`, `allies`,
`groups`, `refuge`, `oracle`, `assault`, `announcing`, `losses`, `aftermath`. Beside it: `hiding`, what not
all may see; `withdrawal`, ours; `invariants`; and `rules`, the table of all. Nothing is told here, and no
computer player thinks here.
"""
