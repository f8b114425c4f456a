"""What stands around the rules of GODS, first edition: the box, setting up, notation, positions, views."""
