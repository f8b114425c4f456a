"""What stands around the rules of GODS, second edition: the box, setting up, notation, positions, views."""
