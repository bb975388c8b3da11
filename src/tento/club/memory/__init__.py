"""A player that learns somebody at live tables: what is kept of matches, what is learned of it, and who plays from that."""
