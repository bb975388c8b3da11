"""The house on one device: practice, lessons, replays and the judge without a server. A browser runs it in a worker, compiled for it."""
