"""What is stored of a person: where it is, how they get it, how it goes."""
