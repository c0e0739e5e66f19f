"""Games, their seats and logs, where they are played, and what people prepare for their turns.

What is announced of them stands in the room `posts`.
"""
