"""How both editions of GODS looks: pictures and text boards."""
