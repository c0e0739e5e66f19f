"""A crowd at many tables: the bot in a process of its own, the people and the stand-in in this one.

Inside: `crowd`, what is measured of one process and what it may be at most; `crew`, what one process and two
carry on PostgreSQL; `share`, a part of a processor for each; `square`, where all meet; `games`, the games in
a new database and what is to be played in them; `people`, who act and watch the clock; `process`, the bot as
seen from outside.
"""
