"""What a single person may not decide for the others: votes, whom they concern, and going back.

How a vote is shown stands in `bot.posting.messages`.
"""
