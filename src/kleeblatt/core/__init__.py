"""What every game stands on: state, kernels, chance, moves, matches, records, errors."""
