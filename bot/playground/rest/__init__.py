"""The REST API as bots use it, one file for what it is about; `guard` says who may ask and what is answered.

Inside: the application and its server, channels with their messages, answers to interactions.
Nothing of the people's page may come in.
"""
