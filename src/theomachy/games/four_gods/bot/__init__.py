"""What bots know about 4 Gods beside its rules. Compiled."""
