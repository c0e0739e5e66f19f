"""Who comes, goes, stands in and looks on at tables, and what tables vote on.

When people are called stands in the room `calls`.
"""
