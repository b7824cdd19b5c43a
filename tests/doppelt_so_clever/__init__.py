"""The rulebook of Doppelt so clever, and our rulings, as tests."""
