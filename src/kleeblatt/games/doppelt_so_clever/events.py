"""What happens in a match of Doppelt so clever."""
