"""Trees on land, seen from above."""

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.kit.palette import rgb


@lru_cache(maxsize=128)
def tree(side: int, form: int) -> Image.Image:
    """A clump of leaves with light from the upper left and its shadow."""
    scale = 4
    reach = side * (0.105 + 0.02 * form)
    size = max(4, round(reach * 3))
    picture = Image.new("RGBA", (size * scale, size * scale))
    draw = ImageDraw.Draw(picture)
    middle, radius = size * scale / 2, reach * scale
    for shift, across, down, colour, alpha in (
        (0.38, 1.02, 0.72, "#1E2212", 90),
        (0.0, 1.0, 0.80, "#33502B", 255),
        (-0.06, 0.86, 0.66, "#4C7038", 255),
        (-0.27, 0.42, 0.28, "#7E9E50", 255),
    ):
        x = y = middle + radius * shift
        fill = (*rgb(colour), alpha)
        box = x - radius * across, y - radius * down, x + radius * across, y + radius * down
        draw.ellipse(box, fill=fill)
    return picture.resize((size, size), Image.Resampling.BOX)
