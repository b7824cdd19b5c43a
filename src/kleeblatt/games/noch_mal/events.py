"""What happens in a match of NOCH MAL! and NOCH MAL SO GUT!."""
