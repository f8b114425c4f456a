"""How Gentes looks: pictures and text boards."""
