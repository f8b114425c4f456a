"""What is shown when it comes up."""

from theomachy.games.gods.common.picture.reveal import reveal

__all__ = ["reveal"]
