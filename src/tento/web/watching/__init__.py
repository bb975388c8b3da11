"""Watching without a socket: numbered pieces that never change, so that a cache in front can serve any number of people."""
