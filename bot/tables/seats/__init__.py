"""Who sits where: the lobby, seats given, taken and lent, hosts and who inherits a table.

Moves of the game do not come in.
"""
