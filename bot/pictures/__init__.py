"""Pictures drawn beside the event loop: boards, hands, reports and films, each equal one once.

What is drawn stands in `render`; nothing is posted here.
"""
