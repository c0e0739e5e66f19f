"""The rules of Dies Irae, one module a paragraph; numbers are sections of the rulebook, 17 its options.

In its order: `tally` (2, 6, 11, 16); `opening` (4); `turns` (5 to 7, 15); `cycle` (8); `movement`, `routes`,
`boarding`, `contest` (9.1); `attack`, `combat` (9.2); `building` (9.3, 12); `trade` (9.4); `steadying` (9.5);
`development` (9.6); `armistice` (9.8); `supply` (10). Beside it: `reckoning`, what follows at once from any
change; `prices`; `decisions`; `withdrawal`, ours; `invariants`; and `rules`, the table of all. Nothing is
told here, and no computer player thinks here.
"""
