"""What exists in the stand-in: people, channels, messages and commands, kept in a folder or in memory.

Inside: `world`, the objects; `store`, where they are kept; `shown`, their forms in Discord's API.
No request, no answer and no refusal may come in.
"""
