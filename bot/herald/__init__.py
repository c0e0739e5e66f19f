"""Talking to Discord: buttons, menus and forms, replies, permissions, and who may press what.

What every message and every answer needs, whatever it is about. No message of a game is written here.
"""
