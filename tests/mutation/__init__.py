"""Mutation tests: small faults are put into the code, and the tests must notice them.

`make mutants` tries all of them, `test_mutation.py` some every day (docs/mutation.md).

Why our own tester: mutmut 3 leaves decorated functions alone, and every rule is a `@kernel`.
cosmic-ray starts Python anew for every mutant, a second for what takes a few milliseconds here.
"""
