"""Theomachy in the tools of researchers: PettingZoo, Gymnasium, OpenSpiel, and batches of games in arrays.

All of them see a game in the same way (docs/rl.md): actions are numbers below a fixed size (`numbering`), what a seat
sees is an array of small whole numbers (`sight`), and the end is worth the same to everybody (`rewards`).
"""
