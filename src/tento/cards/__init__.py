"""Cards, decks, and the shuffle that can be checked afterwards."""
