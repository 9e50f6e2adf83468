# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A theme edited by keys alone, as somebody does who cannot see the window: every style's font, size and
maximum, the headers and a color; then saved and undone. A screen reader's words lead the way."""
import fcntl
import json
import os
import pathlib
import unittest

import pyatspi

from desk import DeskTest, find, pump, spoken, wait_for

STYLES = {
    "Large Title": "largeTitle", "Title 1": "title", "Title 2": "title2", "Title 3": "title3",
    "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
    "Footnote": "footnote", "Caption 1": "caption", "Caption 2": "caption2",
}
FONT = "NotoSerif-Regular"


class EditingByKeys(DeskTest):
    def test_everything(self):
        path = pathlib.Path(self.theme())
        before = path.read_text()
        self.program = self.start([str(path)])
        self.program.show_all_styles()
        for style in STYLES:
            self.edit_style(style)
        self.edit_headers()
        self.edit_color()
        self.program.press("ctrl+s")
        wait_for("the save", lambda: "•" not in self.program.frame.name)
        saved = json.loads(path.read_text())
        for style, key in STYLES.items():
            font = saved["fonts"].get(key)
            self.assertIsNotNone(font, f"{style} is not in {saved}")
            self.assertEqual(font["fontName"], FONT, style)
            self.assertEqual(font["fontSize"], 24, style)
            self.assertEqual(font["maximumPointSize"], 90, style)
        self.assertIn("44", json.dumps(saved["sectionHeader"]))
        self.assertTrue(saved["colors"]["light"], saved)
        self.undo_everything()
        self.program.press("ctrl+s")
        wait_for("the file as it was", lambda: path.read_text() == before)

    def test_saving_waits_for_others(self):
        """Another program's turn to save in the folder delays a save and stops nothing else."""
        path = pathlib.Path(self.theme())
        self.program = self.start([str(path)])
        slider = find(self.program.frame, role=pyatspi.ROLE_SLIDER)
        self.go_to("Section Headers")
        self.program.press("Return")
        for height in ("44", "45", "46", "47", "48"):  # more than once, should the machine be slow
            before = path.read_text()
            self.enter("Height of headers", height)
            wait_for("the edit", lambda: "•" in self.program.frame.name)
            folder = os.open(path.parent, os.O_RDONLY)
            fcntl.flock(folder, fcntl.LOCK_EX)
            size = slider.queryValue().currentValue
            self.program.press("ctrl+s", "ctrl+plus")
            wait_for("the size", lambda: slider.queryValue().currentValue > size)
            has_waited = path.read_text() == before
            os.close(folder)
            wait_for("the save", lambda: height in path.read_text())
            wait_for("its mark", lambda: "•" not in self.program.frame.name)
            if has_waited:
                return
        self.fail("the file was saved before the window answered again")

    # By words

    def go_to(self, beginning, key="Tab"):
        """Presses a key until what has the focus begins with a word."""
        return self.program.step_to(key, beginning, most=120)

    def enter(self, field, text):
        """Types into a number."""
        number = self.go_to(field)
        self.program.press("ctrl+a")
        self.program.type(text)
        self.program.press("Return")
        wait_for(f"{field} {text}", lambda: number.queryValue().currentValue == float(text))

    def edit_style(self, style):
        program = self.program
        row = self.go_to(f"{style},")
        program.press("Return")
        wait_for("the row to open", lambda: row.getState().contains(pyatspi.STATE_EXPANDED))
        self.go_to(f"Font of {style}")
        program.press("space")
        wait_for("the fonts", lambda: find(program.frame, name="Use System Font"))
        wait_for("their focus", lambda: program.focused().getRole() == pyatspi.ROLE_ENTRY)
        program.type(FONT)
        program.press("Return")
        wait_for("a face", lambda: spoken(program.focused()).startswith("Noto Serif Regular"))
        program.press("Return")
        wait_for("the styles", lambda: not find(program.frame, name="Use System Font"))
        wait_for("the focus where it was", lambda: "Font of" in spoken(program.focused()))
        self.enter(f"Size of {style} at Large", "24")
        self.enter(f"Maximum size of {style}", "90")
        self.go_to(f"{style},", "shift+Tab")
        program.press("Return")
        wait_for("the row to close", lambda: not row.getState().contains(pyatspi.STATE_EXPANDED))

    def edit_headers(self):
        self.go_to("Section Headers")
        self.program.press("Return")
        self.enter("Height of headers", "44")
        self.go_to("Section Headers", "shift+Tab")
        self.program.press("Return")

    def edit_color(self):
        program = self.program
        self.go_to("Colors")
        program.press("Return")
        pump(0.5)
        while not spoken(program.step("Tab")).endswith(" in light"):
            pass
        program.type("#112233")
        program.press("Return")
        wait_for("the edit", lambda: "(Light)" in spoken(self.undo_button()))

    def undo_everything(self):
        """Presses Ctrl+Z until there is nothing left to undo."""
        steps = 0
        while self.undo_button().getState().contains(pyatspi.STATE_SENSITIVE):
            self.program.press("ctrl+z")
            pump(0.15)
            steps += 1
            self.assertLess(steps, 200, spoken(self.undo_button()))
        self.assertGreater(steps, 3 * len(STYLES))

    def undo_button(self):
        return find(self.program.frame, containing="Undo", role=pyatspi.ROLE_PUSH_BUTTON)


if __name__ == "__main__":
    unittest.main()
