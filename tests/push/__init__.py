"""Tests of PUSH: the rulebook sentence by sentence, and the rulings of the digest."""
