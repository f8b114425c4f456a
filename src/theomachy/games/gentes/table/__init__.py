"""What stands around the rules of Gentes: the box, setting up, notation, positions, views."""
