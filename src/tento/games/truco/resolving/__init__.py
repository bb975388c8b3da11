"""The rest of a mão for two, solved anew at the table for what its ends are worth at the score of the partida."""
