"""`python -m theomachy` is the same as `theomachy`."""

from theomachy.cli import main

if __name__ == "__main__":
    main()
