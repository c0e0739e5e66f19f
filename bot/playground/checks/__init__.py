"""What Discord refuses of what a bot sends, with its codes.

Inside: `shapes`, which fields of which kinds; messages, components, commands, each against its bounds;
`refused`, the refusals themselves.
Neither the world nor a connection may come in: a check sees one body and nothing else.
"""
