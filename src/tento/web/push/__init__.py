"""Web Push: where it may be sent, and sending it."""
