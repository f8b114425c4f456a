"""The rules of GODS, second edition: its state, its actions and a file for each chapter. Compiled."""
