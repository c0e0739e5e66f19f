"""How people choose: actions as text and as questions, options by name.

Nothing here plays or remembers.
"""
