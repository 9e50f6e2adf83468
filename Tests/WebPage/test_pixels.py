# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The pixels of pictures, documents, and pages of one layout. PictureTests compares pictures with the window."""

import itertools
import math
import unittest

from pages import ROOT, SCREENS, BrowserTest, cli, run
from pixels import Pixels

SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
# The side of a square, in points.
TILE = 24
# The fraction of a square that may differ by more than anti-aliasing. At one pixel per point, cairo before 1.17.4 moves
# glyphs to whole pixels. A document has no pixels, so its lines can be between two of them.
LIMIT, DOCUMENT_LIMIT = 0.08, 0.15


class PixelTests(BrowserTest):
    def render(self, suffix, category, appearance, *words):
        path = self.file(f"list.{suffix}")
        cli("render", "--category", category, "--appearance", appearance, *words, "-o", path)
        return path

    def picture(self, category, appearance, resolution, *words):
        return Pixels.read(self.render("png", category, appearance, "--resolution", resolution, *words))

    def svg(self, path, resolution):
        picture = self.file("svg.png")
        run("rsvg-convert", "--zoom", resolution, path, "-o", picture)
        return Pixels.read(picture)

    def pdf(self, path, resolution):
        picture = self.file("pdf")
        run("pdftoppm", "-png", "-singlefile", "-r", 72 * resolution, path, picture)
        return Pixels.read(f"{picture}.png")

    def page(self, category, appearance, like, resolution, *words):
        """The drawing of a page, as large as a picture."""
        width, height = like.width / resolution, like.height / resolution
        self.browser.resize(440, int(height) + 400, resolution)
        self.browser.open(self.export(*words), dark=appearance == "dark")
        x, y = self.browser.run(f"""(() => {{
            const slider = document.getElementById('size');
            slider.value = {SIZES.index(category)};
            slider.dispatchEvent(new Event('input'));
            document.querySelector('.size').style.display = 'none';
            device.style.borderRadius = 0;
            const {{x, y}} = device.getBoundingClientRect();
            return [x + scrollX, y + scrollY];
        }})()""")
        self.browser.settle()
        # Chromium draws the device from the whole point above its place.
        return Pixels(self.browser.picture(clip=(x, math.floor(y), width, height)))

    def test_all_formats_agree_within_anti_aliasing(self):
        for category, appearance in itertools.product(["L", "AX3"], ["light", "dark"]):
            svg, pdf = (self.render(suffix, category, appearance) for suffix in ["svg", "pdf"])
            for resolution in [1, 3]:
                expected = self.picture(category, appearance, resolution)
                others = {
                    "SVG": self.svg(svg, resolution), "PDF": self.pdf(pdf, resolution),
                    "HTML": self.page(category, appearance, expected, resolution),
                }
                for name, shown in others.items():
                    with self.subTest(name, category=category, appearance=appearance, resolution=resolution):
                        limit = DOCUMENT_LIMIT if name == "PDF" else LIMIT
                        self.assertLess(expected.difference(shown, TILE * resolution), limit)

    def check_page(self, category, appearance, resolution, *words):
        with self.subTest(words=words, category=category):
            expected = self.picture(category, appearance, resolution, *words)
            shown = self.page(category, appearance, expected, resolution, *words)
            self.assertLess(expected.difference(shown, TILE * resolution), LIMIT)

    def test_page_and_picture_of_each_screen_agree(self):
        for screen in SCREENS:
            self.check_page("L", "light", 1, "--screen", screen)
            self.check_page("XS", "dark", 2, "--screen", screen)

    def test_page_and_picture_agree_from_right_to_left(self):
        screen = ROOT / "Resources/screens/custom-headers.json"
        self.check_page("AX3", "light", 3, "--screen", screen, "--direction", "rtl")

    def test_emoji_are_in_the_page(self):
        row = {"title": "Party 🎉 with 👩‍🚀 and 🇯🇵", "value": "🙂", "kind": "value"}
        screen = self.write({"sections": [{"title": "Emoji 🎈", "rows": [row]}]})
        for category in ["L", "AX3"]:
            self.check_page(category, "light", 2, "--screen", screen)
        # Each emoji is one image, for all sizes.
        self.assertEqual(self.browser.run("document.querySelectorAll('#glyphs image').length"), 5)


if __name__ == "__main__":
    unittest.main()
