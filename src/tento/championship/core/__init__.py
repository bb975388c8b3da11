"""What every championship has: people, money, the log, the draw that can be checked."""
