"""A small stand-in for Discord on the loopback address: REST, gateway, and a page to be people on."""
