"""What bots know about Gentes beside its rules. Compiled."""
