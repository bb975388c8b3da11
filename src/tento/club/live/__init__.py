"""A live table: its log of entries, the state that they fold to, and the decisions that add to it."""
