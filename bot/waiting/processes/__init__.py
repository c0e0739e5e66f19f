"""Processes of their own: started or forked, bounded by the system, and what is done about memory."""
