"""What happens in a match of Geht noch was?."""
