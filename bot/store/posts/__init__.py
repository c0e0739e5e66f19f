"""What is to be announced, and what public messages tell: the outbox, posts, exchanges.

Calls and letters to single people stand in the room `calls`.
"""
