"""A small stand-in for Discord on the loopback address: REST, gateway, and a page to be people on.

Inside: `server`, which puts the rooms together, and `terms`, Discord's numbers and words.
Nothing of the bot may come in: it is only ever talked to over its sockets, as Discord does.
"""
