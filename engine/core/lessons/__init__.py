"""Lessons: a small position, one thing to do there, and how it is told that it was done.

Read from `data/<game>/lessons`; nothing here knows who learns, where, or in which language.
"""
