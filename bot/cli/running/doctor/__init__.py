"""`keryx doctor`: what the bot needs, each thing looked at and told with what to do; nothing is changed.

Inside: what is found, the command, and what is looked at in the settings, on the machine, in its files, in
the database and at Discord.
"""
