# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Pixels of pictures, compared within anti-aliasing."""

import io

import numpy
from PIL import Image


class Pixels:
    """The pixels of a PNG file, without its transparency."""

    def __init__(self, data):
        self.values = numpy.asarray(Image.open(io.BytesIO(data)).convert("RGB"))

    @classmethod
    def read(cls, path):
        with open(path, "rb") as file:
            return cls(file.read())

    @property
    def height(self):
        return self.values.shape[0]

    @property
    def width(self):
        return self.values.shape[1]

    @staticmethod
    def spread(values, pick):
        """The least or the greatest values of each pixel and its eight neighbors."""
        padded = numpy.pad(values, ((1, 1), (1, 1), (0, 0)), mode="edge")
        rows = pick(pick(padded[:-2], padded[1:-1]), padded[2:])
        return pick(pick(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])

    def difference(self, other, tile):
        """The fraction of pixels that differ by more than anti-aliasing, in the worst square of a side in pixels.

        Each channel of a pixel has to be between the least and the greatest value of that pixel and its neighbors in
        the other picture, give or take an eighth. A missing word is a tenth of a percent of a list, but a quarter of a
        square as high as a line."""
        # A reader may round the size of a picture up.
        rows, columns = numpy.subtract(other.values.shape, self.values.shape)[:2]
        assert rows in (0, 1) and columns in (0, 1), (self.values.shape, other.values.shape)
        shown = other.values[:self.height, :self.width]
        slack = 32
        wrong = numpy.zeros(shown.shape[:2], bool)
        for one, two in [(self.values, shown), (shown, self.values)]:
            # Bytes do not go below 0 or above 255.
            least = numpy.maximum(self.spread(two, numpy.minimum), slack) - slack
            most = numpy.minimum(self.spread(two, numpy.maximum), 255 - slack) + slack
            channels = (one < least) | (one > most)
            wrong |= channels[..., 0] | channels[..., 1] | channels[..., 2]
        wrong = numpy.pad(wrong, ((0, -self.height % tile), (0, -self.width % tile)))
        squares = wrong.reshape(wrong.shape[0] // tile, tile, wrong.shape[1] // tile, tile)
        return squares.mean(axis=(1, 3)).max()
