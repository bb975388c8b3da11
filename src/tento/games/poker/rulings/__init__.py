"""What a mess on the felt means: decision procedures for dealer and floor, each with its article."""
