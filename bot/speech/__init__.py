"""Sentences in each reader's language, made from keys and facts. No text for people is in code."""
