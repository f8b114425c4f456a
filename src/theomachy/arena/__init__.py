"""Bots against bots: match-ups on the same chance, ratings with honest intervals, sequential tests, the lab."""
