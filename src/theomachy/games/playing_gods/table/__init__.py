"""What stands around the rules of Playing Gods: the box, setting up, notation, positions, views."""
