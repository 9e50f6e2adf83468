# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Two windows with two themes on one screen, of which both show each edit."""
import os
import subprocess
import unittest

from desk import BODY, find, wait_for
from editing import EditingTest


class EditingInTwoWindows(EditingTest):
    def setUp(self):
        super().setUp()
        one = self.theme(name="One.typeladder-theme")
        two = self.theme(BODY.replace("17", "19"), "Two.typeladder-theme")
        self.program = self.start([one, self.path], (760, 700))
        # The second invocation hands its files over to the first.
        subprocess.run([os.environ["TYPELADDER"], two, self.path], check=True, timeout=60)
        self.program.turn_to("Two, Settings")

    def texts(self):
        """The title of the first row in each window, and whether the window's title has a mark."""
        frames = [self.program.window(containing=name) for name in ("One", "Two")]
        rows = [find(frame, containing=", English").name for frame in frames]
        return [(row, "• Settings" in frame.name) for row, frame in zip(rows, frames)]

    def wait_for_both(self, text, is_edited):
        wait_for(
            f"{text!r} in both windows",
            lambda: self.texts() == [(f"{text}, English", is_edited)] * 2,
        )

    # 20

    def test_edits_and_undo_go_for_both(self):
        self.wait_for_both("Language", False)
        self.type_over_first_row("Tongue")
        self.wait_for_both("Tongue", True)
        self.program.turn_to("One")
        self.program.press("ctrl+z")
        self.wait_for_both("Language", False)
        self.program.press("ctrl+shift+z")
        self.wait_for_both("Tongue", True)
        self.program.turn_to("Two")
        self.program.press("ctrl+z")
        self.wait_for_both("Language", False)
        self.assertEqual(self.bytes(), self.original)

    def test_closing_one_asks_nothing(self):
        self.type_over_first_row("Tongue")
        self.wait_for_both("Tongue", True)
        # The screen stays open in the other window, so nobody asks.
        self.program.press("ctrl+w")
        wait_for("one window", lambda: not self.program.window(containing="Two"))
        self.program.turn_to("One")
        self.assertIn("• Settings", self.program.frame.name)
        self.save()
        self.assertEqual(self.bytes(), self.original.replace(b"Language", b"Tongue"))

    def type_over_first_row(self, text):
        self.select("Language")
        self.program.press("F2")
        self.entry()
        self.program.type(text)
        self.program.press("Return")


if __name__ == "__main__":
    unittest.main()
