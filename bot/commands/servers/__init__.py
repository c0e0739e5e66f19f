"""Commands for those who manage a server.

Thin: each hands over to the room that does it.
"""
