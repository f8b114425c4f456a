"""Judges that teach themselves: games against oneself, nets fitted to how they end, and games that show the gain."""
