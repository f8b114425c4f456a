"""What bots know about GODS, second edition beside its rules. Compiled."""
