"""The rules of both editions of GODS: its state, its actions and a file for each chapter. Compiled."""
