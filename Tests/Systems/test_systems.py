# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Compares what outputs.py wrote on two systems."""

import os
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "WebPage"))

from outputs import AGAIN, LOCALES, PICTURES
from pixels import Pixels

HERE, THERE = (pathlib.Path(os.environ[name]) for name in ["TYPELADDER_HERE", "TYPELADDER_THERE"])

# Pixels per point of drawn documents.
RESOLUTION = 2


def names(folder):
    return sorted(file.name for file in folder.iterdir())


class SystemTests(unittest.TestCase):
    def assert_same(self, one, two):
        self.assertTrue(one.read_bytes() == two.read_bytes(), f"{one} and {two} differ")

    def test_each_system_writes_the_same_bytes_in_each_locale_and_again(self):
        for system in [HERE, THERE]:
            for other in [*LOCALES[1:], AGAIN]:
                self.assertGreater(len(names(system / other)), len(PICTURES))
                for name in names(system / other):
                    with self.subTest(system=system.name, locale=other, file=name):
                        self.assert_same(system / LOCALES[0] / name, system / other / name)

    def test_texts_and_pages_are_the_same_bytes_on_both(self):
        here, there = HERE / LOCALES[0], THERE / LOCALES[0]
        self.assertEqual(names(here), names(there))
        for name in names(here):
            if name not in PICTURES:
                with self.subTest(file=name):
                    self.assert_same(here / name, there / name)

    def test_pictures_are_the_same_within_anti_aliasing_on_both(self):
        for name in PICTURES:
            with self.subTest(file=name):
                here, there = (self.pixels(system / LOCALES[0] / name) for system in [HERE, THERE])
                self.assertLess(here.difference(there, 24 * RESOLUTION), 0.08)

    @staticmethod
    def pixels(file):
        """The pixels of a picture, or of a document as this system draws it."""
        readers = {
            ".svg": ["rsvg-convert", "--zoom", str(RESOLUTION), file],
            ".pdf": ["pdftoppm", "-png", "-singlefile", "-r", str(72 * RESOLUTION), file],
        }
        if file.suffix not in readers:
            return Pixels.read(file)
        return Pixels(subprocess.run(readers[file.suffix], check=True, capture_output=True).stdout)


if __name__ == "__main__":
    unittest.main()
