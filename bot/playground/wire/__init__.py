"""The wire between stand-in and bot: bodies, the gateway's socket, and what may go wrong on the way.

Inside: `bodies`, requests read and answers written; `gateway`; `limits`, Discord's rate limits and faults.
What a request is about may not come in, nor who presses what.
"""
