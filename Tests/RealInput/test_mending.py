# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Mistakes fixed by keys and by pointer, where messages have a button for it."""
import pathlib
import unittest

import pyatspi

from desk import DeskTest, find, pump, spoken, wait_for

MISSPELLED = """{
  "boddy": {"fontName": "NotoSerif-Regular", "fontSize": 21},
  "headlin": {"fontName": "NotoSerif-Regular", "fontSize": 17}
}
"""
BROKEN = """{
  "body": {"fontName": "NotoSerif-Regular" "fontSize": 21},
}
"""
MENDED = """{
  "body": {"fontName": "NotoSerif-Regular", "fontSize": 21}
}
"""


class FixAction(DeskTest):
    def test_messages_by_keys(self):
        path = pathlib.Path(self.theme(MISSPELLED, name="Slips.json"))
        program = self.start([str(path)])
        program.step_to("shift+Tab", "2 warnings")
        program.press("space")
        messages = wait_for("the messages", lambda: program.window(name="Messages"))
        fix = program.step_to("Tab", "Fix: Rename “boddy” to “body”", most=6)
        self.assertEqual(fix.getRole(), pyatspi.ROLE_PUSH_BUTTON)
        program.press("space")
        wait_for("the edit", lambda: "•" in program.frame.name)
        # The next fix has the focus.
        wait_for("the next", lambda: spoken(program.focused()).startswith("Fix: Rename “headlin”"))
        program.press("space")
        wait_for("nothing to say", lambda: find(messages, name="No messages"))
        program.press("ctrl+z", "ctrl+z")
        wait_for("both messages", lambda: find(messages, containing="boddy"))
        wait_for("the undo", lambda: "•" not in program.frame.name)
        program.press("Escape")
        wait_for("the window", lambda: program.window(name="Messages") is None)
        self.assertEqual(path.read_text(), MISSPELLED)

    def test_broken_file_by_keys(self):
        path = pathlib.Path(self.theme(BROKEN, name="Broken.json"))
        program = self.start([str(path)])
        self.assertEqual("Insert “,”, and 1 More Change", self.fix(program).name[len("Fix: "):])
        program.press("alt+f")
        wait_for("the theme", lambda: "• Broken" in program.frame.name)
        self.assertEqual(path.read_text(), BROKEN)
        program.press("ctrl+z")
        wait_for("the file as it is", lambda: find(program.frame, containing="cannot be shown"))
        self.assertEqual(path.read_text(), BROKEN)
        program.press("ctrl+shift+z")
        wait_for("the theme", lambda: "• Broken" in program.frame.name)
        program.press("ctrl+s")
        wait_for("the save", lambda: path.read_text() == MENDED)
        wait_for("its title", lambda: "•" not in program.frame.name)

    def test_broken_file_by_pointer(self):
        path = pathlib.Path(self.theme(BROKEN, name="Broken.json"))
        program = self.start([str(path)])
        pump(0.5)
        program.click(self.fix(program))
        wait_for("the theme", lambda: "• Broken" in program.frame.name)
        self.assertEqual(path.read_text(), BROKEN)

    def fix(self, program):
        """The button in the bar."""
        return wait_for("the button", lambda: find(program.frame, containing="Fix: "))


if __name__ == "__main__":
    unittest.main()
