"""A live table: its log of entries, the room that they fold to, and the decisions that add to it."""
