"""How 4 Gods looks: pictures and text boards."""
