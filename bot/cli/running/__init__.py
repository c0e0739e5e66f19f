"""Commands for whoever runs the bot: what is set, what is stored, and whether all of it is as it should be.

What tables, posts and calls are is known below.
"""
