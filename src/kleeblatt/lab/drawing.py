"""Whether reports and pictures can be made: what they need is the extra `lab`."""

from kleeblatt.core.errors import UsageError


def require_drawing() -> None:
    """Refuse before hours of play if matplotlib or Jinja2 is missing."""
    try:
        import jinja2  # noqa: F401
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise UsageError("no-drawing") from error
