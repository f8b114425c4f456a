"""How Playing Gods looks: pictures and text boards."""
