"""What 4 Gods says, in every language."""
