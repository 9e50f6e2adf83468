# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A screen edited in a window of 400 pixels, where a bar of buttons stands in for the folded sidebar."""
import unittest

import pyatspi

from desk import bounds, descendants, find, spoken, wait_for
from editing import EditingTest

NARROW = (400, 760)


class EditingInANarrowWindow(EditingTest):
    def setUp(self):
        super().setUp()
        self.open(NARROW)

    def button_in_view(self, name):
        """The button of a name in the window; those of the folded sidebar are beside it."""
        return next(
            node
            for node in descendants(self.program.frame)
            if (node.name == name or node.name.startswith(name + ",")) and bounds(node)[0] >= 0
        )

    def click_button(self, name):
        button = wait_for(name, lambda: self.button_in_view(name))
        self.program.click(button)

    def choose(self, name, role):
        """Clicks on an item of the popover that has opened."""
        self.program.click_in_popover(wait_for(name, lambda: find(self.program.frame, name, role)))

    def type_over(self, text):
        """Types over the text in the entry, and keeps it."""
        self.entry()
        self.program.type(text)
        self.program.press("Return")
        self.wait_for_focus(text)

    def assert_sidebar_stayed_away(self):
        button = find(self.program.frame, containing="(F9)")
        self.assertFalse(button.getState().contains(pyatspi.STATE_PRESSED))

    # 22

    def test_pointer(self):
        self.select("Text Size")
        self.click_button("Add")
        self.choose("Title and Value", pyatspi.ROLE_MENU_ITEM)
        self.type_over("Wi-Fi")
        self.click_button("Edit Text")
        self.type_over("Wireless")
        self.click_button("Move Up")
        wait_for("the move", lambda: self.rows()[2:4] == ["Wireless", "Text Size"])
        self.select("Language")
        self.click_button("Remove")
        wait_for("no row", lambda: self.rows()[0] == "Region and Calendar")
        self.save()
        self.assert_edits()

    def test_keys(self):
        self.go_to("Text Size")
        self.program.press("ctrl+Return")
        self.type_over("Wi-Fi")
        self.program.press("F2")
        self.type_over("Wireless")
        self.program.press("alt+Up")
        wait_for("the move", lambda: self.rows()[2:4] == ["Wireless", "Text Size"])
        self.program.step_to("Up", "Language")
        self.program.press("Delete")
        wait_for("no row", lambda: self.rows()[0] == "Region and Calendar")
        self.save()
        self.assert_edits()

    def assert_edits(self):
        rows = self.section()
        titles = ["Region and Calendar", "Wireless", "Text Size", "Offline Maps", "Open Links in the App"]
        self.assertEqual([row["title"] for row in rows], titles)
        self.assertEqual(rows[1]["kind"], "value")
        self.assert_sidebar_stayed_away()

    def test_buttons_by_keys(self):
        self.select_by_keys("Language")
        self.program.step_to("Tab", "Move Down")
        self.program.press("space")
        wait_for("the move", lambda: self.rows()[1] == "Language")
        self.wait_for_focus("Language")
        self.program.step_to("Tab", "Remove")
        self.program.press("space")
        wait_for("no row", lambda: "Language" not in self.rows())
        self.save()
        titles = [row["title"] for row in self.section()]
        self.assertEqual(titles[:2], ["Region and Calendar", "Text Size"])
        self.assert_sidebar_stayed_away()

    def test_style_by_pointer(self):
        self.select("Language")
        self.click_button("Text Style")
        self.choose("Headline", pyatspi.ROLE_LIST_ITEM)
        self.program.press("Return")
        self.assert_style()

    def test_style_by_keys(self):
        self.select_by_keys("Language")
        self.program.step_to("Tab", "Text Style")
        self.program.press("space")
        self.program.step_to("Down", "Headline")
        self.program.press("Return")
        self.assert_style()

    def assert_style(self):
        wait_for("the mark", self.unsaved)
        self.save()
        self.assertEqual(self.section()[0]["title"], {"text": "Language", "textStyle": "headline"})
        self.assert_sidebar_stayed_away()


if __name__ == "__main__":
    unittest.main()
