"""What stands around the rules of both editions of GODS: the box, setting up, notation, positions, views."""
