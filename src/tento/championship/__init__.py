"""The championship room: entries, draws, stages, standings, honours and discipline, as pure decisions over values."""
