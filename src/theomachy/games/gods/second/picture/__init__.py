"""How GODS, second edition looks: pictures and text boards."""
