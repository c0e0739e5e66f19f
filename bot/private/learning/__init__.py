"""Learning: the lessons of a game, one private message in which a person goes through them.

Nothing here knows of tables that are played at; what was done in a lesson stands in the ids of its buttons.
"""
