"""The rules of Deus, one module a paragraph; sources are sentences of the French rules, and numbers.

In their order: `opening` (1.2, 1.3); `building`, `places`, `wild`, `offering`, `turns` (1.4, a turn);
`commerce`, `production`, `science`, `counting`, `marching`, `campaign` (1.5, the colours of buildings);
`villages` (1.6); `scoring` (1.7). Beside them: `agenda`, effects one after another; `purse` and `piles`;
`decisions`; `secrets`, what not all may see; `withdrawal`, ours; `invariants`; and `rules`, the table of all.
Nothing is told here, and no computer player thinks here.
"""
