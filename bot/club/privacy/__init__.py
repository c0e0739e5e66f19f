"""What is stored of a person: how they get it as a file, and how it is forgotten.

Where it is stored says `bot.store.club.traces`. Its command is `bot.commands.person.privacy`.
"""
