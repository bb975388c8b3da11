"""The WebSocket: what a client says to its table and hears of it, from the hello to the end."""
