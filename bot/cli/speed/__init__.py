"""Speed and memory, measured as ratios within one run: what `keryx bench` prints.

Nothing else imports from here.
"""
