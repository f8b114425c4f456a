"""What bots know about Playing Gods beside its rules. Compiled."""
