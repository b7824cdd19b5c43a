"""The rulebooks of NOCH MAL! and NOCH MAL SO GUT!, and our rulings, as tests."""
