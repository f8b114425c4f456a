"""The rules of GODS, first edition: its state, its actions and a file for each chapter. Compiled."""
