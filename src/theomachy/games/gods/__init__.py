"""GODS (Michael Schacht): two editions of one game that share a box."""
