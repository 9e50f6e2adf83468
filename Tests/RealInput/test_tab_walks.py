# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Tab, Shift+Tab and arrow keys through every window, popover and dialog."""
import unittest

import pyatspi

from desk import descendants, find, pump, spoken, wait_for
from walks import WalkTest


class TabWalks(WalkTest):
    def rows(self, program):
        """The text styles as a walk by arrow keys finds them."""
        program.show_all_styles()
        rows = [program.step_to("Tab", "Large Title")]
        while spoken(rows[-1]).split(",")[0] != "Colors":
            self.check_stop(rows[-1])
            rows.append(program.step("Down"))
            self.assertNotEqual(rows[-1], rows[-2], [spoken(row) for row in rows])
            self.assertLess(len(rows), 20)
        return rows

    def open_window(self, program, key, name):
        """Presses a key that opens a window, and waits until it has the focus."""
        program.press(key)
        window = wait_for(f"the window {name!r}", lambda: program.window(containing=name))
        wait_for("the focus in it", lambda: program.active_window() == window)
        pump(0.3)
        return window

    def test_main_window(self):
        program = self.start()
        stops = [spoken(stop) for stop in self.circle(program, least=18)]
        for name in ("Text size", "Main Menu", "Colors"):
            self.assertIn(name, stops)
        self.assertTrue(any(name.startswith("Body, 17 points") for name in stops), stops)

    def test_small_window(self):
        # The sidebar does not fit next to the device.
        program = self.start(size=(640, 420))
        self.circle(program, least=6)
        program.press("F9")
        pump(0.7)
        self.circle(program, least=15)

    def test_open_rows(self):
        program = self.start([self.theme()])
        rows = self.rows(program)
        program.press("Up", "Return")  # section headers
        pump(0.5)
        expanded = program.focused().getState()
        self.assertTrue(expanded.contains(pyatspi.STATE_EXPANDED), "an open row does not say so")
        for _ in range(6):
            program.step("Up")
        self.assertIn("Body", spoken(program.focused()))
        program.press("Return")
        pump(0.5)
        self.circle(program, least=len(rows) + 20)

    def test_arrows_through_the_styles(self):
        program = self.start()
        rows = self.rows(program)
        # Including the button between the styles and the other rows.
        self.assertEqual(len(rows), 14)
        for expected in reversed(rows[:-1]):
            self.assertEqual(program.step("Up"), expected)

    def test_arrows_through_the_preview(self):
        program = self.start()
        program.step_to("shift+Tab", "Choose how this app looks")
        seen = [program.focused()]
        while True:
            node = program.step("Down")
            if node in seen or node.getRole() == pyatspi.ROLE_SLIDER:
                break
            self.check_stop(node)
            seen.append(node)
        self.assertGreater(len(seen), 15)

    def test_menus(self):
        program = self.start()
        slider = program.focused()
        for opener, least in (("F10", 10), ("Open", 10)):
            if opener == "F10":
                program.press("F10")
            else:
                slider = program.step_to("Tab", opener)
                program.press("space")
            pump(0.5)
            first = program.focused()
            seen = [first]
            while (node := program.step("Down")) != first:
                self.check_stop(node)
                self.assertNotIn(node, seen)
                seen.append(node)
            self.assertGreaterEqual(len(seen), least)
            program.press("Escape")
            wait_for("the focus where it was", lambda: program.focused() == slider)

    def test_device_popover(self):
        program = self.start()
        button = program.step_to("Tab", "Device and Settings")
        program.press("space")
        pump(0.5)
        self.circle(program, least=8)
        program.press("Escape")
        wait_for("the focus where it was", lambda: program.focused() == button)

    def test_fonts_window(self):
        program = self.start()
        self.open_window(program, "ctrl+shift+f", "Fonts")
        self.circle(program, least=4)

    def test_font_chooser(self):
        program = self.start()
        program.step_to("Tab", "Body")
        program.press("Return", "Down")
        pump(0.3)
        program.press("Return")
        wait_for("the fonts", lambda: find(program.frame, name="Use System Font"))
        pump(0.3)
        self.circle(program, least=10)
        while program.focused().getRole() != pyatspi.ROLE_ENTRY:
            program.step("Tab")
        program.press("Escape")
        wait_for("the styles", lambda: not find(program.frame, name="Use System Font"))
        wait_for("the focus where it was", lambda: "Font" in spoken(program.focused()))

    def test_shortcuts(self):
        program = self.start()
        self.open_window(program, "ctrl+question", "Keyboard Shortcuts")
        self.check_stop(program.focused())
        if not self.says(program, "Scroll over the list"):
            # It is on the other page, which GTK 4.18 hides.
            program.step_to("Tab", "Page 1")
            program.press("Right", "space")
        wait_for("the wheel among the shortcuts", lambda: self.says(program, "Scroll over the list"))

    def says(self, program, words):
        return any(find(window, containing=words) for window in program.node)

    def test_messages(self):
        program = self.start([self.theme('{"fonts": {"body": {"fontName": "Nowhere", "fontSize": 17, "x": 1}}}')])
        button = wait_for(
            "the button for warnings",
            lambda: next(
                (
                    node for node in descendants(program.frame)
                    if "warning" in node.name and "Findings" not in node.name
                ),
                None,
            ),
        )
        program.step_to("Tab", button.name)
        self.open_window(program, "space", "Messages")
        self.assertEqual(program.focused().getRole(), pyatspi.ROLE_LIST_ITEM)
        self.circle(program)

    def test_questions_begin_on_the_safest_answer(self):
        program = self.start([self.theme()])
        self.edit_body(program)
        program.press("ctrl+w")
        wait_for("the question", lambda: spoken(program.focused()) == "Save")
        self.circle(program, least=3)
        program.press("Escape")
        wait_for("the focus where it was", lambda: "Size of Body" in spoken(program.focused()))

    def test_question_with_a_list(self):
        program = self.start([self.theme(MAXIMUM)])
        program.press(
            "F10", "Down", "Down", "Down", "Return", "Down", "Down", "Down", "Return"
        )
        wait_for("the file dialog", lambda: program.active_window() != program.frame)
        pump(0.5)
        program.type(f"{self.folder}/Fonts.swift")
        program.press("Return")
        wait_for("the question", lambda: spoken(program.focused()) == "Cancel")
        pump(0.5)  # the file dialog lets go of the keys after the focus has moved
        self.circle(program, least=3)

    def test_token_dialog(self):
        program = self.start()
        path = self.theme(TOKENS, "brand.tokens.json")
        program.press("ctrl+o")
        wait_for("the file dialog", lambda: program.active_window() != program.frame)
        pump(0.5)
        program.open_path(path)
        wait_for("the dialog", lambda: spoken(program.focused()) == "Import")
        pump(0.5)  # the file dialog lets go of the keys after the focus has moved
        self.circle(program, least=4)

    def test_conflict(self):
        path = self.theme()
        program = self.start([path])
        self.edit_body(program)
        with open(path, "w", encoding="utf-8") as file:
            file.write(MAXIMUM)
        wait_for("the question", lambda: find(program.frame, containing="Another program changed"))
        pump(0.5)
        program.step_to("Tab", "Compare")
        program.press("space")
        wait_for("the comparison", lambda: find(program.frame, containing="On Disk"))
        program.press("ctrl+1")
        self.circle(program, least=20)
        place = program.step("shift+Tab")
        program.step_to("Tab", "Keep")
        program.press("space")
        wait_for("the focus where it was", lambda: program.focused() == place)

    def edit_body(self, program):
        """Makes the body a point larger by keys alone."""
        program.step_to("Tab", "Body")
        program.press("Return")
        pump(0.5)
        program.step_to("Tab", "Size of Body")
        program.press("Up")
        wait_for("the edit", lambda: "•" in program.frame.name)


MAXIMUM = """{"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17,
"maximumPointSize": 30}}, "colors": {"light": {"label": "#123456"}}}"""

TOKENS = """{"text": {"body": {"$type": "typography", "$value": {"fontFamily": "Noto Serif",
"fontWeight": 400, "fontSize": "17px"}}, "title": {"$type": "typography", "$value": {
"fontFamily": "Noto Serif", "fontWeight": 700, "fontSize": "34px"}}}}"""

if __name__ == "__main__":
    unittest.main()
