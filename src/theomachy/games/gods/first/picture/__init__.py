"""How GODS, first edition looks: pictures and text boards."""
