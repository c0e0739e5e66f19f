"""Speed, memory and taps, measured within one run: what `keryx bench` prints.

Nothing else imports from here.
"""
