"""What the two editions of GODS say alike. Nothing in here asks which edition is being played."""
