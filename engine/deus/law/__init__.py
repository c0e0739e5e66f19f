"""The rules of Deus, one module a paragraph, in the order of the rulebook; `rules` holds their table.

Sources are French sentences of the rules, and numbers: 1.2 the board, 1.3 the set-up, 1.4 a turn, 1.5
the colours of buildings, 1.6 villages, 1.7 the end and the score. Nothing is told here, and no computer
player thinks here.
"""
