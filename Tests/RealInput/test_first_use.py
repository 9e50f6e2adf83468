# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Questions of a first user, from a fresh start, in a bounded number of actions: a drop, a click, a chord of keys.

The walks look only for words that can be seen, and act on what has them.
"""
import pathlib
import unittest

from desk import DeskTest, bounds, descendants, find, pump, wait_for

HERE = pathlib.Path(__file__).resolve().parent
FONT = HERE.parent / "PangoTextTests/Fixtures/VariableTest.ttf"


class Hand:
    """Acts on the program and counts."""

    def __init__(self, program):
        self.program, self.count = program, 0

    def click(self, words, **more):
        node = wait_for(words, lambda: self.visible(words, **more), patience=60)
        self.program.click(node)
        self.count += 1
        pump(0.5)

    def double_click(self, words, probe):
        node = wait_for(words, lambda: self.visible(words), patience=60)
        self.program.point(node)
        self.program.double_click(probe)
        self.count += 1

    def press(self, key):
        self.program.press(key)
        self.count += 1
        pump(0.5)

    def visible(self, words, role=None):
        """What begins with these words and is in view."""
        window = self.program.active_window() or self.program.frame
        bottom_edge = bounds(window)[3]
        for node in descendants(window):
            if not node.name.startswith(words) or role not in (None, node.getRole()):
                continue
            left, top, right, bottom = bounds(node)
            if right > left and (top + bottom) / 2 < bottom_edge:
                return node
        return None

    def sentence(self, *parts):
        """A visible text with all of these parts."""
        return wait_for(
            f"a sentence with {parts}",
            lambda: next(
                (
                    node.name
                    for node in descendants(self.program.frame)
                    if all(part in node.name for part in parts)
                ),
                None,
            ),
            patience=60,
        )


class FirstUse(DeskTest):
    def test_dropped_font_has_its_first_break_in_two_actions(self):
        program = self.start()
        hand = Hand(program)
        self.drop(program, str(FONT))
        hand.count += 1
        wait_for("the font", lambda: find(program.frame, containing="All text styles now use"))
        hand.click("First Breaks")
        hand.sentence(" lost at ", "a width of")
        self.assertLessEqual(hand.count, 2)

    def test_clipped_header_is_made_to_fit_in_four_actions(self):
        program = self.start(size=(1280, 800))
        hand = Hand(program)
        hand.click("Try an Example")
        hand.click("General")
        hand.sentence("“General” header is clipped")
        hand.click("Fix")
        wait_for(
            "the header to fit",
            lambda: not find(program.frame, containing="“General” header is clipped"),
        )
        # A bundled screen stays as it is, so saving asks where.
        hand.press("ctrl+s")
        wait_for("the file dialog", lambda: program.active_window() != program.frame)
        pump(0.5)
        # The suggested name would do, but the test keeps the file in its own folder.
        copy = pathlib.Path(self.folder) / "copy.json"
        program.press("ctrl+a")
        program.type(str(copy))
        program.press("Return")
        wait_for("the copy", copy.exists)
        self.assertLessEqual(hand.count, 4)

    def test_two_fonts_are_compared_in_six_actions(self):
        program = self.start(size=(1366, 768))
        hand = Hand(program)
        hand.click("Open")
        hand.click("Noto Serif")
        hand.click("Use a Font for the Whole Theme")
        program.type("Noto Sans Bold")  # of the search, which has the focus
        pump(1)
        hand.double_click(
            "Noto Sans Bold",
            lambda: find(program.frame, containing="All text styles now use Noto Sans"),
        )
        hand.click("Comparison")
        hand.press("ctrl+0")
        wait_for("both versions", lambda: hand.visible("Saved") and hand.visible("Edited"))
        self.assertLessEqual(hand.count, 6)

    def test_first_lost_text_on_a_small_phone_in_four_actions(self):
        program = self.start(size=(1280, 800))
        hand = Hand(program)
        hand.click("Try an Example")
        hand.click("Device: ")
        hand.click("iPhone SE (1st generation)")
        hand.click("First Breaks")
        hand.sentence("a width of 320 pt")
        self.assertLessEqual(hand.count, 4)


if __name__ == "__main__":
    unittest.main()
