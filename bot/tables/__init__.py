"""What happens at a table, without Discord: its state, changes, seats and votes.

No message, no button, no picture comes in.
"""
