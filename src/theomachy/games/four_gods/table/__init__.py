"""What stands around the rules of 4 Gods: the box, setting up, notation, positions, views."""
