"""The live table: tables, seats, the wire and the store, around the same `Match` as everywhere."""
