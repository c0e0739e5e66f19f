"""The rules of Dies Irae, one module a paragraph; numbers are sections of the rulebook, 17 its options.

In its order: `tally` (2, 6, 11, 16, 17.8); `opening` (4, 17.5); `turns` (5 to 7, 15, 17.6); `cycle` (8, 9.7);
`movement`, `routes`, `boarding`, `contest` (3.2, 9.1, 13); `attack`, `combat` (9.2); `building` (9.3, 12);
`trade` (9.4, 17.4, 17.7); `steadying` (9.5, 17.1); `development` (9.6); `armistice` (9.8); `supply` (10);
`reckoning`, what follows at once from any change (14, 17.2, 17.3). Beside it: `prices`; `decisions`;
`withdrawal`, ours; `invariants`; and `rules`, the table of all. Nothing is told here, and no computer player
thinks here.
"""
