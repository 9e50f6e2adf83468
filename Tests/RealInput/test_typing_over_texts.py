# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Texts of the preview typed over in place, by keys alone and by a double click."""
import unittest

import pyatspi

from desk import DeskTest, bounds, find, pump, spoken, wait_for


class TypingOverTexts(DeskTest):
    def setUp(self):
        super().setUp()
        self.program = self.start([])

    def entry(self, name):
        """The entry of a text, once it has the focus."""
        return wait_for(f"the entry {name!r}", lambda: self.focused_entry(name))

    def focused_entry(self, name):
        node = self.program.focused()
        is_it = node.getRole() == pyatspi.ROLE_ENTRY or node.getRole() == pyatspi.ROLE_TEXT
        return node if is_it and spoken(node) == name else None

    def go_to(self, beginning):
        """Puts the focus on an item of the list by its name."""
        program = self.program
        item = wait_for(beginning, lambda: find(program.frame, containing=beginning))
        program.click(item)
        wait_for("its focus", lambda: spoken(program.focused()).startswith(beginning))

    def test_keys(self):
        program = self.program
        self.go_to("Language, English")
        program.press("F2")
        self.entry("Title of row “Language”")
        program.type("Tongue")
        wait_for("the text in the list", lambda: find(program.frame, name="Tongue, English"))
        program.press("Tab")
        self.entry("Value of row “Tongue”")
        program.press("BackSpace")
        wait_for("no value", lambda: find(program.frame, name="Tongue"))
        self.entry("Value of row “Tongue”")
        program.type("Cornish")
        wait_for("the value", lambda: find(program.frame, name="Tongue, Cornish"))
        # On to the next row and back without typing. Each text is selected.
        program.press("Tab")
        self.entry("Title of row “Region and Calendar”")
        program.press("shift+Tab")
        self.entry("Value of row “Tongue”")
        program.type("Breton")
        wait_for("the other value", lambda: find(program.frame, name="Tongue, Breton"))
        program.press("Escape")
        wait_for("the value before", lambda: find(program.frame, name="Tongue, Cornish"))
        wait_for("the focus back", lambda: spoken(program.focused()) == "Tongue, Cornish")
        wait_for("the mark", lambda: "• Settings" in program.frame.name)
        program.press("ctrl+z", "ctrl+z")
        wait_for("undo", lambda: find(program.frame, name="Language, English"))
        self.assertNotIn("•", program.frame.name)
        program.press("ctrl+shift+z")
        wait_for("redo", lambda: find(program.frame, name="Tongue, English"))

    def test_double_click(self):
        program = self.program
        header = wait_for("a header", lambda: find(program.frame, name="General"))
        left, top, _, bottom = bounds(header)
        program.click_at(left + 60, (top + bottom) / 2)
        wait_for("the focus", lambda: spoken(program.focused()) == "General")
        pump(1)
        self.assertEqual(spoken(program.focused()), "General")
        program.double_click(lambda: self.focused_entry("Title of header “General”"))
        program.type("All")
        program.press("Return")
        wait_for("the focus back", lambda: spoken(program.focused()) == "All")
        # A click elsewhere keeps the text, too.
        program.press("F2")
        self.entry("Title of header “All”")
        program.type("Everything")
        program.click_at(left + 60, bottom + 300)
        wait_for("the text", lambda: find(program.frame, name="Everything"))


if __name__ == "__main__":
    unittest.main()
