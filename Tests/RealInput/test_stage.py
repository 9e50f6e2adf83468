# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The stage: all sizes at once, and bars that come without taking a click that was meant for the list."""
import pathlib
import unittest

import pyatspi

from desk import BODY, DeskTest, bounds, find, pump, wait_for, xdotool


def head(program, size):
    """The head of a size in All Sizes."""
    return find(program.frame, role=pyatspi.ROLE_PUSH_BUTTON, containing=f"{size}, Body")


class Stage(DeskTest):
    def test_all_sizes_lead_to_one_and_back(self):
        program = self.start(size=(1366, 768))
        program.press("ctrl+2")
        wait_for("all sizes", lambda: head(program, "AX5"))
        program.click(wait_for("a head", lambda: head(program, "XL")))
        wait_for("that size alone", lambda: head(program, "XS") is None)
        program.press("Escape")
        wait_for("all sizes", lambda: head(program, "XS"))
        wait_for("the focus", lambda: program.focused().name.startswith("XL, Body"))

    def test_bar_takes_no_click_meant_for_the_list(self):
        path = pathlib.Path(self.theme(BODY, name="Live.typeladder-theme"))
        program = self.start([str(path)], size=(1280, 800))

        def details():
            return find(program.frame, name="Details…")

        path.write_text("{")
        wait_for("the bar", details)
        pump(0.5)  # until it has slid in
        left, top, right, bottom = bounds(details())
        path.write_text(BODY)
        pump(3)  # until the bar is gone; the bus does not tell
        program.point_at((left + right) / 2, (top + bottom) / 2)
        place = bounds(find(program.frame, containing="Headline"))
        path.write_text("{")
        for _ in range(4):
            xdotool("click", 1)
            pump(0.25)
        wait_for("the bar", details)
        xdotool("click", 1)
        pump(0.5)
        self.assertIsNone(program.window(name="Messages"))
        self.assertEqual(place, bounds(find(program.frame, containing="Headline")))
        # After a movement, the bar takes clicks.
        program.point_at(left, top - 200)
        program.click(details())
        wait_for("the messages", lambda: program.window(name="Messages"))


if __name__ == "__main__":
    unittest.main()
