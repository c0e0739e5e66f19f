"""Sentences in each reader's language, made from keys and facts. No text for people is in code.

Inside: the books of texts, the teller of a game, its stories, names and times. Nothing here knows a
channel, a message or the store.
"""
