"""The games in notebooks: how matches and records show themselves, and a table that is played in a cell."""
