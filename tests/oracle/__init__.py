"""Slow, literal referees, written apart from the real rules, to check them."""
