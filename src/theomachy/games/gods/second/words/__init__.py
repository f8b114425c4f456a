"""What GODS, second edition says, in every language."""
