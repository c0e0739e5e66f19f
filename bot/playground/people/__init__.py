"""What the page's people see and do, over an interface of the stand-in's own.

Inside: `looks` and `acts`, and `filling` of commands, menus and forms.
Nothing of REST may come in: what a person does reaches the bot by the gateway.
"""
