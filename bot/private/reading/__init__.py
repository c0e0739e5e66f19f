"""Reading: the pages of the rules and what the statistics say.

Nothing here needs a running game.
"""
