"""What the page's people see and do, over an interface of the stand-in's own.

Inside: `looks` and `acts`, `filling` of commands, menus and forms, and the `shapes` of what a page sends.
Nothing of REST may come in: what a person does reaches the bot by the gateway.
"""
