"""The rules of Deus, one module a paragraph, in the order of the rulebook; `rules` holds their table.

Nothing is told here, and no computer player thinks here.
"""
