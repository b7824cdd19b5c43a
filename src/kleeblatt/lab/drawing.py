"""A check that reports and pictures can be drawn: they need the extra `lab`."""

from kleeblatt.core.errors import UsageError


def require_drawing() -> None:
    """Raise UsageError if matplotlib or Jinja2 is missing, before hours of play."""
    try:
        import jinja2  # noqa: F401
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise UsageError("no-drawing") from error
