"""A player that learns a person: what is remembered of decisions, how it is written down, and the bot that plays from it."""
