"""What lies on the table, place by place, for learners that look at more than counts: one board a game."""
