"""HTTP and WebSocket: turns messages into use cases and back. Knows the club, and no game by name."""
