"""The rules of Antike, one module a paragraph, in the order of the rulebook; `rules` holds their table.

Sources are headings of the French rulebook. Nothing is told here, and no computer player thinks here.
"""
