"""The rules of Dies Irae, one module a paragraph, in the order of the rulebook; `rules` holds their table.

Numbers are sections of the rulebook, 17 its optional rules. Nothing is told here, and no computer player
thinks here.
"""
