"""What people bring in files, read in a process of its own: whatever it holds, nobody else waits for it.

Inside: the desk where files are handed in, what reads games and tables, and the process that does. What is
made of them at a table is decided above.
"""
