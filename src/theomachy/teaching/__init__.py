"""What teaches a game: a guided first game and the rules on one page. Both are data in a game's room `teach`."""
