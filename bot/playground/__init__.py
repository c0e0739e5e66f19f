"""A small stand-in for Discord on the loopback address: REST, gateway, and a page to be people on.

Inside: `server`, which puts the rooms together; `driver` and `seen`, people for tests; `terms`, its numbers.
Nothing of the bot may come in: it is only ever talked to over its sockets, as Discord does.
"""
