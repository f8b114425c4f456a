"""What both editions of GODS says, in every language."""
