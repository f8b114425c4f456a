"""What Playing Gods says, in every language."""
