"""The rules of Deus, one module a paragraph; sources are beginnings of sentences of the French rules.

In their order: `opening`, the set-up; `building`, `places`, `wild`, `offering`, `turns`, a turn and the
end; `commerce` (blue), `production` (green), `science` (yellow), `counting` (brown), `marching`, `campaign`
(red), the colours of buildings; `villages`; `scoring`. Beside them: `agenda`, effects one after another;
`purse` and `piles`; `decisions`; `secrets`, what not all may see; `withdrawal`, ours; `invariants`; and
`rules`, the table of all. Nothing is told here, and no computer player thinks here.
"""
