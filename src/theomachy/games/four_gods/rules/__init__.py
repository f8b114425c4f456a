"""The rules of 4 Gods: its state, its actions and a file for each chapter. Compiled."""
