"""The rules of Gentes: its state, its actions and a file for each chapter. Compiled."""
