"""A crowd at many tables: the bot in a process of its own, the people and the stand-in in this one.

Inside: `crowd`, what is measured and what it may be at most; `games`, the games in a new database and what is
to be played in them; `people`, who act and watch the clock; `process`, the bot as seen from outside.
"""
