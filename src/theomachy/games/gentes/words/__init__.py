"""What Gentes says, in every language."""
