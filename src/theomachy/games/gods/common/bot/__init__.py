"""What bots know about both editions of GODS beside its rules. Compiled."""
