"""How connections are set up, and what differs between the two databases and their drivers.

No table is known here.
"""
