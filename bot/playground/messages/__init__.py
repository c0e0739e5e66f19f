"""Messages as the bot makes, changes and removes them, with their files and the interactions they answer.

Inside: `messages`, `attachments`, and `interactions` with their tokens and deadlines.
No request may come in: the rooms above read those.
"""
