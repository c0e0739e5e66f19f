"""Processes of their own: started, bounded by the system, and what is done about memory."""
