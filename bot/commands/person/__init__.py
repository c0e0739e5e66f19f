"""Commands about oneself: settings, holidays, privacy, statistics.

Thin: each hands over to the room that does it.
"""
