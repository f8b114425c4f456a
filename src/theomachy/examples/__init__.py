"""Short programs to begin from: each runs as it is, `python -m theomachy.examples.train_masked --help`."""
