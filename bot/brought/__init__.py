"""What people bring in files, read in a process of its own: whatever it holds, nobody else waits for it."""
