"""Runs the command as `python -m kleeblatt.cli`."""

import sys

from kleeblatt.cli import main

if __name__ == "__main__":
    sys.exit(main())
