"""The contract between games and everything that plays, stores, draws or searches them."""
