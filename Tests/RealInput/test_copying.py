# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Figures on the clipboard, selections, and edits that a format refuses."""
import unittest

import pyatspi

from desk import DeskTest, bounds, descendants, find, pump, spoken, wait_for, xdotool


class Copying(DeskTest):
    def test_ctrl_c_copies_the_figures_of_the_focus(self):
        program = self.start([self.theme()])
        program.press("ctrl+c")
        wait_for("the read-out", lambda: self.toast(program, "L – Large, Body 17 pt"))
        program.step_to("Tab", "Subhead")
        program.press("ctrl+c")
        wait_for("the style", lambda: self.toast(program, "Subhead: 15 pt"))

    def toast(self, program, words):
        return find(program.frame, containing=f"Copied “{words}")

    def test_nothing_is_selected_that_nobody_selected(self):
        program = self.start([self.theme()])
        for _ in range(25):
            program.step("Tab")
            for node in self.labels(program.frame):
                self.assertEqual(node.queryText().getNSelections(), 0, spoken(node))

    def labels(self, frame):
        for node in descendants(frame):
            if node.getRole() == pyatspi.ROLE_LABEL and "Text" in node.get_interfaces():
                yield node

    def test_pointer_selects_and_tab_goes_on(self):
        program = self.start([self.theme()])
        label = find(program.frame, name="Typeladder theme")
        left, top, _, bottom = bounds(label)
        program.point_at(left + 20, (top + bottom) / 2)
        program.double_click(lambda: label.queryText().getNSelections() == 1)
        self.assertEqual(program.focused(), label)
        after = program.step("Tab")
        self.assertNotEqual(after, label)
        self.assertNotEqual(program.step("shift+Tab"), label)

    def test_a_refused_edit_leaves_no_button_pressed(self):
        program = self.start([self.theme(PROPERTY_LIST, "Fonts.plist")])
        program.step_to("Tab", "Body")
        program.press("Return")
        program.step_to("Tab", "Maximum size of Body")
        number = program.focused()
        _, top, right, bottom = bounds(number)
        program.point_at(right - 16, (top + bottom) / 2)
        xdotool("mousedown", 1)
        pump(0.5)
        # If a popup has opened, the button is released outside of it.
        xdotool("mouseup", 1)
        if program.active_window() != program.frame:
            program.press("Escape")
        wait_for("the window", lambda: program.active_window() == program.frame)
        value = number.queryValue().currentValue
        pump(1.5)
        self.assertEqual(number.queryValue().currentValue, value, "the number runs on")
        self.assertEqual(program.active_window(), program.frame)


PROPERTY_LIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>body</key><dict><key>fontName</key><string>NotoSerif-Regular</string>
<key>fontSize</key><integer>17</integer></dict></dict></plist>
"""

if __name__ == "__main__":
    unittest.main()
