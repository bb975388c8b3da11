"""The poker tournament: registration, seats, clock, money, ranking and penalties, as pure functions over values."""
