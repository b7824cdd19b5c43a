"""What every game builds on: state, kernels, chance, moves, matches, records, errors."""
