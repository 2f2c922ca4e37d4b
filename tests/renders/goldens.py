"""Golden pictures, kept small: new ones may differ by less than one level of 255 on average."""

from pathlib import Path
from typing import Final

import numpy as np
import pytest
from PIL import Image

FOLDER: Final = Path(__file__).parent / "goldens"
WIDTH: Final = 240
TOLERANCE: Final = 1.0


class Goldens:
    """The kept pictures; `--update-golden` draws them anew, to be reviewed by eye."""

    def __init__(self, *, update: bool, failures: Path) -> None:
        self.update = update
        self.failures = failures

    def check(self, name: str, picture: Image.Image) -> None:
        height = round(WIDTH * picture.height / picture.width)
        small = picture.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)
        kept = FOLDER / f"{name}.png"
        if self.update:
            FOLDER.mkdir(exist_ok=True)
            small.save(kept, optimize=True)
        expected = Image.open(kept).convert("RGB")
        assert small.size == expected.size
        difference = mean_difference(small, expected)
        if difference >= TOLERANCE:
            small.save(self.failures / f"{name}.actual.png")
            apart = np.abs(_levels(small) - _levels(expected)).clip(0, 255).astype(np.uint8)
            Image.fromarray(apart).save(self.failures / f"{name}.difference.png")
        assert difference < TOLERANCE, f"{name} differs by {difference:.2f}: see {self.failures}"


def mean_difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of the levels (0 to 255) of two pictures."""
    return float(np.abs(_levels(first) - _levels(second)).mean())


def _levels(picture: Image.Image) -> np.ndarray:
    return np.asarray(picture, dtype=np.float64)


@pytest.fixture
def goldens(request: pytest.FixtureRequest, tmp_path: Path) -> Goldens:
    return Goldens(update=bool(request.config.getoption("--update-golden")), failures=tmp_path)
