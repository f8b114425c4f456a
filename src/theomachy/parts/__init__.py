"""Game materials without rules: hex fields, bags. Nothing here knows a game."""
