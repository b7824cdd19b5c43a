"""Many games at once: batches, figures, fingerprints."""
