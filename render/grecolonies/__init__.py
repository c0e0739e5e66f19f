"""Grécolonies: the map of colonies, objectives, players and fights.

Inside: the artist and what he draws. Numbers on the picture come from the rules, none is written here.
"""
