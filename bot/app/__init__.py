"""The topmost room: the client that holds everything together while the bot runs.

Everything that lives as long as the process is made here, and closed here. Only the command line, the
benchmark and the playground may import from it.
"""
