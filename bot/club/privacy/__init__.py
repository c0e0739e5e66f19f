"""What is stored of a person: how they get it, how it goes. Where it is says `bot.store.traces`."""
