"""What GODS, first edition says, in every language."""
