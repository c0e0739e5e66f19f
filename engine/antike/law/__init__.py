"""The rules of Antike, one module a paragraph; sources are headings of the French rulebook.

In its order: `opening`, `coin`, `rondel`, `temple`, `arming`, `know_how`, `manoeuvre`, `fight`, `conquest`,
`founding`, `personages`. Beside it: `purse`, how everything is paid; `withdrawal`, ours; `invariants`; and
`rules`, the table of all. Nations may promise each other anything ("conclure des accords") and trade nothing
("commercer entre elles"): no verb here does either. Nothing is told here, and no computer player thinks here.
"""
