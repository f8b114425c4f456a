"""What bots know about GODS, first edition beside its rules. Compiled."""
