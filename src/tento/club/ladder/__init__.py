"""The ladder of bots that people write: who is on it, who challenges whom, the tables where that is played, and how strong each is."""
