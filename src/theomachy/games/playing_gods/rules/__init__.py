"""The rules of Playing Gods: its state, its actions and a file for each chapter. Compiled."""
