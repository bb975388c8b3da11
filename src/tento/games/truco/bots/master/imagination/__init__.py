"""What the master imagines, compiled: hidden cards dealt at random, and mãos played to their end. Only what changes here compiles anew."""
