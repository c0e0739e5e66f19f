"""Copies of whole databases: files looked at and moved, tables copied from one database into another.

Which copy is made when, and what of it is told, is decided above.
"""
