# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The views of many sizes, the findings and the differences, by keys and for a screen reader."""
import json
import pathlib
import unittest

import pyatspi

from desk import DeskTest, find, pump, spoken, wait_for, xdotool

CLIPPED = """{
  "title": "Clipped",
  "sections": [{"header": {"title": "General", "textStyle": "title2", "height": 44},
                "rows": [{"title": "Region"}, {"title": "Dates"}]}]
}
"""


class Views(DeskTest):
    def screen(self):
        return pathlib.Path(self.theme(CLIPPED, name="Clipped.json"))

    def test_ladder(self):
        program = self.start([str(self.screen())])
        program.press("ctrl+2")
        wait_for("the columns", lambda: find(program.frame, containing="XS, Body 14 pt"))
        head = program.step_to("Tab", "XS, Body 14 pt")
        self.assertEqual(head.getRole(), pyatspi.ROLE_PUSH_BUTTON)
        program.press("Right")
        wait_for("the next head", lambda: spoken(program.focused()).startswith("S, Body 15 pt"))
        program.press("Right", "Right", "Right", "Right")
        wait_for("that of XXL", lambda: spoken(program.focused()).startswith("XXL, Body 21 pt"))
        program.press("Return")
        wait_for("the size", lambda: find(program.frame, containing="Body 21 pt"))
        self.assertIsNone(find(program.frame, containing="XS, Body 14 pt"))

    def test_heads_say_what_breaks(self):
        program = self.start([str(self.screen())])
        program.press("ctrl+2")
        program.step_to("Tab", "XS, Body 14 pt")
        wait_for("no violations", lambda: spoken(program.focused()).endswith("No violations"))
        program.press(*["Right"] * 11)
        wait_for("AX5", lambda: spoken(program.focused()).startswith("AX5, Body 53 pt"))
        wait_for("a violation", lambda: spoken(program.focused()).endswith("1 violation"))

    def test_findings(self):
        path = self.screen()
        program = self.start([str(path)])
        program.press("ctrl+shift+a")
        finding = wait_for(
            "the finding", lambda: find(program.frame, containing="“General” header is clipped at AX")
        )
        self.assertIn("Violation", finding.name)
        program.step_to("Tab", finding.name[:30])
        program.press("Return")
        wait_for("the header", lambda: spoken(program.focused()).startswith("General"))
        program.press("ctrl+shift+a")
        program.step_to("Tab", "Fix", most=80)
        program.press("space")
        wait_for(
            "no finding", lambda: not find(program.frame, containing="“General” header is clipped")
        )
        # A fix is a step, which is saved with the screen.
        self.assertNotIn('"height": "automatic"', path.read_text())
        program.press("ctrl+s")
        wait_for("the file", lambda: '"height": "automatic"' in path.read_text())

    def test_ignoring(self):
        path = self.screen()
        program = self.start([str(path)])
        program.press("ctrl+shift+a")
        wait_for("the finding", lambda: find(program.frame, containing="“General” header is clipped"))
        program.step_to("Tab", "Ignore")
        program.press("space")
        wait_for("the question", lambda: "eason" in spoken(program.focused()))
        program.type("It is a mock-up.")
        program.press("Return")
        project = path.parent / "typeladder.json"
        wait_for("the project", project.exists)
        exception = json.loads(project.read_text())["exceptions"][0]
        self.assertEqual(exception["reason"], "It is a mock-up.")

    def test_comparison(self):
        program = self.start([str(self.screen())])
        program.press("ctrl+3")
        row = wait_for("a difference", lambda: find(program.frame, containing="pt taller"))
        program.step_to("Tab", "Swipe")
        program.press("space")
        divider = program.step_to("Tab", "Divider")
        self.assertEqual(divider.getRole(), pyatspi.ROLE_SLIDER)
        program.press("Left")
        wait_for("the divider", lambda: divider.queryValue().currentValue < 0.5)
        program.step_to("Tab", row.name[:20])
        program.press("Return")
        pump(0.3)
        self.assertIsNotNone(program.focused())

    def test_first_breaks(self):
        program = self.start([str(self.screen())])
        # Otherwise it would stay on a cell.
        xdotool("mousemove", 0, 0)
        program.press("ctrl+4")
        wait_for("the map", lambda: find(program.frame, containing=" pt wide: "), patience=1200)
        for _ in range(30):
            cell = spoken(program.step("Tab"))
            if " pt wide: " in cell:
                break
        program.press("Right")
        wait_for("the next cell", lambda: spoken(program.focused()) not in ("", cell))
        cell = spoken(program.focused())
        self.assertRegex(cell, r"^\w+, \d+ pt wide: ")
        program.press("Return")
        wait_for("the list", lambda: find(program.frame, containing="Region"))
        size = cell.split(",")[0]
        wait_for("its size", lambda: find(program.frame, containing=f"{size} – "))


if __name__ == "__main__":
    unittest.main()
